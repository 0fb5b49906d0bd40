import type { Segment } from '@dragoman/sdk/operations/editor'
import type { Finding } from '@dragoman/sdk/operations/quality'
import { Button } from '@dragoman/ui/Button'
import { useImperativeHandle, useRef, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { CommandKeys } from '../../editor-keys/CommandKeys.tsx'
import { ChangesSince } from './ChangesSince.tsx'
import { FindingBar } from './FindingBar.tsx'
import { categoryName, severityName, useFindingsOf, useUsableCategories } from './review-query.ts'
import styles from './ReviewRow.module.css'
import { partSelectedIn, type SelectedPart } from '../drafts/selected-part.ts'
import { useFindingWrites } from './use-finding-writes.ts'

export interface ReviewRowProps {
  reviewUuid: string
  segment: Segment
  text: string
  editing: Editing
  isActive: boolean
  isEditable: boolean
}

/** The work of a reviewer in a segment: the changes since the step before, and the findings. */
export function ReviewRow({ reviewUuid, segment, text, editing, isActive, isEditable }: ReviewRowProps) {
  const findings = useFindingsOf(reviewUuid, segment.id)
  const categories = useUsableCategories()
  const { takeOver, isPending } = useFindingWrites(reviewUuid, segment, editing)
  const [open, setOpen] = useState<{ bar: number; uuid?: string; part: SelectedPart }>()
  const bars = useRef(0)
  const show = (shown: { uuid?: string; part: SelectedPart }) => {
    bars.current += 1
    setOpen({ ...shown, bar: bars.current })
  }
  const isChanged = segment.before !== undefined && text !== '' && text !== segment.before
  const current = findings.find(({ uuid }) => uuid === open?.uuid)
  const begin = (part: SelectedPart) => {
    // A change has one category; what was selected is a finding of its own.
    const whole = part.range ? undefined : findings.find(({ side, range }) => side === 'TARGET' && !range)
    show({ part, ...(whole && { uuid: whole.uuid }) })
  }
  useImperativeHandle(isActive && isEditable ? editing.reviewActions : undefined, () => ({
    begin: (asked, part) => void (asked.id === segment.id && begin(part)),
    takeOver(asked) {
      if (isPending || asked.id !== segment.id) return
      const first = segment.issues.find(({ finding }) => finding?.state === 'OPEN')?.finding
      if (first) void takeOver(first.uuid).catch(() => undefined)
    },
  }))
  const close = () => {
    setOpen(undefined)
    editing.field.current?.focus()
  }
  if (!isChanged && findings.length === 0 && !isActive) return null
  return (
    <div className={styles.review}>
      {isChanged && (
        <ChangesSince segment={segment} text={text} editing={editing} isEditable={isEditable && isActive} />
      )}
      {findings.length > 0 && (
        <ul className={styles.findings} aria-label={t('editor.reviewing.findings')}>
          {findings.map((finding) => (
            <FindingLine
              key={finding.uuid}
              finding={finding}
              onOpen={isActive && isEditable ? () => show({ uuid: finding.uuid, part: {} }) : undefined}
            />
          ))}
        </ul>
      )}
      {isActive && isEditable && !open && (
        <div className={styles.choices}>
          <Button
            size="small"
            variant="quiet"
            icon="plus"
            onPress={() => begin(partSelectedIn(segment, editing.field.current))}
          >
            {t(isChanged && findings.length === 0 ? 'editor.reviewing.categorize' : 'editor.reviewing.add')}
            <CommandKeys command="finding" />
          </Button>
        </div>
      )}
      {isActive && isEditable && open && (
        <FindingBar
          key={open.bar}
          categories={categories}
          reviewUuid={reviewUuid}
          segment={segment}
          editing={editing}
          finding={current}
          part={open.part}
          // The answer may come after the bar was closed, or opened for another finding.
          onFinding={({ uuid }) => setOpen((now) => (now?.bar === open.bar ? { ...now, uuid } : now))}
          onClose={close}
        />
      )}
    </div>
  )
}

function FindingLine({ finding, onOpen }: { finding: Finding; onOpen: (() => void) | undefined }) {
  const { severity, category, quote, comment, repeated } = finding
  return (
    <li className={styles.finding} data-severity={severity}>
      <span>
        <strong>
          {severityName(severity)} · {categoryName(category)}
        </strong>
        {repeated && ` · ${t('editor.reviewing.repeated')}`}
      </span>
      {quote && <q>{quote}</q>}
      {comment && <bdi>{comment}</bdi>}
      {onOpen && (
        <Button size="small" variant="quiet" onPress={onOpen}>
          {t('editor.reviewing.edit')}
        </Button>
      )}
    </li>
  )
}
