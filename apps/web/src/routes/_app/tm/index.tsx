import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { useList } from '../../../list/use-list.ts'
import { memorySearch, pageQuery } from '../../../features/memories/memory-search.ts'
import { MemoryFilters } from '../../../features/memories/MemoryFilters.tsx'
import { MemoryTable } from '../../../features/memories/MemoryTable.tsx'
import { t } from '../../../i18n/t.ts'
import { loadList } from '../../../load.ts'
import { LinkButton } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/tm/')({
  staticData: {
    title: 'tm.title',
    requires: ['TM_list'],
    nav: { section: 'context', label: 'shell.nav.memories', order: 1 },
  },
  validateSearch: memorySearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.translationMemories.list, { query: pageQuery(args.deps) })),
  component: MemoriesPage,
})

function MemoriesPage() {
  const list = useList(Route.useSearch())
  const mayCreate = useCan(requirements['translationMemories.create'])
  return (
    <Page isFilling>
      <PageHeader
        title={t('tm.title')}
        actions={
          mayCreate && (
            <LinkButton to="/tm/create" variant="primary" icon="plus">
              {t('tm.new')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        <MemoryFilters list={list} />
        <MemoryTable list={list} />
      </PageBody>
    </Page>
  )
}
