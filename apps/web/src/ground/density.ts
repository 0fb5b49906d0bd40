import { browserStorage, stored } from '@dragoman/sdk/session-storage'

export type Density = 'regular' | 'compact'

const kept = stored<Density>(browserStorage('localStorage'), 'density')

/** Shows what was chosen last: how close lines and fields stand. */
export const startDensity = () => show(densityChoice() ?? 'regular')

/** The density chosen in this browser, if any. */
export function densityChoice(): Density | undefined {
  const value = kept.read()
  return value === 'compact' || value === 'regular' ? value : undefined
}

/** Shows a density, and keeps the choice in the browser. */
export function chooseDensity(density: Density) {
  show(density)
  kept.write(density)
}

function show(density: Density) {
  document.documentElement.dataset['density'] = density
}
