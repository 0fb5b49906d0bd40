import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { formatDate } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useArchive } from './use-archive.ts'

/** Says that a project is archived, and takes it out of the archive. */
export function ArchivedNote({ project }: { project: Project }) {
  const archive = useArchive(project)
  return (
    <InlineAlert
      tone="info"
      action={
        archive && (
          <Button size="small" onPress={archive.run}>
            {archive.label}
          </Button>
        )
      }
    >
      {t('projects.archive.note', { date: formatDate(project.archiveDate ?? 0) })}
    </InlineAlert>
  )
}
