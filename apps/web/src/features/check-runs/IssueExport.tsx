import type { CheckRun } from '@dragoman/sdk/operations/checkRuns'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import type { ExportFormat } from '../../list/ExportDialog.tsx'
import { issueFilters, type CheckAddress } from './check-run-query.ts'

const ExportDialog = overlay(() => import('../../list/ExportDialog.tsx'), 'ExportDialog')

const formats: readonly ExportFormat[] = ['CSV', 'XLSX', 'JSON']

/** The issues that are listed, on all pages, as a file. */
export function IssueExport({ run, address }: { run: CheckRun; address: CheckAddress }) {
  const [format, setFormat] = useState<ExportFormat>()
  const columns = [
    ['file', t('checkRuns.file')],
    ['targetLanguage', t('checkRuns.language')],
    ['segment', t('checkRuns.segment')],
    ['kind', t('checkRuns.kind')],
    ['blocking', t('checkRuns.blocks')],
    ['message', t('checkRuns.issue')],
    ['source', t('checkRuns.source')],
    ['target', t('checkRuns.translation')],
    ['state', t('checkRuns.state')],
    ['reason', t('checkRuns.reason')],
  ].map(([field, title]) => ({ field: field!, title: title! }))
  const wanted = format && { format, columns }
  return (
    <>
      <MenuButton icon="download" variant="secondary" label={t('list.export')} placement="bottom end">
        {formats.map((each) => (
          <MenuItem key={each} id={each} onAction={() => setFormat(each)}>
            {each}
          </MenuItem>
        ))}
      </MenuButton>
      <Suspense>
        {wanted && (
          <ExportDialog
            of="checkRuns"
            path={{ checkRunUuid: run.uuid }}
            wanted={wanted}
            body={{ ...wanted, ...issueFilters(address) }}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
