import { search, text } from '@dragoman/hooks/list'
import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { OrgUnitCreate } from '@dragoman/sdk/operations/orgUnits'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { loadPlaces } from '../../../../features/locales/locale-queries.ts'
import { ClientForm } from '../../../../features/organizations/ClientForm.tsx'
import { CreatePage } from '../../../../form/CreatePage.tsx'
import { t } from '../../../../i18n/t.ts'
import { load } from '../../../../load.ts'

const organizationsQuery = query(api.organizations.list, { query: { size: 200, sort: 'name,asc' } })

export const Route = createFileRoute('/_app/organizations/units/create')({
  staticData: {
    title: 'organizations.newUnit',
    areas: ['custom'],
    requires: ['ORG_UNIT_create'],
    nav: { section: 'organizations', label: 'shell.nav.newUnit', order: 4 },
  },
  validateSearch: search({ organization: text }),
  loader: (args) => Promise.all([load(args, organizationsQuery), loadPlaces(args)]),
  component: CreateUnitPage,
})

function CreateUnitPage() {
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(organizationsQuery)
  const create = useMutation({ ...mutation(api.orgUnits.create), meta: { showsErrors: true } })
  return (
    <CreatePage
      title={t('organizations.newUnit')}
      list={{ to: '/organizations/units', label: t('organizations.units') }}
    >
      <ClientForm
        label={t('organizations.newUnit')}
        organizations={data.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        organization={Route.useSearch().organization}
        save={create}
        onSubmit={({ organization, unit, currency, timezone, customFields }) => {
          const own = { name: unit, currency, timezone, customFields }
          const body = { organizationUuid: organization, ...own } as OrgUnitCreate
          const onSuccess = ({ uuid }: { uuid: string }) =>
            void navigate({ to: '/organizations/units/$id', params: { id: uuid }, ignoreBlocker: true })
          create.mutate({ body }, { onSuccess })
        }}
        list="/organizations/units"
      />
    </CreatePage>
  )
}
