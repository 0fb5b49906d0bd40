import { stripCodes } from '@dragoman/sdk/segment-text'
import { commonTranslation, phraseSpread, type Spelled } from '../../engines/terminology/extraction/translations.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { phrasesOf, type Candidate } from './find-candidates.ts'
import type { KeptTranslation } from './tables.ts'
import type { TargetText, TextSource } from './text-sources.ts'

/** Candidates whose translations are compared with each other. */
const candidatesAtOnce = 250

/** Proposes translations of candidates, from the translations of the texts in which they stand. */
export async function proposeTranslations(
  db: Database,
  source: TextSource,
  candidates: readonly Candidate[],
): Promise<Map<string, KeptTranslation[]>> {
  const proposed = new Map<string, KeptTranslation[]>()
  for (let at = 0; at < candidates.length; at += candidatesAtOnce) {
    const some = candidates.slice(at, at + candidatesAtOnce)
    const targets = await source.targets([...new Set(some.flatMap(({ refs }) => refs))])
    for (const [language, own] of Map.groupBy(targets, ({ locale }) => locale)) {
      const phrases = await spelledIn(db, language, own)
      const spread = phraseSpread([...phrases.values()])
      for (const { key, refs } of some) {
        const common = commonTranslation(
          refs.flatMap((ref) => (phrases.has(ref) ? [phrases.get(ref)!] : [])),
          spread,
        )
        if (common) proposed.set(key, [...(proposed.get(key) ?? []), { language, ...common }])
      }
    }
  }
  return proposed
}

/** The phrases of translations, by the number of their source. */
async function spelledIn(
  db: Database,
  locale: string,
  targets: readonly TargetText[],
): Promise<Map<number, Spelled[]>> {
  const texts = targets.map(({ text }) => stripCodes(text))
  const phrases = await phrasesOf(db, locale, texts)
  return new Map(
    targets.map(({ ref }, at) => [
      ref,
      phrases[at]!.map(({ key, words, start, end }) => ({ key, words, text: texts[at]!.slice(start, end) })),
    ]),
  )
}
