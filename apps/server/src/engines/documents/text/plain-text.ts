/**
 * Control characters, marks and overrides of direction, soft hyphens, characters without a place in Unicode, and halves of
 * characters: on paper they would only hide something. Joiners stay, which some scripts are spelled with.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF]|\p{Cs}|[\u{E0000}-\u{E0FFF}]/gu

/** The longest text of a field: a page has room for less than that. */
const longest = 10_000

/** Text as it may stand on a document: nothing hidden in it, in lines that end with `\n`. */
export function plainText(text: string): string {
  return Array.from(
    text
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replaceAll('\t', ' ')
      .replace(hidden, ''),
  )
    .slice(0, longest)
    .join('')
    .normalize('NFC')
    .trim()
}

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s*\n\s*/g, ' ')

/** A text as an island within a text of another direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
