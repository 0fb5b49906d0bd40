import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { CreateProject } from '../../../features/projects/create/CreateProject.tsx'
import { fileParamsQuery } from '../../../features/projects/files/file-params.ts'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/projects/create')({
  staticData: {
    title: 'projects.new',
    requires: ['PROJECT_create'],
    nav: { section: 'projects', label: 'shell.nav.newProject', order: 2 },
  },
  loader: (args) => load(args, fileParamsQuery),
  component: CreatePage,
})

function CreatePage() {
  return (
    <Page>
      <PageHeader
        title={t('projects.new')}
        breadcrumbs={
          <Breadcrumbs label={t('shell.breadcrumbs')}>
            {[<Link key="projects" to="/projects">{t('projects.title')}</Link>]}
          </Breadcrumbs>
        }
      />
      <PageBody>
        <CreateProject />
      </PageBody>
    </Page>
  )
}
