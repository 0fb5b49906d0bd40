/** Stand for the inside of a formula: no text has these. */
const first = '\uFDD0'
const further = '\uFDD1'
const masks = /[\uFDD0\uFDD1]/
const hidden = /\{[\r\n]*\uFDD0[\uFDD1\r\n]*\}/g
const masked = new RegExp(String.raw`\$\uFDD0\uFDD1*\$|\$\$\uFDD0\uFDD1*\$\$|${hidden.source}`, 'g')

/** Escapes, code and dollar signs. */
const mark = /\\.|`+|\$\$?/g
/** Text between two amounts of money. */
const amounts = /^\d[\d.,]*\s[^\\^_=+*/<>{}|-]*$/

/**
 * A line of the same length in which nothing within its formulas (`$x$`, `$$x$$`) can be taken for Markdown. As with
 * Pandoc and on GitHub, a dollar sign that stands beside a space or a number is money.
 */
export function withoutFormulas(line: string): string {
  if (!line.includes('$') || masks.test(line)) return line
  const isRow = /^[ \t>]*\|/.test(line)
  const pieces: string[] = []
  let ends: ReturnType<typeof endsOfCode> | undefined
  let isBlockOpen = true
  let done = 0
  for (const { 0: found, index } of line.matchAll(mark)) {
    if (index < done || found.startsWith('\\')) continue
    let end: number
    if (found.startsWith('`')) {
      ends ??= endsOfCode(line)
      end = ends(found.length, index)
      if (end === -1) continue
      pieces.push(line.slice(done, end))
    } else {
      const close = found === '$$' ? (isBlockOpen ? line.indexOf('$$', index + 2) : -1) : endOfFormula(line, index)
      if (found === '$$' && close === -1) isBlockOpen = false
      const inside = line.slice(index + found.length, close)
      if (close === -1 || inside.trim() === '' || (isRow && /(?<!\\)\|/.test(inside))) continue
      end = close + found.length
      pieces.push(line.slice(done, index), found, first, further.repeat(inside.length - 1), found)
    }
    done = end
  }
  return pieces.join('') + line.slice(done)
}

/** Hides what stands within an expression of MDX; its lines stay. */
export const hideInside = (inside: string): string => inside.replace(/[^\r\n]/g, further).replace(further, first)

/** Where expressions of MDX stand whose inside is hidden. */
export const hiddenExpressions = (plain: string): { start: number; end: number }[] =>
  [...plain.matchAll(hidden)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

/** Where the dollar sign stands that ends the formula of another one; -1 where there is none. */
function endOfFormula(line: string, start: number): number {
  if (
    /[\p{L}\p{N}$]$/u.test(line.slice(Math.max(0, start - 2), start)) ||
    /^(?:[\s)\]},.;:!?]|\{[\w.]+\})/.test(line.slice(start + 1, start + 100))
  )
    return -1
  let end = line.indexOf('$', start + 1)
  while (isEscaped(line, end)) end = line.indexOf('$', end + 1)
  if (end === -1) return -1
  if (amounts.test(line.slice(start + 1, end))) return -1
  return /[\s([]/.test(line.charAt(end - 1)) || /^[\p{L}\p{N}${]/u.test(line.slice(end + 1)) ? -1 : end
}

/** Whether backslashes before a place are such that it means nothing. */
export function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** Where the code ends that begins with so many backticks; -1 where it does not. Asked for from the start to the end. */
function endsOfCode(line: string): (length: number, start: number) => number {
  const runs = new Map<number, number[]>()
  for (const { 0: run, index } of [...line.matchAll(/`+/g)].reverse()) {
    const same = runs.get(run.length)
    if (same) same.push(index)
    else runs.set(run.length, [index])
  }
  return (length, start) => {
    const same = runs.get(length) ?? []
    while ((same.at(-1) ?? Number.POSITIVE_INFINITY) <= start) same.pop()
    const at = same.at(-1)
    return at === undefined ? -1 : at + length
  }
}

/** The words and formulas of a text as a parser gives it that has not seen their inside; `plain` and `text` are where it stands. */
export function splitFormulas(value: string, plain: string, text: string): { text: string; isFormula: boolean }[] {
  if (!masks.test(value)) return [{ text: value, isFormula: false }]
  const places = plain.matchAll(masked)
  const pieces: { text: string; isFormula: boolean }[] = []
  let end = 0
  for (const { 0: found, index } of value.matchAll(masked)) {
    const place = places.next().value
    if (!place) throw new Error('a formula without its place')
    if (index > end) pieces.push({ text: value.slice(end, index), isFormula: false })
    pieces.push({ text: text.slice(place.index, place.index + place[0].length), isFormula: true })
    end = index + found.length
  }
  if (end < value.length) pieces.push({ text: value.slice(end), isFormula: false })
  return pieces
}
