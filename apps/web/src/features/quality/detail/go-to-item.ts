import type { RefObject } from 'react'

/** Puts the focus on the first control of an item, by its id. The list comes along. */
export function goToItem(list: RefObject<HTMLElement | null>, id: string | undefined): void {
  const item = id === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`)
  item?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'nearest' })
}
