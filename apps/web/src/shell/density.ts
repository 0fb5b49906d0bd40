import { stored } from '@dragoman/sdk/session-storage'

export type Density = 'regular' | 'compact'

const kept = stored<Density>(localStorage, 'density')

/** How close lines and fields stand in this browser. */
export const presentDensity = (): Density => (document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'regular')

/** Shows what was chosen last. */
export function startDensity() {
  document.documentElement.dataset['density'] = kept.read() === 'compact' ? 'compact' : 'regular'
}

/** Shows a density, and keeps the choice in the browser. */
export function chooseDensity(density: Density) {
  document.documentElement.dataset['density'] = density
  kept.write(density)
}
