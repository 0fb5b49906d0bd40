import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { languagesQuery } from '../../features/locales/locale-queries.ts'
import { Portal } from '../../features/portal/Portal.tsx'
import { portalQuery, portalSearch } from '../../features/portal/portal-query.ts'
import { fileParamsQuery } from '../../features/projects/file-preview/file-params.ts'
import { receivablesQuery } from '../../features/receivables/receivable-search.ts'
import { requestOf, useListState } from '../../list/list-state.ts'
import { load, loadList } from '../../load.ts'

export const Route = createFileRoute('/_app/portal')({
  staticData: {
    title: 'access.portal.title',
    areas: ['portal', 'home', 'projects', 'custom'],
    requires: ['PROJECT_list'],
    frame: 'own',
    nav: {
      section: 'tools',
      label: 'shell.nav.portal',
      order: 1,
      requires: ['ROLE_PROJECT_MANAGER', 'ROLE_CLIENT'],
      isApart: true,
    },
  },
  validateSearch: portalSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => {
    const { part, ...address } = args.deps
    return Promise.all([
      load(args, portalQuery()),
      load(args, languagesQuery()),
      load(args, fileParamsQuery),
      part === 'invoices' && loadList(args, receivablesQuery(requestOf(address))),
    ])
  },
  component: PortalPage,
})

function PortalPage() {
  const { data } = useSuspenseQuery(portalQuery())
  const search = Route.useSearch()
  const address = useMemo(() => ({ ...search, part: undefined }), [search])
  return <Portal portal={data} part={search.part} invoices={useListState(address)} />
}
