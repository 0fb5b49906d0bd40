import type { Code, Definition, Heading, Html, Image, Link, Nodes, PhrasingContent } from 'mdast'
import { blocksOf as htmlBlocksOf, type HtmlBlock } from '../html/blocks.ts'
import type { LeftOutText } from '../format.ts'
import { withLineFeeds } from '../lines.ts'
import { type Place, PlaceTables } from '../place.ts'
import type { BlockKind } from './escape.ts'
import { isEscaped } from './formulas.ts'
import { type FrontMatterValue, frontMatterValues, isKeyWanted } from './front-matter.ts'
import { type ParsedDocument, rangeOf } from './parse-tree.ts'

/** A piece of a document that is translated by itself. */
export type Block = BlockContent & { place: Place }

type BlockContent =
  | { type: 'content'; key: string; kind: BlockKind; children: readonly PhrasingContent[]; start: number; end: number }
  | { type: 'quoted'; key: string; value: string; start: number; end: number }
  | { type: 'code'; key: string; value: string; start: number; end: number }
  | { type: 'frontMatter'; key: string; at: FrontMatterValue }
  | { type: 'html'; key: string; block: HtmlBlock }

/** The options for the parts of a document. */
export type BlockOptions = { frontMatterKeys: ReadonlySet<string>; code: boolean }

/** The blocks of a document in order, and what its options leave out; titles and alternative texts after the text that they stand in. */
export function blocksOf(
  { root, plain, code }: ParsedDocument,
  text: string,
  options: BlockOptions,
): { blocks: Block[]; leftOut: LeftOutText[] } {
  const blocks: Block[] = []
  const leftOut: LeftOutText[] = []
  const tables = new PlaceTables()
  let place: Place = { kind: 'PARAGRAPH' }
  let table: ReturnType<PlaceTables['begin']> | undefined
  /** Visits the children of a node, which all stand in one place. */
  const inPlace = (inner: Place, node: Nodes): void => {
    const outer = place
    place = inner
    visitChildren(node)
    place = outer
  }
  const add = (block: BlockContent, at = place): void => void blocks.push({ ...block, place: at })
  const addAside = (block: BlockContent): void => add(block, { ...place, kind: 'ASIDE' })
  const counts = new Map<string, number>()
  const nextKey = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name}-${count}`
  }
  const visitChildren = (node: Nodes): void => {
    if ('children' in node) for (const child of node.children) visit(child)
  }
  const addContent = (node: { children: PhrasingContent[] }, name: string, kind: BlockKind): void => {
    const first = node.children[0]
    const last = node.children.at(-1)
    if (!first || !last) return
    const range = { start: rangeOf(first).start, end: rangeOf(last).end }
    add({ type: 'content', key: nextKey(name), kind, children: node.children, ...range })
    for (const child of node.children) visit(child)
  }
  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'paragraph':
        return addContent(node, 'paragraph', 'paragraph')
      case 'heading':
        return addHeading(node)
      case 'list':
        return inPlace({ kind: 'ITEM', level: (place.level ?? 0) + 1 }, node)
      case 'blockquote':
        return inPlace({ kind: 'QUOTE' }, node)
      case 'table':
        table = tables.begin()
        return inPlace({ kind: 'PARAGRAPH' }, node)
      case 'tableRow':
        table?.row()
        break
      case 'tableCell':
        if (table) place = { kind: 'PARAGRAPH', cell: table.cell() }
        return addContent(node, 'cell', 'cell')
      case 'yaml':
      case 'toml': {
        const { start, end } = rangeOf(node)
        for (const at of frontMatterValues(text.slice(start, end), start, node.type)) {
          const key = nextKey(`front-matter-${at.key}`)
          if (isKeyWanted(at.path, options.frontMatterKeys))
            add({ type: 'frontMatter', key, at }, { kind: 'KEY', path: at.path })
          else leftOut.push({ key, text: at.value, reason: 'SKIPPED_KEY' })
        }
        return
      }
      case 'code':
        if (!options.code || node.lang === 'math')
          leftOut.push({ key: nextKey('code-block'), text: node.value, reason: 'CODE' })
        else
          for (const line of codeLines(node, plain, text))
            add({ type: 'code', key: nextKey('code'), ...line }, { ...place, kind: 'CODE' })
        return
      case 'html':
        for (const block of htmlOf(node, plain, text, options)) {
          const name = block.kind === 'attribute' ? block.attribute.name : block.kind === 'drawn' ? 'drawing' : 'html'
          add({ type: 'html', key: nextKey(name), block }, block.place)
        }
        return
      case 'image':
        for (const alt of altOf(node, plain, text)) addAside({ type: 'quoted', key: nextKey('alt'), ...alt })
        for (const title of titleOf(node, plain, text)) addAside({ type: 'quoted', key: nextKey('title'), ...title })
        return
      case 'link':
      case 'definition':
        for (const title of titleOf(node, plain, text)) addAside({ type: 'quoted', key: nextKey('title'), ...title })
        break
      default:
        break
    }
    visitChildren(node)
  }
  const addHeading = (node: Heading): void => {
    const outer = place
    place = { ...place, kind: 'HEADING', level: node.depth }
    addContent(node, 'heading', text.startsWith('#', rangeOf(node).start) ? 'heading' : 'underlined')
    place = outer
  }
  for (const { start, end } of code)
    leftOut.push({ key: nextKey('script'), text: text.slice(start, end), reason: 'CODE' })
  visit(root)
  return { blocks, leftOut }
}

type Found = { value: string; start: number; end: number }

/** The title of a link, image or definition, between its quotes; none when its markup is beyond simple editing. */
function titleOf(node: Link | Image | Definition, plain: string, text: string): Found[] {
  if (!node.title) return []
  const range = rangeOf(node)
  const raw = plain.slice(range.start, range.end)
  const inside = node.type === 'definition' ? raw : raw.endsWith(')') ? raw.slice(0, -1).trimEnd() : raw
  const quote = inside.at(-1)
  const opening = quote === ')' ? '(' : quote
  if (opening === undefined || !/["'(]/.test(opening)) return []
  for (let at = inside.length - 2; at > 0; at -= 1) {
    if (inside[at] !== opening || isEscaped(inside, at)) continue
    const value = inside.slice(at + 1, -1)
    if (unescape(value) !== node.title) return []
    return [unescaped(text, range.start + at + 1, range.start + inside.length - 1)]
  }
  return []
}

/** The texts of a piece of HTML; of one on several lines none where each of them begins with the mark of a quotation. */
function htmlOf(node: Html, plain: string, text: string, { code }: BlockOptions): readonly HtmlBlock[] {
  const piece = rangeOf(node)
  const withoutIndents = (raw: string): string => withLineFeeds(raw).replace(/(?<=\n)[ \t]+/g, '')
  if (withoutIndents(node.value) !== withoutIndents(plain.slice(piece.start, piece.end))) return []
  const options = { attributes: true, furtherAttributes: noNames, code, comments: false, preserveSpace: false }
  return htmlBlocksOf(text, options, piece).blocks
}

const noNames: ReadonlySet<string> = new Set()

/** The alternative text of an image, unless it has markup of its own. */
function altOf(node: Image, plain: string, text: string): Found[] {
  if (!node.alt) return []
  const { start, end } = rangeOf(node)
  const raw = plain.slice(start, end)
  let depth = 0
  for (let at = 2; at < raw.length; at += 1) {
    if (isEscaped(raw, at)) continue
    if (raw[at] === '[') depth += 1
    if (raw[at] !== ']') continue
    if (depth === 0) {
      return unescape(raw.slice(2, at)) === node.alt ? [unescaped(text, start + 2, start + at)] : []
    }
    depth -= 1
  }
  return []
}

/** The lines of a code block without the prefixes of quotations and lists that they stand in. */
function codeLines(node: Code, plain: string, text: string): Found[] {
  const range = rangeOf(node)
  const lines = plain.slice(range.start, range.end).split(/(?<=\r\n|\n|\r(?!\n))/)
  const values = node.value.split('\n')
  const isFenced = /^(?:`{3}|~{3})/.test(text.slice(range.start, range.start + 3))
  const found: Found[] = []
  let at = range.start
  lines.forEach((line, index) => {
    const value = values[isFenced ? index - 1 : index]
    const content = line.replace(/[\r\n]+$/, '')
    if (value !== undefined && value.trim() !== '' && content.endsWith(value)) {
      const place = { start: at + content.length - value.length, end: at + content.length }
      found.push({ value: text.slice(place.start, place.end), ...place })
    }
    at += line.length
  })
  return found
}

const unescaped = (text: string, start: number, end: number): Found => ({
  value: unescape(text.slice(start, end)),
  start,
  end,
})

function unescape(raw: string): string {
  return raw.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
