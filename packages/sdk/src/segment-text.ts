/**
 * Segment text: a plain string in which inline tags are placeholders, `⟦1⟧…⟦/1⟧` for a pair and `⟦2/⟧` for a
 * standalone tag. Numbers count from 1 in order of appearance within the segment. What a number stands for in the
 * file is kept beside the text, as an `InlineCode`.
 */

/**
 * The tag in the file that a placeholder of a segment stands for: `open` alone when standalone, `open` and `close` when
 * paired.
 */
export type InlineCode = {
  id: number
  kind: 'paired' | 'standalone'
  open: string
  close?: string
  /** A short text to show instead of the native markup. */
  display?: string
}

/** A run of text, or one placeholder. */
export type SegmentPart = { kind: 'text'; text: string } | { kind: 'open' | 'close' | 'standalone'; id: number }

/** The tag issues of a target: each blocks delivery. */
export type CodeIssue = { kind: 'missing' | 'extra' | 'order' | 'unpaired'; id: number }

const placeholder = /⟦(?:(\/)([1-9]\d{0,5})|([1-9]\d{0,5})(\/?))⟧/g

/** Splits segment text into its runs of text and its placeholders. What merely resembles a placeholder stays text. */
export function splitSegmentText(text: string): SegmentPart[] {
  // Most texts have none, and most of the time would go into looking for them.
  if (text !== '' && !text.includes('⟦')) return [{ kind: 'text', text }]
  const parts: SegmentPart[] = []
  let end = 0
  for (const match of text.matchAll(placeholder)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const id = Number(match[2] ?? match[3])
    parts.push({ kind: match[1] ? 'close' : match[4] ? 'standalone' : 'open', id })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The inverse of `splitSegmentText`. */
export function joinSegmentParts(parts: readonly SegmentPart[]): string {
  let text = ''
  for (const part of parts) text += part.kind === 'text' ? part.text : placeholderText(part)
  return text
}

/** Segment text without its placeholders. */
export function stripCodes(text: string): string {
  return text.replace(placeholder, '')
}

const endsInBreak = (text: string) => /[\n\r\u2028\u2029]\s*$/.test(stripCodes(text))

/** Whether a translation ends in a line break, and its source does not. */
export const hasStrayBreak = (source: string, target: string): boolean => endsInBreak(target) && !endsInBreak(source)

/**
 * The tag issues of `target` compared with `source`, at most one a tag, by tag number:
 * `missing` (not in the target), `extra` (not in the source, or more often than there), `unpaired` (one half of a pair,
 * or a pair where the source has a standalone tag), `order` (closed before it is opened, or two pairs that cross).
 * Codes may change places otherwise. An empty list: the target may be delivered.
 */
export function codeIssues(source: string, target: string): CodeIssue[] {
  const wanted = countCodes(source)
  const found = countCodes(target)
  const badlyNested = crossings(target)
  const issues: CodeIssue[] = []
  for (const id of [...new Set([...wanted.keys(), ...found.keys()])].sort((a, b) => a - b)) {
    const kind = issueOf(wanted.get(id), found.get(id), badlyNested.has(id))
    if (kind) issues.push({ kind, id })
  }
  return issues
}

type Count = { open: number; close: number; standalone: number }

function issueOf(
  wanted: Count | undefined,
  found: Count | undefined,
  badlyNested: boolean,
): CodeIssue['kind'] | undefined {
  if (!wanted) return 'extra'
  if (!found) return 'missing'
  if (found.open > wanted.open && found.close > wanted.close && wanted.open > 0) return 'extra'
  if (found.standalone > wanted.standalone && wanted.standalone > 0) return 'extra'
  if (found.open !== wanted.open || found.close !== wanted.close) return 'unpaired'
  if (found.standalone !== wanted.standalone) return found.standalone > wanted.standalone ? 'extra' : 'missing'
  return badlyNested ? 'order' : undefined
}

function countCodes(text: string): Map<number, Count> {
  const counts = new Map<number, Count>()
  for (const part of splitSegmentText(text)) {
    if (part.kind === 'text') continue
    const count = counts.get(part.id) ?? { open: 0, close: 0, standalone: 0 }
    count[part.kind] += 1
    counts.set(part.id, count)
  }
  return counts
}

/** The pairs that don't nest: closed before they open, or closed while one that opened later is still open. */
function crossings(text: string): Set<number> {
  const bad = new Set<number>()
  const open: number[] = []
  for (const part of splitSegmentText(text)) {
    if (part.kind === 'open') open.push(part.id)
    if (part.kind !== 'close') continue
    const at = open.lastIndexOf(part.id)
    if (at === -1) bad.add(part.id)
    else for (const id of open.splice(at).slice(1)) bad.add(id)
  }
  for (const id of open) bad.add(id)
  return bad
}

function placeholderText(part: { kind: 'open' | 'close' | 'standalone'; id: number }): string {
  if (part.kind === 'open') return `⟦${part.id}⟧`
  return part.kind === 'close' ? `⟦/${part.id}⟧` : `⟦${part.id}/⟧`
}
