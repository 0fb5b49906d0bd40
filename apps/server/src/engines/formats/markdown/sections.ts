import { Fences } from './fences.ts'

/** A part of a document that can be parsed by itself. */
export type Section = { text: string; offset: number; line: number }

/** Characters of a section; shorter documents are parsed as a whole. */
const usualLength = 5000

/** The beginning of HTML that may hold headings and blank lines: comments, scripts, processing instructions. */
const openHtml = /^ {0,3}<(?:!|\?|script|pre|style|textarea)/im

/** Definitions of links and footnotes hold for the whole document. */
const definition = /^[ >\t]*(?:(?:[-+*]|\d+[.)])[ \t]+)*\[[^\]]+\]:/m

const fence = /^( {0,3})(`{3,}|~{3,})(.*)$/

/**
 * Sections of a large document, each from a heading at the start of a line on: the parser's effort grows faster than its
 * text. A document in which something may reach over headings is one section.
 */
export function sectionsOf(text: string, least = usualLength): Section[] {
  const whole = [{ text, offset: 0, line: 0 }]
  if (text.length < least || openHtml.test(text) || definition.test(text)) return whole
  const starts = [{ offset: 0, line: 0 }]
  let open: string | undefined
  let isBlank = false
  const fences = new Fences()
  let line = 0
  for (const { 0: content, index } of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const words = content.replace(/[\r\n]+$/, '')
    const found = fences.read(words).isHtml ? null : fence.exec(words)
    if (found) {
      const [, indent = '', marks = '', rest = ''] = found
      // Whether an indented one belongs to a list cannot be told from here: nothing is divided after it.
      if (indent !== '' && open === undefined) break
      if (open === undefined) open = marks
      else if (marks.startsWith(open) && rest.trim() === '') open = undefined
    } else if (open === undefined && isBlank && /^#{1,6}[ \t]/.test(content)) {
      if (index - (starts.at(-1)?.offset ?? 0) >= least) starts.push({ offset: index, line })
    }
    isBlank = content.trim() === ''
    line += 1
  }
  return starts.map(({ offset, line: first }, at) => ({
    text: text.slice(offset, starts[at + 1]?.offset),
    offset,
    line: first,
  }))
}
