import { languageCodes } from './language-codes.ts'
import { languageOf, toBcp47, toWireLocale } from './locale.ts'

export { languageCodes }

const known = new Set(languageCodes)

/** Whether a wire locale is one that the product translates. */
export const isLanguage = (code: string): boolean => known.has(code)

/** A locale with the script and the region that it leaves out. */
interface Likely {
  language: string
  script: string | undefined
  region: string | undefined
  /** Whether the code itself says the region. */
  isRegional: boolean
}

/** Scripts as names of POSIX locales have them: `sr_RS@latin`. */
const modifiers: Readonly<Record<string, string>> = { latin: 'Latn', cyrillic: 'Cyrl', devanagari: 'Deva' }

/** Codes for languages that have another code here. */
const others: Readonly<Record<string, string>> = { no: 'nb' }

/** Codes of old systems that no standard knows. */
const oldCodes: Readonly<Record<string, string>> = { zh_chs: 'zh-Hans', zh_cht: 'zh-Hant' }

const likelyOf = new Map<string, Likely | undefined>()

/** Undefined for anything that isn't a locale. */
function likely(code: string): Likely | undefined {
  if (!likelyOf.has(code)) likelyOf.set(code, findLikely(code))
  return likelyOf.get(code)
}

function findLikely(code: string): Likely | undefined {
  const locale = parsed(code)
  if (!locale) return undefined
  const { language, script, region } = locale.maximize()
  return {
    language: others[language] ?? language,
    // `ZZ` and `Zzzz` say that no one knows: they mean no other one.
    script: locale.script ?? script,
    region: locale.region ?? region,
    isRegional: locale.region !== undefined,
  }
}

/** `zh-TW`, `zh_tw`, `zh_TW.UTF-8`, `sr_RS@latin`. */
function parsed(code: string): Intl.Locale | undefined {
  const [, tag = '', modifier = ''] = /^([^.@]*)(?:\.[^@]*)?(?:@(.*))?$/.exec(code.trim()) ?? []
  const script = modifiers[modifier.toLowerCase()]
  try {
    return new Intl.Locale(oldCodes[toWireLocale(tag)] ?? toBcp47(tag), script === undefined ? {} : { script })
  } catch {
    return undefined
  }
}

/**
 * The language of the product that a code means, in whichever standard it is spelled: `pt-BR`, `en_US.UTF-8`,
 * `sr_RS@latin`, `pl-Latn-PL`, `iw`, `deu`. Undefined where there is none.
 */
export function resolveLanguage(code: string): string | undefined {
  const wire = toWireLocale(code.trim())
  if (isLanguage(wire)) return wire
  const locale = parsed(code)
  // `UK` isn't a region, although it is clear which one is meant: `suggestLanguage` says so.
  if (!locale || (locale.region && !wire.includes(`_${locale.region.toLowerCase()}`))) return undefined
  return spellingOf(locale)
}

/** How the product spells a locale: as it stands, without the script that no one doubts, or in another way (`prs` for `fa-AF`). */
function spellingOf(locale: Intl.Locale): string | undefined {
  const language = others[locale.language] ?? locale.language
  const { baseName, script, region } = locale
  const whole = [language, ...baseName.split('-').slice(1)]
  const spellings: (string | undefined)[][] = [whole, [language, script, region], [language, region]]
  const meant = likely(baseName)
  const spelled = spellings
    .map((parts) => toWireLocale(parts.filter((part) => part !== undefined).join('-')))
    .find((wire) => isLanguage(wire) && isEqual(likely(wire), meant))
  return spelled ?? languageCodes.find((wire) => isEqual(likely(wire), meant))
}

/** The language that someone may have meant by a code that is none: `en_gb` for `en-UK`, `ja` for `jp`, `de` for `de_cn`. */
export function suggestLanguage(code: string): string | undefined {
  const resolved = resolveLanguage(code)
  if (resolved !== undefined) return resolved
  const locale = parsed(code)
  if (!locale) return undefined
  const spelled = spellingOf(locale)
  if (spelled !== undefined) return spelled
  if (isLanguage(locale.language)) return locale.language
  return languageOfCountry(locale.language)
}

/** The language of a country whose code stands where its language should: `ja` for `jp`. */
function languageOfCountry(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  if (!regionNames.of(code.toUpperCase())) return undefined
  const language = parsed(`und-${code}`)?.maximize().language
  return language !== undefined && isLanguage(language) ? language : undefined
}

let regionNames: Intl.DisplayNames | undefined

/** Says of a code that it isn't a language, and which one may be meant. */
export function unknownLanguage(code: string): string {
  const meant = suggestLanguage(code)
  return meant === undefined
    ? `${code} isn't a supported language. Use a code such as pt_br.`
    : `${code} isn't a supported language. Did you mean ${meant}?`
}

/** A code as the product spells it. One that it does not know stays what it is, in the spelling of the wire. */
export const wireLanguage = (code: string): string => resolveLanguage(code) ?? toWireLocale(code.trim())

/** The script that a locale is written in: the one that it says, or the usual one of its language and region. */
export const scriptOf = (code: string): string | undefined => likely(code)?.script

/** Whether two locales say the same, be it in other words: `pl` and `pl_pl`, `zh_hant` and `zh_tw`. */
export const isSameLocale = (a: string, b: string): boolean => a === b || isEqual(likely(a), likely(b))

/** The codes that say the same as a locale: itself first, then those in other words (`pl` and `pl_pl`). */
export function spellingsOf(code: string): readonly string[] {
  codesByMeaning ??= groupByMeaning()
  return [code, ...(codesByMeaning.get(meaningOf(code)) ?? []).filter((other) => other !== code)]
}

let codesByMeaning: ReadonlyMap<string, readonly string[]> | undefined

function groupByMeaning(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const code of languageCodes) groups.set(meaningOf(code), [...(groups.get(meaningOf(code)) ?? []), code])
  return groups
}

function meaningOf(code: string): string {
  const meant = likely(code)
  return meant ? [meant.language, meant.script, meant.region].join() : code
}

const isEqual = (a: Likely | undefined, b: Likely | undefined): boolean =>
  a !== undefined && isSameScript(a, b) && a.region === b?.region

const isSameScript = (a: Likely, b: Likely | undefined): boolean => a.language === b?.language && a.script === b.script

/**
 * Whether two locales are the same language in the same script, wherever it is spoken: `es_mx` and `es_es` are, `zh_cn`
 * and `zh_tw` are not, nor are `sr` and `sr_latn`.
 */
export function isSameWriting(a: string, b: string): boolean {
  const one = likely(a)
  return one ? isSameScript(one, likely(b)) : toWireLocale(a) === toWireLocale(b)
}

/** Whether two locales are the same language: the same writing, and no two regions (`en` and `en_gb`). */
export function sameLanguage(a: string, b: string): boolean {
  if (isSameLocale(a, b)) return true
  return isSameWriting(a, b) && !(likely(a)?.isRegional && likely(b)?.isRegional)
}

/**
 * Finds the locale of `among` that a code means: the same one, an equivalent one, or the only one in its language.
 * Returns the code itself if there is none.
 */
export function closestLocale(code: string, among: readonly string[]): string {
  if (among.includes(code)) return code
  const same = among.filter((other) => sameLanguage(code, other))
  const [meant, ...more] = same.filter((other) => isSameLocale(code, other))
  if (meant !== undefined && more.length === 0) return meant
  return same.length === 1 ? same[0]! : code
}

/** Those of `among` that can stand for a locale, the nearest first: itself, what says the same, then other regions. */
export function servingLocales(code: string, among: readonly string[]): string[] {
  const nearness = (other: string) => (other === code ? 0 : isSameLocale(code, other) ? 1 : languageOnly(other) ? 2 : 3)
  return among
    .filter((other) => isSameWriting(code, other))
    .map((other) => ({ other, near: nearness(other) }))
    .sort((a, b) => a.near - b.near)
    .map(({ other }) => other)
}

const languageOnly = (code: string): boolean => languageOf(code) === code
