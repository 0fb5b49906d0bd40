/* oxlint-disable jsx-a11y/control-has-associated-label -- an empty cell is no control */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { useRowHeight } from './use-row-height.ts'

export interface VirtualRowsProps {
  /** The element that scrolls. */
  region: RefObject<HTMLElement | null>
  ids: readonly string[]
  /** Cells of a row. */
  columns: number
  drawRow: (index: number) => ReactNode
}

/** The rows of a long `DataTable` that are in view. It is loaded with the first such table: few lists are that long. */
export function VirtualRows({ region, ids, columns, drawRow }: VirtualRowsProps) {
  const rowHeight = useRowHeight()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized over what it returns
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => ids[index]!,
    initialRect: { width: 0, height: 800 },
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Spacer size={before} columns={columns} />
      {items.map(({ index }) => drawRow(index))}
      <Spacer size={after} columns={columns} />
    </>
  )
}

function Spacer({ size, columns }: { size: number; columns: number }) {
  if (size <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ blockSize: size, padding: 0 }} />
    </tr>
  )
}
