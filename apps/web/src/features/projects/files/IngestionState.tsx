import type { ProjectResource, ResourceIngestion } from '@dragoman/sdk/operations/projects'
import { Badge } from '@dragoman/ui/StatusBadge'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'

/** How far the reading of a file is, and why it failed. Before that is known, whether it has content. */
export function IngestionState({ file, found }: { file: ProjectResource; found: ResourceIngestion | undefined }) {
  switch (found?.status ?? (file.hash === undefined ? 'WAITING' : 'DONE')) {
    case 'WAITING':
      return <Badge tone="warning">{t('projects.files.noContent')}</Badge>
    case 'RUNNING':
      return <Badge tone="info">{t('projects.ingestion.running')}</Badge>
    case 'ERROR':
      return (
        <>
          <Badge tone="danger">{t('projects.ingestion.error')}</Badge>
          {found?.error && <div>{failureText(found.failure, found.error)}</div>}
        </>
      )
    default:
      return <Badge tone="success">{t('projects.files.done')}</Badge>
  }
}
