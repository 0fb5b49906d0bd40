/** The languages that are written from right to left. */
export const rightToLeft = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi', 'prs'] as const

const scripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/**
 * The direction in which a locale is written, in either spelling: `ar`, `ar_eg`, `ar-EG`. The script decides where the
 * locale says one (`ku_latn`, `az_arab`); of other languages than those listed, the usual script does (`pa_pk`, `ckb`).
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/)
  const isListed = (rightToLeft as readonly string[]).includes(language)
  const saysScript = rest.some((part) => /^[a-z]{4}$/.test(part))
  if (isListed && !saysScript) return 'rtl'
  return scripts.has(usualScript([language, ...rest].join('-'))) ? 'rtl' : 'ltr'
}

const known = new Map<string, string>()

function usualScript(tag: string): string {
  let script = known.get(tag)
  if (script === undefined) {
    try {
      script = new Intl.Locale(tag).maximize().script ?? ''
    } catch {
      script = ''
    }
    known.set(tag, script)
  }
  return script
}
