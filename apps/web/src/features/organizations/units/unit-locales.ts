/** The locales of a unit, which the wire separates by commas. */
export const localesOf = (codes: string | undefined): string[] =>
  (codes ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
