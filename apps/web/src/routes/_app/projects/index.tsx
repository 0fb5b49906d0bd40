import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ProjectSummary } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { useCustomColumns } from '../../../features/custom-fields/values/use-custom-columns.tsx'
import { ProjectList } from '../../../features/projects/list/ProjectList.tsx'
import { projectColumns } from '../../../features/projects/list/ProjectTable.tsx'
import { totalsQuery } from '../../../features/projects/list/totals-query.ts'
import { projectSearch } from '../../../features/projects/list/project-search.ts'
import { t } from '../../../i18n/t.ts'
import { ExportMenu } from '../../../list/ExportMenu.tsx'
import { requestOf, useListState } from '../../../list/list-state.ts'
import { loadList } from '../../../load.ts'
import { LinkButton } from '../../../ground/links.ts'
import { useCommands } from '../../../ground/commands.ts'

export const Route = createFileRoute('/_app/projects/')({
  staticData: {
    title: 'projects.title',
    areas: ['list'],
    requires: ['PROJECT_list'],
    nav: { section: 'projects', label: 'shell.nav.projects', order: 1 },
  },
  validateSearch: projectSearch,
  loaderDeps: ({ search }) => search,
  loader: async (args) => {
    const request = requestOf(args.deps)
    // With their sums the columns have their last width: coming later, these would move the rows.
    const sums = args.cause === 'stay' ? undefined : args.context.queryClient.prefetchQuery(totalsQuery(request))
    await Promise.all([loadList(args, query(api.projects.list, { query: listQuery(request) })), sums])
  },
  component: ProjectsPage,
})

function ProjectsPage() {
  const list = useListState(Route.useSearch())
  const navigate = Route.useNavigate()
  const seesCosts = useCan(requirements['costs.getSummary'])
  const custom = useCustomColumns<ProjectSummary>('PROJECT')
  const mayCreate = useCan(requirements['projects.create'])
  useCommands(
    mayCreate
      ? [{ keys: ['c'], label: 'projects.new', icon: 'plus', run: () => void navigate({ to: '/projects/create' }) }]
      : [],
  )
  return (
    <Page isFilling>
      <PageHeader
        title={t('projects.title')}
        actions={
          <>
            <ExportMenu of="projects" list={list} columns={[...projectColumns(seesCosts), ...custom]} />
            {mayCreate && (
              <LinkButton to="/projects/create" variant="primary" icon="plus">
                {t('projects.new')}
              </LinkButton>
            )}
          </>
        }
      />
      <PageBody>
        <ProjectList list={list} />
      </PageBody>
    </Page>
  )
}
