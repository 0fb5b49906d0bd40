import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrganizationCreate } from '@dragoman/sdk/operations/organizations'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { loadPlaces } from '../../../features/locales/locale-queries.ts'
import { ClientForm } from '../../../features/organizations/ClientForm.tsx'
import { t } from '../../../i18n/t.ts'
import { Link, LinkButton } from '../../../ground/links.ts'

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
    <Page>
      <PageHeader
        title={t('organizations.new')}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="organizations" to="/organizations">
                {t('organizations.title')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>
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
          cancel={<LinkButton to="/organizations">{t('shell.cancel')}</LinkButton>}
        />
      </PageBody>
    </Page>
  )
}
