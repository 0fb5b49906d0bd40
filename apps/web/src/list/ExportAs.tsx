import type { ListExport } from '@dragoman/sdk/operations/shared'
import { MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { Suspense, useState } from 'react'
import { t } from '../i18n/t.ts'
import { overlay } from '../lazy.tsx'
import type { ExportFormat, ExportOf, ExportPath } from './ExportDialog.tsx'

const ExportDialog = overlay(() => import('./ExportDialog.tsx'), 'ExportDialog')

const formats: readonly ExportFormat[] = ['CSV', 'XLSX', 'JSON']

export interface ExportAsProps {
  of: ExportOf
  path?: ExportPath
  columns: ListExport['columns']
  /** The filters of the list. */
  filters: Readonly<Record<string, unknown>>
}

/** Writes a list that has no query line to a file, as far as its filters show it, on all of its pages. */
export function ExportAs({ of, path, columns, filters }: ExportAsProps) {
  const [format, setFormat] = useState<ExportFormat>()
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
            of={of}
            path={path}
            wanted={wanted}
            body={{ ...wanted, ...filters }}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
