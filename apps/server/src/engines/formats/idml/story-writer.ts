import type { RunWriter } from '../ooxml/runs.ts'

/** Marks in written content: what follows looks like this, stands in an element around runs, or behind it. */
const mark = (kind: '=' | '+' | '-', format = ''): string => `\uFDD0${kind}${format}\uFDD1`
const marks = /\uFDD0([=+-])([^\uFDD1]*)\uFDD1/g

/** Texts stand in `Content`, and what they look like is said by the range around it. Line breaks are characters. */
export const storyWriter: RunWriter = {
  run: (format, content) => `${mark('=', format)}<Content>${content}</Content>`,
  text: (escaped) => escaped.replaceAll('\n', '\u2028'),
  inline: new Set(),
  format: 'CharacterStyleRange',
}

/** The tags of an element around runs, such as a hyperlink: no range begins or ends within it. */
export const wrapTags = (open: string, close: string, format: string): { open: string; close: string } => ({
  open: mark('+', format) + open,
  close: mark('-') + close,
})

/** Written content with the ranges that it needs, where it stands in ranges that begin before it and end behind it. */
export function inRanges(content: string, first: string, last: string): string {
  let current = first
  let depth = 0
  const change = (format: string): string => {
    if (format === current) return ''
    current = format
    return `</CharacterStyleRange>${format}`
  }
  const written = content.replace(marks, (_, kind: string, format: string) => {
    if (kind === '-') depth -= 1
    const changed = kind === '-' || depth > 0 ? '' : change(format)
    if (kind === '+') depth += 1
    return changed
  })
  return written + change(last)
}
