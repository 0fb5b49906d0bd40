import { applyEdits, type Edit } from '../edits.ts'
import { Fences } from './fences.ts'
import { linesOf } from '../lines.ts'
import { hideInside } from './formulas.ts'

/** Longer expressions are text, and so are all that come after so many braces that close nothing. */
const longest = 2000
const mostOpen = 1000
const deepest = 20
/** Of templates, of names of headings, and of attributes. */
const begin = /(?<![={\\])\{(?![{%#:.<])/g

/**
 * Text of the same length in which nothing within those expressions of MDX can be taken for Markdown that hold braces
 * or take several lines; the others are found among the words. `code` is that over lines of its own.
 */
export function withoutExpressions(text: string, code: readonly { start: number; end: number }[] = []): string {
  if (!text.includes('{')) return text
  const edits: Edit[] = []
  const excluded = [...code, ...fencedLines(text)].toSorted((a, b) => a.start - b.start)
  let next = 0
  let done = 0
  let open = 0
  let line = 0
  let lineEnd = text.indexOf('\n')
  for (const { index } of text.matchAll(begin)) {
    while (lineEnd !== -1 && lineEnd < index) {
      line = lineEnd + 1
      lineEnd = text.indexOf('\n', line)
    }
    while ((excluded[next]?.end ?? text.length) <= index) next += 1
    if (index < done || (excluded[next]?.start ?? text.length) <= index || isInCode(text, line, index)) continue
    const end = endOfExpression(text, index)
    if (end === undefined) {
      open += 1
      if (open > mostOpen) break
      continue
    }
    const inside = text.slice(index + 1, end)
    if (!/[{\r\n]/.test(inside) || (inside.includes('|') && isInRow(text, line))) continue
    edits.push({ start: index + 1, end, text: hideInside(inside) })
    done = end + 1
  }
  return applyEdits(text, edits)
}

function fencedLines(text: string): { start: number; end: number }[] {
  if (!/```|~~~/.test(text)) return []
  const fences = new Fences()
  return linesOf(text).filter((line) => fences.read(line.text).isCode)
}

/** Whether an odd number of backticks stands before a place on its line, which begins at `line`. */
function isInCode(text: string, line: number, at: number): boolean {
  const start = Math.max(line, at - longest)
  return (text.slice(start, at).match(/`+/g)?.length ?? 0) % 2 === 1
}

/** Cells end at a stroke, also within expressions. */
const isInRow = (text: string, line: number): boolean => /^[ \t>]*\|/.test(text.slice(line, line + 100))

/** The place of the brace that closes the one at `start`; a paragraph ends before. */
function endOfExpression(text: string, start: number): number | undefined {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length && at - start < longest; at += 1) {
    const character = text.charAt(at)
    if (/[\r\n]/.test(character) && /^(?:\r\n|\n|\r(?!\n))[ \t>]*(?:[\r\n]|$)/.test(text.slice(at, at + 200)))
      return undefined
    if (quote !== '') {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (character === '"' || character === '`' || (character === "'" && !/\p{L}/u.test(text.charAt(at - 1)))) {
      quote = character
    } else if (character === '{') {
      depth += 1
      if (depth > deepest) return undefined
    } else if (character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}
