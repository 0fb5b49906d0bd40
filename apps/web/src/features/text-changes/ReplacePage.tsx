import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePageName } from '../../ground/page-name.ts'
import { ProjectPath } from '../../ground/ProjectPath.tsx'
import { t } from '../../i18n/t.ts'
import { FindAndReplace } from './FindAndReplace.tsx'
import { PastChanges } from './PastChanges.tsx'
import { ReplaceFilters } from './ReplaceFilters.tsx'
import { projectQuery } from './text-change-queries.ts'

/** Finds and replaces in all translations of a project, and has what was replaced before, to undo it. */
export function ReplacePage({ projectUuid }: { projectUuid: string }) {
  const { data: project } = useSuspenseQuery(projectQuery(projectUuid))
  usePageName(project.reference)
  return (
    <Page isFilling>
      <PageHeader title={t('textChanges.title')} breadcrumbs={<ProjectPath project={project} />} />
      <PageBody>
        <FindAndReplace
          place={{ scope: 'PROJECT', scopeUuid: projectUuid }}
          filters={(filter, onChange) => (
            <ReplaceFilters projectUuid={projectUuid} filter={filter} onChange={onChange} />
          )}
        >
          <PastChanges projectUuid={projectUuid} />
        </FindAndReplace>
      </PageBody>
    </Page>
  )
}
