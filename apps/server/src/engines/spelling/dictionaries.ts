import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSameWriting } from '@dragoman/sdk/languages'

/** The two files of a dictionary, as Hunspell has them. */
export interface DictionaryFiles {
  affixes: string
  words: string
}

/** Dictionaries that come with the product. German and Italian ones are not free enough to. */
const shipped: Readonly<Record<string, string>> = {
  en: 'dictionary-en',
  'en-GB': 'dictionary-en-gb',
  es: 'dictionary-es',
  fr: 'dictionary-fr',
  pt: 'dictionary-pt',
  'pt-PT': 'dictionary-pt-pt',
  ru: 'dictionary-ru',
}

/** Regions that spell the language as another one does, and not as the language's first country. */
const spelledAs: Readonly<Record<string, string>> = {
  'en-AU': 'en-GB',
  'en-IE': 'en-GB',
  'en-IN': 'en-GB',
  'en-NZ': 'en-GB',
  'en-ZA': 'en-GB',
  'pt-AO': 'pt-PT',
  'pt-MZ': 'pt-PT',
}

/**
 * The dictionary for a locale: the operator's own, such as `de_AT.aff`, `de.aff`, or `sr_Latn.aff` with its `.dic`, else the product's.
 * @param locale BCP 47
 * @param folder of the operator's dictionaries
 */
export function findDictionary(locale: string, folder: string | undefined): DictionaryFiles | undefined {
  const { language, region, script } = new Intl.Locale(locale)
  // Words of one script are all misspelled in another.
  const isUsualScript = isSameWriting(locale, language)
  const exact = region === undefined ? language : `${language}-${region}`
  if (folder !== undefined) {
    const usual = isUsualScript ? [exact.replace('-', '_'), exact, language] : []
    for (const name of [locale.replaceAll('-', '_'), locale, `${language}_${script}`, ...usual]) {
      const [affixes, words] = [join(folder, `${name}.aff`), join(folder, `${name}.dic`)]
      if (existsSync(affixes) && existsSync(words)) return { affixes, words }
    }
  }
  const name = isUsualScript ? (shipped[spelledAs[exact] ?? exact] ?? shipped[language]) : undefined
  if (name === undefined) return undefined
  const beside = new URL('.', import.meta.resolve(name))
  return { affixes: fileURLToPath(new URL('index.aff', beside)), words: fileURLToPath(new URL('index.dic', beside)) }
}
