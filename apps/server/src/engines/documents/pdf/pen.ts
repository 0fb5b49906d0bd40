import type PDFDocument from 'pdfkit'
import { type Face, Faces, type Weight } from '../fonts/faces.ts'
import { breakLines, type Direction, mirrored, type Run, runsOf, withMirroredBrackets } from '../text/lines.ts'

type Pdf = InstanceType<typeof PDFDocument>

/** Look of a text. */
export interface Style {
  size: number
  weight?: Weight
  color?: string
}

/** A text in its place: `x` and `y` are the corner at the top left of its lines. */
export interface Placed extends Style {
  x: number
  y: number
  width: number
  align: 'left' | 'right'
  direction: Direction
}

interface Piece {
  face: Face
  text: string
  /** Right-to-left text is shaped as a whole; pdfkit does other text word by word, and keeps the words. */
  features?: []
}

/** Letters that are shaped from right to left by their script. */
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const joins = /[\s\p{M}\u200C\u200D]/u

/** The replacement for a character that no font has. */
const unknown = 0xfffd

/** A character that looks the same: spaces of other widths, other hyphens, letters in circles or of full width. */
function standIn(character: string): string | undefined {
  if (/\p{Zs}/u.test(character)) return '\u00A0'
  if (/[\u2010-\u2012]/.test(character)) return '-'
  const plain = character.normalize('NFKC')
  return plain !== character && Array.from(plain).length === 1 ? plain : undefined
}

/** Writes text in any script on the page of a PDF: in lines, in runs of one direction, in the fonts that have its characters. */
export class Pen {
  /** Characters that no font has. */
  readonly missing = new Set<string>()
  readonly #pdf: Pdf
  readonly #language: string
  readonly #faces: Faces
  readonly #known = new Map<string, Face | undefined>()
  readonly #widths = new Map<string, number>()
  readonly #advances = new Map<string, number>()
  readonly #registered = new Set<string>()

  constructor(pdf: Pdf, language: string, hasKana: boolean) {
    this.#pdf = pdf
    this.#language = language
    this.#faces = new Faces(language, hasKana)
  }

  /** The lines of a text within a width. */
  lines(text: string, width: number, style: Style): string[] {
    return breakLines(text, width, (part) => this.width(part, style), this.#language)
  }

  width(text: string, { size, weight = 400 }: Style): number {
    if (text === '') return 0
    const key = `${weight} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = 0
      for (const piece of this.#pieces(runsOf(text, 'ltr'), weight)) width += this.#advance(piece)
      this.#widths.set(key, width)
    }
    return width * size
  }

  /** Draws lines one below the other. */
  draw(lines: readonly string[], leading: number, placed: Placed): void {
    const { size, weight = 400, color = '#000000' } = placed
    for (const [at, line] of lines.entries()) {
      const pieces = this.#pieces(runsOf(line, placed.direction), weight)
      const advances = pieces.map((piece) => this.#advance(piece) * size)
      const width = advances.reduce((sum, advance) => sum + advance, 0)
      let x = placed.align === 'left' ? placed.x : placed.x + placed.width - width
      const y = placed.y + at * leading + (leading - size) / 2 + size * 0.84
      for (const [index, { face, text, features }] of pieces.entries()) {
        this.#font(face, size)
        const known = { textWidth: advances[index], wordCount: 1, ...(features && { features }) }
        this.#pdf.fillColor(color).text(text, x, y, { ...known, lineBreak: false, baseline: 'alphabetic' })
        x += advances[index]!
      }
    }
  }

  /** Width of a piece at a size of 1. */
  #advance({ face, text, features }: Piece): number {
    const key = `${face.name} ${features ? 'whole' : ''} ${text}`
    let advance = this.#advances.get(key)
    if (advance === undefined) {
      advance = this.#font(face, 1).widthOfString(text, features ? { features } : {})
      this.#advances.set(key, advance)
    }
    return advance
  }

  #font(face: Face, size: number): Pdf {
    if (!this.#registered.has(face.name)) {
      this.#pdf.registerFont(face.name, face.load() as Buffer)
      this.#registered.add(face.name)
    }
    return this.#pdf.font(face.name).fontSize(size)
  }

  /** The pieces of runs from left to right, each in one font. */
  #pieces(runs: readonly Run[], weight: Weight): Piece[] {
    return runs.flatMap(({ text, isRightToLeft }) => {
      const pieces = this.#byFace(text, weight)
      if (!isRightToLeft) return pieces
      return pieces.toReversed().map(({ face, text: piece }) => ({
        face,
        text: rightToLeftLetter.test(piece) ? withMirroredBrackets(piece) : mirrored(piece),
        features: [] as [],
      }))
    })
  }

  #byFace(text: string, weight: Weight): Piece[] {
    const pieces: Piece[] = []
    for (const character of text) {
      const last = pieces.at(-1)
      const codePoint = character.codePointAt(0)!
      if (last && joins.test(character) && last.face.has(codePoint)) {
        last.text += character
        continue
      }
      let face = this.#face(codePoint, weight)
      let shown = character
      if (!face) {
        const near = standIn(character)
        face = near === undefined ? undefined : this.#face(near.codePointAt(0)!, weight)
        shown = near ?? character
      }
      if (!face) {
        this.missing.add(character)
        face = this.#face(unknown, weight)!
        shown = String.fromCodePoint(unknown)
      }
      if (last?.face === face) last.text += shown
      else pieces.push({ face, text: shown })
    }
    return pieces
  }

  #face(codePoint: number, weight: Weight): Face | undefined {
    const key = `${codePoint} ${weight}`
    if (!this.#known.has(key)) this.#known.set(key, this.#faces.faceFor(codePoint, weight))
    return this.#known.get(key)
  }
}
