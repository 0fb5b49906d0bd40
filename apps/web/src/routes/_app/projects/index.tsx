import { listQuery } from '@dragoman/hooks/list'
import { useCan } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { projectSearch } from '../../../features/projects/list/project-search.ts'
import { ProjectFilters } from '../../../features/projects/list/ProjectFilters.tsx'
import { ProjectTable } from '../../../features/projects/list/ProjectTable.tsx'
import { t } from '../../../i18n/t.ts'
import { useList } from '../../../list/use-list.ts'
import { loadList } from '../../../load.ts'
import { LinkButton } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/projects/')({
  staticData: {
    title: 'projects.title',
    requires: ['PROJECT_list'],
    nav: { section: 'projects', label: 'shell.nav.projects', order: 1 },
  },
  validateSearch: projectSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) => loadList(args, query(api.projects.list, { query: listQuery(args.deps) })),
  component: ProjectsPage,
})

function ProjectsPage() {
  const list = useList(Route.useSearch())
  const mayCreate = useCan(requirements['projects.create'])
  return (
    <Page isFilling>
      <PageHeader
        title={t('projects.title')}
        actions={
          mayCreate && (
            <LinkButton to="/projects/create" variant="primary" icon="plus">
              {t('projects.new')}
            </LinkButton>
          )
        }
      />
      <PageBody>
        <ProjectFilters list={list} />
        <ProjectTable list={list} />
      </PageBody>
    </Page>
  )
}
