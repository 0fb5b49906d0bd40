import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import { Faces } from './faces.ts'
import { openType, unpackWoff2 } from './woff2.ts'

interface Glyph {
  advanceWidth: number
  path: { commands: { command: string; args: number[] }[] }
}

interface ForeignFont {
  numGlyphs: number
  characterSet: number[]
  getGlyph: (glyph: number) => Glyph
  getVariation: (settings: { wght: number }) => ForeignFont
}

/** The reader that pdfkit has: it reads WOFF2, and varies what isn't. */
const { create } = createRequire(fileURLToPath(import.meta.resolve('pdfkit')))('fontkit') as {
  create: (bytes: Uint8Array) => ForeignFont
}

const font = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)))

/** How far outlines are from each other, in units of which a letter has a thousand. */
function distance(one: Glyph, other: Glyph): number {
  const [a, b] = [one, other].map(({ path }) => path.commands)
  const isSame = a!.map(({ command }) => command).join('') === b!.map(({ command }) => command).join('')
  if (!isSame) return Infinity
  const [xs, ys] = [a!, b!].map((commands) => commands.flatMap(({ args }) => args))
  const widths = Math.abs(one.advanceWidth - other.advanceWidth)
  return Math.max(widths, ...xs!.map((value, at) => Math.abs(value - ys![at]!)))
}

function farthest(one: ForeignFont, other: ForeignFont): number {
  expect(one.numGlyphs).toBe(other.numGlyphs)
  return Math.max(
    ...Array.from({ length: one.numGlyphs }, (_, glyph) => distance(one.getGlyph(glyph), other.getGlyph(glyph))),
  )
}

describe('a WOFF2 font', () => {
  it.each([
    '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2',
    '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff2',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  ])('%s has the outlines that another reader finds in it', (name) => {
    const bytes = font(name)
    const unpacked = unpackWoff2(bytes)
    expect(farthest(create(openType(unpacked, 1)), create(bytes))).toBe(0)
    // The end of the table doesn't complete a character.
    const characters = create(bytes).characterSet.filter((code) => code !== 0xffff)
    expect([...coverageOf(unpacked.tables.get('cmap')!)].toSorted((a, b) => a - b)).toEqual(
      characters.toSorted((a, b) => a - b),
    )
  })

  it.each([
    ['@fontsource-variable/noto-sans-jp/files/noto-sans-jp-119-wght-normal.woff2', 400],
    ['@fontsource-variable/noto-sans-jp/files/noto-sans-jp-119-wght-normal.woff2', 600],
    ['@fontsource-variable/noto-sans-sc/files/noto-sans-sc-105-wght-normal.woff2', 600],
  ])('%s is varied to weight %i as another reader varies it', (name, weight) => {
    const unpacked = unpackWoff2(font(name))
    const foreign = create(openType(unpacked, 1)).getVariation({ wght: weight })
    // Ours has whole units, as a file has.
    expect(farthest(create(openType(unpacked, 1, weight)), foreign)).toBeLessThanOrEqual(1.01)
  })

  it('is refused if it is not a font or is cut short', () => {
    expect(() => unpackWoff2(new Uint8Array(100))).toThrow('not a WOFF2 file')
    const bytes = font('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2')
    expect(() => unpackWoff2(bytes.subarray(0, 2000))).toThrow('the font ends early')
  })
})

describe('the faces of a language', () => {
  it('have ideographs as the language writes them', () => {
    const faceOf = (language: string, hasKana = false) => new Faces(language, hasKana).faceFor(0x8bed, 400)!.name
    expect(faceOf('zh')).toContain('noto-sans-sc')
    expect(new Faces('ja', false).faceFor(0x8a9e, 400)!.name).toContain('noto-sans-jp')
    expect(new Faces('de', true).faceFor(0x8a9e, 400)!.name).toContain('noto-sans-jp')
    expect(new Faces('de', false).faceFor(0x8a9e, 400)!.name).toContain('noto-sans-sc')
  })

  it('cover the scripts of the interface, and report missing characters', () => {
    const faces = new Faces('en', false)
    for (const character of 'aßłēЖґΩợשبپ日の€₽₪₺’—')
      expect({ character, face: faces.faceFor(character.codePointAt(0)!, 600)?.name }).toEqual({
        character,
        face: expect.any(String),
      })
    expect(faces.faceFor(0x1f600, 400)).toBeUndefined()
  })
})
