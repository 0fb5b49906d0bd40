import type { EditorContextItem, EditorMatch, Segment } from '@dragoman/sdk/operations/editor'
import { directionOf } from '@dragoman/sdk/direction'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { RefObject } from 'react'
import { languageName } from '../../../i18n/format.ts'
import type { Placeholder } from '../../../display/chips.ts'
import type { CodeFieldHandle } from '../segments/CodeField.tsx'
import type { Direction } from '../segments/code-tokens.ts'
import type { FieldState } from '../segments/field/segment-view.ts'
import { isOfOther } from '../segments/segment-filter.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import type { LiveChecks } from '../segments/live-checks.ts'
import type { Spelling } from '../spelling/spelling.ts'
import type { SelectedPart } from './selected-part.ts'
import type { Drafts } from './drafts.ts'
import type { LateActions } from './late-actions.ts'

/** A language of a work unit, as pages need it. */
export interface EditorLanguage {
  name: string
  /** BCP 47. */
  lang: string
  dir: Direction
}

export const languageOfWire = (code: string): EditorLanguage => ({
  name: languageName(code),
  lang: toBcp47(code),
  dir: directionOf(code),
})

/** The commands for the issues of the active segment. */
export interface CheckActions {
  /** Puts the first fix in; says whether there was one. */
  fixFirst: () => boolean
  /** Asks for the reason to ignore the first issue that can be ignored. */
  ignoreFirst: () => boolean
}

/** The commands of a reviewer in the active segment. */
export interface ReviewActions {
  /** Asks what is wrong with a segment, where it is still the active one. */
  begin: (segment: Segment, part: SelectedPart) => void
  /** Takes its first finding of AI review into the review, likewise. */
  takeOver: (segment: Segment) => void
}

/** The parts of the editor that rows and the panel use. It stays the same while one works. */
export interface Editing {
  item: EditorContextItem
  source: EditorLanguage
  target: EditorLanguage
  drafts: Drafts
  spelling: Spelling
  checks: LiveChecks
  store: SegmentStore
  isWritable: boolean
  /** Whether someone else writes in a segment: then one writes there only after taking it over. */
  isHeld: (id: string) => boolean
  /** Says which segments those are. */
  hold: (held: ReadonlyMap<string, unknown>) => void
  /** The field of the active segment. */
  field: RefObject<CodeFieldHandle | null>
  /** The states of each field, to undo typing when one comes back. */
  fieldStates: Map<string, FieldState>
  /** The tools of the active segment. */
  tools: RefObject<{ openTags: () => void } | null>
  /** Set while the active segment has issues of checks. */
  checkActions: RefObject<CheckActions | null>
  /** There while the active segment can be reviewed, and the code for that is here. */
  reviewActions: LateActions<ReviewActions>
  /** Puts the focus into the field of the active segment where that was asked for; once. To be called when it is there. */
  takeFocus: () => void
  /** A segment's field has got the focus. */
  activate: (id: string) => void
  /** Makes a segment the active one and puts the focus into its field; what hides it is taken away. */
  show: (id: string) => void
  /** Goes to the row before (-1) or after (1). */
  showBeside: (step: 1 | -1) => void
  /** Goes to the next segment that is not confirmed. */
  showNextOpen: () => void
  /** Goes to the next segment with issues. */
  showNextIssue: () => void
  /** Confirms a segment and goes on to the next one that is open, or says what keeps it from being confirmed. */
  confirm: (segment: Segment) => void
  reopen: (segment: Segment) => void
  /** Bookmarks a segment for oneself, or no longer. */
  bookmark: (segment: Segment) => void
  /** Takes the last change of the active field back. */
  undo: () => void
  copySource: (segment: Segment) => void
  /** Puts a tag at the caret, both ends of a pair that is missing around what is selected. */
  insertTag: (segment: Segment, part: Placeholder) => void
  insertNextTag: (segment: Segment) => void
  takeMatch: (segment: Segment, match: EditorMatch) => void
  /** Puts a machine translation into the field. */
  takeMachine: (segment: Segment, text: string) => void
  /** Puts a text that a person has chosen into the field of its segment. */
  takeText: (segment: Segment, text: string) => void
  /** Puts the text that a finding suggests into the field of its segment. */
  takeSuggestion: (segment: Segment, text: string) => void
  /** Puts the match of a key, from 1, into the field; nothing where there is none. */
  takeMatchNumber: (segment: Segment, number: number) => void
}

/** Whether a segment is one of those that the person may change. */
export const isOwn = (
  { isWritable, item }: Pick<Editing, 'isWritable' | 'item'>,
  { locked, index }: Pick<Segment, 'locked' | 'index'>,
) => isWritable && !locked && !isOfOther(item.slices, index)

/** Whether the person can change a segment now. */
export const mayEdit = (editing: Editing, segment: Pick<Segment, 'id' | 'locked' | 'index'>) =>
  isOwn(editing, segment) && !editing.isHeld(segment.id)
