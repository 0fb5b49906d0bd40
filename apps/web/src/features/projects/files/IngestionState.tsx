import type { ProjectResource, ResourceIngestion } from '@dragoman/sdk/operations/projects'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextButton } from '@dragoman/ui/TextButton'
import { Suspense, useState } from 'react'
import { failureText } from '../../../errors/failure-text.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'

const LeftOutDialog = overlay(() => import('./LeftOutDialog.tsx'), 'LeftOutDialog')

export interface IngestionStateProps {
  projectUuid: string
  file: ProjectResource
  found: ResourceIngestion | undefined
}

/**
 * How far the reading of a file is, why it failed, and what was left out. Before that is known, whether it has content.
 */
export function IngestionState({ projectUuid, file, found }: IngestionStateProps) {
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
      return (
        <>
          <Badge tone="success">{t('projects.files.done')}</Badge>
          {file.questions && (
            <div>
              <Badge tone="warning">{t('projects.files.inDoubt')}</Badge>
            </div>
          )}
          {found?.leftOutTexts ? <LeftOut projectUuid={projectUuid} file={file} count={found.leftOutTexts} /> : null}
        </>
      )
  }
}

function LeftOut({ projectUuid, file, count }: { projectUuid: string; file: ProjectResource; count: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <TextButton onPress={() => setOpen(true)}>{t('projects.leftOut.count', { count })}</TextButton>
      <Suspense>
        {isOpen && <LeftOutDialog projectUuid={projectUuid} file={file} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
