import { splitSegmentText } from '@dragoman/sdk/segment-text'

/** NUMBERS: digits, signs and codes alone. NON_TRANSLATABLE: nothing to translate either, such as an address. */
export type TextKind = 'TEXT' | 'NUMBERS' | 'NON_TRANSLATABLE'

const address = /^(?:[a-z][a-z0-9+.-]*:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+\.[^\s@]+)$/i

/** The kind of text in a segment; its tags don't count. */
export function textKind(source: string): TextKind {
  const text = splitSegmentText(source)
    .map((part) => (part.kind === 'text' ? part.text : ' '))
    .join('')
    .trim()
  if (!/\p{L}/u.test(text)) return /\p{N}/u.test(text) ? 'NUMBERS' : 'NON_TRANSLATABLE'
  return address.test(text) ? 'NON_TRANSLATABLE' : 'TEXT'
}
