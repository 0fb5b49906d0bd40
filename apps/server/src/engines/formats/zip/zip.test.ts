import { strToU8, unzipSync, zipSync } from 'fflate'
import JSZip from 'jszip'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { readZip, zipLimits } from './read-zip.ts'
import { rewriteZip } from './rewrite-zip.ts'

const bytes = zipSync({
  '[Content_Types].xml': strToU8('<a/>'),
  'stored.bin': [strToU8('x'.repeat(50)), { level: 0 }],
  'z/text.xml': strToU8('hello '.repeat(100)),
})

/** A copy with one number changed: at an offset from the record of an entry in the central directory. */
function patched(name: string, offset: number, value: number, size: 2 | 4 = 4): Uint8Array {
  const copy = bytes.slice()
  const entry = readZip(bytes, 'a.docx').entries.find((one) => one.name === name)
  const view = new DataView(copy.buffer)
  const at = (entry?.recordStart ?? 0) + offset
  if (size === 2) view.setUint16(at, value, true)
  else view.setUint32(at, value, true)
  return copy
}

const unpackAll = (container: Uint8Array): void => {
  const zip = readZip(container, 'a.docx')
  for (const entry of zip.entries) zip.unpack(entry)
}

function outcomeOf(container: Uint8Array): string {
  try {
    unpackAll(container)
    return 'read'
  } catch (error) {
    return error instanceof FileRefused ? 'refused' : String(error)
  }
}

describe('rewriting', () => {
  test('changes what it is told to, and nothing else', () => {
    const zip = readZip(bytes, 'a.docx')
    const built = rewriteZip(
      zip,
      new Map([
        ['stored.bin', strToU8('new')],
        ['z/text.xml', strToU8('other')],
      ]),
    )
    expect(Object.entries(unzipSync(built)).map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
      ['[Content_Types].xml', '<a/>'],
      ['stored.bin', 'new'],
      ['z/text.xml', 'other'],
    ])
    const first = zip.entries[0]
    const end = zip.entries[1]?.offset ?? 0
    expect(Buffer.from(built.subarray(0, end)).equals(Buffer.from(bytes.subarray(0, end)))).toBe(true)
    expect(readZip(built, 'a.docx').entries[0]).toMatchObject({ name: first?.name, crc: first?.crc, offset: 0 })
    expect(rewriteZip(zip, new Map())).toEqual(bytes)
  })

  test('a container that was streamed, with sizes behind the data', async () => {
    const zip = new JSZip().file('a.xml', 'one '.repeat(50)).file('b.xml', 'two')
    const streamed = await zip.generateAsync({
      type: 'uint8array',
      streamFiles: true,
      compression: 'DEFLATE',
      comment: 'a comment',
    })
    const built = rewriteZip(readZip(streamed, 'a.docx'), new Map([['a.xml', strToU8('changed')]]))
    const again = await JSZip.loadAsync(built, { checkCRC32: true })
    expect(await again.file('a.xml')?.async('string')).toBe('changed')
    expect(await again.file('b.xml')?.async('string')).toBe('two')
  })
})

describe('is refused', () => {
  const huge = (content: number): Uint8Array => zipSync({ 'a.xml': [new Uint8Array(content), { level: 9 }] })
  test.each<[string, () => Uint8Array, RegExp]>([
    ['no container', () => strToU8('PK, but no zip'), /damaged/],
    ['cut off', () => bytes.subarray(0, bytes.length - 30), /damaged/],
    ['a size in the directory that lies', () => patched('z/text.xml', 24, 7), /match its description in the container/],
    ['a packed size that lies', () => patched('z/text.xml', 20, 0x7fffffff), /damaged/],
    ['another checksum', () => patched('z/text.xml', 16, 1), /match its description in the container/],
    ['an offset outside', () => patched('z/text.xml', 42, 0x7fffffff), /damaged/],
    ['entries that overlap', () => patched('z/text.xml', 42, 0), /damaged/],
    ['a password', () => patched('z/text.xml', 8, 1, 2), /encrypted/],
    ['an unusual method', () => patched('z/text.xml', 10, 9, 2), /unsupported compression method/],
    ['more than 2 GB by its own account', () => patched('z/text.xml', 24, 0x80000001), /larger than 2 GB/],
    [
      'too many entries',
      () => zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, new Uint8Array()]))),
      /more than 10,000 files/,
    ],
    ['names that lead out', () => zipSync({ '../a.xml': strToU8('a') }), /points outside the archive/],
    ['names from the root', () => zipSync({ '/etc/a.xml': strToU8('a') }), /points outside the archive/],
    ['names of Windows', () => zipSync({ 'C:\\a.xml': strToU8('a') }), /points outside the archive/],
    ['a name twice', () => zipSync({ 'a.xml': strToU8('a'), 'A.XML': strToU8('b') }), /twice/],
    ['a bomb', () => huge(200 * 1024 ** 2), /unpacks to more than 400 times/],
  ])('%s', (_, make, reason) => {
    const container = make()
    const before = process.memoryUsage().arrayBuffers
    const start = cpuTime()
    expect(() => unpackAll(container)).toThrow(reason)
    expect(() => unpackAll(container)).toThrow(FileRefused)
    expect(cpuTime() - start).toBeLessThan(5000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300 * 1024 ** 2)
  })

  test('a truncated or changed archive is read or refused', () => {
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      for (const container of [changed, bytes.subarray(0, at)]) {
        expect(outcomeOf(container)).toMatch(/^(?:read|refused)$/)
      }
    }
  })
})

test('an entry that fails to unpack counts as much as it says', () => {
  const { unpacked } = zipLimits
  zipLimits.unpacked = 1000
  try {
    const zip = readZip(patched('z/text.xml', 16, 1), 'a.docx')
    const entry = zip.entries.find(({ name }) => name === 'z/text.xml')!
    expect(() => zip.unpack(entry)).toThrow(/match its description in the container/)
    expect(() => zip.unpack(entry)).toThrow(/larger than 2 GB/)
  } finally {
    zipLimits.unpacked = unpacked
  }
})

test('the 64 bit form of a small container', () => {
  const content = strToU8('hello')
  const packed = deflateRawSync(content)
  const name = strToU8('a.xml')
  const plain = zipSync({ 'a.xml': content })
  const crc = readZip(plain, 'a').entries[0]?.crc ?? 0
  const record = (size: number, fill: (view: DataView) => void, tail: readonly Uint8Array[] = []): Buffer => {
    const head = new Uint8Array(size)
    fill(new DataView(head.buffer))
    return Buffer.concat([head, ...tail])
  }
  const local = record(
    30,
    (view) => {
      view.setUint32(0, 0x04034b50, true)
      view.setUint16(8, 8, true)
      view.setUint32(14, crc, true)
      view.setUint32(18, packed.length, true)
      view.setUint32(22, content.length, true)
      view.setUint16(26, name.length, true)
    },
    [name, packed],
  )
  const wide = record(28, (view) => {
    view.setUint16(0, 1, true)
    view.setUint16(2, 24, true)
    view.setBigUint64(4, BigInt(content.length), true)
    view.setBigUint64(12, BigInt(packed.length), true)
  })
  const central = record(
    46,
    (view) => {
      view.setUint32(0, 0x02014b50, true)
      view.setUint16(10, 8, true)
      view.setUint32(16, crc, true)
      for (const at of [20, 24, 42]) view.setUint32(at, 0xffffffff, true)
      view.setUint16(28, name.length, true)
      view.setUint16(30, wide.length, true)
    },
    [name, wide],
  )
  const end64 = record(56, (view) => {
    view.setUint32(0, 0x06064b50, true)
    view.setBigUint64(4, 44n, true)
    view.setBigUint64(24, 1n, true)
    view.setBigUint64(32, 1n, true)
    view.setBigUint64(40, BigInt(central.length), true)
    view.setBigUint64(48, BigInt(local.length), true)
  })
  const locator = record(20, (view) => {
    view.setUint32(0, 0x07064b50, true)
    view.setBigUint64(8, BigInt(local.length + central.length), true)
  })
  const end = record(22, (view) => {
    view.setUint32(0, 0x06054b50, true)
    for (const at of [8, 10]) view.setUint16(at, 0xffff, true)
    for (const at of [12, 16]) view.setUint32(at, 0xffffffff, true)
  })
  const container = new Uint8Array(Buffer.concat([local, central, end64, locator, end]))
  const zip = readZip(container, 'a.docx')
  expect(zip.entries.map((entry) => Buffer.from(zip.unpack(entry)).toString())).toEqual(['hello'])
  const built = rewriteZip(zip, new Map([['a.xml', strToU8('changed')]]))
  expect(Object.values(unzipSync(built)).map((one) => Buffer.from(one).toString())).toEqual(['changed'])
})
