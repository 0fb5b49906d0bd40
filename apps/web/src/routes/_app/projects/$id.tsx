import { oneOf, search, text } from '@dragoman/hooks/list'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { createFileRoute } from '@tanstack/react-router'
import { projectQuery, projectTabs } from '../../../features/projects/project-query.ts'
import { ProjectDetail } from '../../../features/projects/ProjectDetail.tsx'
import { useProject } from '../../../features/projects/use-project.ts'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/projects/$id')({
  staticData: { title: 'projects.title', areas: ['costs', 'tasks', 'users'], requires: ['PROJECT_list'] },
  validateSearch: search({ tab: oneOf(projectTabs), line: text }),
  loader: (args) => load(args, projectQuery(args.params.id)),
  component: ProjectPage,
})

function ProjectPage() {
  const project = useProject(Route.useParams().id)
  const { tab = 'overview', line } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProjectDetail
      project={project}
      tab={tab}
      onTabChange={(next) => void navigate({ search: { tab: next === 'overview' ? undefined : next }, replace: true })}
      line={line}
      onLineChange={(next) => void navigate({ search: { tab, line: next }, replace: true, resetScroll: false })}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="projects" to="/projects">
              {t('projects.title')}
            </Link>,
          ]}
        </Breadcrumbs>
      }
    />
  )
}
