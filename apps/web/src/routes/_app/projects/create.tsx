import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { createFileRoute } from '@tanstack/react-router'
import { CreateProject } from '../../../features/projects/create/CreateProject.tsx'
import { languagesQuery } from '../../../features/locales/locale-queries.ts'
import { fileParamsQuery } from '../../../features/projects/files/file-params.ts'
import { t } from '../../../i18n/t.ts'
import { load } from '../../../load.ts'
import { Link } from '../../../shell/links.ts'

export const Route = createFileRoute('/_app/projects/create')({
  staticData: {
    title: 'projects.new',
    areas: ['organizations'],
    requires: ['PROJECT_create'],
    nav: { section: 'projects', label: 'shell.nav.newProject', order: 2 },
  },
  loader: (args) => Promise.all([load(args, fileParamsQuery), load(args, languagesQuery())]),
  component: CreatePage,
})

function CreatePage() {
  return (
    <Page>
      <PageHeader
        title={t('projects.new')}
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
      <PageBody>
        <CreateProject />
      </PageBody>
    </Page>
  )
}
