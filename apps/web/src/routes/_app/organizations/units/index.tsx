import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { unitSearch } from '../../../../features/organizations/organization-search.ts'
import { UnitFilters } from '../../../../features/organizations/units/UnitFilters.tsx'
import { UnitTable } from '../../../../features/organizations/units/UnitTable.tsx'
import { t } from '../../../../i18n/t.ts'
import { useList } from '../../../../list/use-list.ts'
import { loadList } from '../../../../load.ts'
import { LinkButton } from '../../../../shell/links.ts'

export const Route = createFileRoute('/_app/organizations/units/')({
  staticData: {
    title: 'organizations.units',
    requires: ['ORG_UNIT_list'],
    nav: { section: 'organizations', label: 'shell.nav.units', order: 3 },
  },
  validateSearch: unitSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.orgUnits.list, { query: listQuery(args.deps) })),
  component: UnitsPage,
})

function UnitsPage() {
  const list = useList(Route.useSearch())
  const mayCreate = useCan(requirements['orgUnits.create'])
  return (
    <Page isFilling>
      <PageHeader
        title={t('organizations.units')}
        actions={
          mayCreate && (
            <LinkButton to="/organizations/units/create" variant="primary" icon="plus">
              {t('organizations.newUnit')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        <UnitFilters list={list} />
        <UnitTable list={list} />
      </PageBody>
    </Page>
  )
}
