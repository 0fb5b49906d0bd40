/** The parts of the editor that a key goes through, by their `data-area`. */
const areas = ['segments', 'panel', 'tools'] as const

const areaOf = (name: string) => document.querySelector<HTMLElement>(`[data-area=${name}]`)

/** Goes on to the next part of the page: segments, panel, tools. */
export function focusNextArea(focusSegments: () => void) {
  const present = areas.findIndex((name) => areaOf(name)?.contains(document.activeElement))
  for (let step = 1; step <= areas.length; step += 1) {
    const name = areas[(present + step) % areas.length]!
    if (name === 'segments') return focusSegments()
    const first = areaOf(name)?.querySelector<HTMLElement>('input, button:not(:disabled), a[href]')
    if (first) return first.focus()
  }
}

/** Goes to the search field, or to the filter that is chosen. */
export function focusTools(what: 'search' | 'filter') {
  const tool = areaOf('tools')?.querySelector<HTMLElement>(what === 'search' ? 'input' : '[role=radio][tabindex="0"]')
  tool?.focus()
  if (tool instanceof HTMLInputElement) tool.select()
}
