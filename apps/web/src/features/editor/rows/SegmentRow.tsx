import type { Segment } from '@dragoman/sdk/operations/editor'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { memo, Suspense, useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { SourceText } from '../../../display/SegmentText.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { withWords } from '../../../i18n/with-words.ts'
import { region } from '../../../lazy.tsx'
import { missingRegion } from '../../../errors/RegionError.tsx'
import { CommentCount } from '../comments/CommentCount.tsx'
import type { CommentMark } from '../comments/comment-marks.ts'
import { ConflictChoice } from '../drafts/ConflictChoice.tsx'
import { isOwn, type Editing } from '../drafts/editing.ts'
import { useDraft, useLatest } from '../drafts/use-drafts.ts'
import { CheckLines } from '../checks/CheckLines.tsx'
import { useIssues } from '../segments/use-checks.ts'
import { SpellingNotes } from './SpellingNotes.tsx'
import type { TextMark } from '../spelling/mark-mistakes.ts'
import type { Mistake } from '../spelling/spelling.ts'
import { useHasDictionary, useMistakes } from '../spelling/use-spelling.ts'
import { TargetField } from '../segments/field/TargetField.tsx'
import type { Writer } from '../people/use-writers.ts'
import { WriterNote } from '../people/WriterNote.tsx'
import { Findings } from './Findings.tsx'
import { MatchOrigin } from './MatchOrigin.tsx'
import { MissingTags } from './MissingTags.tsx'
import { RowMessages } from './RowMessages.tsx'
import { RowTools } from './RowTools.tsx'
import { stateOf, type SegmentState } from '../segments/segment-filter.ts'
import { issuesOf, type Issue } from '../segments/segment-issues.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import styles from './SegmentRow.module.css'
import { useSegment } from '../segments/use-segments.ts'

const ReviewRow = region(
  withWords(['quality'], () => import('../review/ReviewRow.tsx')),
  'ReviewRow',
  missingRegion,
)

const stateIcons: Record<SegmentState, IconName> = {
  locked: 'lock',
  other: 'users',
  confirmed: 'success',
  draft: 'edit',
  open: 'minus',
}

export interface SegmentRowProps {
  id: string
  editing: Editing
  isActive: boolean
  /** Grows each time that the active row is to get the focus. */
  focusRequest: number
  /** It was to be confirmed, and cannot be. */
  isRefused: boolean
  /** The comments on it; undefined without any. */
  comments: CommentMark | undefined
  /** Someone else who writes in it. */
  writer: Writer | undefined
  /** One can't write in it for that person. */
  isHeld: boolean
  onTakeOver: (segmentId: string) => void
}

/** One segment: its source, its translation to edit, and how it is. Its place is kept until its text is here. */
export const SegmentRow = memo(function SegmentRow({ id, ...props }: SegmentRowProps) {
  const segment = useSegment(props.editing.store, id)
  return segment ? <LoadedRow segment={segment} {...props} /> : <RowPlaceholder id={id} store={props.editing.store} />
})

function RowPlaceholder({ id, store }: { id: string; store: SegmentStore }) {
  const row = store.rowOf(id)
  if (row === undefined) return null
  const lines = Math.max(1, Math.ceil(store.wordsOf(row) / 9))
  return (
    <div className={styles.row} aria-busy>
      <span className={styles.number}>{formatNumber(store.indexOf(row) + 1)}</span>
      <div className={styles.waiting}>
        <Skeleton lines={lines} />
      </div>
    </div>
  )
}

function LoadedRow({
  segment: listed,
  editing,
  isActive,
  focusRequest,
  isRefused,
  comments,
  writer,
  isHeld,
  onTakeOver,
}: Omit<SegmentRowProps, 'id'> & { segment: Segment }) {
  const segment = useLatest(editing.drafts, listed)
  const draft = useDraft(editing.drafts, segment.id)
  const id = useId()
  useEffect(() => {
    if (isActive && focusRequest > 0) editing.takeFocus()
  }, [isActive, focusRequest, editing])
  const { drafts, spelling, source, target } = editing
  const text = draft?.text ?? segment.target
  const mistakes = useMistakes(spelling, segment, text)
  const isChecked = useHasDictionary(spelling)
  const checked = useIssues(editing.checks, segment, text)
  const issues = draft?.issues ?? issuesOf(segment, text)
  const marks = useMemo(() => marksOf(mistakes, isChecked, checked.issues), [mistakes, isChecked, checked.issues])
  const number = formatNumber(segment.index + 1)
  const state = draft && draft.text !== segment.target ? 'draft' : stateOf(segment, editing.item.slices)
  const isEditable = isOwn(editing, segment) && !isHeld
  const isBlocked = issues.some(({ blocking }) => blocking)
  const row = useRef<HTMLDivElement>(null)
  const place = editing.store.rowOf(segment.id)
  const lightUp = useCallback((tag: number | undefined) => {
    for (const chip of row.current?.querySelectorAll<HTMLElement>('[data-source] [data-tag]') ?? [])
      chip.toggleAttribute('data-lit', /\d+/.exec(chip.dataset['tag']!)?.[0] === String(tag))
  }, [])
  return (
    <div ref={row} className={styles.row} data-active={isActive || undefined} data-state={state}>
      <span className={styles.number}>{number}</span>
      <div className={styles.source} dir={source.dir} data-source>
        {/* Read out with the field that it belongs to. */}
        <p id={`${id}source`} lang={source.lang} dir="auto" className={styles.text}>
          <SourceText text={segment.source} codes={segment.codes} />
        </p>
        <RowContext segment={segment} />
      </div>
      <div className={styles.target}>
        <TargetField
          ref={isActive ? editing.field : undefined}
          id={segment.id}
          codes={segment.codes}
          states={editing.fieldStates}
          onLit={lightUp}
          value={text}
          onChange={(typed) => drafts.edit(segment, typed)}
          label={t('editor.field', { number, language: target.name })}
          mistakes={marks}
          isChecked={isChecked}
          describedBy={`${id}source ${id}state ${id}messages ${id}checks ${id}spelling`}
          lang={target.lang}
          dir={target.dir}
          isReadOnly={!isEditable}
          isInvalid={isBlocked && (isRefused || draft?.state === 'refused' || segment.confirmed)}
          onFocus={() => editing.activate(segment.id)}
          onBlur={() => void drafts.flush(segment.id)}
        />
        {writer && (
          <WriterNote
            writer={writer}
            onTakeOver={isHeld && isOwn(editing, segment) ? () => onTakeOver(segment.id) : undefined}
          />
        )}
        {draft?.theirs && <ConflictChoice draft={draft} theirs={draft.theirs} editing={editing} />}
        {mistakes && (
          <SpellingNotes
            id={`${id}spelling`}
            segment={segment}
            text={text}
            mistakes={mistakes}
            editing={editing}
            isEditable={isEditable}
          />
        )}
        {editing.item.reviewUuid !== undefined && (
          <Suspense>
            <ReviewRow
              reviewUuid={editing.item.reviewUuid}
              segment={segment}
              text={text}
              editing={editing}
              isActive={isActive}
              isEditable={isEditable}
            />
          </Suspense>
        )}
        <CheckLines
          id={`${id}checks`}
          segment={segment}
          text={text}
          checked={checked}
          editing={editing}
          isActive={isActive && isEditable}
          isRefused={isRefused}
        />
        <RowMessages
          id={`${id}messages`}
          segment={segment}
          draft={draft}
          text={text}
          issues={issues.filter(({ rule }) => rule === undefined)}
          tags={<MissingTags segment={segment} text={text} editing={editing} />}
          isRefused={isRefused}
          onRetry={drafts.retry}
        />
        <Findings segment={segment} issues={issues} editing={editing} isEditable={isEditable} />
        {isActive && isEditable && <RowTools segment={segment} text={text} editing={editing} />}
      </div>
      <MatchOrigin
        segment={segment}
        draft={draft}
        from={place === undefined ? undefined : editing.store.firstIndexOf(place)}
      />
      <span className={styles.state} data-state={state} title={t(`editor.state.${state}`)}>
        <Icon name={stateIcons[state]} />
        <span id={`${id}state`} className={styles.stateWord}>
          {t(`editor.state.${state}`)}
        </span>
        {comments && <CommentCount mark={comments} />}
      </span>
    </div>
  )
}

/** The parts to underline: unknown words, and issues of checks. Undefined as long as the words are not known. */
function marksOf(
  mistakes: readonly Mistake[] | undefined,
  isChecked: boolean,
  issues: readonly Issue[],
): readonly TextMark[] | undefined {
  if (!mistakes && isChecked) return undefined
  const found = issues.flatMap(({ begin = 0, end = 0, blocking }) =>
    end > begin ? [{ begin, end, tone: blocking ? ('error' as const) : ('warning' as const) }] : [],
  )
  return [...(mistakes ?? []), ...found]
}

/** Where a segment stands in its file, in one line; all of it is in the panel. */
function RowContext({ segment: { key, context, note, plural } }: { segment: Segment }) {
  // A bare number says nothing that the row's own does not.
  const place = note ?? context ?? (key && /\p{L}/u.test(key) ? key : undefined)
  if (!place && !plural) return null
  return (
    <p className={styles.context}>
      {plural && <bdi className={styles.plural}>{t('editor.plural', { form: plural.form })}</bdi>}
      {place && (
        <span className={styles.place} dir="auto" title={place}>
          {place}
        </span>
      )}
    </p>
  )
}
