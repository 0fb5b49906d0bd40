import type { Token } from '../../inline/tokens.ts'
import type { OwnMarkup } from '../../message.ts'
import { childrenOf, escapeXml, readLenientXml, textIn, type XmlElement } from '../../xml/read-xml.ts'

type Run = { format: string; label: string; text: string }

const shown: ReadonlySet<string> = new Set(['b', 'i', 'u', 'strike', 'vertAlign', 'color'])
/** How workbooks write characters that XML cannot hold. */
const escapedCharacter = /(_x[0-9A-Fa-f]{4}_)/

/** Whether a string is more than plain text. */
export const isFormatted = (string: XmlElement): boolean => childrenOf(string, 'r').length > 0

/** Text as the content of an element `t`. */
export const cellText = (text: string): string => escapeXml(text).replaceAll('&#13;', '')

/** The format that most of the text has. */
export function commonFormat(content: string): string {
  const lengths = new Map<string, number>()
  for (const { format, text } of runsOf(content)) lengths.set(format, (lengths.get(format) ?? 0) + text.trim().length)
  return [...lengths].reduce((best, one) => (one[1] > best[1] ? one : best), ['', -1])[0]
}

/**
 * Runs of formatted text, as the XML of a string: its `base` format goes without saying, others are codes. `write` makes
 * runs of the text and the codes.
 */
export function formattedText(prefix: string, base: string): OwnMarkup & { write(content: string): string } {
  const name = (local: string): string => (prefix === '' ? local : `${prefix}:${local}`)
  const open = (format: string): string => `<${name('r')}>${format}<${name('t')} xml:space="preserve">`
  const closeRun = `</${name('t')}></${name('r')}>`
  const escaped = (token: Token): Token =>
    token.type === 'text'
      ? token
      : { ...token, native: cellText(token.native), display: token.native, match: token.native }
  const [r, t, properties] = [name('r'), name('t'), name('rPr')]
  const emptyRun = new RegExp(
    `<${r}>(?:<${properties}>(?:(?!</${properties}>)[^])*</${properties}>)?<${t} xml:space="preserve"></${t}></${r}>`,
    'g',
  )
  return {
    write: (content) => `${open(base)}${content}${closeRun}`.replace(emptyRun, ''),
    escape: cellText,
    tokens: (content, words) =>
      runsOf(content).flatMap(({ format, label, text }, index): Token[] => {
        const inner = text
          .split(escapedCharacter)
          .flatMap((piece, at): Token[] =>
            at % 2 === 1 ? [{ type: 'standalone', native: piece }] : words(piece).map(escaped),
          )
        if (format === base || text.trim() === '') return inner
        const pair = `run:${index}`
        return [
          { type: 'open', native: closeRun + open(format), pair, ...(label !== '' && { display: label }) },
          ...inner,
          { type: 'close', native: closeRun + open(base), pair },
        ]
      }),
  }
}

/** The runs of a string; those that follow one another in one format are one. */
function runsOf(content: string): Run[] {
  const xml = `<x>${content}</x>`
  const { root } = readLenientXml(xml, '')
  const runs: Run[] = []
  for (const child of elementsIn(root)) {
    if (child.local !== 'r' && child.local !== 't') continue
    const inner = elementsIn(child)
    const properties = inner.find(({ local, children }) => local === 'rPr' && children.length > 0)
    const format = properties ? xml.slice(properties.start, properties.end) : ''
    const label = properties
      ? elementsIn(properties)
          .flatMap(({ local }) => (shown.has(local) ? [local] : []))
          .join(' ')
      : ''
    const parts = child.local === 't' ? [child] : inner.filter(({ local }) => local === 't')
    const text = parts.map(textIn).join('')
    const last = runs.at(-1)
    if (last?.format === format) last.text += text
    else runs.push({ format, label, text })
  }
  return runs
}

/** Of any namespace: a string is read without the declarations around it. */
const elementsIn = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child.kind === 'element')
