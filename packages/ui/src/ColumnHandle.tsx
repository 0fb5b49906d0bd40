import type { PointerEvent } from 'react'
import styles from './DataTable.module.css'
import { columnLimits, sizeProperty } from './table-column.ts'

export interface ColumnHandleProps {
  id: string
  isSized: boolean
  onResize: (id: string, width: number | undefined) => void
}

/** Movement in pixels from which on a press is meant to draw. */
const threshold = 3

/**
 * The end of a header cell, which draws its column wider or narrower; pressed twice it gives the width back. For the mouse
 * alone: with the keyboard, widths are chosen where columns are.
 */
export function ColumnHandle({ id, isSized, onResize }: ColumnHandleProps) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    const cell = handle.closest('th')!
    const table = cell.closest('table')!
    const from = { x: event.clientX, width: cell.offsetWidth }
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
    let width: number | undefined
    handle.setPointerCapture(event.pointerId)
    const stop = new AbortController()
    const { signal } = stop
    const draw = ({ clientX }: globalThis.PointerEvent) => {
      const moved = (clientX - from.x) * sign
      if (width === undefined) {
        if (Math.abs(moved) < threshold) return
        // From here on its cells follow the property.
        if (!isSized) onResize(id, from.width)
      }
      width = Math.round(Math.min(columnLimits.most, Math.max(columnLimits.least, from.width + moved)))
      table.style.setProperty(sizeProperty(id), `${width}px`)
    }
    const end = () => {
      stop.abort()
      if (width !== undefined) onResize(id, width)
      table.style.removeProperty(sizeProperty(id))
    }
    handle.addEventListener('pointermove', draw, { signal })
    handle.addEventListener('lostpointercapture', end, { signal })
  }
  return (
    <span
      aria-hidden
      className={styles.handle}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onResize(id, undefined)}
    />
  )
}
