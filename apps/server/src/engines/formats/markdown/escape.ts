import { onOneLine } from '../lines.ts'

const punctuation = /[!-/:-@[-`{-~]/g

/** The kind of block that content is written into; an `underlined` one is a heading, too. */
export type BlockKind = 'paragraph' | 'heading' | 'underlined' | 'cell'

/** Text as Markdown, with only those marks escaped that would mean something. */
export function escapeText(text: string, kind: BlockKind): string {
  const escaped = text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/`|\*(?!(?<=\s\*)\s)|\[(?=[^[\]]*\])|<(?=[A-Za-z/!?])|&(?=#?\w+;)/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
  return kind === 'cell' ? escaped.replaceAll('|', '\\|') : escaped
}

/** Text as Markdown with every mark escaped that may mean something within a line. What may end an address stays as it is. */
export function escapeMarks(text: string): string {
  return text.replace(/[\\`*_~[\]<>&|#:@^$={}+-]|(?<=www)\./gi, '\\$&')
}

/** Text as Markdown with every mark escaped. */
export function escapeEverything(text: string): string {
  return text.replace(punctuation, '\\$&')
}

/** Escapes characters that begin a heading, quotation or list at the start of a line. */
export function escapeStart(text: string): string {
  return text.replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|>)/, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** A title or alternative text, to stand between quotes or brackets; `quote` is what ends it. */
export function escapeQuoted(text: string, quote: string): string {
  const escaped = onOneLine(text).replace(/["()[\]`*_~<\\]|&(?=#?\w+;)/g, '\\$&')
  return quote === "'" ? escaped.replaceAll("'", "\\'") : escaped
}
