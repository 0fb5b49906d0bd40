import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Suspense, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { ExportFormat } from '../../../list/ExportDialog.tsx'
import { findingColumns } from './finding-columns.ts'
import { figuresRequest } from './period-of.ts'
import type { PeriodAddress } from './period-search.ts'

const ExportDialog = overlay(() => import('../../../list/ExportDialog.tsx'), 'ExportDialog')

type Format = ExportFormat | 'PDF'

const formats: readonly Format[] = ['CSV', 'XLSX', 'JSON', 'PDF']

/** Further filters of the findings. */
export interface Narrowed {
  vendorUuid?: string
  workflow?: string
  sourceLanguage?: string
  targetLanguage?: string
}

/** The findings behind the figures, with texts, points, and what was said, as a file. */
export function FindingsExport({ address, only = {} }: { address: PeriodAddress; only?: Narrowed }) {
  const [format, setFormat] = useState<Format>()
  const request = figuresRequest({ ...address, compare: undefined })
  return (
    <>
      <MenuButton icon="download" variant="secondary" label={t('quality.exportFindings')} placement="bottom end">
        {formats.map((each) => (
          <MenuItem key={each} id={each} onAction={() => setFormat(each)}>
            {each}
          </MenuItem>
        ))}
      </MenuButton>
      <Suspense>
        {format && (
          <ExportDialog
            of="qualityReports"
            path={{ fileType: format.toLowerCase() }}
            wanted={{ format, columns: [] }}
            body={{ ...request, ...only, columns: findingColumns() }}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
