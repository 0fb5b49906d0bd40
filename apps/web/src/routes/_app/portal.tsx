import { oneOf, search } from '@dragoman/hooks/list'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { languagesQuery } from '../../features/locales/locale-queries.ts'
import { Portal } from '../../features/portal/Portal.tsx'
import { portalQuery } from '../../features/portal/portal-query.ts'
import { fileParamsQuery } from '../../features/projects/file-preview/file-params.ts'
import { load } from '../../load.ts'

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
  validateSearch: search({ part: oneOf(['text']) }),
  loader: (args) => Promise.all([load(args, portalQuery()), load(args, languagesQuery()), load(args, fileParamsQuery)]),
  component: PortalPage,
})

function PortalPage() {
  const { data } = useSuspenseQuery(portalQuery())
  return <Portal portal={data} part={Route.useSearch().part} />
}
