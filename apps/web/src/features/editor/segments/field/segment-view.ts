import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Slice } from 'prosemirror-model'
import { EditorState, Plugin, TextSelection, type Command, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { notationOf } from '../../../../display/chips.ts'
import { tagChipElement } from '../../../../display/tag-chip-element.ts'
import { litTag } from './lit-tag.ts'
import { docOf, fragmentOf, placeholderOf, segmentSchema, textOf } from './segment-schema.ts'

/** The state of a field when it was left: its text, caret and undo history. */
export type FieldState = EditorState

export interface MountOptions {
  /** The row's own element: it shows the same before and after. */
  element: HTMLElement
  text: string
  codes: readonly InlineCode[]
  /** As the field was left before; the text wins where they differ. */
  state: FieldState | undefined
  /** Where someone clicked; else the caret goes where it was, or to the end. */
  point?: { left: number; top: number } | undefined
  onChange: (text: string) => void
  /** The tag around or beside the caret changed. */
  onLit: (id: number | undefined) => void
}

/** A live field on an element. */
export interface MountedField {
  text: () => string
  selectedText: () => string
  setText: (text: string) => void
  insert: (before: string, after: string) => void
  /** Takes the caret behind the tags directly after it, as long as they are among these. */
  pass: (tags: readonly string[]) => void
  replaceAll: (text: string) => void
  undo: () => void
  /** Does what a key does that was pressed before the field was there. */
  press: (event: KeyboardEvent) => void
  focus: () => void
  /** Ends it, and gives its state to keep. */
  unmount: () => FieldState
}

/** Makes the element of a row editable: the one live field of the page. */
export function mountField({ element, text, codes, state, point, onChange, onLit }: MountOptions): MountedField {
  let lit: number | undefined
  const view = new EditorView(
    { mount: element },
    {
      state: withText(state ?? freshState(text), text),
      nodeViews: { chip: (node) => ({ dom: tagChipElement(placeholderOf(node), codes), ignoreMutation: () => true }) },
      clipboardTextParser: (pasted) => new Slice(fragmentOf(pasted), 0, 0),
      clipboardTextSerializer: ({ content }) => textOf(content),
      handleKeyDown: (target) => {
        // Delete right after Ctrl+A may come before the view has heard of what is selected.
        if (!target.composing) readSelection()
        return false
      },
      handlePaste: (target, event) => {
        // Other programs copy letters; chips are written in them the way that they are in the text.
        const pasted = event.clipboardData?.getData('text/plain')
        if (!pasted) return false
        target.dispatch(closeHistory(replaceSelection(target.state, pasted).setMeta('paste', true)))
        return true
      },
      dispatchTransaction(transaction) {
        const before = view.state.doc
        view.updateState(view.state.apply(transaction))
        if (!view.state.doc.eq(before)) onChange(textOf(view.state.doc))
        tellLit()
      },
    },
  )
  if (point) {
    const position = view.posAtCoords(point)?.pos
    if (position !== undefined) view.dispatch(caretAt(view.state, position))
  }
  tellLit()

  function tellLit() {
    const { doc, selection } = view.state
    const now = litTag(doc, selection.from, selection.to)
    if (now === lit) return
    lit = now
    onLit(now)
  }

  /** The selection of the browser, of which the view hears a moment later than what comes from outside of it. */
  function readSelection() {
    const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
    if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return
    const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0)
    const head = view.posAtDOM(focusNode, focusOffset ?? 0)
    const { selection, doc, tr } = view.state
    if (anchor === selection.anchor && head === selection.head) return
    view.dispatch(tr.setSelection(TextSelection.create(doc, anchor, head)))
  }

  return {
    text: () => textOf(view.state.doc),
    selectedText: () => {
      readSelection()
      return textOf(view.state.selection.content().content)
    },
    setText: (next) => {
      if (textOf(view.state.doc) !== next) view.dispatch(replaceAll(view.state, next))
    },
    insert: (before, after) => {
      readSelection()
      view.dispatch(insertAround(view.state, before, after))
    },
    pass(tags) {
      readSelection()
      const { doc, selection } = view.state
      if (!selection.empty) return
      let at = selection.head
      for (let node = doc.nodeAt(at); node && !node.isText; node = doc.nodeAt(at)) {
        if (!tags.includes(notationOf(placeholderOf(node)))) break
        at += 1
      }
      if (at !== selection.head) view.dispatch(caretAt(view.state, at))
    },
    undo: () => void undo(view.state, (transaction) => view.dispatch(transaction)),
    replaceAll: (next) => view.dispatch(replaceAll(view.state, next)),
    press(event) {
      const { key, ctrlKey, metaKey } = event
      const { doc, selection, tr } = view.state
      const caret = caretAfter(view.state, event)
      if (caret !== undefined) view.dispatch(caretAt(view.state, caret))
      else if (ctrlKey || metaKey) view.dispatch(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)))
      else if (key.length === 1) view.dispatch(replaceSelection(view.state, key))
      else if (view.someProp('handleKeyDown', (handle) => handle(view, event))) return
      else if (key === 'Backspace' && selection.empty) view.dispatch(withoutLetterBefore(view.state))
    },
    focus() {
      view.focus()
      // The element may have had the focus before it was a field: then the field was never told. It is told only now that
      // the caret is in its place: a caret that it finds elsewhere is taken back 20 ms later, also when a key put it there.
      element.dispatchEvent(new FocusEvent('focus'))
    },
    unmount() {
      const last = view.state
      onLit(undefined)
      view.destroy()
      element.removeAttribute('contenteditable')
      return last
    },
  }
}

const freshState = (text: string): EditorState => {
  const doc = docOf(text)
  return EditorState.create({
    doc,
    schema: segmentSchema,
    selection: TextSelection.atEnd(doc),
    plugins: [history(), keymap(keys), litPlugin],
  })
}

/** The state with another text, which can be undone. */
function withText(state: EditorState, text: string): EditorState {
  return textOf(state.doc) === text ? state : state.apply(replaceAll(state, text))
}

function replaceAll(state: EditorState, text: string): Transaction {
  // Each command is undone by itself.
  const transaction = closeHistory(state.tr.replaceWith(0, state.doc.content.size, fragmentOf(text)))
  return transaction.setSelection(TextSelection.atEnd(transaction.doc)).scrollIntoView()
}

const caretAt = (state: EditorState, position: number) =>
  state.tr.setSelection(TextSelection.create(state.doc, position))

function replaceSelection(state: EditorState, text: string): Transaction {
  return state.tr.replaceSelection(new Slice(fragmentOf(text), 0, 0)).scrollIntoView()
}

/** Puts text before and after the selection; between the two goes the caret where nothing was selected. */
function insertAround(state: EditorState, before: string, after: string): Transaction {
  const { from, to } = state.selection
  const [first, last] = [fragmentOf(before), fragmentOf(after)]
  const transaction = closeHistory(state.tr.insert(to, last).insert(from, first))
  const caret = to + first.size + (before ? 0 : last.size)
  return transaction.setSelection(TextSelection.create(transaction.doc, caret)).scrollIntoView()
}

/** Deletes the chip beside the caret whole; letters are left to the browser, which knows what a character is. */
const deleteChip =
  (side: 'nodeBefore' | 'nodeAfter'): Command =>
  (state, dispatch) => {
    const { $from, from, to, empty } = state.selection
    if (!empty) {
      dispatch?.(state.tr.deleteSelection().scrollIntoView())
      return true
    }
    const chip = $from[side]
    if (!chip || chip.isText) return false
    dispatch?.((side === 'nodeBefore' ? state.tr.delete(from - 1, from) : state.tr.delete(to, to + 1)).scrollIntoView())
    return true
  }

/** Where a key takes the caret: to the beginning or the end of the text, or of its line. */
export function caretAfter({ doc, selection }: EditorState, event: CaretKey): number | undefined {
  const { key, ctrlKey, metaKey } = event
  if (key !== 'Home' && key !== 'End') return undefined
  if (ctrlKey || metaKey) return key === 'Home' ? 0 : doc.content.size
  const text = doc.textBetween(0, doc.content.size, undefined, '\uFFFC')
  if (key === 'Home') return text.slice(0, selection.head).lastIndexOf('\n') + 1
  const end = text.indexOf('\n', selection.head)
  return end === -1 ? text.length : end
}

type CaretKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** Without the character before the caret, as people see characters. */
function withoutLetterBefore(state: EditorState): Transaction {
  const { nodeBefore, pos } = state.selection.$from
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(nodeBefore?.text ?? '')
  return state.tr.delete(pos - ([...letters].at(-1)?.segment.length ?? 0), pos)
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(replaceSelection(state, '\n'))
  return true
}

/**
 * Takes the caret to the beginning. The browser would do it as well, but then the view takes it back where it has had the
 * focus for less than 200 ms: it believes that the focus put the caret there.
 */
const caretToStart: Command = (state, dispatch) => {
  dispatch?.(caretAt(state, 0).scrollIntoView())
  return true
}

/** Home in lines after the first is left to the browser, which knows where they are broken. */
const caretToStartOfFirstLine: Command = (state, dispatch, view) =>
  view?.endOfTextblock('up') === true && caretToStart(state, dispatch)

const keys: Record<string, Command> = {
  Home: caretToStartOfFirstLine,
  'Mod-Home': caretToStart,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Backspace: deleteChip('nodeBefore'),
  Delete: deleteChip('nodeAfter'),
  Enter: breakLine,
  'Shift-Enter': breakLine,
}

/** Lights up both chips of the pair that the caret is in or at. */
const litPlugin = new Plugin({
  props: {
    decorations({ doc, selection }) {
      const id = litTag(doc, selection.from, selection.to)
      if (id === undefined) return DecorationSet.empty
      const chips: Decoration[] = []
      doc.forEach((node, at) => {
        if (!node.isText && placeholderOf(node).id === id)
          chips.push(Decoration.node(at, at + 1, { 'data-lit': 'true' }))
      })
      return DecorationSet.create(doc, chips)
    },
  },
})
