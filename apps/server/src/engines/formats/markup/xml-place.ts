import type { Place } from '../place.ts'
import type { XmlBlock } from './xml-blocks.ts'

const headings: ReadonlySet<string> = new Set(['title', 'navtitle', 'searchtitle', 'bridgehead', 'h1', 'h2', 'h3'])
const items: ReadonlySet<string> = new Set(['li', 'sli', 'cmd', 'listitem', 'dt', 'dd', 'term', 'step', 'substep'])
const around: ReadonlySet<string> = new Set(['ul', 'ol', 'sl', 'itemizedlist', 'orderedlist', 'steps', 'substeps'])
const quotes: ReadonlySet<string> = new Set(['lq', 'blockquote', 'note', 'warning', 'caution', 'tip', 'important'])
const sections: ReadonlySet<string> = new Set(['topic', 'section', 'sect1', 'sect2', 'sect3', 'chapter', 'article'])
const codes: ReadonlySet<string> = new Set(['pre', 'codeblock', 'programlisting', 'screen'])

/** The place of a text by the names of the elements that it is in, in the vocabularies of documents. */
export function xmlPlace({ key, kind }: XmlBlock): Place {
  if (kind === 'attribute') return { kind: 'ASIDE' }
  const names = key.split('/').map((step) => step.replace(/\[\d+\]$/, ''))
  const count = (among: ReadonlySet<string>): number => names.filter((name) => among.has(name)).length
  const own = names.at(-1) ?? ''
  if (headings.has(own)) return { kind: 'HEADING', level: Math.min(6, Math.max(1, count(sections))) }
  if (count(items) > 0) return { kind: 'ITEM', level: Math.max(1, count(around)) }
  if (count(codes) > 0) return { kind: 'CODE' }
  return { kind: count(quotes) > 0 ? 'QUOTE' : 'PARAGRAPH' }
}
