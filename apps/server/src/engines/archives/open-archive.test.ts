import { strToU8, zipSync, type Zippable } from 'fflate'
import JSZip from 'jszip'
import { afterEach, describe, expect, test } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { archiveLimits, openArchive } from './open-archive.ts'

const limits = { ...archiveLimits }
afterEach(() => {
  Object.assign(archiveLimits, limits)
})

/** The content of what is taken by its path, and why the rest is not. */
function opened(archive: Uint8Array) {
  const taken: Record<string, string> = {}
  const left: Record<string, string> = {}
  for (const entry of openArchive(archive, 'all.zip')) {
    if ('notTaken' in entry) left[entry.notTaken.path] = entry.notTaken.code
    else taken[entry.path] = Buffer.from(entry.bytes).toString()
  }
  return { taken, left }
}

const packed = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ) as Zippable,
  )

/** A copy in which every name `from` is `to`, a name of the same length in bytes. */
function renamed(archive: Uint8Array, from: string, to: Uint8Array): Uint8Array {
  const copy = Buffer.from(archive)
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.set(to, at)
  return copy
}

/** A copy with bits set at an offset from the record of the only entry. */
function marked(archive: Uint8Array, offset: number, bits: number): Uint8Array {
  const copy = Buffer.from(archive)
  const at = copy.indexOf('PK\u0001\u0002') + offset
  copy[at] = copy[at]! | bits
  return copy
}

function outcomeOf(archive: Uint8Array): string {
  try {
    opened(archive)
    return 'opened'
  } catch (error) {
    return error instanceof FileRefused ? 'refused' : String(error)
  }
}

const one = (name: string) => packed({ [name]: '{}' })

test('files keep their folders, and the rest is named with its reason', () => {
  const { taken, left } = opened(
    packed({
      'app.json': '{"a": 1}',
      'docs/de/guide.md': '# Guide',
      './notes.txt': 'Note',
      'logo.png': 'x',
      README: 'x',
      '__MACOSX/._app.json': 'x',
      'docs/.DS_Store': 'x',
      '.github/a.yml': 'a: b',
      'empty/': '',
    }),
  )
  expect(taken).toEqual({ 'app.json': '{"a": 1}', 'docs/de/guide.md': '# Guide', 'notes.txt': 'Note' })
  expect(left).toEqual({
    'logo.png': 'TYPE',
    README: 'TYPE',
    '__MACOSX/._app.json': 'SYSTEM_FILE',
    'docs/.DS_Store': 'SYSTEM_FILE',
    '.github/a.yml': 'SYSTEM_FILE',
  })
})

test('an archive in the archive is opened, with its name as the folder, and one within that is not', () => {
  const inner = packed({ 'b/c.md': 'Text', 'deep.ZIP': packed({ 'd.md': 'x' }) })
  expect(opened(packed({ 'a/inner.zip': inner, 'bad.zip': 'no archive' }))).toEqual({
    taken: { 'a/inner.zip/b/c.md': 'Text' },
    left: { 'a/inner.zip/deep.ZIP': 'TOO_DEEP', 'bad.zip': 'DAMAGED' },
  })
})

describe('names', () => {
  test.each([
    ['UTF-8 without the bit that says so', one('xx.json'), Uint8Array.from([0xc3, 0xbc]), 'ü.json'],
    ['the code page of DOS', one('x.json'), Uint8Array.from([0x81]), 'ü.json'],
    ['backslashes of Windows', one('a/x.json'), strToU8('a\\'), 'a/x.json'],
  ])('%s', (_, archive, bytes, path) => {
    const from = bytes.length === 2 && path.startsWith('ü') ? 'xx' : path.startsWith('a') ? 'a/' : 'x.json'
    const to = from === 'x.json' ? Buffer.concat([bytes, strToU8('.json')]) : bytes
    expect(Object.keys(opened(renamed(archive, from, to)).taken)).toEqual([path])
  })

  test('a decomposed accent is composed', async () => {
    const archive = await new JSZip().file('u\u0308.json', '{}').generateAsync({ type: 'uint8array' })
    expect(Object.keys(opened(archive).taken)).toEqual(['\u00fc.json'])
  })

  test.each(['../a.json', '/etc/a.json', 'a/../../b.json', 'C:/a.json', 'a//b.json', 'a\u0000.json', 'a\u202ejson.md'])(
    'a name that leads out or has odd characters is not taken: %j',
    (name) => {
      expect(opened(packed({ [name]: '{}', 'b.json': '{}' }))).toMatchObject({ taken: { 'b.json': '{}' } })
      expect(Object.values(opened(one(name)).left)).toEqual(['UNSAFE_NAME'])
    },
  )

  test('of two files with one name the first is taken', () => {
    const archive = renamed(packed({ 'a.json': '1', 'b.json': '2' }), 'b.json', strToU8('a.json'))
    expect(opened(archive)).toEqual({ taken: { 'a.json': '1' }, left: { 'a.json': 'NAME_TWICE' } })
  })
})

describe('a single file is not taken', () => {
  test.each([
    ['ENCRYPTED', marked(one('a.json'), 8, 1)],
    ['LINK', marked(marked(one('a.json'), 5, 3), 41, 0xa0)],
    ['DAMAGED', marked(one('a.json'), 10, 12)],
    ['DAMAGED', marked(one('a.json'), 16, 0xff)],
    ['TOO_DENSE', packed({ 'a.json': new Uint8Array(20 * 1024 ** 2) })],
  ])('%s', (code, archive) => {
    expect(opened(archive)).toEqual({ taken: {}, left: { 'a.json': code } })
  })

  test('one that is too large, with its size and the limit', () => {
    archiveLimits.largest = 1_000_000
    const [entry] = openArchive(packed({ 'a.json': new Uint8Array(3_000_000) }), 'all.zip')
    expect(entry).toEqual({
      notTaken: {
        path: 'a.json',
        code: 'TOO_LARGE',
        value: 3_000_000,
        limit: 1_000_000,
        reason: 'Unpacked, it has 3 MB; 1 MB is the most in an archive. Split it, or upload it separately.',
      },
    })
  })
})

describe('the archive is refused as a whole', () => {
  const three = packed({ 'a.json': '1', 'b/c.json': '2', 'd.zip': packed({ 'e.json': '3' }) })
  test.each<[string, Partial<typeof archiveLimits>, RegExp]>([
    ['with too many entries', { entries: 3 }, /holds 4 files; 3 is the most/],
    ['with too many files', { files: 2 }, /more than 2 files that can be translated/],
    ['with too much in it', { unpacked: 2 }, /take up more than/],
  ])('%s', (_, changed, reason) => {
    expect(Object.keys(opened(three).taken)).toEqual(['a.json', 'b/c.json', 'd.zip/e.json'])
    Object.assign(archiveLimits, changed)
    expect(() => opened(three)).toThrow(reason)
    expect(() => opened(three)).toThrow(FileRefused)
  })

  test('with too much in it, damaged files included', () => {
    const damaged = marked(packed({ 'a.json': '123', 'b.json': '456' }), 16, 0xff)
    expect(opened(damaged)).toEqual({ taken: { 'b.json': '456' }, left: { 'a.json': 'DAMAGED' } })
    archiveLimits.unpacked = 4
    expect(() => opened(damaged)).toThrow(/take up more than/)
  })

  test('when it is damaged', () => {
    for (const archive of [strToU8('no archive'), three.subarray(0, three.length - 30)])
      expect(() => opened(archive)).toThrow(/damaged or incomplete/)
  })

  test('a truncated or changed archive is opened or refused, and never crashes the reader', () => {
    for (let at = 0; at < three.length; at += 1) {
      const changed = three.slice()
      changed[at] = changed[at]! ^ 0xff
      for (const archive of [changed, three.subarray(0, at)]) {
        expect(outcomeOf(archive)).toMatch(/^(?:opened|refused)$/)
      }
    }
  })
})
