/** So much of the neighbor stays in view, to tell that there is one. In pixels. */
const neighbour = 40

/** A `ref` for a row of tabs that scrolls sideways: the chosen one stays in view. */
export function shownTab(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const show = () => showTab(row)
  show()
  const observer = new MutationObserver(show)
  observer.observe(row, { subtree: true, childList: true, attributeFilter: ['data-selected'] })
  return () => observer.disconnect()
}

/** Scrolls the row alone: `scrollIntoView` would scroll the page, too. */
function showTab(row: HTMLElement) {
  const tab = row.querySelector('[data-selected]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = row.getBoundingClientRect()
  if (tab.left < left) row.scrollLeft += tab.left - left - neighbour
  else if (tab.right > right) row.scrollLeft += tab.right - right + neighbour
}
