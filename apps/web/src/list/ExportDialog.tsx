import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ListExport } from '@dragoman/sdk/operations/shared'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { LinkButton } from '@dragoman/ui/LinkButton'
import { Stack } from '@dragoman/ui/Page'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { errorText } from '../errors/error-text.ts'
import { saveFrom } from '../files/save-file.ts'
import { t } from '../i18n/t.ts'

export type ExportFormat = ListExport['format']
export type ExportOf = keyof typeof calls
/** Additional parts of an export's address, such as an account. */
export type ExportPath = Readonly<Record<string, string>>

const interval = 400

// Each by its name: with `api[of]` every call of the contract would come with the first page.
const calls = {
  checkRuns: { start: api.checkRuns.startExport, getStatus: api.checkRuns.getExportStatus },
  connectors: { start: api.connectors.startExport, getStatus: api.connectors.getExportStatus },
  projects: { start: api.projects.startExport, getStatus: api.projects.getExportStatus },
  tasks: { start: api.tasks.startExport, getStatus: api.tasks.getExportStatus },
  userRates: { start: api.userRates.startExport, getStatus: api.userRates.getExportStatus },
  users: { start: api.users.startExport, getStatus: api.users.getExportStatus },
  organizations: { start: api.organizations.startExport, getStatus: api.organizations.getExportStatus },
  journal: { start: api.journal.startExport, getStatus: api.journal.getExportStatus },
  orgUnits: { start: api.orgUnits.startExport, getStatus: api.orgUnits.getExportStatus },
  translationMemories: {
    start: api.translationMemories.startListExport,
    getStatus: api.translationMemories.getListExportStatus,
  },
  payables: { start: api.payables.startExport, getStatus: api.payables.getExportStatus },
  receivables: { start: api.receivables.startExport, getStatus: api.receivables.getExportStatus },
  quality: { start: api.quality.startExport, getStatus: api.quality.getExportStatus },
  qualityReports: { start: api.qualityReports.startExport, getStatus: api.qualityReports.getExportStatus },
  glossaries: { start: api.glossaries.startListExport, getStatus: api.glossaries.getListExportStatus },
} as const

export interface ExportDialogProps {
  of: ExportOf
  path?: ExportPath | undefined
  wanted: Omit<ListExport, 'format'> & { format: ExportFormat | 'PDF' }
  /** The whole request, of exports that are of no list. */
  body?: Readonly<Record<string, unknown>> | undefined
  onClose: () => void
}

const none: ExportPath = {}

/** An export on its way: how far it is, and then its download, which starts by itself. */
export function ExportDialog({ of, path = none, wanted, body, onClose }: ExportDialogProps) {
  // Those that name nothing beside the export ignore it.
  const { start: starting, getStatus } = calls[of] as unknown as (typeof calls)['projects']
  const start = useMutation({ ...mutation(starting), meta: { showsErrors: true } })
  const cancel = useMutation(mutation(api.jobs.cancel))
  const requestUUID = start.data?.requestUuid
  const { data: request, error } = useQuery({
    ...query(getStatus, { path: { ...path, requestUUID: requestUUID ?? '' } }),
    enabled: requestUUID !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'STARTED' ? false : interval),
  })
  const isStarted = useRef(false)
  const { mutate } = start
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    mutate({ body: body ?? wanted, path } as { body: ListExport })
  }, [mutate, wanted, body, path])
  const url = request?.downloadUrl
  useEffect(() => {
    if (url) saveFrom(url)
  }, [url])
  const failure = start.error ?? error
  const hasFailed = Boolean(failure) || request?.status === 'FAILED'
  const isRunning = !hasFailed && url === undefined
  const close = () => {
    if (isRunning && requestUUID) cancel.mutate({ path: { jobUuid: requestUUID } })
    onClose()
  }
  return (
    <Dialog
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('list.export.title', { format: wanted.format })}
      footer={
        url ? (
          <>
            <LinkButton href={url}>{t('list.export.again')}</LinkButton>
            <Button variant="primary" onPress={close}>
              {t('list.columns.done')}
            </Button>
          </>
        ) : (
          <Button onPress={close}>{t('shell.cancel')}</Button>
        )
      }
    >
      <Stack>
        {isRunning && <ProgressBar label={t('list.export.running')} value={request?.progress ?? 0} />}
        {url && <p role="status">{t('list.export.ready')}</p>}
        {hasFailed && (
          <InlineAlert tone="danger" isAnnounced>
            {failure ? errorText(failure) : t('list.export.failed')}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
