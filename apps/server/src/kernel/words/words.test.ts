import { describe, expect, it } from 'vitest'
import { catalogProblems } from '../../../../../scripts/words/catalog-problems.ts'
import { serverCatalogs, sourceLocale, webCatalogs } from '../../../../../scripts/words/catalogs.ts'
import { compiledMessages } from './messages.gen.ts'
import { wordLanguage, wordLanguages, wordsIn } from './words.ts'

const areas = serverCatalogs.areas(sourceLocale)

describe("the server's catalogs", () => {
  it('are in the languages of the interface', () => {
    expect(serverCatalogs.locales()).toEqual(webCatalogs.locales())
    expect(wordLanguages).toEqual(webCatalogs.locales())
  })

  it.each(serverCatalogs.locales())(
    'in %s are complete, parse, and take the values and plurals they have to',
    (locale) => {
      expect(areas.flatMap((area) => catalogProblems(serverCatalogs, locale, area))).toEqual([])
      const ids = areas.flatMap((area) => [...serverCatalogs.read(locale, area).keys()])
      expect(Object.keys(compiledMessages[locale]!)).toEqual(ids)
    },
  )

  it('have ids that begin with their area', () => {
    const strangers = areas.flatMap((area) =>
      [...serverCatalogs.read(sourceLocale, area).keys()].filter((id) => id.split('.')[0] !== area),
    )
    expect(strangers).toEqual([])
  })
})

describe('the words in a language', () => {
  it('distinguish its plurals', () => {
    const locked = (language: string, minutes: number) => wordsIn(language)('signIn.locked', { minutes })
    expect(locked('en', 1)).toBe('Too many attempts. Try again in 1 minute.')
    expect(locked('en', 15)).toBe('Too many attempts. Try again in 15 minutes.')
    expect(locked('ru', 2)).toContain('2 минуты')
    expect(locked('ru', 5)).toContain('5 минут.')
    expect(locked('ar', 2)).toContain('دقيقتين')
    expect(locked('ja', 5)).toContain('5 分後')
  })

  it('are English for a language that has none', () => {
    expect(wordsIn('nl')('mail.greeting', { name: 'A' })).toBe('Hello A,')
    expect(wordsIn('pt-BR')('mail.greeting', { name: 'A' })).toBe('Olá, A!')
    expect([wordLanguage('constructor'), wordLanguage(''), wordLanguage('de;q=0.9')]).toEqual([
      undefined,
      undefined,
      'de',
    ])
  })
})
