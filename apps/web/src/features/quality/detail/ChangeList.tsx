import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Review } from '@dragoman/sdk/operations/quality'
import type { Severity } from '@dragoman/sdk/quality-score'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Pagination } from '@dragoman/ui/Pagination'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { useCommands, type Command } from '../../../ground/commands.ts'
import { t } from '../../../i18n/t.ts'
import styles from '../quality.module.css'
import type { Categories } from '../use-categories.ts'
import { BulkCategory } from './BulkCategory.tsx'
import { changeBeside, nextUncategorized } from './change-keys.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { goToItem } from './go-to-item.ts'

const pageSize = 50

export interface ChangeListProps {
  review: Review
  categories: Categories
  isUncategorized: boolean
  category: string | undefined
  severity: Severity | undefined
}

/** The changes of the reviewer, segment by segment; in an open review each one gets a category here. */
export function ChangeList({ review, categories, isUncategorized, category, severity }: ChangeListProps) {
  const [page, setPage] = useState(0)
  const [marked, setMarked] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const filter = {
    ...(isUncategorized && { categorized: false }),
    ...(category && { category }),
    ...(severity && { severity }),
  }
  const { data, error, refetch, isFetching } = useQuery({
    ...query(api.quality.listChanges, {
      path: { reviewUuid: review.uuid },
      query: { page, size: pageSize, ...filter },
    }),
    placeholderData: keepPreviousData,
  })
  const isReviewing = review.roles.some((role) => role === 'reviewer' || role === 'manager')
  const isEditable = isReviewing && review.status === 'OPEN' && review.basis === 'FINDINGS'
  const able = isEditable ? (data?.content.filter(({ inSample }) => inSample) ?? []) : []
  // Once someone has begun with a change, its keys are for no other until they go on.
  const current =
    marked === undefined
      ? (able.find(({ category: own }) => own === undefined) ?? able[0])
      : able.find(({ uuid }) => uuid === marked)
  const goTo = (uuid: string | undefined) => goToItem(list, uuid)
  const commands: readonly Command[] = [
    { keys: ['j'], label: 'quality.nextChange', run: () => goTo(changeBeside(able, current, 1)) },
    { keys: ['k'], label: 'quality.previousChange', run: () => goTo(changeBeside(able, current, -1)) },
    { keys: ['n'], label: 'quality.nextUncategorized', run: () => goTo(nextUncategorized(able, current)) },
  ]
  useCommands(able.length > 0 ? commands : [])
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  if (!data) return <Skeleton lines={6} />
  const uuids = able.map(({ uuid }) => uuid)
  const chosen = uuids.filter((uuid) => selected.has(uuid))
  const toggle = (uuid: string) =>
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(uuid)) next.add(uuid)
      return next
    })
  return (
    <Card
      title={t('quality.changes')}
      description={able.length > 0 && t('quality.changeKeys')}
      isFlush
      footer={
        data.totalElements > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPageChange={setPage} />
        )
      }
    >
      {data.content.length === 0 ? (
        <EmptyState kind="no-match" icon="check" headingLevel={3} title={emptyTitle(review, isUncategorized)} />
      ) : (
        <>
          {isEditable && (
            <div className={styles.item}>
              <Checkbox
                isSelected={uuids.length > 0 && chosen.length === uuids.length}
                isIndeterminate={chosen.length > 0 && chosen.length < uuids.length}
                onChange={(isAll) => setSelected(new Set(isAll ? uuids : []))}
              >
                {t('quality.selectAll')}
              </Checkbox>
              {chosen.length > 0 && (
                <BulkCategory
                  review={review}
                  categories={categories}
                  changes={chosen}
                  onDone={() => setSelected(new Set())}
                />
              )}
            </div>
          )}
          <ul ref={list} className={styles.list} aria-label={t('quality.changes')}>
            {data.content.map((change) => (
              <ChangeRow
                key={change.uuid}
                review={review}
                change={change}
                categories={categories}
                {...(isEditable && {
                  selection: { isSelected: selected.has(change.uuid), onToggle: () => toggle(change.uuid) },
                  isCurrent: change === current,
                  onMark: () => setMarked(change.uuid),
                })}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function emptyTitle(review: Review, isUncategorized: boolean): string {
  if (!review.changesKnown) return t('quality.changesUnknown')
  return t(isUncategorized ? 'quality.allCategorized' : 'quality.noChanges')
}
