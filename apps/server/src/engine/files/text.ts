import { FileRefused } from './format.ts'

/** How the bytes of a text file were encoded; enough to encode it the same way again. */
export type TextEncoding = { charset: 'utf-8' | 'utf-16le' | 'utf-16be'; bom: boolean }

/**
 * Decodes UTF-8 (with or without byte order mark) and UTF-16 (with one). The mark is not part of `text`.
 * @throws FileRefused with the line of the first byte that is wrong
 */
export function decodeText(bytes: Uint8Array, fileName: string): { text: string; encoding: TextEncoding } {
  const encoding = encodingOf(bytes)
  const start = !encoding.bom ? 0 : encoding.charset === 'utf-8' ? 3 : 2
  const content = bytes.subarray(start)
  try {
    const text = new TextDecoder(encoding.charset, { fatal: true, ignoreBOM: true }).decode(content)
    if (encoding.charset === 'utf-8' && !encoding.bom) refuseNulBytes(text, fileName)
    return { text, encoding }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused({
      file: fileName,
      line: encoding.charset === 'utf-8' ? lineOfInvalidUtf8(content) : undefined,
      reason:
        encoding.charset === 'utf-8'
          ? 'This is not valid UTF-8. Save the file as UTF-8 and upload it again.'
          : 'This is not valid UTF-16. Save the file as UTF-8 and upload it again.',
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

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { charset: 'utf-8', bom: true }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { charset: 'utf-16le', bom: true }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { charset: 'utf-16be', bom: true }
  return { charset: 'utf-8', bom: false }
}

function refuseNulBytes(text: string, fileName: string): void {
  const at = text.indexOf('\0')
  if (at === -1) return
  throw new FileRefused({
    file: fileName,
    ...positionAt(text, at),
    reason: 'This is not a text file, or UTF-16 without a byte order mark. Save it as UTF-8 and upload it again.',
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
