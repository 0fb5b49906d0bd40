import { IconMenu, MenuButton, MenuItem } from '@dragoman/ui/MenuButton'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { Suspense, useRef, useState } from 'react'
import { t } from '../i18n/t.ts'
import { overlay } from '../lazy.tsx'
import { useCommands, type Command } from '../ground/commands.ts'
import { shownColumns, type ListColumn } from './list-columns.ts'
import type { ListState } from './list-state.ts'
import type { ExportFormat, ExportOf, ExportPath } from './ExportDialog.tsx'
import styles from './ListToolbar.module.css'

const ExportDialog = overlay(() => import('./ExportDialog.tsx'), 'ExportDialog')

const formats: ExportFormat[] = ['CSV', 'XLSX', 'JSON']

export interface ExportMenuProps {
  of: ExportOf
  path?: ExportPath | undefined
  list: ListState
  columns: readonly ListColumn<never>[]
}

/** Writes exactly what the list shows, on all of its pages, to a file. */
export function ExportMenu({ of, path, list, columns }: ExportMenuProps) {
  const [format, setFormat] = useState<ExportFormat>()
  const isNarrow = useMediaQuery('(width < 768px)')
  const items = formats.map((each) => (
    <MenuItem key={each} id={each} onAction={() => setFormat(each)}>
      {each}
    </MenuItem>
  ))
  const { q, filter, sort } = list.request
  const box = useRef<HTMLSpanElement>(null)
  useCommands([
    { keys: ['e'], label: 'list.export', run: () => box.current?.querySelector('button')?.click(), asks: true },
    ...formats.map((each): Command => ({
      label: () => t('list.export.as', { format: each }),
      icon: 'download',
      run: () => setFormat(each),
    })),
  ])
  return (
    <>
      <span ref={box} className={styles.menu}>
        {isNarrow ? (
          <IconMenu icon="download" label={t('list.export')} variant="outline">
            {items}
          </IconMenu>
        ) : (
          <MenuButton icon="download" variant="secondary" label={t('list.export')} placement="bottom end">
            {items}
          </MenuButton>
        )}
      </span>
      <Suspense>
        {format && (
          <ExportDialog
            of={of}
            path={path}
            wanted={{
              format,
              q,
              filter,
              sort,
              columns: shownColumns(columns, list.search.columns).flatMap(
                ({ id, header, exported }) => exported ?? [{ field: id, title: header }],
              ),
            }}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
