import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useList } from '../../../list/use-list.ts'
import { memoryQuery } from '../../../features/memories/memory-query.ts'
import { unitQuery, unitSearch } from '../../../features/memories/memory-search.ts'
import { MemoryDetail } from '../../../features/memories/MemoryDetail.tsx'
import { withWords } from '../../../i18n/with-words.ts'
import { overlay } from '../../../lazy.tsx'
import { load, loadList } from '../../../load.ts'

const ExtractDialog = overlay(
  withWords(['termExtraction'], () => import('../../../features/term-extraction/ExtractDialog.tsx')),
  'ExtractDialog',
)

export const Route = createFileRoute('/_app/tm/$id')({
  staticData: { title: 'tm.title', areas: ['concordance', 'exchange', 'imports'], requires: ['TM_list'] },
  validateSearch: unitSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const units = { path: { tmUuid: args.params.id }, query: unitQuery(args.deps) }
    await Promise.all([
      load(args, memoryQuery(args.params.id)),
      (args.deps.tab ?? 'units') !== 'units' || loadList(args, query(api.translationMemories.searchUnits, units)),
    ])
  },
  component: MemoryPage,
})

function MemoryPage() {
  const { data: memory } = useSuspenseQuery(memoryQuery(Route.useParams().id))
  const list = useList(Route.useSearch())
  const extract = (onClose: () => void) => <ExtractDialog memoryUuid={memory.uuid} onClose={onClose} />
  return <MemoryDetail memory={memory} list={list} extract={extract} />
}
