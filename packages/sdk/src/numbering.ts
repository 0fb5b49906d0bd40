const placeholder = /\{(YYYY|YY|MM|N{1,9})\}/g

/**
 * Whether documents can be numbered by a pattern: text with `{YYYY}` or `{YY}`, `{MM}`, and exactly one number (`{N}`,
 * `{NN}`, …).
 */
export function isNumberPattern(pattern: string): boolean {
  const numbers = [...pattern.matchAll(placeholder)].filter(([, name = '']) => name.startsWith('N'))
  return numbers.length === 1 && !/[{}]/.test(pattern.replaceAll(placeholder, ''))
}

/**
 * The number of a document.
 * @param pattern one that `isNumberPattern` accepts
 * @param day of the document, `2026-01-31`
 */
export function documentNumber(pattern: string, { number, day }: { number: number; day: string }): string {
  const [year = '', month = ''] = day.split('-')
  return pattern.replaceAll(placeholder, (_, name: string) => {
    if (name === 'YYYY') return year
    if (name === 'YY') return year.slice(-2)
    return name === 'MM' ? month : String(number).padStart(name.length, '0')
  })
}
