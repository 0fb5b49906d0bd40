import { sdkOf } from '@dragoman/hooks/api-query-client'
import { progressOf, useRun } from '@dragoman/hooks/jobs'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveBlob } from '../files/save-file.ts'
import { t } from '../i18n/t.ts'
import { showToast } from '../ground/toasts.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { lineWords } from './line-words.ts'
import { ReportTable } from './ReportTable.tsx'

export interface TableImportProps {
  of: keyof typeof calls
  /** The search of the list; a downloaded table has the same rows. */
  shown: { q?: string | undefined; filter?: string | undefined }
  onClose: () => void
}

// Each by its name: with `api[of]` every call of the contract would come with the page.
const calls = {
  users: { start: api.users.importTable, table: api.users.exportTable },
  userRates: { start: api.userRates.importTable, table: api.userRates.exportTable },
} as const

/** Imports people or rates from a table, once its lines have been looked at. */
export function TableImport({ of, shown, onClose }: TableImportProps) {
  const [file, setFile] = useState<File>()
  const meta = { showsErrors: true }
  const check = useRun(calls[of].start, { meta })
  const write = useRun(calls[of].start, {
    meta,
    onDone: ({ report }) => {
      if (!report?.isImported) return
      showToast({ tone: 'success', title: t(`imports.${of}.done`, { count: report.added + report.changed }) })
      onClose()
    },
  })
  // People and rates may have changed since the check.
  const report = write.data?.report ?? check.data?.report
  const running = write.isRunning ? write.state : check.state
  const progress = running && progressOf(running)
  const told = report && report.added + report.changed + report.wrong
  return (
    <ImportFrame
      title={t(`imports.${of}.title`)}
      text={t(`imports.${of}.text`)}
      file={file}
      onFile={(chosen) => {
        setFile(chosen)
        write.stop()
        check.stop()
        check.run({ query: { dryRun: true }, body: { file: chosen } })
      }}
      counts={check.isRunning ? undefined : report}
      notTaken={report?.notTaken}
      error={write.error ?? check.error}
      isPending={check.isRunning || write.isRunning}
      progress={progress === undefined ? undefined : 100 * progress}
      onImport={() => file && write.run({ query: {}, body: { file } })}
      onClose={onClose}
      source={<TableMenu of={of} shown={shown} />}
    >
      {report && report.lines.length > 0 && <ReportTable lines={report.lines} words={lineWords} />}
      {report && told !== undefined && told > report.lines.length && (
        <p>{t('imports.more', { count: told - report.lines.length })}</p>
      )}
    </ImportFrame>
  )
}

/** Where to get a table to begin with. */
function TableMenu({ of, shown: { q, filter } }: Pick<TableImportProps, 'of' | 'shown'>) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format, template }: { format: 'CSV' | 'XLSX'; template: boolean }) => {
      const params = { query: { format, template, ...(q && { q }), ...(filter && { filter }) } }
      const content: Blob = await call(sdkOf(client), calls[of].table, params)
      saveBlob(content, `${of === 'users' ? 'people' : 'rates'}.${format.toLowerCase()}`)
    },
  })
  const item = (format: 'CSV' | 'XLSX', template: boolean) => (
    <MenuItem key={`${format}${template}`} id={`${format}${template}`} onAction={() => mutate({ format, template })}>
      {template ? t('imports.template', { format }) : t('imports.filled', { format })}
    </MenuItem>
  )
  return (
    <div>
      <MenuButton
        icon="download"
        variant="secondary"
        label={t('imports.download')}
        placement="bottom start"
        isPending={isPending}
      >
        {([false, true] as const).flatMap((template) => (['XLSX', 'CSV'] as const).map((each) => item(each, template)))}
      </MenuButton>
    </div>
  )
}
