import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { t } from '../i18n/t.ts'
import { Link } from './links.ts'

/** The way back from a page of a project: to all projects, and to the project. */
export function ProjectPath({ project: { uuid, reference } }: { project: { uuid: string; reference: string } }) {
  return (
    <Breadcrumbs>
      {[
        <Link key="projects" to="/projects">
          {t('projects.title')}
        </Link>,
        <Link key="project" to="/projects/$id" params={{ id: uuid }}>
          {reference}
        </Link>,
      ]}
    </Breadcrumbs>
  )
}
