import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Arrow keys, or j and k, move the focus among the links of a list. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row] a')]
  const row = (event.target as HTMLElement).closest('[data-row]')
  const at = links.findIndex((link) => row?.contains(link))
  if (at < 0) return
  event.preventDefault()
  event.stopPropagation()
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}
