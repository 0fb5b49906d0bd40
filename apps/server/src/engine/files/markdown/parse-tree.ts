import type { Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { FileRefused } from '../format.ts'
import { type Section, sectionsOf } from './sections.ts'

const processor = unified().use(remarkParse).use(remarkGfm).use(keepPositions).use(remarkFrontmatter, ['yaml', 'toml']).freeze()

/** Containers or emphasis nested deeper than this are no text. */
const maxDepth = 100
/** More marks than this in one paragraph would take minutes to pair. */
const maxMarks = 8000

/**
 * Parses Markdown (CommonMark, tables and the rest of GFM, front matter), large documents in sections of `least`
 * characters.
 */
export function parseTree(text: string, least?: number): Root {
  const sections = sectionsOf(text, least)
  if (sections.length === 1) return parseWhole(text)
  const parts = sections.map((section) => {
    const part = parseWhole(section.text)
    moveTo(part, section)
    return part
  })
  const start = parts[0]?.position?.start
  const end = parts.at(-1)?.position?.end
  if (!start || !end) throw new Error('a document without sections')
  return { type: 'root', children: parts.flatMap(({ children }) => children), position: { start, end } }
}

/** The same in one go. */
export function parseWhole(text: string): Root {
  return processor.parse(text)
}

/** Sets positions that count from the start of a section to count from that of the document. */
function moveTo(node: Nodes, section: Section): void {
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line += section.line
    point.offset = (point.offset ?? 0) + section.offset
  }
  if ('children' in node) for (const child of node.children) moveTo(child, section)
}

/**
 * Parses a file, and refuses what would take too long.
 * @throws FileRefused with the line
 */
export function parseFile(text: string, fileName: string): Root {
  refuseOverload(text, fileName)
  const root = parseTree(text)
  refuseDepth(root, fileName)
  return root
}

/** Leaves out GFM's second search for addresses, whose nodes have no positions; the tokenizer finds them as well. */
function keepPositions(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map((extension) => ({ ...extension, transforms: [] }))
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
  let fence: string | undefined
  let line = 0
  for (const content of text.split(/\r\n|\n|\r/)) {
    line += 1
    const mark = /^[ >]*(`{3,}|~{3,})/.exec(content)?.[1]
    if (mark && (fence === undefined || mark.startsWith(fence))) fence = fence === undefined ? mark : undefined
    if (content.trim() === '') marks = 0
    else if (fence === undefined) marks += content.startsWith('|') ? 0 : (content.match(/[*_~]+|[[\]]|`+/g)?.length ?? 0)
    if (marks > maxMarks) {
      const reason = `This paragraph has more than ${maxMarks} emphasis marks and brackets. Divide it into several.`
      throw new FileRefused({ file: fileName, line, reason })
    }
    if (/^(?:\s{0,9}(?:>|[-+*]|\d{1,9}[.)])){101}/.test(content) && /[^\s>*+-]/.test(content)) throw tooDeep(fileName, line)
  }
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
  return new FileRefused({ file: fileName, line, reason: `This is nested more than ${maxDepth} levels deep. Flatten it.` })
}
