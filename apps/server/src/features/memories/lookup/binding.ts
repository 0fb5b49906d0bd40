import { isSameLocale, sameLanguage, servingLocales } from '@dragoman/sdk/languages'

/** A memory that a project reads from or writes to, as one step of the project sees it. */
export interface MemoryBinding {
  memoryId: string
  memoryName: string
  /** The locales that it has translations into. */
  targetLocales: readonly string[]
  read: boolean
  write: boolean
  /** Percent taken off every score. */
  penalty: number
  /** Lowest score offered, in percent. */
  threshold: number
  /** Most matches for a segment. */
  maxHits: number
  /** Number the codes of a match like those of the segment. */
  fixTags: boolean
  /** The same text in another context is a 99% match. */
  requireContext: boolean
  /** Points that all its translations lose, as their sources are of another region than the project's; none unless given. */
  sourcePenalty?: number
}

/** Points that a translation loses that was written for another region. */
export const otherRegionPenalty = 3

/** Points that the translations of a memory lose whose sources are of another region (`en_gb` for `en_us`). */
export const sourcePenaltyOf = (memory: { sourceLocale: string }, sourceLocale: string): number =>
  sameLanguage(memory.sourceLocale, sourceLocale) ? 0 : otherRegionPenalty

/** Locales of a memory whose translations serve another locale alike. */
export interface Serving {
  /** The nearest first. */
  locales: readonly string[]
  /** Points that their translations lose. */
  penalty: number
}

/**
 * The translations of a memory that serve a locale: those into itself and into what says the same (`pl` and `pl_pl`),
 * and, at a penalty, those for other regions (`es` for `es_mx`).
 */
export function servingsOf(
  { targetLocales, sourcePenalty = 0 }: Pick<MemoryBinding, 'targetLocales' | 'sourcePenalty'>,
  targetLocale: string,
): Serving[] {
  const all = servingLocales(targetLocale, [...new Set([targetLocale, ...targetLocales])])
  const others = all.filter((locale) => !isSameLocale(locale, targetLocale))
  const same: Serving = { locales: all.filter((locale) => !others.includes(locale)), penalty: sourcePenalty }
  return others.length === 0 ? [same] : [same, { locales: others, penalty: otherRegionPenalty + sourcePenalty }]
}

/** Percent that texts have to be alike by for a binding to offer them, after its penalty and that of their region. */
export const lowestOf = ({ threshold, penalty }: MemoryBinding, serving: Serving) =>
  Math.max(1, threshold + penalty + serving.penalty)

/**
 * Whether a memory may offer what is only similar. One without translations into a locale would be searched the longest:
 * whatever is alike in it, something better might come further down.
 */
export const mayBeSimilar = (binding: MemoryBinding, serving: Serving) =>
  lowestOf(binding, serving) < 100 && serving.locales.some((locale) => binding.targetLocales.includes(locale))
