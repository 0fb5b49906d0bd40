import { scriptOf } from '@dragoman/sdk/languages'
import { graphemes, withoutCodes } from './plain-text.ts'

/** Stands for a placeholder that encloses nothing. */
const placeholder = '\uFFFC'

/** Characters that Word counts one by one: Chinese and Japanese ones with their punctuation, and full-width forms. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3001-\u303F\u30FB\u30FC\u31C0-\u31EF\u3200-\u33FF\uFE10-\uFE1F\uFE30-\uFE4F\uFF01-\uFF9F\uFFE0-\uFFE6]/gu
/** Punctuation that all scripts share. In Chinese and Japanese text it is set as wide as a character, and counted. */
const sharedPunctuation = /[“”‘’…‥—·]/gu
const thai = /\p{Script=Thai}+/gu
/** Format characters that are not seen and separate nothing, such as soft hyphens and joiners. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const written = /[\p{L}\p{N}]/u

/** Scripts whose text is set in East Asian fonts throughout. */
const wideScripts: ReadonlySet<string> = new Set(['Hans', 'Hant', 'Hani', 'Jpan'])

/**
 * Words as Microsoft Word counts them: whatever stands between two spaces is one, be it `and/or`, `state-of-the-art`, an
 * address, a number, or a dash by itself; Chinese, Japanese and Thai are counted by characters. What is left of a run
 * beside a placeholder counts if it has a letter or a digit.
 */
export function countByWordRule(segmentText: string, locale: string): number {
  const text = withoutCodes(segmentText, placeholder).normalize('NFC').replace(invisible, '')
  const isWide = wideScripts.has(scriptOf(locale) ?? '')
  let words = 0
  for (const run of text.split(/\s+/u)) {
    const parts = run.split(placeholder)
    for (const part of parts) words += wordsOfRun(part, { isWide, standsFree: parts.length === 1 })
  }
  return words
}

function wordsOfRun(run: string, { isWide, standsFree }: { isWide: boolean; standsFree: boolean }): number {
  if (run === '') return 0
  let characters = 0
  const each = (weight: (found: string) => number) => (found: string) => {
    characters += weight(found)
    return ' '
  }
  let rest = run
    .replace(
      eastAsian,
      each(() => 1),
    )
    .replace(thai, each(graphemes))
  if (isWide)
    rest = rest.replace(
      sharedPunctuation,
      each(() => 1),
    )
  if (characters === 0) return standsFree || written.test(run) ? 1 : 0
  return characters + rest.split(' ').filter((part) => written.test(part)).length
}
