import { withLineFeeds } from '../lines.ts'
import { type CodePiece, joinedPieces, type ProgramPiece, type QuoteStyle } from '../program/program-text.ts'

/** A text between single quotes, where two escapes are known. */
export const singleQuoted = (raw: string): string => withLineFeeds(raw).replace(/\\([\\'])/g, '$1')

/** The end of a name from `at` on; `at` where none begins. */
export function endOfName(text: string, at: number): number {
  name.lastIndex = at
  return name.test(text) ? name.lastIndex : at
}

const name = /[A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*/y
const special = /[\\$]|\{\$/g
const escape =
  /\\(?:([nrtvef\\$"])|u\{([\da-fA-F]{1,6})\}|((?:x[\da-fA-F]{1,2}|[0-7]{1,3})(?:\\(?:x[\da-fA-F]{1,2}|[0-7]{1,3}))*))/y
const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', v: '\v', e: '\u001b', f: '\f' }

/** The words and the variables of a text between double quotes, or of a heredoc, which needs no escape for these. */
export function interpolated(written: string, isHeredoc = false): ProgramPiece[] {
  const raw = withLineFeeds(written)
  const pieces: ProgramPiece[] = []
  let end = 0
  let isOpen = false
  const addText = (text: string) => text !== '' && pieces.push({ kind: 'text', text })
  for (let at = nextSpecial(raw, 0); at !== -1; at = nextSpecial(raw, Math.max(end, at + 1))) {
    const opens = raw.startsWith('{$', at) || raw.startsWith('${', at)
    if (at < end || (opens && isOpen)) continue
    const found = raw[at] === '\\' ? readEscape(raw, at, isHeredoc) : readVariable(raw, at)
    if (!found) {
      // Braces without an end are looked for once: no PHP has them.
      isOpen ||= opens
      continue
    }
    addText(raw.slice(end, at))
    end = found.end
    if ('text' in found) addText(found.text)
    else pieces.push(found.code)
  }
  addText(raw.slice(end))
  return joinedPieces(pieces)
}

function nextSpecial(raw: string, from: number): number {
  special.lastIndex = from
  return special.exec(raw)?.index ?? -1
}

type Found = { end: number; text: string } | { end: number; code: CodePiece }

function readEscape(raw: string, at: number, isHeredoc: boolean): Found | undefined {
  escape.lastIndex = at
  const match = escape.exec(raw)
  if (!match) return { end: at + 2, text: raw.slice(at, at + 2) }
  const [found, letter, point, bytes] = match
  const end = at + found.length
  if (letter === '"' && isHeredoc) return { end, text: found }
  if (letter !== undefined) return { end, text: letters[letter] ?? letter }
  if (point !== undefined && Number.parseInt(point, 16) <= 0x10ffff)
    return { end, text: String.fromCodePoint(Number.parseInt(point, 16)) }
  const text = bytes === undefined ? undefined : textOfBytes(found)
  return text === undefined ? { end, code: { kind: 'code', inside: found, shown: found } } : { end, text }
}

/** Bytes that are written as numbers and make characters of UTF-8. */
function textOfBytes(written: string): string | undefined {
  const numbers = [...written.matchAll(/\\(?:x([\da-fA-F]{1,2})|([0-7]{1,3}))/g)].map(([, hexadecimal, octal]) =>
    hexadecimal === undefined ? Number.parseInt(octal ?? '', 8) & 0xff : Number.parseInt(hexadecimal, 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(numbers))
  } catch {
    return undefined
  }
}

function readVariable(raw: string, at: number): Found | undefined {
  if (raw.startsWith('{$', at) || raw.startsWith('${', at)) {
    const end = endOfBraces(raw, raw[at] === '{' ? at : at + 1)
    if (end === undefined) return undefined
    const code = raw.slice(at, end)
    return { end, code: { kind: 'code', inside: code, shown: code } }
  }
  const end = endOfName(raw, at + 1)
  if (end === at + 1) return undefined
  const variable = raw.slice(at, end)
  const [rest = '', index] =
    /^\[(-?\d{1,18}|[A-Za-z_]\w{0,200}|\$[A-Za-z_]\w{0,200})\]/.exec(raw.slice(end, end + 210)) ?? []
  if (index !== undefined) {
    const key = /^[A-Za-z_]/.test(index) ? `'${index}'` : index
    const code: CodePiece = { kind: 'code', inside: `{${variable}[${key}]}`, shown: variable + rest }
    return { end: end + rest.length, code }
  }
  const [property = ''] = /^\??->[A-Za-z_]\w{0,200}/.exec(raw.slice(end, end + 210)) ?? []
  const shown = variable + property
  return { end: end + property.length, code: { kind: 'code', inside: `{${shown}}`, shown } }
}

/** Where the braces end that open at `at`, quotes within them looked over. */
function endOfBraces(raw: string, at: number): number | undefined {
  let depth = 0
  for (let place = at; place < raw.length; place += 1) {
    const character = raw[place]
    if (character === '{') depth += 1
    else if (character === '}' && (depth -= 1) === 0) return place + 1
    else if (character === "'") {
      while (place + 1 < raw.length && raw[place + 1] !== "'") place += raw[place + 1] === '\\' ? 2 : 1
      place += 1
    }
  }
  return undefined
}

/** Single quotes: line breaks and tabs stand in them as they are. */
export const singleStyle = (lineEnding: string): QuoteStyle => ({
  open: "'",
  close: "'",
  escape: (text) => text.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', lineEnding),
})

/** Double quotes, with line breaks as the text had them. */
export function doubleStyle(lineEnding: string, written: string): QuoteStyle {
  const breaks = /[\r\n]/.test(written) && !written.includes(String.raw`\n`)
  return {
    open: '"',
    close: '"',
    escape: (text) =>
      escapeDollars(text.replaceAll('\\', '\\\\'))
        .replaceAll('"', String.raw`\"`)
        .replaceAll('\r', String.raw`\r`)
        .replaceAll('\t', written.includes('\t') ? '\t' : String.raw`\t`)
        .replaceAll('\n', breaks ? lineEnding : String.raw`\n`),
  }
}

/** Dollar signs where a variable would begin. */
export const escapeDollars = (text: string): string => text.replace(/\$(?=[A-Za-z_{\u0080-\uFFFF]|$)/g, String.raw`\$`)

/**
 * Variables without braces, as they were: `{$name}` is `$name` again where nothing follows that would belong to it.
 */
export function withoutBraces(expression: string, pieces: readonly ProgramPiece[]): string {
  const bare = new Map(pieces.flatMap((piece) => (piece.kind === 'code' ? [[piece.inside, piece.shown] as const] : [])))
  return expression.replace(
    /(?<![\\{$])\{\$[^{}]{1,500}\}(?![\w[\u0080-\uFFFF]|\??->)/g,
    (found) => bare.get(found) ?? found,
  )
}
