import type { Readable } from 'node:stream'

/** An entry while an archive is read. `content` must be read to its end, or left alone, before the next entry. */
export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> }

const block = 512

/**
 * The header of a file in a tar archive (ustar, as every `tar` reads it). Names up to 100 bytes; sizes up to 8 GB.
 * After the content comes `tarPadding(size)`, after the last file `tarEnd`.
 */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`the name ${name} is too long for the archive`)
  if (size >= 8 ** 11) throw new RangeError(`${name} is too large for the archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, digits: number) => header.write(value.toString(8).padStart(digits, '0'), at)
  header.write(name, 0)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(Math.floor(Date.now() / 1000), 136, 11)
  header.fill(' ', 148, 156)
  header.write('0', 156)
  header.write('ustar\0', 257)
  header.write('00', 263)
  octal(checksum(header), 148, 6)
  header.write('\0 ', 154)
  return header
}

/** Zeros from the end of a file's content to the next whole block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}

export const tarEnd: Buffer = Buffer.alloc(2 * block)

function checksum(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

/** Reads an archive that `tarHeader` and the others wrote. Throws when it is damaged or cut off. */
export async function* readTar(stream: Readable): AsyncGenerator<TarEntry> {
  const source = createSource(stream)
  for (;;) {
    const header = await source.take(block)
    if (header.every((byte) => byte === 0)) return
    const { name, size } = parseHeader(header)
    const content = source.content(size)
    yield { name, size, content }
    for await (const unread of content) void unread
    await source.take(tarPadding(size).length)
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
  const written = Number.parseInt(text(148, 156), 8)
  const sum = checksum(Buffer.concat([header.subarray(0, 148), Buffer.alloc(8, ' '), header.subarray(156)]))
  if (written !== sum) throw new Error('the archive is damaged')
  return { name: text(0, 100), size: Number.parseInt(text(124, 136), 8) }
}

/** Exact numbers of bytes out of a stream that comes in chunks of any size. */
function createSource(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let rest: Buffer = Buffer.alloc(0)

  const some = async (most: number): Promise<Buffer> => {
    if (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new Error('the archive is cut off')
      rest = next.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  async function* content(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  const take = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for await (const part of content(size)) parts.push(part)
    return Buffer.concat(parts)
  }

  return { take, content }
}
