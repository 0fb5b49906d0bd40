/** A token of an RTF file: a brace, a control word or symbol, a byte that is written as a number, or plain text. */
export type RtfToken = { start: number; end: number } & (
  | { kind: 'open' | 'close' | 'text' }
  | { kind: 'word'; name: string; value: number | undefined }
  | { kind: 'byte'; value: number }
)

const word = /\\(?:([A-Za-z]{1,40})(-?\d{1,10})? ?|'([\da-fA-F]{2})|(\r\n|[^]))/y
const plain = /[^\\{}\r\n]+/y

/** The tokens of a file whose bytes are characters. Line ends between them say nothing. */
export function* scanRtf(text: string): Generator<RtfToken> {
  for (let at = 0; at < text.length;) {
    const start = at
    const character = text[at]
    if (character === '{' || character === '}') {
      at += 1
      yield { kind: character === '{' ? 'open' : 'close', start, end: at }
    } else if (character === '\r' || character === '\n') at += 1
    else if (character === '\\') {
      word.lastIndex = at
      const match = word.exec(text)
      if (!match) return
      const [found, name, value, hexadecimal, symbol = ''] = match
      at += found.length
      if (hexadecimal !== undefined) yield { kind: 'byte', value: Number.parseInt(hexadecimal, 16), start, end: at }
      else {
        // Binary data follows.
        if (name === 'bin') at += Math.max(0, Number(value ?? 0))
        const number = value === undefined ? undefined : Number(value)
        yield { kind: 'word', name: name ?? symbol, value: number, start, end: Math.min(at, text.length) }
      }
    } else {
      plain.lastIndex = at
      plain.test(text)
      at = plain.lastIndex
      yield { kind: 'text', start, end: at }
    }
  }
}
