import { useCallback, useLayoutEffect, useRef } from 'react'

/** The selected rows of the present page, and how the selection changes. */
export interface TableSelection {
  /** Ids of chosen rows; may hold ids of other pages. */
  selected: ReadonlySet<string>
  onChange: (selected: Set<string>) => void
}

/** Adds or removes all of `ids` without touching the others. */
export function withAll(selected: ReadonlySet<string>, ids: readonly string[], isSelected: boolean): Set<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/** How the header's checkbox stands: all, some or none of the page's rows. */
export function pageState(selected: ReadonlySet<string>, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/**
 * The handlers of a table's checkboxes. `toggle` with `isRange` sets all rows between the last toggled one and this one
 * to what this one becomes. Both keep their identity between renders, so that rows need not render again.
 */
export function useTableSelection(selection: TableSelection | undefined, ids: readonly string[]) {
  const latest = useRef({ selection, ids })
  useLayoutEffect(() => {
    latest.current = { selection, ids }
  })
  const anchor = useRef<string | null>(null)

  const toggle = useCallback((id: string, isRange: boolean) => {
    const { selection: current, ids: order } = latest.current
    if (!current) return
    const start = isRange && anchor.current !== null ? order.indexOf(anchor.current) : -1
    const end = order.indexOf(id)
    const range = start < 0 ? [id] : order.slice(Math.min(start, end), Math.max(start, end) + 1)
    anchor.current = id
    current.onChange(withAll(current.selected, range, !current.selected.has(id)))
  }, [])

  const toggleAll = useCallback(() => {
    const { selection: current, ids: order } = latest.current
    if (!current) return
    anchor.current = null
    current.onChange(withAll(current.selected, order, pageState(current.selected, order) !== 'all'))
  }, [])

  return { toggle, toggleAll }
}
