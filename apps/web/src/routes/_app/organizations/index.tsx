import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { organizationSearch } from '../../../features/organizations/organization-search.ts'
import { OrganizationBar, OrganizationTable } from '../../../features/organizations/OrganizationTable.tsx'
import { t } from '../../../i18n/t.ts'
import { useList } from '../../../list/use-list.ts'
import { loadList } from '../../../load.ts'
import { LinkButton } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/organizations/')({
  staticData: {
    title: 'organizations.title',
    requires: ['ORGANIZATION_list'],
    nav: { section: 'organizations', label: 'shell.nav.organizations', order: 1 },
  },
  validateSearch: organizationSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.organizations.list, { query: listQuery(args.deps) })),
  component: OrganizationsPage,
})

function OrganizationsPage() {
  const list = useList(Route.useSearch())
  const mayCreate = useCan(requirements['organizations.create'])
  return (
    <Page isFilling>
      <PageHeader
        title={t('organizations.title')}
        actions={
          mayCreate && (
            <LinkButton to="/organizations/create" variant="primary" icon="plus">
              {t('organizations.new')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        <OrganizationBar list={list} />
        <OrganizationTable list={list} />
      </PageBody>
    </Page>
  )
}
