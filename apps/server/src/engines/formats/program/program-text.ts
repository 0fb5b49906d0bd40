import type { CatalogEntry } from '../catalog.ts'
import type { Edit } from '../edits.ts'
import type { Token } from '../inline/tokens.ts'

/** A text of a program as it is when it runs: words, and code whose value is put in between. */
export type ProgramPiece = { kind: 'text'; text: string } | CodePiece
/** `inside` is how the code stands within quotes of the text's style, `shown` what readers see of it. */
export type CodePiece = { kind: 'code'; inside: string; shown: string }

/** How a text is written: its quotes, and what stands for characters within them. */
export type QuoteStyle = { open: string; close: string; escape(text: string): string }

/** A text of a program, with the place of the expression that it is written in. */
export type ProgramText = {
  key: string
  note: string
  start: number
  end: number
  pieces: readonly ProgramPiece[]
  style: QuoteStyle
  /** Tidies an expression that has been rewritten. */
  tidy?(expression: string): string
}

/** A text as it reads, with its code as readers see it. */
export const shownPieces = (pieces: readonly ProgramPiece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.shown)).join('')

/** The entry of a catalog for a text of a program. Its code is kept as inline codes. */
export function entryOfText({ key, note, start, end, pieces, style, tidy }: ProgramText): CatalogEntry {
  const source = shownPieces(pieces)
  const facts = { key, context: key, note, source }
  const edit = (inner: string): Edit[] => {
    const expression = `${style.open}${inner}${style.close}`
    return [{ start, end, text: tidy ? tidy(expression) : expression }]
  }
  if (!pieces.some(({ kind }) => kind === 'code'))
    return { ...facts, present: source, write: (target) => edit(style.escape(target)) }
  return {
    ...facts,
    present: undefined,
    ownMarkup: { tokens: (_, words) => tokensOf(pieces, style, words), escape: (text) => style.escape(text) },
    write: edit,
  }
}

function tokensOf(pieces: readonly ProgramPiece[], style: QuoteStyle, words: (text: string) => Token[]): Token[] {
  return pieces.flatMap((piece): Token[] => {
    if (piece.kind === 'code') return [{ type: 'standalone', native: piece.inside, display: piece.shown }]
    return words(piece.text).map((token) => {
      if (token.type === 'text') return token
      return { ...token, native: style.escape(token.native), display: token.native, match: token.native }
    })
  })
}

/** Pieces in which words that follow one another are one piece. */
export function joinedPieces(pieces: readonly ProgramPiece[]): ProgramPiece[] {
  const joined: ProgramPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + piece.text }
    else joined.push(piece)
  }
  return joined
}

/** Comments about a text, without the marks that frame them. */
export function noteOf(comments: readonly string[]): string {
  return comments
    .map((comment) =>
      comment
        .split(/\r\n|\n|\r/)
        .map((line) =>
          line
            .trim()
            .replace(/^[*|]+(?:\s|$)/, '')
            .trim(),
        )
        .filter((line) => !/^[-=*#|_/]{3,}$/.test(line))
        .join('\n')
        .trim(),
    )
    .filter((comment) => comment !== '')
    .join('\n')
}
