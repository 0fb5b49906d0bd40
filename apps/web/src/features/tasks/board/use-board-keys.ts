import type { TaskBoard, TaskLane } from '@dragoman/sdk/operations/tasks'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Board } from './board-context.ts'
import type { Place } from './board-moves.ts'

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/**
 * The keys of a board: arrows go from card to card, the space bar lifts one. A lifted card goes from place to place with the
 * arrows; the space bar or Enter puts it down, and Escape puts it back.
 */
export function useBoardKeys(board: Board, data: TaskBoard | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  const { lifted, pending } = board

  useEffect(() => {
    if (pending) moved.current = pending
  }, [pending])
  // A card that was moved is another element now; the focus follows it, whenever the board is drawn with it.
  useEffect(() => {
    const uuid = moved.current
    if (!uuid || pending || document.activeElement !== document.body) return
    linkOf(region.current, uuid)?.focus()
    moved.current = null
  })

  const over = lifted?.by === 'keyboard' ? `${lifted.over.row ?? ''} ${lifted.over.lane}` : undefined
  useEffect(() => {
    if (over !== undefined)
      region.current?.querySelector(`[data-place="${CSS.escape(over)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [over])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const link = event.target as HTMLElement
    const card = link.closest<HTMLElement>('[data-card]')
    const arrow = arrows[event.key]
    if (lifted?.by === 'keyboard') {
      if (event.key === 'Escape' || event.key === 'Tab') board.cancel()
      else if (event.key === ' ' || event.key === 'Enter') board.drop(lifted.over)
      else if (arrow) board.over(nextPlace(lifted.over, mirrored(arrow, event.currentTarget), placesOf(data)))
      else return
      if (event.key !== 'Tab') event.preventDefault()
      event.stopPropagation()
      return
    }
    if (!card || link.tagName !== 'A' || event.ctrlKey || event.metaKey || event.altKey) return
    if (!arrow) return
    nearest(region.current, card, arrow)?.querySelector('a')?.focus()
    event.preventDefault()
  }
  return { region, onKeyDown }
}

const linkOf = (region: HTMLElement | null, uuid: string) =>
  region?.querySelector<HTMLElement>(`[data-card="${CSS.escape(uuid)}"] a`)

/** Left and right as they are on the screen, where lanes run from the start. */
function mirrored({ x, y }: { x: number; y: number }, element: Element) {
  return { x: getComputedStyle(element).direction === 'rtl' ? -x : x, y }
}

/** The places of a board: rows from top to bottom, with their lanes. */
const placesOf = (data: TaskBoard | undefined): Place[][] => [
  ...(data?.unassigned ? [[{ row: null, lane: 'UNASSIGNED' as TaskLane }]] : []),
  ...(data?.content ?? []).map(({ key, cells }) => cells.map(({ lane }) => ({ row: key, lane }))),
]

/** The place beside another one; the same at the edge. From the unassigned tasks, one comes down to those assigned. */
export function nextPlace(present: Place, { x, y }: { x: number; y: number }, rows: readonly Place[][]): Place {
  const at = rows.findIndex((row) => row.some((place) => place.row === present.row))
  const row = rows[at + y]
  if (at < 0 || !row) return present
  const lane = rows[at]!.findIndex((place) => place.lane === present.lane)
  if (y === 0) return row[lane + x] ?? present
  return (
    row.find((place) => place.lane === present.lane) ?? row.find(({ lane: each }) => each === 'ASSIGNED') ?? row[0]!
  )
}

/** The card that lies next to another one in a direction. */
function nearest(region: HTMLElement | null, card: HTMLElement, { x, y }: { x: number; y: number }) {
  const center = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const from = center(card)
  let best: { card: HTMLElement; distance: number } | undefined
  for (const other of region?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    const to = center(other)
    const [ahead, aside] = [
      (to.x - from.x) * x + (to.y - from.y) * y,
      Math.abs((to.x - from.x) * y + (to.y - from.y) * x),
    ]
    if (ahead < 4) continue
    const distance = ahead + 3 * aside
    if (!best || distance < best.distance) best = { card: other, distance }
  }
  return best?.card
}
