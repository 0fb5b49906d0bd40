import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Review, ReviewChange, ReviewChangeInput } from '@dragoman/sdk/operations/quality'
import type { Severity } from '@dragoman/sdk/quality-score'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommands } from '../../../ground/commands.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { CategorySelect, SeveritySelect } from '../CategoryFields.tsx'
import styles from '../quality.module.css'
import { severityWord } from '../review-words.ts'
import type { Categories } from '../use-categories.ts'
import { kindKeys } from './change-keys.ts'
import { SegmentPair } from './SegmentPair.tsx'

export interface ChangeRowProps {
  review: Review
  change: ReviewChange
  categories: Categories
  /** Given where changes in the sample can get a category. */
  selection?: { isSelected: boolean; onToggle: () => void }
  /** The one that the keys work on. */
  isCurrent?: boolean
  onMark?: () => void
}

/** A change with its category, which the reviewer chooses here. */
export function ChangeRow({ review, change, categories, selection: offered, isCurrent, onMark }: ChangeRowProps) {
  const selection = change.inSample ? offered : undefined
  const place = t('quality.segmentNumber', { number: formatNumber(change.sequence) })
  const { category, severity, comment } = change
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of its fields marks it
    <li
      className={styles.item}
      aria-label={place}
      data-item={change.uuid}
      data-current={isCurrent || undefined}
      onFocus={onMark}
    >
      <div className={styles.line}>
        {selection ? (
          <Checkbox isSelected={selection.isSelected} onChange={selection.onToggle}>
            {place}
          </Checkbox>
        ) : (
          <span className={styles.muted}>{place}</span>
        )}
        {!change.inSample && <Badge>{t('quality.notInSample')}</Badge>}
        {!selection && category !== undefined && severity !== undefined && (
          <Badge>
            {severityWord(severity)} · {categories.nameOf(category)}
          </Badge>
        )}
      </div>
      <SegmentPair review={review} source={change.source} before={change.before} after={change.after} />
      {selection ? (
        <ChangeFields review={review} change={change} categories={categories} isCurrent={isCurrent} onMark={onMark} />
      ) : (
        comment && <bdi className={styles.muted}>{comment}</bdi>
      )}
    </li>
  )
}

/**
 * The fields of a change. Each is saved when it is left; without a category there is nothing to save. Only what was
 * changed is sent: what the page shows of the rest may be older than a save that is still on its way.
 */
function ChangeFields({ review, change, categories, isCurrent, onMark }: Omit<ChangeRowProps, 'selection'>) {
  const [comment, setComment] = useState(change.comment ?? '')
  const [{ seen, category = change.category, severity }, setOwn] = useState<Own>({ seen: change })
  if (seen !== change) setOwn({ seen: change })
  const write = useMutation(mutation(api.quality.categorizeChange))
  const save = (input: Omit<Own, 'seen'> & Pick<Partial<ReviewChangeInput>, 'comment'>) => {
    const next = { category: input.category ?? category, severity: input.severity ?? severity }
    setOwn({ seen: change, ...next })
    if (next.category === undefined) return
    const isFirst = change.category === undefined
    const chosenBefore = { ...(severity && { severity }), ...(comment.trim() && { comment: comment.trim() }) }
    write.mutate(
      {
        path: { reviewUuid: review.uuid, reviewChangeUuid: change.uuid },
        body: { ...(isFirst && chosenBefore), ...input, category: next.category },
      },
      { onError: () => setOwn({ seen: change }) },
    )
  }
  const choose = (kind: Omit<Own, 'seen'>) => {
    onMark?.()
    save(kind)
  }
  useCommands(isCurrent ? kindKeys(categories, choose) : [])
  return (
    <div className={styles.fields}>
      <CategorySelect categories={categories} value={category} onChange={(code) => save({ category: code })} />
      <SeveritySelect value={severity ?? change.severity ?? 'MINOR'} onChange={(code) => save({ severity: code })} />
      <TextField
        label={t('quality.comment')}
        maxLength={2000}
        value={comment}
        onChange={setComment}
        onBlur={() => comment.trim() !== (change.comment ?? '') && save({ comment: comment.trim() })}
      />
    </div>
  )
}

/** Choices that the change does not show yet. */
interface Own {
  seen: ReviewChange
  category?: string | undefined
  severity?: Severity | undefined
}
