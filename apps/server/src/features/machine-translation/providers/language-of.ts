/** The language of a locale as on the wire: `pt` of `pt_br`. */
export const languageOf = (locale: string): string => locale.split('_', 1)[0] ?? locale
