import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrganizationCreate } from '@dragoman/sdk/operations/organizations'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { loadPlaces } from '../../../features/locales/locale-queries.ts'
import { ClientForm } from '../../../features/organizations/ClientForm.tsx'
import { CreatePage } from '../../../form/CreatePage.tsx'
import { t } from '../../../i18n/t.ts'

export const Route = createFileRoute('/_app/organizations/create')({
  staticData: {
    title: 'organizations.new',
    areas: ['custom'],
    requires: ['ORGANIZATION_create'],
    nav: { section: 'organizations', label: 'shell.nav.newOrganization', order: 2 },
  },
  loader: loadPlaces,
  component: CreateOrganizationPage,
})

function CreateOrganizationPage() {
  const navigate = Route.useNavigate()
  const create = useMutation({ ...mutation(api.organizations.create), meta: { showsErrors: true } })
  return (
    <CreatePage title={t('organizations.new')} list={{ to: '/organizations', label: t('organizations.title') }}>
      <ClientForm
        label={t('organizations.new')}
        save={create}
        onSubmit={({ name, country, unit, currency, timezone, customFields }) => {
          const orgUnitDrafts = [{ name: unit, currency, timezone }]
          const body = { name, country, orgUnitDrafts, customFields } as OrganizationCreate
          const onSuccess = ({ uuid }: { uuid: string }) =>
            void navigate({ to: '/organizations/$id', params: { id: uuid }, ignoreBlocker: true })
          create.mutate({ body }, { onSuccess })
        }}
        list="/organizations"
      />
    </CreatePage>
  )
}
