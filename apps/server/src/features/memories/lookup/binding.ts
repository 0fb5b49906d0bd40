/** A memory that a project reads from or writes to, as one step of the project sees it. */
export interface MemoryBinding {
  memoryId: string
  memoryName: string
  /** What it has translations into. */
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
}

/** Percent that texts have to be alike by for a binding to offer them, after its penalty. */
export const lowestOf = ({ threshold, penalty }: MemoryBinding) => Math.max(1, threshold + penalty)

/**
 * Whether a memory may offer what is only similar. One without translations into a locale would be searched the longest:
 * whatever is alike in it, something better might come further down.
 */
export const mayBeSimilar = (binding: MemoryBinding, { targetLocale }: { targetLocale: string }) =>
  lowestOf(binding) < 100 && binding.targetLocales.includes(targetLocale)
