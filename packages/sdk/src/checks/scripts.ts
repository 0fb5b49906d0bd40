import { filler, issueAt, type CheckIssue, type Texts } from './issue.ts'

/** The scripts of a language, by the script that CLDR has for it. */
const scripts: Readonly<Record<string, string>> = {
  Jpan: 'Han|Hiragana|Katakana',
  Kore: 'Hangul|Han',
  Hans: 'Han',
  Hant: 'Han',
  Latn: 'Latin',
  Cyrl: 'Cyrillic',
  Arab: 'Arabic',
  Hebr: 'Hebrew',
  Grek: 'Greek',
  Deva: 'Devanagari',
  Beng: 'Bengali',
  Thai: 'Thai',
  Armn: 'Armenian',
  Geor: 'Georgian',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Sinh: 'Sinhala',
  Khmr: 'Khmer',
  Laoo: 'Lao',
  Mymr: 'Myanmar',
  Ethi: 'Ethiopic',
}

const known = new Map<string, RegExp | undefined>()

function lettersOf(locale: string): RegExp | undefined {
  if (known.has(locale)) return known.get(locale)
  let script: string | undefined
  try {
    script = new Intl.Locale(locale).maximize().script
  } catch {
    script = undefined
  }
  const names = scripts[script ?? '']?.split('|')
  const pattern = names && new RegExp(`(?=\\p{L})[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u')
  known.set(locale, pattern)
  return pattern
}

/** Whether a text has letters that look alike, of two scripts. */
const isMixed = (text: string) => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text) && /\p{Script=Latin}/u.test(text)

/** A translation in letters of another language, and words that mix letters which look alike. */
export function checkScript({ source, target, locale }: Texts): CheckIssue[] {
  const issues: CheckIssue[] = []
  const words = isMixed(target) ? target.matchAll(/[\p{L}\p{M}]{3,}/gu) : []
  for (const { 0: found, index } of words) {
    if (isMixed(found) && !source.includes(found) && !/[µμΩ]/.test(found))
      issues.push(issueAt('script', 'mixedScript', target, [index, index + found.length]))
  }
  const own = lettersOf(locale)
  if (!own || own.test(target) || source.trim() === target.trim()) return issues
  const letters = target.match(/\p{L}/gu) ?? []
  if (letters.length < 4) return issues
  // Names and codes stay as they are.
  const written = target.replaceAll(filler, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  if (written.every((word) => source.includes(word))) return issues
  return [...issues, issueAt('script', 'otherScript', target, [0, target.length])]
}
