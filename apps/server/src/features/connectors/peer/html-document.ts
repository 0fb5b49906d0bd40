import { PeerFault } from './faults.ts'

/** A field of a piece of content: HTML as it is, or plain text. */
export interface DocumentField {
  name: string
  value: string
  isPlain?: boolean
}

const begin = (name: string) => `<!--field:${name}-->`
const end = '<!--/field-->'

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Fields as one HTML document, between comments by which they are found again; without those that are empty. */
export function documentOf(fields: readonly DocumentField[]): Uint8Array {
  const parts = fields
    .filter(({ value }) => value.trim() !== '')
    .map(({ name, value, isPlain }) => {
      if (value.includes(end)) throw new PeerFault('REFUSED', `The ${name} has comments of another document in it.`)
      const content = isPlain ? `<p>${escaped(value)}</p>` : value
      return `${begin(name)}\n${content}\n${end}\n`
    })
  return Buffer.from(`<!DOCTYPE html>\n<html><body>\n${parts.join('')}</body></html>\n`)
}

/** The value of a field of such a document. @throws PeerFault where it is missing */
function fieldOf(document: Uint8Array, { name, isPlain }: Omit<DocumentField, 'value'>): string {
  const text = Buffer.from(document).toString('utf8')
  const from = text.indexOf(begin(name))
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new PeerFault('REFUSED', `The translation has no ${name}.`)
  const content = text.slice(from + begin(name).length + 1, to - 1)
  return isPlain ? unescaped(content.replace(/^\s*<p[^>]*>/, '').replace(/<\/p>\s*$/, '')) : content
}

/** Fields of a document by name; without those that it doesn't have. */
export const fieldsOf = (
  document: Uint8Array,
  fields: readonly Omit<DocumentField, 'value'>[],
): Record<string, string> => {
  const text = Buffer.from(document).toString('utf8')
  const present = fields.filter(({ name }) => text.includes(begin(name)))
  const found = Object.fromEntries(present.map((field) => [field.name, fieldOf(document, field)]))
  // Names come from the other system: none may be inherited.
  return Object.setPrototypeOf(found, null) as Record<string, string>
}
