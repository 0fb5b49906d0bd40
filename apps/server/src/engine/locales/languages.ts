import { once } from '../once.ts'

/** Locales of the wire that one can translate from and into. The place in the list is the numeric id: only append. */
const codes = [
  'en', 'en_us', 'en_gb', 'en_au', 'en_ca', 'es', 'es_es', 'es_mx', 'es_ar', 'es_419', 'fr', 'fr_fr', 'fr_ca', 'de',
  'de_de', 'de_at', 'de_ch', 'it', 'it_it', 'pt', 'pt_br', 'pt_pt', 'nl', 'nl_nl', 'nl_be', 'da', 'sv', 'nb', 'fi',
  'is', 'pl', 'cs', 'sk', 'hu', 'ro', 'bg', 'el', 'hr', 'sr', 'sl', 'bs', 'mk', 'sq', 'lt', 'lv', 'et', 'ru', 'uk',
  'be', 'kk', 'uz', 'az', 'ka', 'hy', 'tr', 'ar', 'ar_eg', 'ar_sa', 'ar_ae', 'he', 'fa', 'ur', 'ps', 'ku', 'ckb', 'hi',
  'bn', 'pa', 'gu', 'mr', 'ta', 'te', 'kn', 'ml', 'si', 'ne', 'th', 'lo', 'km', 'my', 'vi', 'id', 'ms', 'fil', 'jv',
  'zh', 'zh_cn', 'zh_tw', 'zh_hk', 'ja', 'ko', 'mn', 'ca', 'eu', 'gl', 'cy', 'ga', 'gd', 'mt', 'lb', 'af', 'sw', 'am',
  'ha', 'yo', 'ig', 'zu', 'xh', 'so', 'yi', 'eo', 'la', 'dv', 'prs', 'ks', 'arc', 'khw',
] as const

/** Every language, sorted by its English name. */
export const languages = once(() => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return codes
    .map((code, at) => ({ id: at + 1, code, name: names.of(code.replace('_', '-')) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
})

const known = new Set<string>(codes)

/** Whether a wire locale is one that the product translates. */
export const isLanguage = (code: string): boolean => known.has(code)
