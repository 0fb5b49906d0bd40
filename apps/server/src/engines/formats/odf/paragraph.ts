import type { Token } from '../inline/tokens.ts'
import type { Block, RichBlock } from '../ooxml/blocks.ts'
import { type Atom, richText, type RunWriter } from '../ooxml/runs.ts'
import type { Place } from '../place.ts'
import { textIn, type XmlElement } from '../xml/read-xml.ts'
import { formatOf, isHidden, type TextStyle } from './text-styles.ts'

/** The settings for reading paragraphs. */
export type ParagraphReading = {
  tokenize: (text: string) => Token[]
  styles: ReadonlyMap<string, TextStyle>
  hiddenText: boolean
}

type Slice = (start: number, end: number) => string
type Span = { tag: string; name: string }

const emptyFormat = '<text:span>'
/** Elements around text whose text is part of the paragraph. */
const wraps: ReadonlySet<string> = new Set(['a', 'meta', 'meta-field', 'ruby', 'ruby-base'])
/** Elements that readers see, as words or beside them. */
const seen: ReadonlySet<string> = new Set(['note', 'frame', 'bookmark-ref', 'reference-ref', 'sequence', 'page-number'])

const writer: RunWriter = {
  run: (format, content) => {
    if (format === '' || format === emptyFormat) return content
    return format + content + '</text:span>'.repeat(format.match(/<text:span\b/g)?.length ?? 0)
  },
  text: (escaped) =>
    escaped
      .replace(/(?<= ) +/g, (spaces) => `<text:s${spaces.length > 1 ? ` text:c="${spaces.length}"` : ''}/>`)
      .replaceAll('\t', '<text:tab/>')
      .replaceAll('\n', '<text:line-break/>'),
  inline: new Set(['tab', 'line-break', 's', 'soft-page-break']),
  format: 'span',
}

/** The block of a paragraph or heading; `nested` are the texts within it that are translated by themselves. */
export function odfParagraph(
  paragraph: XmlElement,
  { key, place, isCopy, nested }: Pick<RichBlock, 'key' | 'isCopy'> & { place: Place; nested: readonly Block[] },
  reading: ParagraphReading,
): RichBlock {
  return {
    type: 'rich',
    key,
    place,
    start: paragraph.openEnd,
    end: paragraph.closeStart,
    read: (slice, edges) =>
      richText(trimmedEnds(atomsOf(paragraph, [], slice, reading)), { emptyFormat, tokenize: reading.tokenize, edges }),
    writer,
    nested,
    isCopy,
    wrap: withOuterSpaces,
  }
}

/** Spaces at the ends of a paragraph, and beside another one, are elements: white space there isn't shown. */
const withOuterSpaces = (content: string): string =>
  content
    .replace(/^((?:<text:span\b[^>]*>)*) /, '$1<text:s/>')
    .replace(/ ((?:<\/?text:span\b[^>]*>)+) /g, ' $1<text:s/>')
    .replace(/ ((?:<\/text:span>)*)$/, '<text:s/>$1')

/** Whether a paragraph has words of its own. */
export function hasOwnWords(paragraph: XmlElement, reading: ParagraphReading): boolean {
  const isWords = (atom: Atom): boolean =>
    atom.type === 'text' ? atom.text.trim() !== '' : atom.type === 'wrap' && atom.atoms.some(isWords)
  return atomsOf(paragraph, [], () => '', reading).some(isWords)
}

function atomsOf(element: XmlElement, spans: readonly Span[], slice: Slice, reading: ParagraphReading): Atom[] {
  const format = formatOf(spans, reading.styles)
  return element.children.flatMap((child): Atom[] => {
    if (child.kind === 'text') {
      const text = child.text.replace(/[ \t\r\n]+/g, ' ')
      return text === '' ? [] : [{ type: 'text', text, format }]
    }
    const native = slice(child.start, child.end)
    switch (child.local) {
      case 'span': {
        if (child.selfClosing) return []
        const tag = slice(child.start, child.openEnd)
        const inner = [...spans, { tag, name: child.attributes.get('text:style-name') ?? '' }]
        if (isHidden(inner, reading.styles) && !reading.hiddenText) return [{ type: 'piece', native }]
        return atomsOf(child, inner, slice, reading)
      }
      case 's':
        return [{ type: 'text', text: space.repeat(Math.min(spacesOf(child), 1000)), format }]
      case 'tab':
        return [{ type: 'inline', native, display: '→' }]
      case 'line-break':
        return [{ type: 'inline', native, display: '↵' }]
      case 'soft-page-break':
        return []
      default:
    }
    if (wraps.has(child.local) && !child.selfClosing)
      return [
        {
          type: 'wrap',
          open: slice(child.start, child.openEnd),
          close: slice(child.closeStart, child.end),
          atoms: atomsOf(child, spans, slice, reading),
          display: child.local,
        },
      ]
    const shown = shownOf(child)
    // The spans around it belong to it: a field looks like the text beside it.
    return [
      {
        type: 'piece',
        native: spans.length === 0 ? native : wrapped(native, spans),
        display: shown,
        shown: seen.has(child.local),
      },
    ]
  })
}

const wrapped = (native: string, spans: readonly Span[]): string =>
  spans.map(({ tag }) => tag).join('') + native + '</text:span>'.repeat(spans.length)

const spacesOf = ({ attributes }: XmlElement): number => Number.parseInt(attributes.get('text:c') ?? '1', 10) || 1

function shownOf(element: XmlElement): string {
  if (['frame', 'note', 'annotation', 'custom-shape', 'g'].includes(element.local)) return element.local
  return textIn(element).replace(/\s+/g, ' ').trim().slice(0, 50) || element.local
}

/** Stands for a space that is an element, unlike the white space of the file. */
const space = '\uFDD1'

/** Atoms without the white space at both ends of a paragraph, which isn't shown. */
const trimmedEnds = (atoms: readonly Atom[]): Atom[] =>
  atEdge(atEdge(atoms, 0, /^ +/), atoms.length - 1, / +$/).map(withSpaces)

function atEdge(atoms: readonly Atom[], place: number, blanks: RegExp): readonly Atom[] {
  const atom = atoms[place]
  if (atom?.type === 'text') return atoms.with(place, { ...atom, text: atom.text.replace(blanks, '') })
  if (atom?.type !== 'wrap') return atoms
  return atoms.with(place, { ...atom, atoms: atEdge(atom.atoms, place === 0 ? 0 : atom.atoms.length - 1, blanks) })
}

function withSpaces(atom: Atom): Atom {
  if (atom.type === 'text') return { ...atom, text: atom.text.replaceAll(space, ' ') }
  return atom.type === 'wrap' ? { ...atom, atoms: atom.atoms.map(withSpaces) } : atom
}
