import { describe, expect, it } from 'vitest'
import { toBcp47 } from './locale.ts'
import {
  closestLocale,
  isLanguage,
  isSameLocale,
  isSameWriting,
  languageCodes,
  resolveLanguage,
  sameLanguage,
  scriptOf,
  servingLocales,
  spellingsOf,
  suggestLanguage,
  unknownLanguage,
  wireLanguage,
} from './languages.ts'

describe('the languages that can be translated', () => {
  it('each language has one code, in the spelling of the wire, which is a BCP 47 tag', () => {
    expect(new Set(languageCodes).size).toBe(languageCodes.length)
    expect(languageCodes.filter((code) => !/^[a-z]{2,3}(_[a-z0-9]{2,8}){0,3}$/.test(code))).toEqual([])
    const tags = languageCodes.map(toBcp47)
    // Published as it is, although CLDR has another code for it.
    expect(tags.filter((tag) => Intl.getCanonicalLocales(tag)[0] !== tag)).toEqual(['prs'])
    expect(languageCodes.filter((code) => resolveLanguage(code) !== code)).toEqual([])
  })

  it('the numeric ids of published languages stay what they are', () => {
    const places = ['en', 'en_us', 'pt_br', 'zh_tw', 'ko', 'khw', 'aa'].map((code) => languageCodes.indexOf(code))
    expect(places).toEqual([0, 1, 20, 87, 90, 116, 117])
  })

  it.each(
    `ja_jp ko_kr pl_pl ru_ru it_ch sv_se da_dk fi_fi nb_no nn cs_cz hu_hu tr_tr uk_ua vi_vn th_th id_id sr_latn sr_cyrl
     zh_hans zh_hant zh_sg fr_ch fr_be en_in en_nz es_us bs_latn uz_cyrl`.split(/\s+/),
  )('%s can be translated', (code) => {
    expect(isLanguage(code)).toBe(true)
  })
})

describe('which language a code means', () => {
  it.each([
    ['pt-BR', 'pt_br'],
    ['PT_br', 'pt_br'],
    [' de ', 'de'],
    ['en_US.UTF-8', 'en_us'],
    ['sr_RS@latin', 'sr_latn_rs'],
    ['sr@cyrillic', 'sr_cyrl'],
    ['pl-Latn-PL', 'pl_pl'],
    ['zh-Hant-TW', 'zh_hant_tw'],
    ['zh-CHS', 'zh_hans'],
    ['iw', 'he'],
    ['iw-IL', 'he_il'],
    ['in', 'id'],
    ['no', 'nb'],
    ['no-NO', 'nb_no'],
    ['deu', 'de'],
    ['fa-AF', 'prs'],
    ['de-Latn', 'de'],
    ['tl', 'fil'],
    ['ca-ES-valencia', 'ca_es_valencia'],
    ['es-ES-tradnl', 'es_es'],
  ])('%s is %s', (code, language) => {
    expect(resolveLanguage(code)).toBe(language)
    expect(wireLanguage(code)).toBe(language)
  })

  it.each([
    ['en-UK', 'en_gb'],
    ['jp', 'ja'],
    ['cz', 'cs'],
    ['de_cn', 'de'],
    ['cnr', 'sr_me'],
  ])('%s is none, but may mean %s', (code, language) => {
    expect(resolveLanguage(code)).toBeUndefined()
    expect(suggestLanguage(code)).toBe(language)
    expect(unknownLanguage(code)).toBe(`${code} isn't a supported language. Did you mean ${language}?`)
  })

  it.each(['xx', 'qq_qq', 'en_zz', 'pt_zz', 'en_zzzz', '', 'Notes', 'toString', 'x-klingon', 'en-'])(
    '%j is none, and no one can say which',
    (code) => {
      expect(resolveLanguage(code)).toBeUndefined()
    },
  )

  it('an unknown language is refused with an example', () => {
    expect(unknownLanguage('qq')).toBe("qq isn't a supported language. Use a code such as pt_br.")
    expect(wireLanguage('X-Klingon')).toBe('x_klingon')
  })
})

describe('which languages are the same', () => {
  it.each([
    // code, other: the same locale, the same language, the same writing
    ['pl', 'pl_pl', true, true, true],
    ['zh_hant', 'zh_tw', true, true, true],
    ['zh_cn', 'zh_hans_cn', true, true, true],
    ['no', 'nb_no', true, true, true],
    ['prs', 'fa_af', true, true, true],
    ['es', 'es_mx', false, true, true],
    ['zh_hant', 'zh_hk', false, true, true],
    ['es_es', 'es_mx', false, false, true],
    ['en_gb', 'en_us', false, false, true],
    ['zh', 'zh_tw', false, false, false],
    ['zh_cn', 'zh_tw', false, false, false],
    ['sr', 'sr_latn', false, false, false],
    ['nb', 'nn', false, false, false],
    ['fi', 'fil', false, false, false],
    ['x_a', 'X-A', false, true, true],
  ])('%s and %s', (a, b, ...expected) => {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      expect([isSameLocale(one, other), sameLanguage(one, other), isSameWriting(one, other)]).toEqual(expected)
  })

  it('a code means itself, what says the same, or the only one in its language', () => {
    expect(closestLocale('pl', ['pl_pl', 'de'])).toBe('pl_pl')
    expect(closestLocale('es', ['es_mx', 'es_ar'])).toBe('es')
    expect(closestLocale('zh_hant', ['zh_hk', 'zh_tw'])).toBe('zh_tw')
    expect(closestLocale('zh', ['zh_tw'])).toBe('zh')
  })

  it('the nearest of several that can stand for a locale comes first', () => {
    expect(servingLocales('es_mx', ['de', 'es_ar', 'es', 'es_mx'])).toEqual(['es_mx', 'es', 'es_ar'])
    expect(servingLocales('pl', ['pl_pl', 'pl'])).toEqual(['pl', 'pl_pl'])
    expect(servingLocales('zh_tw', ['zh_cn', 'zh_hant', 'zh'])).toEqual(['zh_hant'])
  })

  it('a locale has all codes that say the same, itself first', () => {
    expect(spellingsOf('pl_pl')).toEqual(['pl_pl', 'pl'])
    expect(spellingsOf('zh_tw')).toEqual(['zh_tw', 'zh_hant', 'zh_hant_tw'])
    expect(spellingsOf('es_mx')).toEqual(['es_mx'])
    expect(spellingsOf('not a code')).toEqual(['not a code'])
    const apart = languageCodes.flatMap((code) => spellingsOf(code).filter((other) => !isSameLocale(code, other)))
    expect(apart).toEqual([])
  })

  it('a locale has the script that it says, or the usual one', () => {
    expect(['yue_hk', 'zh_sg', 'sr', 'sr_latn', 'pa_pk', 'dz', 'not a code'].map(scriptOf)).toEqual([
      'Hant',
      'Hans',
      'Cyrl',
      'Latn',
      'Arab',
      'Tibt',
      undefined,
    ])
  })
})
