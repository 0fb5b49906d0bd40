import { createRequire } from 'node:module'
import type { Nodes, Root } from 'mdast'
import type Frontmatter from 'remark-frontmatter'
import type Gfm from 'remark-gfm'
import type Parse from 'remark-parse'
import type { Processor, unified as Unified } from 'unified'
import { lazy } from '../../../kernel/lazy.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { withoutDirectives } from './directives.ts'
import { withoutExpressions } from './expressions.ts'
import { Fences } from './fences.ts'
import { hiddenExpressions } from './formulas.ts'
import { mdxCode } from './mdx.ts'
import { chunksOf } from './plain-blocks.ts'
import { type Section, sectionsOf } from './sections.ts'

const load = createRequire(import.meta.url)

/** Its hundred modules are loaded with the first file. */
const processor = lazy(() => {
  const { unified }: { unified: typeof Unified } = load('unified')
  const { default: parse }: { default: typeof Parse } = load('remark-parse')
  const { default: gfm }: { default: typeof Gfm } = load('remark-gfm')
  const { default: frontmatter }: { default: typeof Frontmatter } = load('remark-frontmatter')
  const plain = unified().use(parse).use(gfm).use(keepPositions)
  return { whole: plain().use(frontmatter, ['yaml', 'toml']).freeze(), piece: plain().freeze() }
})

declare module 'mdast' {
  interface Toml extends Literal {
    type: 'toml'
  }
  interface RootContentMap {
    toml: Toml
  }
}

/** Text isn't nested deeper than this in containers or emphasis. */
const maxDepth = 100
/** More marks than this in one paragraph would take minutes to pair. */
const maxMarks = 8000
/** More of these, which mean something by themselves, would take seconds. */
const maxOthers = 80_000

/** In characters, of blocks that the parser reads at once. */
const longestRun = 3000

/** More list items and rows than this in one section would take more memory than there is. */
const maxItems = 50_000
/** The parser looks at all that came before for each heading that is underlined. */
const maxUnderlined = 8000

/**
 * Parses Markdown (CommonMark, tables and the rest of GFM, front matter): plain blocks apart from the others, and large
 * documents in sections of `least` characters.
 */
export function parseTree(text: string, least?: number): Root {
  const chunks = chunksOf(text)
  if (!chunks) return parseSections(text, least)
  const children: Root['children'] = []
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at]!
    if (chunk.node) {
      children.push(chunk.node)
      continue
    }
    // Each call takes its time, and so does a long text.
    for (let next = chunks[at + 1]; next && !next.node; next = chunks[at + 1]) {
      if (next.begins && next.end - chunk.start > longestRun) break
      at += 1
    }
    const run = parseSections(text.slice(chunk.start, chunks[at + 1]?.start), least, chunk.start === 0)
    moveTo(run, { offset: chunk.start, line: chunk.line - 1 })
    for (const child of run.children) children.push(child)
  }
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end: endOf(text) } }
}

function endOf(text: string): NonNullable<Root['position']>['end'] {
  const lines = text.split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, offset: text.length }
}

function parseSections(text: string, least?: number, isStart = true): Root {
  const sections = sectionsOf(text, least)
  if (sections.length === 1) return parseWhole(text, isStart)
  const parts = sections.map((section, index) => {
    const part = parseWhole(section.text, isStart && index === 0)
    moveTo(part, section)
    return part
  })
  const start = parts[0]?.position?.start
  const end = parts.at(-1)?.position?.end
  if (!start || !end) throw new Error('a document without sections')
  return { type: 'root', children: parts.flatMap(({ children }) => children), position: { start, end } }
}

/** The same in one go; front matter stands at the start of a document alone. */
export function parseWhole(text: string, isStart = true): Root {
  const { whole, piece } = processor()
  // The parser doesn't count a byte order mark.
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const root = (isStart ? whole : piece).parse(text.slice(mark))
  if (mark > 0) moveTo(root, { line: 0, offset: mark })
  return root
}

/** Sets positions that count from the start of a section to count from that of the document. */
function moveTo(node: Nodes, section: Omit<Section, 'text'>): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line += section.line
    point.offset = (point.offset ?? 0) + section.offset
  }
  if ('children' in node) for (const child of node.children) moveTo(child, section)
}

/**
 * A document: `plain` is the text that was parsed, in which extensions of Markdown are hidden; `root` has its places, and
 * `code` those of MDX.
 */
export type ParsedDocument = { root: Root; plain: string; code: readonly { start: number; end: number }[] }

/**
 * Parses a file, and refuses what would take too long.
 * @throws FileRefused with the line
 */
export function parseFile(text: string, fileName: string): ParsedDocument {
  refuseOverload(text, fileName)
  const code = mdxCode(text)
  const parsed = (words: string): ParsedDocument => {
    const plain = withoutDirectives(words, code)
    for (const section of sectionsOf(plain)) refuseCrowds(section, fileName)
    const root = parseTree(plain)
    refuseDepth(root, fileName)
    return { root, plain, code }
  }
  if (!/\.mdx$/i.test(fileName)) return parsed(text)
  const document = parsed(withoutExpressions(text, code))
  const torn = tornExpressions(document)
  return torn.length === 0 ? document : parsed(withoutExpressions(text, [...code, ...torn]))
}

/** The hidden expressions that are none: those in code, and those with lines that belong to another block. */
function tornExpressions({ root, plain }: ParsedDocument): { start: number; end: number }[] {
  const expressions = hiddenExpressions(plain)
  if (expressions.length === 0) return []
  const leaves: { start: number; end: number }[] = []
  const stack: Nodes[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('children' in node) for (const child of node.children) stack.push(child)
    if (node.type === 'link' || !('children' in node || node.type === 'code')) leaves.push(rangeOf(node))
  }
  leaves.sort((a, b) => a.start - b.start)
  let next = 0
  let reached = 0
  return expressions.filter(({ start, end }) => {
    for (; (leaves[next]?.start ?? Number.POSITIVE_INFINITY) <= start; next += 1)
      reached = Math.max(reached, leaves[next]!.end)
    return reached < end
  })
}

/** Leaves out GFM's second search for addresses, whose nodes have no positions; the tokenizer finds them as well. */
function keepPositions(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map((extension) => ({ ...extension, transforms: [] }))
}

/** Where a node begins and ends in the text. */
export function rangeOf(node: Nodes): { start: number; end: number } {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) throw new Error(`a ${node.type} without position`)
  return { start, end }
}

function refuseOverload(text: string, fileName: string): void {
  let marks = 0
  let others = 0
  let blanks = 0
  const fences = new Fences()
  /** How far the list items around a line are indented. */
  const items: number[] = []
  let line = 0
  for (const content of text.split(/\r\n|\n|\r/)) {
    line += 1
    const { isCode } = fences.read(content)
    const isItem = /^[\s>]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/.test(content)
    blanks = content.trim() === '' ? blanks + 1 : 0
    // The words of an item are a paragraph, those of a heading too.
    if (blanks > 0 || isItem || /^ {0,3}#{1,6}\s/.test(content)) {
      marks = 0
      others = 0
    }
    if (blanks === 0 && !isCode) {
      // The cells of a row are read by themselves.
      marks = (content.startsWith('|') ? 0 : marks) + (content.match(/[*_~]+|[[\]]|`+/g)?.length ?? 0)
      others += content.match(/[\\<&]/g)?.length ?? 0
      const indent = content.search(/\S/)
      while (items.length > 0 && items.at(-1)! >= indent) items.pop()
      if (isItem && !content.startsWith('>')) items.push(indent)
      if (items.length > maxDepth) throw tooDeep(fileName, line)
    }
    if (blanks > maxOthers) {
      throw new FileRefused({
        file: fileName,
        line,
        reason: `There are more than ${maxOthers} blank lines here. Remove them.`,
      })
    }
    if (marks > maxMarks || others > maxOthers) {
      const reason = `This paragraph has more than ${maxMarks} emphasis marks and brackets, or ${maxOthers} other marks. Divide it into several.`
      throw new FileRefused({ file: fileName, line, reason })
    }
    if (/^(?:\s{0,9}(?:>|[-+*]|\d{1,9}[.)])){101}/.test(content) && /[^\s>*+-]/.test(content))
      throw tooDeep(fileName, line)
  }
}

function refuseCrowds({ text, line }: Section, fileName: string): void {
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, line: line + 1, reason })
  }
  const items = text.match(/^[ \t>]*(?:[-+*][ \t]|\d{1,9}[.)][ \t]|\|)/gm)?.length ?? 0
  if (items > maxItems)
    refuse(
      `There are more than ${maxItems} list items and rows from here on. Divide them by headings that begin with #, or into several files.`,
    )
  const underlined = text.match(/(?<=\S[ \t]*(?:\r\n|\n|\r)) {0,3}(?:=+|-+)[ \t]*$/gm)?.length ?? 0
  if (underlined > maxUnderlined)
    refuse(
      `More than ${maxUnderlined} headings are underlined from here on. Begin them with # instead, or divide the file.`,
    )
}

function refuseDepth(root: Root, fileName: string): void {
  const stack: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth } = next
    if (depth > maxDepth * 2) throw tooDeep(fileName, node.position?.start.line)
    if ('children' in node) for (const child of node.children) stack.push({ node: child, depth: depth + 1 })
  }
}

function tooDeep(fileName: string, line: number | undefined): FileRefused {
  return new FileRefused({
    file: fileName,
    line,
    reason: `This is nested more than ${maxDepth} levels deep. Flatten it.`,
  })
}
