import { oneOf, search } from '@dragoman/hooks/list'
import { createFileRoute } from '@tanstack/react-router'
import { CreateField } from '../../../../../features/custom-fields/CreateField.tsx'
import { entities } from '../../../../../features/custom-fields/entities.ts'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { Link } from '../../../../../ground/links.ts'

const list = '/settings/account-settings/custom-fields'

export const Route = createFileRoute('/_app/settings/account-settings/custom-fields/create')({
  staticData: { title: 'fields.create', areas: ['settings'], requires: ['ROLE_ACCOUNT_ADMIN'] },
  validateSearch: search({ entity: oneOf(entities) }),
  component: CreateFieldPage,
})

function CreateFieldPage() {
  const { entity = 'PROJECT' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const back = () => void navigate({ to: list })
  return (
    <SettingsPageFrame
      title={t('fields.create')}
      parents={[
        <Link key="list" to={list}>
          {t('fields.title')}
        </Link>,
      ]}
    >
      <CreateField entity={entity} onCreated={back} onCancel={back} />
    </SettingsPageFrame>
  )
}
