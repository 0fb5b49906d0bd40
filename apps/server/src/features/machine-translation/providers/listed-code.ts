import { isSameLocale, isSameWriting } from '@dragoman/sdk/languages'
import { languageOf, toBcp47 } from '@dragoman/sdk/locale'

/** How a provider names languages of which it tells scripts or regions apart, or that it calls otherwise: by wire locale. */
export type ListedCodes = Readonly<Record<string, string>>

const latinAmerica = new Set('ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve'.split(' '))

/** The region whose language is written as in another: Mexico's as in Latin America, Angola's as in Portugal. */
function writtenAs(locale: string): string | undefined {
  const region = toBcp47(locale).split('-').at(-1)!.toLowerCase()
  if (languageOf(locale) === 'es' && latinAmerica.has(region)) return 'es_419'
  return languageOf(locale) === 'pt' && !isSameLocale(locale, 'pt') ? 'pt_pt' : undefined
}

/**
 * The provider's code for a locale: that of the locale itself, of the region whose language it shares, or of the language
 * where the provider tells no regions apart. Undefined where it has the language in another script alone.
 */
export function listedCode(listed: ListedCodes, locale: string): string | undefined {
  if (listed[locale] !== undefined) return listed[locale]
  const known = Object.keys(listed)
  const same = known.find((other) => isSameLocale(other, locale)) ?? writtenAs(locale)
  if (same !== undefined && listed[same] !== undefined) return listed[same]
  const language = known.find((other) => isRegionless(other) && isSameWriting(other, locale))
  if (language !== undefined) return listed[language]
  return isSameWriting(languageOf(locale), locale) ? languageOf(locale) : undefined
}

/** `zh_hant` and `pt` say no region; `es_419` does. */
const isRegionless = (locale: string): boolean => new Intl.Locale(toBcp47(locale)).region === undefined
