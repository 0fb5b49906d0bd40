import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Finding, Review } from '@dragoman/sdk/operations/quality'
import type { Severity } from '@dragoman/sdk/quality-score'
import { Card } from '@dragoman/ui/Card'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { useCommands } from '../../../ground/commands.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { overlay } from '../../../lazy.tsx'
import type { TalkMove } from '../moves/talk-moves.ts'
import styles from '../quality.module.css'
import type { Categories } from '../use-categories.ts'
import { canMove } from './can-move.ts'
import { FindingItem } from './FindingItem.tsx'
import { goToItem } from './go-to-item.ts'

const TalkDialog = overlay(() => import('../moves/TalkDialog.tsx'), 'TalkDialog')
const OfferDialog = overlay(() => import('../moves/OfferDialog.tsx'), 'OfferDialog')
const DecideDialog = overlay(() => import('../moves/DecideDialog.tsx'), 'DecideDialog')

export interface FindingListProps {
  review: Review
  categories: Categories
  category: string | undefined
  severity: Severity | undefined
  /** Default: "Findings". */
  title?: string
}

interface Open {
  move: TalkMove | 'offer' | 'arbitrate'
  finding: Finding
}

/** The findings of a review with all that was said. `a` accepts the marked one, `d` disputes it, `j` and `k` move on. */
export function FindingList({ review, categories, category, severity, title }: FindingListProps) {
  const { data, error, refetch, isFetching } = useQuery(
    query(api.quality.listFindings, { path: { reviewUuid: review.uuid } }),
  )
  const [marked, setMarked] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<Open>()
  const { mutate } = useMutation({
    ...mutation(api.quality.replyToFinding),
    // The last reply may take this list away before the answer is here: a callback of the call itself would not be heard.
    onSuccess: () => showToast({ tone: 'success', title: t('quality.done.accept') }),
  })
  const findings = data?.filter((finding) => {
    return (!category || finding.category === category) && (!severity || finding.severity === severity)
  })
  const replyable =
    findings?.filter((finding) => ['accept', 'take', 'dispute'].some((move) => canMove(finding, move))) ?? []
  const current = replyable.find(({ uuid }) => uuid === marked) ?? replyable[0]
  const accept = ({ uuid, version }: Finding) =>
    mutate({ path: { qualityFindingUuid: uuid }, body: { state: 'ACCEPTED', version } })
  const step = (by: 1 | -1) => {
    const next = current && replyable[replyable.indexOf(current) + by]
    if (!next) return
    setMarked(next.uuid)
    goToItem(list, next.uuid)
  }
  useCommands([
    {
      keys: ['a'],
      label: 'quality.accept',
      icon: 'check',
      isOffered: () => current !== undefined && (canMove(current, 'accept') || canMove(current, 'take')),
      run: () => current && accept(current),
    },
    {
      keys: ['d'],
      label: 'quality.dispute',
      icon: 'comment',
      isOffered: () => current !== undefined && canMove(current, 'dispute'),
      run: () => current && setOpen({ move: 'dispute', finding: current }),
    },
    { keys: ['j'], label: 'quality.nextFinding', isOffered: () => replyable.length > 1, run: () => step(1) },
    { keys: ['k'], label: 'quality.previousFinding', isOffered: () => replyable.length > 1, run: () => step(-1) },
  ])
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  if (!data || !findings) return <Skeleton lines={6} />
  const close = () => setOpen(undefined)
  return (
    <Card title={title ?? t('quality.findings')} isFlush>
      {findings.length === 0 ? (
        <EmptyState kind="no-match" icon="check" headingLevel={3} title={t('quality.noFindings')} />
      ) : (
        <ul ref={list} className={styles.list} aria-label={t('quality.findings')}>
          {findings.map((finding) => (
            <FindingItem
              key={finding.uuid}
              review={review}
              finding={finding}
              categories={categories}
              isCurrent={finding === current}
              onMark={() => setMarked(finding.uuid)}
              onAccept={() => accept(finding)}
              onMove={(move) => setOpen({ move, finding })}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {open?.move === 'offer' && <OfferDialog finding={open.finding} categories={categories} onClose={close} />}
        {open?.move === 'arbitrate' && (
          <DecideDialog
            review={review}
            finding={open.finding}
            findings={data}
            categories={categories}
            onClose={close}
          />
        )}
        {open && open.move !== 'offer' && open.move !== 'arbitrate' && (
          <TalkDialog move={open.move} finding={open.finding} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}
