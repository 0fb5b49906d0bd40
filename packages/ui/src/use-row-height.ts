import { useSyncExternalStore } from 'react'

const regularRow = 40

/**
 * The height of a table row in the density of the document, in pixels. Looked up only where it `isNeeded`: it makes the
 * browser style the whole page at once.
 */
export function useRowHeight(isNeeded: boolean): number {
  return useSyncExternalStore(isNeeded ? subscribe : never, isNeeded ? measure : usual)
}

const never = () => () => undefined
const usual = () => regularRow

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

function measure(): number {
  return Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row'), 10) || regularRow
}
