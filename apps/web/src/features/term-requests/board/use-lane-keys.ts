import { useEffect, useRef, type KeyboardEvent } from 'react'
import { lanes } from '../request-search.ts'
import type { Board } from './board-state.ts'

/**
 * The keys of the board: arrows go from card to card and from lane to lane. A lifted card goes from lane to lane; the space
 * bar or Enter puts it down, and Escape puts it back.
 */
export function useLaneKeys({ lifted, pending, over, drop, cancel }: Board) {
  const region = useRef<HTMLDivElement>(null)
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (pending) moved.current = pending
  }, [pending])
  // A card that was moved is another element now; the focus follows it.
  useEffect(() => {
    if (!moved.current || pending || document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved.current)}"] a`)?.focus()
    moved.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === forward ? 1 : event.key === backward ? -1 : 0
    if (lifted?.by === 'keyboard') {
      if (event.key === 'Escape' || event.key === 'Tab') cancel()
      else if (event.key === ' ' || event.key === 'Enter') drop(lifted.request, lifted.over)
      else if (step !== 0) over(lanes[lanes.indexOf(lifted.over) + step] ?? lifted.over)
      else return
      if (event.key !== 'Tab') event.preventDefault()
      event.stopPropagation()
      return
    }
    const link = event.target as HTMLElement
    if (link.tagName !== 'A' || !link.closest('[data-card]') || event.altKey || event.ctrlKey || event.metaKey) return
    const next =
      step === 0 ? besideIn(link, { ArrowDown: 1, ArrowUp: -1 }[event.key]) : besideLane(region.current, link, step)
    if (!next) return
    next.focus()
    event.preventDefault()
  }
  return { region, onKeyDown }
}

const linksIn = (element: Element | null | undefined) => [
  ...(element?.querySelectorAll<HTMLElement>('[data-card] a') ?? []),
]

function besideIn(link: HTMLElement, step: number | undefined): HTMLElement | undefined {
  if (step === undefined) return undefined
  const own = linksIn(link.closest('[data-lane]'))
  return own[own.indexOf(link) + step]
}

/** The card at the same height of the next lane that has one. */
function besideLane(region: HTMLElement | null, link: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...(region?.querySelectorAll('[data-lane]') ?? [])]
  const own = link.closest('[data-lane]')
  const at = linksIn(own).indexOf(link)
  for (let place = all.indexOf(own!) + step; place >= 0 && place < all.length; place += step) {
    const found = linksIn(all[place])
    if (found.length > 0) return found[Math.min(at, found.length - 1)]
  }
  return undefined
}
