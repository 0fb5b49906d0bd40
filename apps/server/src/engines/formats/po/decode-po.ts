import { FileRefused } from '../../../kernel/file-refused.ts'
import { charsetOf, encodingParameter, type ReadText, readText } from '../charsets.ts'
import { type ParameterValues, textOf } from '../parameters.ts'
import { isUnicodeMarked } from '../text.ts'
import { declaredCharset } from './header.ts'

/** The header entry: an empty id without context, up to the next blank line or the end. */
const headerEntry =
  /(?:^|[\r\n])[ \t]*msgid[ \t]+""[ \t]*(?:\r\n|\n|\r)[ \t]*msgstr[^]*?(?:(?:\r\n|\n|\r)[ \t]*(?:\r|\n)|$)/
/** In bytes. */
const longestHeader = 64 * 1024

/**
 * Decodes a catalog as its option says, else as its header declares, else as UTF-8.
 * @throws FileRefused for an encoding that is unknown, and where the file is in another one
 */
export function decodePo(bytes: Uint8Array, fileName: string, values: ParameterValues): ReadText {
  const isChosen = textOf(values, encodingParameter.key) !== 'auto'
  if (isChosen || isUnicodeMarked(bytes)) return readText(bytes, fileName, values)
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, longestHeader)).toString(
    'latin1',
  )
  const header = headerEntry.exec(start)
  const label = header === null ? undefined : declaredCharset(/Content-Type:[^"\\]*/i.exec(header[0])?.[0] ?? '')
  if (header === null || label === undefined) return readText(bytes, fileName, values)
  const line = start.slice(0, header.index + header[0].search(/m/)).split(/\r\n|\n|\r/).length
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, line, reason })
  }
  const charset = charsetOf(label)
  const isPlain = bytes.every((byte) => byte < 0x80)
  if (charset === undefined && !isPlain && !/^utf-?16$/.test(label)) {
    refuse(`The header says charset=${label}, which isn't supported. Save the file as UTF-8 and upload it again.`)
  }
  if (charset === undefined || charset.startsWith('utf-16')) return readText(bytes, fileName, values)
  if (!isPlain && charset !== 'utf-8' && isUtf8(bytes)) {
    refuse(
      `The header says charset=${label}, but the file is UTF-8. Correct the header, or choose the encoding in the parser options.`,
    )
  }
  return readText(bytes, fileName, values, charset)
}

/** Whether all characters are of ASCII, which most encodings share. */
export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  return /^[\u0000-\u007f]*$/.test(text)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
