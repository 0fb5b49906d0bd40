import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import styles from './CodeField.module.css'
import {
  fromFieldText,
  snapSelection,
  toFieldText,
  tokenBeside,
  tokensOf,
  type Direction,
  type Range,
} from './code-tokens.ts'

/** The actions of others on a field. Each change can be undone in the field like typed text. */
export interface CodeFieldHandle {
  focus: () => void
  /** Puts segment text around the selection. */
  insert: (before: string, after?: string) => void
  /** Takes the caret behind the tags directly after it, as long as they are among these. */
  pass: (tags: readonly string[]) => void
  /** Puts segment text in the place of everything. */
  replaceAll: (text: string) => void
  /** Takes the last change back, as the keys do. */
  undo: () => void
  /** Segment text that is selected. */
  selectedText: () => string
  /** While the field is still loading: keeps a command until it has what was typed before, and answers true. */
  runOnceLive: (command: () => void) => boolean
}

export interface CodeFieldProps {
  ref?: Ref<CodeFieldHandle>
  /** Segment text: placeholders in brackets. */
  value: string
  onChange: (value: string) => void
  label: string
  describedBy?: string
  /** BCP 47. */
  lang: string
  dir: Direction
  isReadOnly?: boolean
  isInvalid?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/**
 * A field for segment text. It is a plain text field, so that input methods, undo, spell checking and screen readers work
 * as ever; placeholders are colored on a copy of the text behind it, and the keyboard moves over and deletes them whole.
 */
export function CodeField({
  ref,
  value,
  onChange,
  label,
  describedBy,
  lang,
  dir,
  isReadOnly,
  isInvalid,
  ...focus
}: CodeFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const selection = useRef<Range>({ start: 0, end: 0 })
  // The field's own text may be spelled another way than the segment's, see `toFieldText`.
  const [shown, setShown] = useState(() => toFieldText(value, dir))
  if (fromFieldText(shown, dir) !== value) setShown(toFieldText(value, dir))

  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus({ preventScroll: true }),
    insert: (before, after = '') => insertAround(field.current!, toFieldText(before, dir), toFieldText(after, dir)),
    pass: (tags) => passTags(field.current!, tags, dir),
    replaceAll: (text) => {
      field.current!.focus({ preventScroll: true })
      field.current!.select()
      insertText(field.current!, toFieldText(text, dir))
    },
    undo() {
      field.current!.focus({ preventScroll: true })
      document.execCommand('undo')
    },
    selectedText: () => {
      const { value: all, selectionStart, selectionEnd } = field.current!
      return fromFieldText(all.slice(selectionStart, selectionEnd), dir)
    },
    runOnceLive: () => false,
  }))

  const change = (text: string) => {
    setShown(text)
    onChange(fromFieldText(text, dir))
  }
  const snap = () => {
    if (isComposing.current) return
    const { selectionStart: start, selectionEnd: end, selectionDirection } = field.current!
    const snapped = snapSelection(shown, selection.current, { start, end })
    selection.current = snapped
    if (snapped.start !== start || snapped.end !== end) {
      field.current!.setSelectionRange(snapped.start, snapped.end, selectionDirection)
    }
  }
  const deleteWhole = ({ key, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = field.current!
    const side = key === 'Backspace' ? 'before' : key === 'Delete' ? 'after' : undefined
    if (!side || isReadOnly || nativeEvent.isComposing || selectionStart !== selectionEnd) return
    const token = tokenBeside(shown, selectionStart, side)
    // The key deletes the selection.
    if (token) field.current!.setSelectionRange(token.start, token.end)
  }
  return (
    <div
      className={styles.field}
      data-readonly={isReadOnly || undefined}
      data-invalid={isInvalid || undefined}
      data-empty={value === '' || undefined}
      dir={dir}
      lang={lang}
    >
      <div aria-hidden className={styles.mirror}>
        <Marked text={shown} />
      </div>
      <textarea
        {...focus}
        ref={field}
        className={styles.input}
        rows={1}
        value={shown}
        readOnly={isReadOnly}
        spellCheck={!isReadOnly}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => change(event.target.value)}
        onSelect={snap}
        onKeyDown={deleteWhole}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => (isComposing.current = false)}
      />
    </div>
  )
}

/** The same text as in the field, with its placeholders marked. */
function Marked({ text }: { text: string }) {
  const parts = []
  let done = 0
  for (const { start, end } of tokensOf(text)) {
    parts.push(
      text.slice(done, start),
      <span
        key={start}
        className={styles.mark}
        data-kind={text.slice(start, end).includes('/⟧') ? 'standalone' : 'paired'}
      >
        {text.slice(start, end)}
      </span>,
    )
    done = end
  }
  // A line that has nothing in it yet has a height, too.
  return [...parts, text.slice(done), '\u200b']
}

function insertAround(field: HTMLTextAreaElement, before: string, after: string) {
  field.focus({ preventScroll: true })
  const { selectionStart, selectionEnd, value } = field
  insertText(field, before + value.slice(selectionStart, selectionEnd) + after)
  const caret = selectionStart + before.length + (before ? selectionEnd - selectionStart : 0)
  if (after && before) field.setSelectionRange(caret, caret)
}

function passTags(field: HTMLTextAreaElement, tags: readonly string[], dir: Direction) {
  if (field.selectionStart !== field.selectionEnd) return
  let at = field.selectionStart
  for (const { start, end } of tokensOf(field.value))
    if (start === at && tags.includes(fromFieldText(field.value.slice(start, end), dir))) at = end
  field.setSelectionRange(at, at)
}

/** Types text in the place of the selection. The old command is the only way that the field's own undo knows of. */
function insertText(field: HTMLTextAreaElement, text: string) {
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (isDone) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
