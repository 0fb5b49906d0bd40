/** A locale as the wire spells it (`pt_br`) from BCP 47 (`pt-BR`), in any case and with either separator. */
export function wireLocale(tag: string): string {
  return tag.trim().replaceAll('-', '_').toLowerCase()
}

/** BCP 47 (`pt-BR`, `zh-Hans-CN`) from a locale as the wire spells it. */
export function languageTag(locale: string): string {
  const [language = '', ...rest] = locale.split('_')
  const subtags = rest.map((subtag) => {
    if (/^[a-z]{2}$/.test(subtag)) return subtag.toUpperCase()
    return /^[a-z]{4}$/.test(subtag) ? subtag.charAt(0).toUpperCase() + subtag.slice(1) : subtag
  })
  return [language, ...subtags].join('-')
}

/** Whether two wire locales are the same language: equal, or one says less than the other (`en` and `en_us`). */
export function sameLanguage(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}_`) || b.startsWith(`${a}_`)
}

/** Which of `known` a file's locale means: the same, or else the only one in the same language; else itself. */
export function closestLocale(locale: string, known: readonly string[]): string {
  if (known.includes(locale)) return locale
  const same = known.filter((other) => sameLanguage(locale, other))
  return same.length === 1 ? same[0]! : locale
}
