import { checkTranslation } from '@dragoman/sdk/checks'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { formatFor } from '../engines/formats/formats.ts'
import { catalogParameters, catalogPath, catalogTranslations, readSource } from './catalogs.ts'

const locales = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'ja', 'zh', 'ar'] as const
type Pair = readonly [source: string, target: string]

/** The sentences of the demo in a language, with a code in them. */
function sentences(language: number): Pair[] {
  return ['energy', 'medical'].flatMap((field) => {
    const text = readFileSync(resolve(import.meta.dirname, 'texts', `${field}.txt`), 'utf8').replaceAll(
      '{code}',
      'E-82',
    )
    return text
      .trim()
      .split('\n\n')
      .map((block): Pair => {
        const lines = block.split('\n')
        return [lines[0]!, lines[language]!]
      })
  })
}

const issuesOf = (locale: string, [source, target]: Pair) =>
  checkTranslation({ source, target, sourceLocale: 'en', targetLocale: locale })

const share = (pairs: readonly Pair[], isCounted: (pair: Pair) => boolean) =>
  pairs.filter(isCounted).length / pairs.length

test.each(locales.slice(1).map((locale, at) => [locale, at + 1] as const))(
  'in %s, at most 2 of 100 sentences of the demo have an issue, and each wrong code and number is found',
  (locale, at) => {
    const pairs = sentences(at)
    expect(pairs.length).toBeGreaterThan(30)
    expect(share(pairs, (pair) => issuesOf(locale, pair).length > 0)).toBeLessThanOrEqual(0.02)
    const withCode = pairs.filter(([, target]) => target.includes('E-82'))
    const withWrongCode = withCode.map(([source, target]): Pair => [source, target.replaceAll('E-82', 'E-62')])
    expect(withWrongCode.filter((pair) => issuesOf(locale, pair).length === 0)).toEqual([])
    const numbered = pairs.filter(([, target]) => /(?<![\d-])\d{2}(?![\d.,])/.test(target))
    const wrong = numbered.map(([source, target]): Pair => [source, target.replace(/(?<![\d-])\d{2}(?![\d.,])/, '77')])
    expect(wrong.filter((pair) => issuesOf(locale, pair).length === 0)).toEqual([])
  },
)

const areas = readdirSync(resolve(import.meta.dirname, '../../../web/src/i18n/en')).map((file) =>
  file.replace(/\.po$/, ''),
)

/** The words of this product, as real translations: with their plural forms and tags. */
function words(locale: string): Pair[] {
  return areas.flatMap((area) => {
    const { segments } = formatFor(`${area}.po`).parse(readSource(catalogPath('en', area)), {
      fileName: `${area}.po`,
      sourceLocale: 'en',
      targetLocale: locale,
      parameters: catalogParameters,
      applySourceSegmentation: false,
    })
    const translations = catalogTranslations(area, locale)
    return segments.flatMap(({ key, source }): Pair[] => {
      const target = translations.get(key)
      return target === undefined ? [] : [[source, target]]
    })
  })
}

test.each(locales.slice(1))('in %s, real translations are seldom warned of, and hardly ever stopped', (locale) => {
  const pairs = words(locale)
  expect(pairs.length).toBeGreaterThan(5000)
  expect(share(pairs, (pair) => issuesOf(locale, pair).length > 0)).toBeLessThanOrEqual(0.02)
  expect(share(pairs, (pair) => issuesOf(locale, pair).some(({ blocking }) => blocking))).toBeLessThanOrEqual(0.002)
})
