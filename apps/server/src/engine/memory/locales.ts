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
