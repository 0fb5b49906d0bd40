import { toBcp47 } from '@dragoman/sdk/locale'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import styles from './editable-term.module.css'

export interface TermInputProps {
  label: string
  locale: string
  text: string
  onType: (text: string) => void
  /** Saves what is typed; `returnsFocus` where the keyboard stays in this cell. */
  onSave: (returnsFocus: boolean) => void
  onUndo: () => void
  isPending: boolean
  problem: string | undefined
  /** A conflict, with its ways out. */
  children?: ReactNode
}

/** The field of a cell: Enter saves, Escape undoes, Tab saves and goes on to the next cell that can be edited. */
export function TermInput({
  label,
  locale,
  text,
  onType,
  onSave,
  onUndo,
  isPending,
  problem,
  children,
}: TermInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onUndo()
    } else if (event.key === 'Enter') onSave(true)
    else if (event.key === 'Tab') {
      const next = nextCell(event.currentTarget, event.shiftKey)
      if (!next) return
      event.preventDefault()
      next.click()
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onSave(false)
  }
  return (
    <span className={styles.editor} onBlur={onBlur} aria-busy={isPending || undefined}>
      <input
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        className={styles.input}
        maxLength={500}
        lang={toBcp47(locale)}
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the text that was just asked for
        autoFocus
      />
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {children}
    </span>
  )
}

/** The button of the next cell of a table that can be edited, or of the one before. */
function nextCell(field: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const cells = [...(field.closest('table')?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])]
  const isAfter = (cell: HTMLElement) => (field.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return isBack ? cells.findLast((cell) => !isAfter(cell)) : cells.find(isAfter)
}
