import { Button } from '@dragoman/ui/Button'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Dialog } from '@dragoman/ui/Dialog'
import { IconButton } from '@dragoman/ui/IconButton'
import type { KeyboardEvent } from 'react'
import { t } from '../i18n/t.ts'
import styles from './ColumnsDialog.module.css'
import {
  readColumns,
  shownColumns,
  withWidth,
  writeColumns,
  type ChosenColumn,
  type ListColumn,
} from './list-columns.ts'

export interface ColumnsDialogProps {
  columns: readonly ListColumn<never>[]
  /** The columns of the address. */
  chosen: string | undefined
  onChange: (columns: string | undefined) => void
  onClose: () => void
}

/** Chooses the columns of a list and their order: with buttons, or Alt and the arrow keys. */
export function ColumnsDialog({ columns, chosen, onChange, onClose }: ColumnsDialogProps) {
  const shown: ChosenColumn[] = shownColumns(columns, chosen).map(({ id }) => ({
    id,
    width: readColumns(chosen)?.find((each) => each.id === id)?.width,
  }))
  const isShown = (id: string) => shown.some((each) => each.id === id)
  const rest = columns.filter(({ id }) => !isShown(id))
  const write = (next: ChosenColumn[]) => onChange(writeColumns(next, columns))
  const toggle = (id: string) => write(isShown(id) ? shown.filter((each) => each.id !== id) : [...shown, { id }])
  const move = (id: string, by: 1 | -1) => {
    const from = shown.findIndex((each) => each.id === id)
    const to = from + by
    if (from < 0 || to < 0 || to >= shown.length) return
    write(shown.toSpliced(from, 1).toSpliced(to, 0, shown[from]!))
  }
  const widen = (id: string, by: number) => {
    const present = shown.find((each) => each.id === id)?.width ?? widthOf(id)
    onChange(withWidth(columns, chosen, id, Math.round(present + by)))
  }
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(id, event.key === 'ArrowUp' ? -1 : 1)
  }
  const row = (column: ListColumn<never>, index: number) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the fields inside
    <li key={column.id} className={styles.row} onKeyDown={(event) => onKeyDown(event, column.id)}>
      <Checkbox isSelected={isShown(column.id)} isDisabled={column.isLocked} onChange={() => toggle(column.id)}>
        {column.header}
      </Checkbox>
      {index >= 0 && (
        <span className={styles.moves}>
          <IconButton
            icon="minus"
            size="small"
            label={t('list.columns.narrower', { name: column.header })}
            onPress={() => widen(column.id, -step)}
          />
          <IconButton
            icon="plus"
            size="small"
            label={t('list.columns.wider', { name: column.header })}
            onPress={() => widen(column.id, step)}
          />
          <IconButton
            icon="arrow-up"
            size="small"
            label={t('list.columns.up', { name: column.header })}
            isDisabled={index === 0}
            onPress={() => move(column.id, -1)}
          />
          <IconButton
            icon="arrow-down"
            size="small"
            label={t('list.columns.down', { name: column.header })}
            isDisabled={index === shown.length - 1}
            onPress={() => move(column.id, 1)}
          />
        </span>
      )}
    </li>
  )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('list.columns')}
      footer={
        <>
          <Button variant="quiet" onPress={() => onChange(undefined)}>
            {t('list.columns.reset')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('list.columns.done')}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {shown.map(({ id }, index) =>
          row(
            columns.find((each) => each.id === id)!,
            index,
          ),
        )}
        {rest.map((column) => row(column, -1))}
      </ul>
    </Dialog>
  )
}

/** By how many pixels a press changes a width. */
const step = 24

/** How wide a column is where no one has chosen. */
const widthOf = (id: string): number =>
  document.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`)?.offsetWidth ?? 160
