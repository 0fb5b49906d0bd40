import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { PeerFault } from '../../peer/faults.ts'

export type ObjectType = 'commit' | 'tree' | 'blob' | 'tag'

export interface GitObject {
  type: ObjectType
  data: Buffer
}

const types: Record<number, ObjectType> = { 1: 'commit', 2: 'tree', 3: 'blob', 4: 'tag' }
const numbers: Record<ObjectType, number> = { commit: 1, tree: 2, blob: 3, tag: 4 }
/** Bytes of an object, and of all objects of a pack: what is small on its way may be large here. */
const mostBytes = 64 * 2 ** 20
const mostBytesInAll = 2 ** 30
const offsetDelta = 6
const namedDelta = 7

/** The name of an object: a hash of what it is and what it holds. */
export const nameOf = ({ type, data }: GitObject): string =>
  createHash('sha1').update(`${type} ${data.length}\0`).update(data).digest('hex')

/** The objects of a pack, by name. */
export function readPack(pack: Buffer): Map<string, GitObject> {
  const byName = new Map<string, GitObject>()
  if (pack.length === 0) return byName
  if (pack.toString('latin1', 0, 4) !== 'PACK') throw new Error('an answer of Git has no pack')
  const count = pack.readUInt32BE(8)
  const byOffset = new Map<number, GitObject>()
  // Deltas on objects that come later in the pack.
  let waiting: { base: string; delta: Buffer; start: number }[] = []
  let bytes = 0
  const keep = (start: number, object: GitObject) => {
    bytes += object.data.length
    if (bytes > mostBytesInAll)
      throw new PeerFault('REFUSED', `The files of the repository have more than ${mostBytesInAll / 2 ** 30} GiB.`)
    byOffset.set(start, object)
    byName.set(nameOf(object), object)
  }
  let at = 12
  for (let index = 0; index < count; index += 1) {
    const start = at
    let byte = pack[at++]!
    const kind = (byte >> 4) & 7
    while (byte & 0x80) byte = pack[at++]!
    let base: GitObject | undefined
    let baseName: string | undefined
    if (kind === offsetDelta) {
      byte = pack[at++]!
      let distance = byte & 0x7f
      while (byte & 0x80) {
        byte = pack[at++]!
        distance = (distance + 1) * 128 + (byte & 0x7f)
      }
      base = byOffset.get(start - distance)
    } else if (kind === namedDelta) {
      baseName = pack.toString('hex', at, at + 20)
      at += 20
      base = byName.get(baseName)
    }
    const { buffer, engine } = inflated(pack.subarray(at))
    at += engine.bytesWritten
    if (kind !== offsetDelta && kind !== namedDelta) keep(start, { type: types[kind] ?? 'blob', data: buffer })
    else if (base) keep(start, { type: base.type, data: applied(base.data, buffer) })
    else if (baseName !== undefined) waiting.push({ base: baseName, delta: buffer, start })
    else throw new Error('a pack of Git has a delta without its base')
  }
  while (waiting.length > 0) {
    const before = waiting.length
    waiting = waiting.filter(({ base, delta, start }) => {
      const known = byName.get(base)
      if (known) keep(start, { type: known.type, data: applied(known.data, delta) })
      return !known
    })
    if (waiting.length === before) throw new Error('a pack of Git has a delta without its base')
  }
  return byName
}

/** Node says how much of the input it took, which its types don't. */
function inflated(bytes: Buffer) {
  try {
    const options = { info: true, maxOutputLength: mostBytes }
    return inflateSync(bytes, options) as unknown as { buffer: Buffer; engine: { bytesWritten: number } }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw error
  }
}

const tooLarge = () =>
  new PeerFault('REFUSED', `A file of the repository has more than ${mostBytes / 2 ** 20} MiB. Keep it elsewhere.`)

/** Applies a delta to its base. */
function applied(base: Buffer, delta: Buffer): Buffer {
  let at = 0
  const size = () => {
    let value = 0
    let factor = 1
    let byte: number
    do {
      byte = delta[at++]!
      value += (byte & 0x7f) * factor
      factor *= 128
    } while (byte & 0x80)
    return value
  }
  size()
  const length = size()
  if (length > mostBytes) throw tooLarge()
  const result = Buffer.alloc(length)
  let to = 0
  while (at < delta.length) {
    const code = delta[at++]!
    if (code & 0x80) {
      let offset = 0
      let taken = 0
      for (let bit = 0; bit < 4; bit += 1) if (code & (1 << bit)) offset += delta[at++]! * 2 ** (8 * bit)
      for (let bit = 0; bit < 3; bit += 1) if (code & (16 << bit)) taken += delta[at++]! * 2 ** (8 * bit)
      if (taken === 0) taken = 0x10000
      to += base.copy(result, to, offset, offset + taken)
    } else {
      to += delta.copy(result, to, at, at + code)
      at += code
    }
  }
  return result
}

/** A pack of whole objects. */
export function writePack(objects: readonly GitObject[]): Buffer {
  const head = Buffer.alloc(12)
  head.write('PACK')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(objects.length, 8)
  const parts = objects.flatMap(({ type, data }) => {
    let rest = Math.floor(data.length / 16)
    const size = [(numbers[type] << 4) | (data.length & 15)]
    while (rest > 0) {
      size[size.length - 1]! |= 0x80
      size.push(rest & 0x7f)
      rest = Math.floor(rest / 128)
    }
    return [Buffer.from(size), deflateSync(data)]
  })
  const body = Buffer.concat([head, ...parts])
  return Buffer.concat([body, createHash('sha1').update(body).digest()])
}
