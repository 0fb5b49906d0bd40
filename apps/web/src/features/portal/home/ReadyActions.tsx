import { useRun } from '@dragoman/hooks/jobs'
import { useCan } from '@dragoman/hooks/permissions'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { Button } from '@dragoman/ui/Button'
import { saveFrom } from '../../../files/save-file.ts'
import { t } from '../../../i18n/t.ts'
import type { PortalRow } from './ProjectsCard.tsx'
import { WorkActions } from './WorkActions.tsx'

/** Downloads a translation as one archive, and asks about it. */
export function ReadyActions({ row }: { row: PortalRow }) {
  const mayDownload = useCan(requirements['projects.startDownload'])
  const archive = useRun(api.projects.startDownload, {
    onDone: ({ downloadUrl }) => downloadUrl !== undefined && saveFrom(downloadUrl),
  })
  const action = t('projects.download')
  return (
    <>
      {mayDownload && (
        <Button
          size="small"
          icon="download"
          aria-label={t('portal.actionOf', { action, name: row.reference })}
          isPending={archive.isRunning}
          onPress={() =>
            archive.run({ path: { projectUUID: row.uuid }, body: { retrieveLatestDeliveredWorkflow: true } })
          }
        >
          {action}
        </Button>
      )}
      <WorkActions row={row} />
    </>
  )
}
