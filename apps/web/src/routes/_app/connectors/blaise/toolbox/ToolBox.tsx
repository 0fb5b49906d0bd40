import { search, text } from '@dragoman/hooks/list'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { allConfigsQuery } from '../../../../../features/connectors/connector-queries.ts'
import { connectorPage } from '../../../../../features/connectors/connector-routes.ts'
import { ToolBox } from '../../../../../features/toolbox/ToolBox.tsx'
import { uuid } from '../../../../../list/list-state.ts'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/connectors/blaise/toolbox/ToolBox')({
  staticData: { ...connectorPage, title: 'toolbox.title', areas: [...connectorPage.areas, 'connectors'] },
  validateSearch: search({ config: uuid, key: text }),
  loader: (args) => load(args, allConfigsQuery('BLAISE')),
  component: ToolBoxPage,
})

function ToolBoxPage() {
  const { data } = useSuspenseQuery(allConfigsQuery('BLAISE'))
  const navigate = Route.useNavigate()
  return (
    <ToolBox
      configs={data.content}
      address={Route.useSearch()}
      onChange={(address) => void navigate({ search: address, replace: true, resetScroll: false })}
    />
  )
}
