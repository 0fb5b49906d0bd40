import type { Piece } from './pages.ts'

/** A line of text within a column, or a part of one that stands apart. */
export type Line = Omit<Piece, 'isRightToLeft'> & { isRightToLeft: boolean }

/** In font sizes: pieces that are further apart are not of one line. */
const widestSpace = 1.3
/** The same for what follows a bullet or number. */
const widestAfterBullet = 4
/** In font sizes: pieces that are nearer belong to one word. */
const narrowestSpace = 0.15

const bullet = /^(?:[•‣▪●○◦·*–—-]|\(?\d{1,3}[.)]|\(?\p{L}[.)])$/u
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** The lines that pieces make up, from top to bottom. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  return rowsOf(pieces).flatMap((row) => splitRow(row).map(lineOf))
}

/** Pieces at the same height, from left to right. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  let open: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.top - other.top || one.left - other.left)) {
    open = open.filter(([first]) => first!.bottom > piece.top)
    const row = open.find(([first]) => overlap(first!, piece) >= 0.5)
    if (row) row.push(piece)
    else {
      const started = [piece]
      rows.push(started)
      open.push(started)
    }
  }
  for (const row of rows) row.sort((one, other) => one.left - other.left)
  return rows
}

/** How much of the smaller one stands at the height of the other. */
function overlap(one: Piece, other: Piece): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared / Math.min(one.size, other.size)
}

function splitRow(row: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = []
  for (const piece of row) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const isBullet = part?.length === 1 && bullet.test(part[0]!.text.trim())
    const widest = (isBullet ? widestAfterBullet : widestSpace) * Math.max(piece.size, last?.size ?? 0)
    if (part && last && piece.left - last.right <= widest) part.push(piece)
    else parts.push([piece])
  }
  return parts
}

function lineOf(pieces: readonly Piece[]): Line {
  const letters = (isRightToLeft: boolean): number =>
    pieces.reduce((sum, piece) => sum + (piece.isRightToLeft === isRightToLeft ? piece.text.length : 0), 0)
  const isRightToLeft = letters(true) > letters(false)
  let text = ''
  let last: Piece | undefined
  for (const piece of isRightToLeft ? rightToLeft(pieces) : pieces) {
    if (last && needsSpace(text, piece.text, gapBetween(last, piece) / Math.max(last.size, piece.size))) text += ' '
    text += piece.text
    last = piece
  }
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    top: Math.min(...pieces.map(({ top }) => top)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
    size: pieces.toSorted((one, other) => other.text.length - one.text.length)[0]!.size,
    isRightToLeft,
  }
}

const gapBetween = (one: Piece, other: Piece): number =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right)

/** From right to left, but for the words from left to right that follow one another. */
function rightToLeft(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = []
  let run: Piece[] = []
  for (const piece of pieces.toReversed()) {
    if (!piece.isRightToLeft && /[\p{L}\p{N}]/u.test(piece.text)) {
      run.unshift(piece)
      continue
    }
    ordered.push(...run, piece)
    run = []
  }
  return [...ordered, ...run]
}

function needsSpace(before: string, after: string, gap: number): boolean {
  if (/\s$/.test(before) || /^\s/.test(after)) return false
  const isUnspaced = unspaced.test(before.at(-1) ?? '') && unspaced.test(after[0] ?? '')
  return gap > (isUnspaced ? 1 : narrowestSpace)
}

/** Two lines as one text; `words` are those of the document, which say whether a word has its hyphen everywhere. */
export function joined(before: string, after: string, words: ReadonlySet<string>): string {
  if (unspaced.test(before.at(-1) ?? '') && unspaced.test(after[0] ?? '')) return before + after
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after
  const start = /([\p{L}-]*\p{Ll})[-\u2010]$/u.exec(before.slice(-100))?.[1]
  const end = /^\p{Ll}[\p{L}-]*/u.exec(after)?.[0]
  if (start === undefined || end === undefined) return `${before} ${after}`
  const hasHyphen = words.has(`${start}-${end}`.toLowerCase())
  return hasHyphen ? before + after : before.slice(0, -1) + after
}
