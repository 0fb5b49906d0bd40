import type PDFDocument from 'pdfkit'
import type { Direction } from '../text/lines.ts'
import type { Pen, Style } from './pen.ts'

type Pdf = InstanceType<typeof PDFDocument>
export type Structure = PDFKit.PDFStructureElement

/** Left out of the types of pdfkit. */
interface OpensImages {
  openImage: (bytes: Uint8Array) => { width: number; height: number }
}

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, side: 51, top: 45, bottom: 66 }

export const colors = { ink: '#1b1e25', soft: '#565b66', line: '#d5d8dd', band: '#fff2d2', onBand: '#815000' }

/** Where a text stands: columns are counted from the side where reading starts. */
export interface Box extends Style {
  start: number
  width: number
  /** Figures stand on the right in every language, so that their decimals are below each other. */
  align?: 'start' | 'end' | 'figure'
  /** From line to line; one and a half times the size where it isn't given. */
  leading?: number
}

/** Pages with a place to go on writing, mirrored where reading starts on the right. */
export class Sheet {
  readonly width = page.width - 2 * page.side
  y = page.top
  readonly root: Structure
  readonly direction: Direction
  readonly #pdf: Pdf
  readonly #pen: Pen

  constructor(pdf: Pdf, pen: Pen, direction: Direction) {
    this.#pdf = pdf
    this.#pen = pen
    this.direction = direction
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
    this.addPage()
  }

  addPage(): void {
    this.#pdf.addPage({ size: 'A4', margin: 0 })
    this.y = page.top
  }

  /** Whether so much still fits on this page. */
  hasRoom(height: number): boolean {
    return this.y + height <= page.height - page.bottom
  }

  lines(text: string, box: Box): string[] {
    return this.#pen.lines(text, box.width, box)
  }

  textWidth(text: string, style: Style): number {
    return this.#pen.width(text, style)
  }

  /** Draws lines that were broken before; gives their height. */
  draw(lines: readonly string[], y: number, box: Box): number {
    const leading = leadingOf(box)
    const { align = 'start' } = box
    const isLeft = align !== 'figure' && (align === 'start') === (this.direction === 'ltr')
    this.#pen.draw(lines, leading, {
      ...box,
      x: this.#left(box.start, box.width),
      y,
      color: box.color ?? colors.ink,
      align: isLeft ? 'left' : 'right',
      direction: directionOf(lines.join('\n'), this.direction),
    })
    return lines.length * leading
  }

  /** A text with its place in the structure that is read out; gives its height. */
  write(parent: Structure, role: string, text: string, y: number, box: Box): number {
    const lines = this.lines(text, box)
    this.mark(parent, role, text, () => this.draw(lines, y, box))
    return lines.length * leadingOf(box)
  }

  /** Draws an element of the structure. Right-to-left text is also stored in reading order. */
  mark(parent: Structure, role: string, text: string, draw: () => void, options: { scope?: 'Column' } = {}): void {
    const actual = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? text.replace(directionMarks, '') : undefined
    parent.add(this.#pdf.struct(role as 'P', { ...(actual && { actual }), ...options }, draw))
  }

  /** An element of the structure that has others. */
  group(parent: Structure, role: string): Structure {
    const element = this.#pdf.struct(role as 'P')
    parent.add(element)
    return element
  }

  /** Draws decoration, or content of every page, which screen readers skip. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type })
    draw()
    this.#pdf.endMarkedContent()
  }

  rule(y: number, box: { start: number; width: number }, thickness: number, color: string = colors.ink): void {
    const x = this.#left(box.start, box.width)
    this.artifact('Layout', () => {
      this.#pdf.rect(x, y - thickness / 2, box.width, thickness).fill(color)
    })
  }

  /** A band from edge to edge of the page. */
  band(y: number, height: number, color: string): void {
    this.#pdf.rect(0, y, page.width, height).fill(color)
  }

  /** Draws a picture into a box, as large as it fits, at its start; gives its height. */
  picture(
    parent: Structure,
    bytes: Uint8Array,
    y: number,
    box: { width: number; height: number; alt: string },
  ): number {
    const image = (this.#pdf as unknown as OpensImages).openImage(bytes)
    const scale = Math.min(box.width / image.width, box.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    const draw = () => this.#pdf.image(image as never, this.#left(0, width), y, { width, height })
    parent.add(this.#pdf.struct('Figure', { alt: box.alt }, draw))
    return height
  }

  /** Draws on each page, when all of them are there. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let at = 0; at < count; at++) {
      this.#pdf.switchToPage(start + at)
      this.artifact('Pagination', () => draw(at + 1, count))
    }
  }

  #left(start: number, width: number): number {
    return this.direction === 'ltr' ? page.side + start : page.width - page.side - start - width
  }
}

export const leadingOf = ({ leading, size }: Box): number => leading ?? size * 1.5

const directionMarks = /[\u200E\u200F\u2066-\u2069]/g
const strong = /[\u200F\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]|[\u200E\p{L}]/u
const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g

/** The direction of a text: of its first letter, islands apart. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const first = strong.exec(text.replace(isolates, ''))?.[0]
  if (first === undefined) return otherwise
  return /[\u200F\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first) ? 'rtl' : 'ltr'
}
