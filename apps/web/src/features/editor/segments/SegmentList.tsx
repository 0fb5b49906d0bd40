import type { Segment } from '@dragoman/sdk/operations/editor'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import styles from './SegmentList.module.css'
import { SegmentRow } from './SegmentRow.tsx'

export interface SegmentListProps {
  rows: readonly Segment[]
  editing: Editing
  activeId: string | undefined
  /** Grows each time that the active row is to be seen. */
  focusRequest: number
  refusedId: string | undefined
}

const typicalHeight = 60

/** The segments, of which only those in sight exist; the active one always does, so that it keeps the focus. */
export function SegmentList({ rows, editing, activeId, focusRequest, refusedId }: SegmentListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const activeAt = rows.findIndex(({ id }) => id === activeId)
  const withActive = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeAt < 0 ? [] : [activeAt])])].sort((a, b) => a - b),
    [activeAt],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => typicalHeight,
    getItemKey: (at) => rows[at]!.id,
    rangeExtractor: withActive,
    overscan: 8,
    scrollPaddingStart: 80,
    scrollPaddingEnd: 160,
  })
  const shownAt = useRef(activeAt)
  useLayoutEffect(() => {
    shownAt.current = activeAt
  }, [activeAt])
  useLayoutEffect(() => {
    if (focusRequest === 0 || shownAt.current < 0) return
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
    const isNear = shownAt.current >= startIndex && shownAt.current <= endIndex
    virtualizer.scrollToIndex(shownAt.current, { align: isNear ? 'auto' : 'center' })
  }, [focusRequest, virtualizer])
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.head} aria-hidden>
        <span className={styles.number}>{t('editor.number')}</span>
        <span dir={editing.source.dir}>{editing.source.name}</span>
        <span dir={editing.target.dir}>{editing.target.name}</span>
      </div>
      <div
        role="list"
        aria-label={t('editor.segments')}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const segment = rows[index]!
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              tabIndex={-1}
              className={styles.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              <SegmentRow
                segment={segment}
                editing={editing}
                isActive={index === activeAt}
                focusRequest={index === activeAt ? focusRequest : 0}
                isRefused={segment.id === refusedId}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
