import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../kernel/file-refused.ts'
import { decodeText, encodeText, lineEndingOf, positionAt } from './text.ts'

function refusal(work: () => unknown): FileRefused {
  try {
    work()
  } catch (error) {
    if (error instanceof FileRefused) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('decodeText', () => {
  const text = 'Größe 日本 😀 مرحبا\r\n'
  test.each([
    { charset: 'utf-8', bom: false },
    { charset: 'utf-8', bom: true },
    { charset: 'utf-16le', bom: true },
    { charset: 'utf-16be', bom: true },
  ] as const)('%o there and back', (encoding) => {
    const bytes = encodeText(text, encoding)
    expect(decodeText(bytes, 'a')).toEqual({ text, encoding })
    const label = encoding.charset
    expect(new TextDecoder(label).decode(bytes)).toBe(text)
  })

  test('a second byte order mark is text', () => {
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x61), 'a').text).toBe('\uFEFFa')
  })

  test.each<[string, number[], number | undefined, string]>([
    ['Latin 1', [0x61, 0x0a, 0x62, 0xe9, 0x0a], 2, 'UTF-8'],
    ['cut off', [0x61, 0x0a, 0xe2, 0x82], 2, 'UTF-8'],
    ['overlong', [0xc0, 0x80], 1, 'UTF-8'],
    ['UTF-16 without mark', [0x61, 0x00, 0x62, 0x00], 1, 'UTF-16'],
    ['odd UTF-16', [0xff, 0xfe, 0x61], 1, 'UTF-16'],
    ['lone surrogate in UTF-16', [0xff, 0xfe, 0x0a, 0x00, 0x00, 0xd8, 0x61, 0x00], 2, 'UTF-16'],
    ['an archive', [0x50, 0x4b, 0x03, 0x04, 0x00, 0x00], 1, 'zip archive'],
    ['an image', [0x89, 0x50, 0x4e, 0x47, 0x0d], 1, 'PNG'],
    ['NUL in UTF-16', [0xff, 0xfe, 0x0a, 0x00, 0x00, 0x00], 2, "isn't a text file"],
  ])('%s is refused', (_, bytes, line, reason) => {
    const error = refusal(() => decodeText(Uint8Array.from(bytes), 'a.po'))
    expect(error).toMatchObject({ file: 'a.po', line })
    expect(error.reason).toContain(reason)
  })
})

test('lone surrogates are not written', () => {
  expect(new TextDecoder().decode(encodeText('a\uD800b', { charset: 'utf-8', bom: false }))).toBe('a\uFFFDb')
  expect(new TextDecoder('utf-16le').decode(encodeText('a\uDC00', { charset: 'utf-16le', bom: true }))).toBe('a\uFFFD')
})

test('positions and line endings', () => {
  expect(positionAt('a\r\nb\nc\rd', 7)).toEqual({ line: 4, column: 1 })
  expect(positionAt('abc', 2)).toEqual({ line: 1, column: 3 })
  expect([lineEndingOf('a\r\nb\n'), lineEndingOf('a\rb'), lineEndingOf('a')]).toEqual(['\r\n', '\r', '\n'])
})
