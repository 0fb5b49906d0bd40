import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coverageOf } from './coverage.ts'
import { openType, type PackedFont, unpackWoff2 } from './woff2.ts'

export type Weight = 400 | 600

/** A font for some characters at one weight. */
export interface Face {
  /** File name and weight. */
  name: string
  /** Its OpenType file. */
  load: () => Uint8Array
  has: (codePoint: number) => boolean
}

interface Family {
  package: string
  file: string
  /** Whether one file has all weights. */
  isVariable: boolean
  /** The parts that are used, where not all are: other families have these characters better. */
  parts?: RegExp
}

const latin: Family = {
  package: '@fontsource/noto-sans',
  file: 'noto-sans',
  isVariable: false,
  parts: /^(latin|latin-ext|vietnamese|greek|greek-ext|cyrillic|cyrillic-ext|devanagari)$/,
}
/** Not Noto's: it builds letters of dots and shapes that they share, which makes other letters when text is copied. */
const arabic: Family = {
  package: '@fontsource/ibm-plex-sans-arabic',
  file: 'ibm-plex-sans-arabic',
  isVariable: false,
  parts: /^arabic$/,
}
const hebrew: Family = {
  package: '@fontsource/noto-sans-hebrew',
  file: 'noto-sans-hebrew',
  isVariable: false,
  parts: /^hebrew$/,
}
const japanese: Family = {
  package: '@fontsource-variable/noto-sans-jp',
  file: 'noto-sans-jp',
  isVariable: true,
  parts: /^\[\d+\]$/,
}
const chinese: Family = {
  package: '@fontsource-variable/noto-sans-sc',
  file: 'noto-sans-sc',
  isVariable: true,
  parts: /^\[\d+\]$/,
}

/** The fonts of documents in a language, the first that has a character is taken. */
export class Faces {
  readonly #families: readonly Family[]

  constructor(language: string, hasKana: boolean) {
    const isJapanese = language.startsWith('ja') || (hasKana && !language.startsWith('zh'))
    this.#families = [latin, arabic, hebrew, ...(isJapanese ? [japanese, chinese] : [chinese, japanese])]
  }

  /** The face that has a character, if any has. */
  faceFor(codePoint: number, weight: Weight): Face | undefined {
    for (const family of this.#families) {
      for (const [part, ranges] of partsOf(family)) {
        if (!isWithin(ranges, codePoint)) continue
        const face = faceOf(family, part, weight)
        if (face.has(codePoint)) return face
      }
    }
    return undefined
  }
}

type Ranges = readonly (readonly [from: number, to: number])[]

const parts = new Map<Family, ReadonlyMap<string, Ranges>>()

/** The parts of a family with the characters that they are made for. */
function partsOf(family: Family): ReadonlyMap<string, Ranges> {
  let known = parts.get(family)
  if (!known) {
    const listed = JSON.parse(readFileSync(fileOf(family, 'unicode.json'), 'utf8')) as Record<string, string>
    known = new Map(
      Object.entries(listed)
        .filter(([part]) => family.parts?.test(part) ?? true)
        .map(([part, ranges]) => [part, readRanges(ranges)]),
    )
    parts.set(family, known)
  }
  return known
}

const readRanges = (text: string): Ranges =>
  text.split(',').map((range) => {
    const [from, to] = range
      .trim()
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16))
    return [from!, to ?? from!]
  })

const isWithin = (ranges: Ranges, codePoint: number) =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to)

/** Files that were read, and faces made of them: there are few, and the next document uses the same ones. */
const files = new Map<string, { font: PackedFont; coverage: ReadonlySet<number> }>()
const faces = new Map<string, Face>()

function faceOf(family: Family, part: string, weight: Weight): Face {
  const file = family.isVariable
    ? `${family.file}-${part.slice(1, -1)}-wght-normal.woff2`
    : `${family.file}-${part}-${weight}-normal.woff2`
  const name = `${file} ${weight}`
  let face = faces.get(name)
  if (!face) {
    let read = files.get(file)
    if (!read) {
      const font = unpackWoff2(readFileSync(fileOf(family, `files/${file}`)))
      read = { font, coverage: coverageOf(font.tables.get('cmap')!) }
      files.set(file, read)
    }
    const { font, coverage } = read
    const mark = markOf(name)
    let bytes: Uint8Array | undefined
    const load = () => (bytes ??= openType(font, mark, family.isVariable ? weight : undefined))
    face = { name, load, has: (codePoint) => coverage.has(codePoint) }
    faces.set(name, face)
  }
  return face
}

/** A number of a face that doesn't depend on what was read before it. */
const markOf = (name: string): number => hash('sha256', name, 'buffer').readUInt32BE(0)

/** A file of a package: its entry point is beside the others. */
const fileOf = (family: Family, name: string): string =>
  fileURLToPath(new URL(name, import.meta.resolve(`${family.package}/LICENSE`)))
