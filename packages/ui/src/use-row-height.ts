import { useSyncExternalStore } from 'react'

const regularRow = 40

/** The height of a table row in the density of the document, in pixels. It makes the browser style the page at once. */
export const useRowHeight = (): number => useSyncExternalStore(subscribe, measure)

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

function measure(): number {
  return Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--row'), 10) || regularRow
}
