/** The languages that are written from right to left. */
export const rightToLeft = ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi', 'prs'] as const

/** The direction in which a locale is written, in either spelling: `ar`, `ar_eg`, `ar-EG`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const language = locale.toLowerCase().split(/[-_]/)[0]!
  return (rightToLeft as readonly string[]).includes(language) ? 'rtl' : 'ltr'
}
