import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { contextQuery, editorSearch, type EditorSearch } from '../../../features/editor/editor-context.ts'
import { EditorPage } from '../../../features/editor/EditorPage.tsx'
import { load } from '../../../load.ts'

export const Route = createFileRoute('/_app/editor/$context')({
  staticData: {
    title: 'editor.title',
    areas: ['checkRuns', 'concordance', 'list', 'termRequests'],
    requires: ['EDITOR_open_editor'],
    frame: 'own',
  },
  validateSearch: editorSearch,
  loader: (args) => load(args, contextQuery(args.params.context)),
  component: EditorRoute,
})

function EditorRoute() {
  const { context } = Route.useParams()
  const { data } = useSuspenseQuery(contextQuery(context))
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changes: Partial<EditorSearch>) =>
      void navigate({ search: (present) => ({ ...present, ...changes }), replace: true }),
    [navigate],
  )
  return <EditorPage address={context} items={data.items} search={Route.useSearch()} onSearchChange={change} />
}
