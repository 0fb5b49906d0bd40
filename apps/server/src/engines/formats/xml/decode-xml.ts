import { FileRefused } from '../../../kernel/file-refused.ts'

/**
 * Decodes the bytes of an XML file as they come: by byte order mark, by the zero bytes of UTF-16, or by what the XML
 * declaration says; UTF-8 otherwise.
 * @throws FileRefused for bytes that are wrong, with their line
 */
export async function* decodeXml(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let head: Uint8Array = new Uint8Array()
  let lines = 1
  const decode = (bytes: Uint8Array) => {
    decoder ??= new TextDecoder(charsetOf(head, fileName), { fatal: true })
    try {
      const text = bytes.length > 0 ? decoder.decode(bytes, { stream: true }) : decoder.decode()
      lines += lineEnds(text)
      return text
    } catch {
      const lenient = new TextDecoder(decoder.encoding).decode(bytes)
      const good = lenient.slice(0, Math.max(0, lenient.indexOf('\uFFFD')))
      const reason = `This isn't valid ${decoder.encoding.toUpperCase()}. Save the file as UTF-8 and upload it again.`
      throw new FileRefused({ file: fileName, line: lines + lineEnds(good), reason })
    }
  }
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    if (decoder) {
      yield decode(chunk)
      continue
    }
    head = joined(head, chunk)
    if (head.length >= 256) yield decode(head)
  }
  if (!decoder && head.length > 0) yield decode(head)
  yield decode(new Uint8Array())
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const reference = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi

/**
 * XML without the control characters that XML 1.0 cannot hold, not even as references: tools write them all the same,
 * from documents of Word above all. Those that break a line or a page become a space, the others go.
 */
export async function* withoutForbidden(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let cut = ''
  for await (const text of texts) {
    const all = cut + text
    // It may go on in the next piece.
    cut = /&[#\w]{0,10}$/.exec(all)?.[0] ?? ''
    yield all
      .slice(0, all.length - cut.length)
      .replace(reference, (whole, hex?: string, decimal?: string) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        const isForbidden = code <= 0xffff && String.fromCharCode(code).search(forbidden) === 0
        return isForbidden ? allowed(String.fromCharCode(code)) : whole
      })
      .replace(forbidden, allowed)
  }
  yield cut
}

const allowed = (character: string) => (character === '\v' || character === '\f' ? ' ' : '')

function lineEnds(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}

function charsetOf(head: Uint8Array, fileName: string): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be'
  const start = new TextDecoder('latin1').decode(head.subarray(0, 256))
  const declared = /^(?:\u00EF\u00BB\u00BF)?<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase()
  // A file that says UTF-16 in single bytes is not UTF-16: tools that convert it forget the declaration.
  if (!declared || declared.startsWith('utf-16')) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    const reason = `The encoding ${declared} isn't supported. Save the file as UTF-8 and upload it again.`
    throw new FileRefused({ file: fileName, line: 1, reason })
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(a.length + b.length)
  bytes.set(a)
  bytes.set(b, a.length)
  return bytes
}
