import { FileRefused } from '../../kernel/file-refused.ts'

/** How the bytes of a text file were encoded; enough to encode it the same way again. */
export type TextEncoding = { charset: 'utf-8' | 'utf-16le' | 'utf-16be'; bom: boolean }

/**
 * Decodes UTF-8 (with or without byte order mark) and UTF-16 (with one). The mark is not part of `text`.
 * @throws FileRefused with the line of the first byte that is wrong; `advice` is what to do then
 */
export function decodeText(
  bytes: Uint8Array,
  fileName: string,
  advice = 'Save the file as UTF-8 and upload it again.',
): { text: string; encoding: TextEncoding } {
  refuseOtherContent(bytes, fileName)
  const encoding = encodingOf(bytes)
  const start = !encoding.bom ? 0 : encoding.charset === 'utf-8' ? 3 : 2
  const content = bytes.subarray(start)
  try {
    const text = new TextDecoder(encoding.charset, { fatal: true, ignoreBOM: true }).decode(content)
    refuseNulBytes(text, fileName)
    return { text, encoding }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused({
      file: fileName,
      line: encoding.charset === 'utf-8' ? lineOfInvalidUtf8(content) : lineOfInvalidUtf16(content, encoding),
      reason: encoding.charset === 'utf-8' ? `This isn't valid UTF-8. ${advice}` : `This isn't valid UTF-16. ${advice}`,
    })
  }
}

/** The inverse of `decodeText`. Lone surrogates become U+FFFD. */
export function encodeText(text: string, encoding: TextEncoding): Uint8Array {
  const marked = (encoding.bom ? '\uFEFF' : '') + text.replace(/\p{Surrogate}/gu, '\uFFFD')
  if (encoding.charset === 'utf-8') return new TextEncoder().encode(marked)
  const bytes = new Uint8Array(marked.length * 2)
  const view = new DataView(bytes.buffer)
  const littleEndian = encoding.charset === 'utf-16le'
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), littleEndian)
  return bytes
}

/**
 * Decodes ISO 8859-1, each byte one character.
 * @throws FileRefused for other content, and for NUL bytes
 */
export function decodeLatin1(bytes: Uint8Array, fileName: string): string {
  refuseOtherContent(bytes, fileName)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  refuseNulBytes(text, fileName)
  return text
}

/** The inverse of `decodeLatin1`; `escape` writes what it has no byte for. */
export function encodeLatin1(text: string, escape: (characters: string) => string): Uint8Array {
  // oxlint-disable-next-line no-control-regex -- the whole of ISO 8859-1 is meant
  return new Uint8Array(Buffer.from(text.replace(/[^\u0000-\u00ff]+/g, escape), 'latin1'))
}

/**
 * @throws FileRefused when an escape made a text that isn't text: half a surrogate pair, or NUL. `at` is where in
 * `text` it is written.
 */
export function refuseUnstorable(value: string, text: string, at: number, fileName: string): void {
  if (value.isWellFormed() && !value.includes('\0')) return
  const reason = 'Invalid escape sequence (lone surrogate or NUL). Remove it or use the full character.'
  throw new FileRefused({ file: fileName, ...positionAt(text, at), reason })
}

/** Line and column (both from 1) of an offset. CRLF, LF and CR each end a line. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (const end of text.slice(0, offset).matchAll(/\r\n|\n|\r/g)) {
    line += 1
    start = end.index + end[0].length
  }
  return { line, column: offset - start + 1 }
}

/** The line ending that the text uses first; LF where it has none. */
export function lineEndingOf(text: string): '\r\n' | '\n' | '\r' {
  const match = /\r\n|\n|\r/.exec(text)
  return match ? (match[0] as '\r\n' | '\n' | '\r') : '\n'
}

/** The white space right before an offset; `isOnLine` stops at the beginning of its line. */
export function spaceBefore(text: string, offset: number, isOnLine = false): string {
  let start = offset
  while (start > 0 && (isOnLine ? /[ \t]/ : /\s/).test(text[start - 1]!)) start -= 1
  return text.slice(start, offset)
}

/** Whether a byte order mark says that a file is Unicode. */
export const isUnicodeMarked = (bytes: Uint8Array): boolean => encodingOf(bytes).bom

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { charset: 'utf-8', bom: true }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { charset: 'utf-16le', bom: true }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { charset: 'utf-16be', bom: true }
  return { charset: 'utf-8', bom: false }
}

const signatures: readonly (readonly [name: string, bytes: readonly number[]])[] = [
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a GIF image', [0x47, 0x49, 0x46, 0x38]],
  ['a zip archive (or an Office document)', [0x50, 0x4b, 0x03, 0x04]],
  ['an empty zip archive', [0x50, 0x4b, 0x05, 0x06]],
  ['a gzip archive', [0x1f, 0x8b, 0x08]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['an old Office document', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a binary property list', [0x62, 0x70, 0x6c, 0x69, 0x73, 0x74, 0x30]],
]

/** Refuses content that is clearly not text by its first bytes, with the name of its type. */
export function refuseOtherContent(bytes: Uint8Array, fileName: string): void {
  const known = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (!known) return
  const reason = `This is ${known[0]}, not a text file of this type. Check the name, or export the file again.`
  throw new FileRefused({ file: fileName, line: 1, reason })
}

/** @throws FileRefused for text with NUL characters, which files with text never have. */
export function refuseNulBytes(text: string, fileName: string): void {
  const at = text.indexOf('\0')
  if (at === -1) return
  throw new FileRefused({
    file: fileName,
    ...positionAt(text, at),
    reason: "This isn't a text file, or it is UTF-16 without a byte order mark. Save it as UTF-8 and upload it again.",
  })
}

function lineOfInvalidUtf8(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let line = 1
  let start = 0
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 0x0a) continue
    try {
      decoder.decode(bytes.subarray(start, at))
    } catch {
      return line
    }
    line += 1
    start = at + 1
  }
  return line
}

function lineOfInvalidUtf16(bytes: Uint8Array, { charset }: TextEncoding): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let line = 1
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const unit = view.getUint16(at, charset === 'utf-16le')
    if (unit === 0x0a) line += 1
    const isHigh = unit >= 0xd800 && unit < 0xdc00
    const next = at + 3 < bytes.length ? view.getUint16(at + 2, charset === 'utf-16le') : 0
    const isPair = isHigh && next >= 0xdc00 && next < 0xe000
    if (isPair) at += 2
    else if (unit >= 0xd800 && unit < 0xe000) return line
  }
  return line
}
