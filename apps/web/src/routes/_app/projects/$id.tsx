import { useCan } from '@dragoman/hooks/permissions'
import { search, text } from '@dragoman/hooks/list'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { activitySearch } from '../../../activity/activity-search.ts'
import { progressQuery, projectQuery, readTab } from '../../../features/projects/project-query.ts'
import { ProjectDetail } from '../../../features/projects/ProjectDetail.tsx'
import { useProject } from '../../../features/projects/use-project.ts'
import { taskSearch } from '../../../features/tasks/task-search.ts'
import { t } from '../../../i18n/t.ts'
import { useList } from '../../../list/use-list.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../ground/links.ts'

const own = search({ tab: readTab, line: text, comment: text, ...activitySearch })

/** Of a list of tasks what it is narrowed to within one project. */
function tasksSearch(raw: Record<string, unknown>) {
  const { tab: _tab, groupBy: _groupBy, projectUuid: _projectUuid, ...tasks } = taskSearch(raw)
  return tasks
}

export const Route = createFileRoute('/_app/projects/$id')({
  staticData: {
    title: 'projects.title',
    areas: ['activity', 'costs', 'custom', 'tasks', 'users'],
    requires: ['PROJECT_list'],
  },
  validateSearch: (raw: Record<string, unknown>) => ({ ...tasksSearch(raw), ...own(raw) }),
  loader: async (args) => {
    // The grid is there with the page, and fails by itself.
    const progress = args.context.queryClient.prefetchQuery(progressQuery(args.params.id))
    await Promise.all([load(args, projectQuery(args.params.id)), progress])
  },
  component: ProjectPage,
})

function ProjectPage() {
  const project = useProject(Route.useParams().id)
  const address = Route.useSearch()
  const { tab = 'overview', line, comment } = address
  const { organization } = project.organizationalUnit
  const mayOpenClient = useCan(requirements['organizations.get'])
  const tasks = useList(useMemo(() => tasksSearch(address), [address]))
  const navigate = Route.useNavigate()
  return (
    <ProjectDetail
      project={project}
      tab={tab}
      onTabChange={(next) => void navigate({ search: { tab: next === 'overview' ? undefined : next }, replace: true })}
      line={line}
      comment={comment}
      tasks={tasks}
      onLineChange={(next) => void navigate({ search: { tab, line: next }, replace: true, resetScroll: false })}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="projects" to="/projects">
              {t('projects.title')}
            </Link>,
            ...(organization
              ? [
                  mayOpenClient ? (
                    <Link key="client" to="/organizations/$id" params={{ id: organization.uuid }}>
                      <bdi>{organization.name}</bdi>
                    </Link>
                  ) : (
                    <bdi key="client">{organization.name}</bdi>
                  ),
                ]
              : []),
          ]}
        </Breadcrumbs>
      }
    />
  )
}
