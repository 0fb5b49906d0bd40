// Lines of the protocol of Git: four hexadecimal digits of length, then that many bytes; "0000" ends, "0001" divides.

export const flush = '0000'
export const divider = '0001'

/** A line with its length. */
export function line(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, '0')), bytes])
}

/** A request of protocol 2. */
export const command = (name: string, args: readonly string[]): Buffer =>
  Buffer.concat([
    line(`command=${name}\n`),
    line('agent=dragoman\n'),
    Buffer.from(divider),
    ...args.map((arg) => line(`${arg}\n`)),
    Buffer.from(flush),
  ])

/** The lines of an answer; null for what divides or ends. */
export function* linesOf(bytes: Buffer): Generator<Buffer | null> {
  let at = 0
  while (at + 4 <= bytes.length) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 4), 16)
    if (Number.isNaN(length)) throw new Error('an answer of Git has no lines')
    if (length < 4) {
      at += 4
      yield null
    } else {
      yield bytes.subarray(at + 4, at + length)
      at += length
    }
  }
}

/** The text of a line, without its end. */
export const textOf = (bytes: Buffer): string => bytes.toString('utf8').replace(/\n$/, '')
