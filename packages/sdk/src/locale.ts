/**
 * A locale as the wire spells it (`pt_br`, `zh_hans_cn`) in the spelling of `lang` attributes and `Intl` (`pt-BR`,
 * `zh-Hans-CN`).
 */
export function toBcp47(wire: string): string {
  return wire
    .toLowerCase()
    .split(/[-_]/)
    .map((part, index) => {
      if (index === 0) return part
      if (/^[a-z]{4}$/.test(part)) return part.charAt(0).toUpperCase() + part.slice(1)
      return /^[a-z]{2}$/.test(part) ? part.toUpperCase() : part
    })
    .join('-')
}

/** A BCP 47 tag as the wire spells it: lower case, with underscores. */
export const toWireLocale = (tag: string): string => tag.toLowerCase().replaceAll('-', '_')

/** The language part of a locale in either spelling. */
export const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0]!
