import type { Segment } from '@dragoman/sdk/operations/editor'
import type { EditorCommandName } from '@dragoman/sdk/operations/users'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { catchTyping, isTypedAhead } from '../../../ground/typed-ahead.ts'
import type { Editing } from './editing.ts'
import { mayEdit } from './editing.ts'
import { focusNextArea, focusTools } from '../editor-areas.ts'
import type { EditorCommand } from '../../editor-keys/editor-keys.ts'
import { partSelectedIn } from './selected-part.ts'

/** The commands that ask for a field whose code may come later. */
export type AskingCommand = 'concordance' | 'comment' | 'goTo' | 'replace'

/** The options of commands besides the segments. */
export interface CommandOptions {
  activeId: string | undefined
  onConcordance: (text: string) => void
  onComment: (quote: string, segmentId: string | undefined) => void
  onGoTo: () => void
  onPreview: () => void
  onReplace: (text: string) => void
  onFocusLayout: () => void
  /** Takes back what a key has asked for, before its field is there. */
  onTakenBack: (command: AskingCommand) => void
  onHelp: () => void
}

const fieldSelector = '[role=listitem] textarea, [role=listitem] [role=textbox]'
const inputSelector = 'input, textarea, select, [contenteditable]'

/** Commands of which the keys mean something else while one types elsewhere. */
const ofSegments: readonly EditorCommandName[] = ['clear', 'copySource', 'nbsp', 'nextTag', 'leave', 'help']

/** Commands that run while something stands in the place of the segments. */
const beside: readonly EditorCommandName[] = ['area', 'help', 'preview', 'replace']

/** Whether a command runs from where the focus is: anywhere on the page, except in windows over it. */
export function runsIn(command: EditorCommandName, target: HTMLElement): boolean {
  if (isTypedAhead(target)) return false
  if (target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return false
  if (document.querySelector('[data-covers-segments]') && !beside.includes(command)) return false
  if (target.closest('[data-composer]')) return command === 'area'
  const isField = target.matches(fieldSelector)
  if (command === 'leave') return isField
  if (command === 'help') return !isField && !target.matches(inputSelector)
  return isField || !target.matches(inputSelector) || !ofSegments.includes(command)
}

/** Does what a key stands for. */
export function runCommand(
  { name, number }: EditorCommand,
  target: HTMLElement,
  editing: Editing,
  options: CommandOptions,
) {
  const { activeId, onConcordance, onComment, onGoTo, onPreview, onReplace, onFocusLayout, onTakenBack, onHelp } =
    options
  const asksFor = (command: AskingCommand, selected: string, run: (selected: string) => void) => {
    // The segment gets nothing of the text that is typed until the field is there.
    catchTyping(() => onTakenBack(command))
    run(selected)
  }
  switch (name) {
    case 'concordance':
      return asksFor('concordance', selectedText(editing), onConcordance)
    case 'comment':
      return asksFor('comment', stripCodes(selectedText(editing)), (quote) => onComment(quote, activeId))
    case 'goTo':
      return asksFor('goTo', '', onGoTo)
    case 'preview':
      return onPreview()
    case 'focus':
      return onFocusLayout()
    case 'help':
      return onHelp()
    case 'find':
      return focusTools('search')
    case 'replace': {
      const open = document.querySelector<HTMLElement>('[data-covers-segments] input')
      return open ? open.focus() : asksFor('replace', stripCodes(selectedText(editing)), onReplace)
    }
    case 'filter':
      return focusTools('filter')
    case 'area':
      return focusNextArea(() => editing.field.current?.focus())
    case 'next':
      return editing.showBeside(1)
    case 'previous':
      return editing.showBeside(-1)
    case 'nextOpen':
      return editing.showNextOpen()
    case 'nextIssue':
      return editing.showNextIssue()
    case 'save':
      return activeId && void editing.drafts.flush(activeId)
    case 'leave':
      return target.closest<HTMLElement>('[role=listitem]')?.focus()
    default:
      return runOnSegment(name, number, editing, activeId)
  }
}

/** Asks what is wrong with a segment; the next keys say it, and are not for the segment. */
function beginFinding(segment: Segment, editing: Editing) {
  if (editing.item.reviewUuid === undefined) return
  const { field, reviewActions } = editing
  const part = partSelectedIn(segment, field.current)
  catchTyping(reviewActions.forget)
  reviewActions.ask((actions) => actions.begin(segment, part))
}

const selectedText = ({ field }: Editing) => field.current?.selectedText() || (getSelection()?.toString() ?? '')

function runOnSegment(
  name: EditorCommandName,
  number: number | undefined,
  editing: Editing,
  activeId: string | undefined,
) {
  const segment = activeId === undefined ? undefined : editing.store.get(activeId)
  if (segment && name === 'bookmark') return editing.bookmark(segment)
  if (!segment || !mayEdit(editing, segment)) return
  if (name === 'confirm') editing.confirm(segment)
  if (name === 'reopen') editing.reopen(segment)
  if (name === 'copySource') editing.copySource(segment)
  if (name === 'clear') editing.field.current?.replaceAll('')
  if (name === 'nbsp') editing.field.current?.insert('\u00A0')
  if (name === 'fix') editing.checkActions.current?.fixFirst()
  if (name === 'ignore') editing.checkActions.current?.ignoreFirst()
  if (name === 'finding') beginFinding(segment, editing)
  if (name === 'takeFinding') editing.reviewActions.ask((actions) => actions.takeOver(segment))
  if (name === 'tags') editing.tools.current?.openTags()
  if (name === 'nextTag') editing.insertNextTag(segment)
  if (name === 'match' && number !== undefined) editing.takeMatchNumber(segment, number)
}
