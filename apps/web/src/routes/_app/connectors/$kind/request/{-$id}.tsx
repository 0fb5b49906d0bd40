import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { kindWith } from '../../../../../features/connectors/connector-places.ts'
import { allConfigsQuery } from '../../../../../features/connectors/connector-queries.ts'
import { connectorPage, places } from '../../../../../features/connectors/connector-routes.ts'
import { NewRequest } from '../../../../../features/content-requests/NewRequest.tsx'
import { requestQuery, requestsQuery } from '../../../../../features/content-requests/request-queries.ts'
import { RequestPage } from '../../../../../features/content-requests/RequestPage.tsx'
import { languagesQuery } from '../../../../../features/locales/locale-queries.ts'
import { load } from '../../../../../load.ts'

export const Route = createFileRoute('/_app/connectors/$kind/request/{-$id}')({
  staticData: {
    ...connectorPage,
    title: 'requests.list',
    areas: [...connectorPage.areas, 'connectors', 'projects'],
  },
  loader: async (args) => {
    const { kindWith: kindThere, placeId } = await places()
    const { kind, path } = kindThere(args.params.kind, 'request')
    const id = placeId(args.params.id, path)
    if (id === undefined) throw notFound()
    await load(args, languagesQuery())
    if (id !== 'create') return load(args, requestQuery(id.id))
    await Promise.all([load(args, allConfigsQuery(kind)), load(args, requestsQuery(kind))])
  },
  component: Request,
})

function Request() {
  const { kind: path, id } = Route.useParams()
  return id === 'create' ? <New path={path} /> : <RequestPage key={id} uuid={id!} />
}

function New({ path }: { path: string }) {
  const { kind } = kindWith(path, 'request')
  const { data } = useSuspenseQuery(allConfigsQuery(kind))
  return <NewRequest kind={kind} path={path} configs={data.content} />
}
