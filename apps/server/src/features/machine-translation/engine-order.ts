import { isSameLocale } from '@dragoman/sdk/languages'

/** The facts that decide whether an engine is for a text. */
export interface EngineScope {
  orgUnitId: string | null
  /** As on the wire; null for every language. A language without region stands for all of its regions. */
  sourceLocale: string | null
  targetLocale: string | null
  position: number
  enabled: boolean
}

export interface Wanted {
  orgUnitId: string | null
  sourceLocale: string
  targetLocale: string
}

/** The engines for a text, in the order in which they are tried: those of the organizational unit before those of the account. */
export function enginesFor<Engine extends EngineScope>(engines: readonly Engine[], wanted: Wanted): Engine[] {
  return engines
    .filter(
      ({ enabled, orgUnitId, sourceLocale, targetLocale }) =>
        enabled &&
        (orgUnitId === null || orgUnitId === wanted.orgUnitId) &&
        covers(sourceLocale, wanted.sourceLocale) &&
        covers(targetLocale, wanted.targetLocale),
    )
    .toSorted((a, b) => Number(a.orgUnitId === null) - Number(b.orgUnitId === null) || a.position - b.position)
}

const covers = (own: string | null, wanted: string) =>
  own === null || wanted.startsWith(`${own}_`) || isSameLocale(own, wanted)
