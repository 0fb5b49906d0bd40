import { usualForm } from './usual-form.ts'

/** A translation that texts have in common. */
interface CommonTranslation {
  text: string
  times: number
  of: number
}

/** Fewer translations have too much in common by chance. */
const fewest = 3
/** The share of the translations that has to contain it. */
const enough = 0.6
/** The share of the translations of other phrases above which a phrase is a usual one. */
const usual = 0.2

/** A phrase as a text spells it. */
export interface Spelled {
  key: string
  text: string
  words: number
}

/** How many texts have each phrase, to see what is usual in a language. */
export function phraseSpread(texts: readonly (readonly Spelled[])[]) {
  const spread = new Map<string, number>()
  for (const phrases of texts) {
    for (const key of new Set(phrases.map((phrase) => phrase.key))) spread.set(key, (spread.get(key) ?? 0) + 1)
  }
  return { of: texts.length, times: (key: string) => spread.get(key) ?? 0 }
}

type Spread = ReturnType<typeof phraseSpread>

/**
 * The phrase that most translations of texts with a source phrase have, and few of the others: the longest one of those
 * that are about as frequent. Undefined where there is none.
 */
export function commonTranslation(own: readonly (readonly Spelled[])[], all: Spread): CommonTranslation | undefined {
  if (own.length < fewest) return undefined
  const found = new Map<string, { times: number; words: number; forms: Map<string, number> }>()
  for (const phrases of own) {
    const seen = new Set<string>()
    for (const { key, text, words } of phrases) {
      const entry = found.get(key) ?? { times: 0, words, forms: new Map<string, number>() }
      if (!seen.has(key)) entry.times += 1
      seen.add(key)
      entry.forms.set(text, (entry.forms.get(text) ?? 0) + 1)
      found.set(key, entry)
    }
  }
  const others = Math.max(all.of - own.length, 1)
  const worth = (key: string, { times, words }: { times: number; words: number }) =>
    times * (1 + words / 10) * (1 - Math.min((all.times(key) - times) / others, 1))
  const [best] = [...found]
    .filter(([key, { times }]) => times >= own.length * enough && (all.times(key) - times) / others <= usual)
    .toSorted(([a, one], [b, other]) => worth(b, other) - worth(a, one))
  if (!best) return undefined
  return { text: usualForm(best[1].forms), times: best[1].times, of: own.length }
}
