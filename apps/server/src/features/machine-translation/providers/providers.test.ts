import { expect, it } from 'vitest'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { libretranslate } from './libretranslate.ts'

it.each([
  // locale, DeepL, Google, LibreTranslate
  ['de', 'DE', 'de', 'de'],
  ['de_at', 'DE', 'de', 'de'],
  ['zh', 'ZH-HANS', 'zh-CN', 'zh'],
  ['zh_hans', 'ZH-HANS', 'zh-CN', 'zh'],
  ['zh_sg', 'ZH-HANS', 'zh-CN', 'zh'],
  ['zh_hant', 'ZH-HANT', 'zh-TW', 'zt'],
  ['zh_tw', 'ZH-HANT', 'zh-TW', 'zt'],
  ['zh_hk', 'ZH-HANT', 'zh-TW', 'zt'],
  ['pt', 'PT-BR', 'pt', 'pt'],
  ['pt_br', 'PT-BR', 'pt', 'pb'],
  ['pt_pt', 'PT-PT', 'pt-PT', 'pt'],
  ['pt_ao', 'PT-PT', 'pt-PT', 'pt'],
  ['fr_ca', 'FR', 'fr-CA', 'fr'],
  ['fr_ch', 'FR', 'fr', 'fr'],
  ['es', 'ES', 'es', 'es'],
  ['es_es', 'ES', 'es', 'es'],
  ['es_419', 'ES-419', 'es', 'es'],
  ['es_mx', 'ES-419', 'es', 'es'],
  ['en_us', 'EN-US', 'en', 'en'],
  ['en_gb', 'EN-GB', 'en', 'en'],
  ['en_au', 'EN-GB', 'en', 'en'],
  ['en_in', 'EN-GB', 'en', 'en'],
  ['en_ph', 'EN-US', 'en', 'en'],
  ['nb_no', 'NB', 'no', 'nb'],
  ['prs', 'PRS', 'fa-AF', 'prs'],
  ['pa_pk', undefined, 'pa-Arab', undefined],
  ['sr', 'SR', 'sr', 'sr'],
  ['sr_latn', undefined, undefined, undefined],
])('%s as a target is what each provider has it as, in the same script, or nothing', (targetLocale, ...expected) => {
  const codes = [deepl, google, libretranslate].map((provider) =>
    provider.codesOf?.({ sourceLocale: 'de', targetLocale }),
  )
  expect(codes.map((code) => code?.target)).toEqual(expected)
})

it('DeepL is told the source without its region', () => {
  const source = (sourceLocale: string) => deepl.codesOf?.({ sourceLocale, targetLocale: 'de' }).source
  expect(['zh_tw', 'pt_br', 'en_au', 'es_mx'].map(source)).toEqual(['ZH', 'PT', 'EN', 'ES'])
})
