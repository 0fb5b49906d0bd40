import type { InlineCode } from '@dragoman/sdk/operations/editor'
import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { fillWithSegmentText } from '../../../../display/tag-chip-element.ts'
import type { CodeFieldHandle, CodeFieldProps } from '../CodeField.tsx'
import styles from './ChipField.module.css'
import { canMark, markMistakes, type TextMark } from '../../spelling/mark-mistakes.ts'
import { loadSegmentView, segmentView } from './field-mode.ts'
import type { FieldState, MountedField } from './segment-view.ts'

export interface ChipFieldProps extends Omit<CodeFieldProps, 'ref' | 'onFocus' | 'onBlur'> {
  ref?: Ref<CodeFieldHandle>
  id: string
  codes: readonly InlineCode[]
  /** Parts of the text to underline; undefined until they are known. */
  mistakes: readonly TextMark[] | undefined
  /** Its spelling is checked here, and not by the browser. */
  isChecked: boolean
  /** The states of this page's fields, to undo typing later. */
  states: Map<string, FieldState>
  onFocus: () => void
  onBlur: () => void
  /** The tag at the caret, for its chips elsewhere. */
  onLit: (id: number | undefined) => void
}

/**
 * A field for segment text in which each placeholder is a chip. As long as it has no focus it is nothing but its text;
 * with the focus it becomes the one live field of the page, in its place.
 */
export function ChipField({
  ref,
  id,
  value,
  codes,
  mistakes,
  isChecked,
  states,
  isReadOnly,
  isInvalid,
  onFocus,
  onBlur,
  ...rest
}: ChipFieldProps) {
  const element = useRef<HTMLDivElement>(null)
  const live = useRef<MountedField>(undefined)
  /** Keys and commands that came while the live field was still loading; undefined at other times. */
  const ahead = useRef<((field: MountedField | undefined) => void)[]>(undefined)
  /** Takes the lines away from words that are not in the dictionary. */
  const unmark = useRef<() => void>(undefined)
  const now = useRef({ value, codes, mistakes, onChange: rest.onChange, onLit: rest.onLit })
  const mark = () => {
    // Words that are not known yet keep their lines, which move along with what is typed.
    if (!now.current.mistakes) return
    unmark.current?.()
    unmark.current = markMistakes(element.current!, now.current.mistakes)
  }
  const show = useEffectEvent(() => {
    if (live.current) live.current.setText(value)
    else fillWithSegmentText(element.current!, value, codes)
    mark()
  })
  useLayoutEffect(() => {
    now.current = { value, codes, mistakes, onChange: rest.onChange, onLit: rest.onLit }
    show()
  }, [value, codes, mistakes, rest.onChange, rest.onLit])
  useLayoutEffect(() => () => unmark.current?.(), [])

  const mount = (point?: { left: number; top: number }): MountedField | undefined => {
    const view = segmentView()
    if (live.current || isReadOnly || !view) return live.current
    live.current = view.mountField({
      element: element.current!,
      text: now.current.value,
      codes: now.current.codes,
      state: states.get(id),
      point,
      onChange: (text) => now.current.onChange(text),
      onLit: (tag) => now.current.onLit(tag),
    })
    mark()
    return live.current
  }
  const unmount = () => {
    if (!live.current) return
    states.set(id, live.current.unmount())
    live.current = undefined
    if (!element.current) return
    fillWithSegmentText(element.current, now.current.value, now.current.codes)
    mark()
  }
  const stop = useEffectEvent(unmount)
  // Someone else has taken the segment over meanwhile.
  useLayoutEffect(() => {
    if (isReadOnly) stop()
  }, [isReadOnly])
  /** Does something with the live field, once it is there. */
  const withField = async (act: (field: MountedField) => void) => {
    if (isReadOnly) return
    if (!segmentView()) await loadSegmentView()
    element.current?.focus({ preventScroll: true })
    const field = mount()
    if (field) act(field)
  }
  useLayoutEffect(
    () => () => {
      if (live.current) states.set(id, live.current.unmount())
      live.current = undefined
    },
    [id, states],
  )

  useImperativeHandle(ref, () => ({
    focus: () => element.current?.focus({ preventScroll: true }),
    insert: (before, after = '') => void withField((field) => field.insert(before, after)),
    pass: (tags) => void withField((field) => field.pass(tags)),
    replaceAll: (text) => void withField((field) => field.replaceAll(text)),
    undo: () => void withField((field) => field.undo()),
    selectedText: () => live.current?.selectedText() ?? '',
    runOnceLive(command) {
      ahead.current?.push(command)
      return ahead.current !== undefined
    },
  }))

  const focused = (event: FocusEvent<HTMLElement>) => {
    onFocus()
    if (isReadOnly) return
    const field = event.currentTarget
    if (segmentView()) return mount()?.focus()
    if (ahead.current) return
    ahead.current = []
    void loadSegmentView().then(() => {
      const kept = ahead.current ?? []
      ahead.current = undefined
      if (!element.current) return
      const hasFocus = document.activeElement === field
      if (!hasFocus && kept.length === 0) return
      const mounted = mount()
      if (hasFocus) mounted?.focus()
      for (const act of kept) act(mounted)
      if (document.activeElement !== field) unmount()
    })
  }
  const blurred = () => {
    onBlur()
    // Another window has the focus; here it comes back to the same place.
    if (document.hasFocus()) unmount()
  }
  const keepKey = (event: KeyboardEvent) => {
    const { nativeEvent } = event
    if (!ahead.current || live.current || !isEditingKey(nativeEvent)) return
    ahead.current.push((field) => field?.press(nativeEvent))
    event.preventDefault()
  }
  return (
    <div
      className={styles.frame}
      data-readonly={isReadOnly || undefined}
      data-invalid={isInvalid || undefined}
      data-empty={value === '' || undefined}
    >
      <div
        ref={element}
        role="textbox"
        aria-multiline
        tabIndex={0}
        className={styles.text}
        dir={rest.dir}
        lang={rest.lang}
        spellCheck={!isReadOnly && !(isChecked && canMark())}
        aria-label={rest.label}
        aria-describedby={rest.describedBy}
        aria-readonly={isReadOnly || undefined}
        aria-invalid={isInvalid || undefined}
        onMouseDownCapture={(event) => void mount({ left: event.clientX, top: event.clientY })}
        onFocus={focused}
        onBlur={blurred}
        onKeyDown={keepKey}
      />
    </div>
  )
}

/** Whether a key writes, deletes, selects everything, or takes the caret to an end. */
function isEditingKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: globalThis.KeyboardEvent): boolean {
  if (isComposing) return false
  if (key === 'Home' || key === 'End') return !altKey && !shiftKey
  if (ctrlKey || metaKey) return !altKey && key.toLowerCase() === 'a'
  return !altKey && (key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(key))
}
