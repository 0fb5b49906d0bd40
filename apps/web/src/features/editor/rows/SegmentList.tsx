import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { t } from '../../../i18n/t.ts'
import { useCommentMarks } from '../comments/comment-marks.ts'
import type { Editing } from '../drafts/editing.ts'
import styles from './SegmentList.module.css'
import { loadSegmentView, usePlainText } from '../segments/field/field-mode.ts'
import { placeOf } from '../segments/segment-filter.ts'
import type { Writers } from '../people/use-writers.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import { SegmentRow } from './SegmentRow.tsx'
import { windowSize } from '../segments/text-requests.ts'

export interface SegmentListProps {
  rows: readonly number[]
  /** The place of the first of them in the whole list, and how long that is, where they are a part of it. */
  from?: number
  total?: number
  editing: Editing
  activeId: string | undefined
  /** Grows each time that the active row is to be seen. */
  focusRequest: number
  refusedId: string | undefined
  writers: Writers
}

/** Milliseconds that a place is looked at until its texts are loaded. */
const scrollPause = 60

/** About how high a row is, by the words of its source. */
const heightOf = (words: number) => 31 + 20 * Math.max(1, Math.ceil(words / 9))

/** The actions in the list after which it stays where it is. */
const deeds = ['wheel', 'pointerdown', 'keydown'] as const

/** The segments, of which only those in sight exist; the active one always does, so that it keeps the focus. */
export const SegmentList = memo(function SegmentList({
  rows,
  from = 0,
  total: all = rows.length,
  editing,
  activeId,
  focusRequest,
  refusedId,
  writers,
}: SegmentListProps) {
  const { store } = editing
  const isRich = !usePlainText()
  const marks = useCommentMarks(editing.item.workUnit.uuid)
  const scroller = useRef<HTMLDivElement>(null)
  const activeRow = store.rowOf(activeId)
  const activeAt = useMemo(() => placeOf(rows, activeRow), [rows, activeRow])
  const withActive = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeAt < 0 ? [] : [activeAt])])].sort((a, b) => a - b),
    [activeAt],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((at: number) => heightOf(store.wordsOf(rows[at]!)), [store, rows]),
    getItemKey: useCallback((at: number) => store.idOf(rows[at]!), [store, rows]),
    rangeExtractor: withActive,
    overscan: 8,
    scrollPaddingStart: 80,
    scrollPaddingEnd: 160,
  })
  useTexts(store, rows, virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0)
  useEffect(() => void (isRich && loadSegmentView()), [isRich])
  const shownAt = useRef(activeAt)
  const isSettling = useRef(false)
  const isPart = rows.length < all
  useLayoutEffect(() => {
    shownAt.current = activeAt
  }, [activeAt])
  useLayoutEffect(() => {
    if (focusRequest === 0 || shownAt.current < 0) return
    const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {}
    const isNear = shownAt.current >= startIndex && shownAt.current <= endIndex
    isSettling.current = !isNear
    virtualizer.scrollToIndex(shownAt.current, { align: isNear ? 'auto' : 'center' })
  }, [focusRequest, isPart, virtualizer])
  // Texts come after their rows and make them taller: until someone scrolls or types, the active one stays in sight.
  const total = virtualizer.getTotalSize()
  useLayoutEffect(() => {
    if (isSettling.current) virtualizer.scrollToIndex(shownAt.current, { align: 'center' })
  }, [total, virtualizer])
  useEffect(() => {
    const list = scroller.current
    // A key that a command has taken may be what brought the list here.
    const settle = (event: Event) => {
      if (!event.defaultPrevented) isSettling.current = false
    }
    for (const kind of deeds) list?.addEventListener(kind, settle, { passive: true })
    return () => {
      for (const kind of deeds) list?.removeEventListener(kind, settle)
    }
  }, [])
  return (
    <div ref={scroller} className={styles.scroller} data-area="segments">
      <div className={styles.head} aria-hidden>
        <span className={styles.number}>{t('editor.number')}</span>
        <span dir={editing.source.dir}>{editing.source.name}</span>
        <span dir={editing.target.dir}>{editing.target.name}</span>
        <span className={styles.match}>{t('editor.matchColumn')}</span>
      </div>
      <div role="list" aria-label={t('editor.segments')} className={styles.list} style={{ blockSize: total }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const id = store.idOf(rows[index]!)
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="listitem"
              aria-posinset={from + index + 1}
              aria-setsize={all}
              tabIndex={-1}
              className={styles.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              <SegmentRow
                id={id}
                editing={editing}
                isActive={index === activeAt}
                focusRequest={index === activeAt ? focusRequest : 0}
                isRefused={id === refusedId}
                comments={marks.get(id)}
                writer={writers.of.get(id)}
                isHeld={writers.held.has(id)}
                onTakeOver={writers.takeOver}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
})

/** Asks for the texts of the rows in sight, and of two windows after them, once scrolling pauses. */
function useTexts(store: SegmentStore, rows: readonly number[], from: number, to: number) {
  const first = Math.floor(from / windowSize) * windowSize
  const end = (Math.floor(to / windowSize) + 3) * windowSize
  const seen = useRef(false)
  useEffect(() => {
    const ask = () => {
      seen.current = true
      for (let at = first; at < end; at += windowSize) void store.want(rows.slice(at, at + windowSize))
    }
    if (!seen.current) return ask()
    const timer = setTimeout(ask, scrollPause)
    return () => clearTimeout(timer)
  }, [store, rows, first, end])
}
