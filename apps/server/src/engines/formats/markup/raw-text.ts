import { htmlEntity } from '../xml/entities.ts'

/** A part of what stands between two tags: words with their characters decoded, or something that is kept as it is. */
export type RawPart =
  | { start: number; end: number; text: string }
  | { start: number; end: number; native: string; display: string }

const special =
  /<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>|&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z_:][\w:.-]*));/g
const basic: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The parts of the text between two tags, which stand from `start` to `end`. */
export function rawParts(document: string, start: number, end: number): RawPart[] {
  const raw = document.slice(start, end)
  if (!/[<&]/.test(raw)) return raw === '' ? [] : [{ start, end, text: raw }]
  const parts: RawPart[] = []
  let at = 0
  const addText = (from: number, to: number, text: string): void => {
    const last = parts.at(-1)
    if (last && 'text' in last) parts[parts.length - 1] = { start: last.start, end: start + to, text: last.text + text }
    else parts.push({ start: start + from, end: start + to, text })
  }
  for (const match of raw.matchAll(special)) {
    const [found, section, decimal, hexadecimal, name] = match
    const { index } = match
    if (index > at) addText(at, index, raw.slice(at, index))
    at = index + found.length
    const text = section ?? characterOf(decimal, hexadecimal, name)
    if (text !== undefined) addText(index, at, text)
    else {
      const display = found.startsWith('<!--') ? found.slice(4, -3).trim() : found
      parts.push({ start: start + index, end: start + at, native: found, display: display.slice(0, 100) })
    }
  }
  if (at < raw.length) addText(at, raw.length, raw.slice(at))
  return parts
}

function characterOf(decimal?: string, hexadecimal?: string, name?: string): string | undefined {
  if (name !== undefined) return Object.hasOwn(basic, name) ? basic[name] : knownEntity(name)
  if (decimal === undefined && hexadecimal === undefined) return undefined
  const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}

const known = new Map<string, string | undefined>()

function knownEntity(name: string): string | undefined {
  if (!known.has(name)) {
    if (known.size > 1000) known.clear()
    known.set(name, htmlEntity(name))
  }
  return known.get(name)
}

/** Whether what stands there is a CDATA section and nothing else. */
export const isOnlySection = (document: string, start: number, end: number): boolean =>
  document.startsWith('<![CDATA[', start) && document.indexOf(']]>', start) === end - 3
