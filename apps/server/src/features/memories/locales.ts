/**
 * Whether two wire locales are the same language: equal, one says less than the other (`en` and `en_us`), or they say
 * the same in other words (`zh_hant` and `zh_tw`).
 */
export function sameLanguage(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}_`) || b.startsWith(`${a}_`) || inFull(a) === inFull(b)
}

/** Which of `known` a file's locale means: the same, what says the same, or the only one in its language; else itself. */
export function closestLocale(locale: string, known: readonly string[]): string {
  if (known.includes(locale)) return locale
  const same = known.filter((other) => sameLanguage(locale, other))
  const [meant, ...more] = same.filter((other) => inFull(locale) === inFull(other))
  if (meant !== undefined && more.length === 0) return meant
  return same.length === 1 ? same[0]! : locale
}

/** With the script and the region that a locale leaves out: `zh-Hant-TW` for `zh_tw`. What is no locale stays as it is. */
function inFull(locale: string): string {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).maximize().baseName
  } catch {
    return locale
  }
}
