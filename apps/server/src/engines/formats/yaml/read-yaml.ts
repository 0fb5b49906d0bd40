import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type ParsedNode,
  Parser,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { longestPath, pathTooLong } from '../key-parameters.ts'
import { positionAt, refuseUnstorable } from '../text.ts'

/** Deeper nesting than this isn't a catalog. */
const maxDepth = 200
/** More nodes than this behind aliases are a trap for a program that loads the file. */
const maxExpanded = 1_000_000

/** A scalar that is a text: its value, its place, the way to it, and the comments at it. */
export type YamlText = {
  value: string
  path: readonly string[]
  note: string
  token: CST.FlowScalar | CST.BlockScalar
  inFlow: boolean
  /** The mapping that it is a value of. */
  map: YAMLMap.Parsed | undefined
}

/** A key with what it holds: `start` is where it stands, `end` behind its value and the line of that. */
export type YamlMember = {
  key: string
  start: number
  colon: number
  value: ParsedNode | null
  end: number
  isObject: boolean
}

/** The keys of the documents' outermost mappings and the texts, in the order of the file, and the only document's mapping. */
export type YamlFile = {
  texts: readonly YamlText[]
  roots: readonly CST.FlowScalar[]
  root: YAMLMap.Parsed | undefined
}

/**
 * Finds the texts of a YAML stream. Aliases are not followed, repeated keys are kept.
 * @throws FileRefused with line and column
 */
export function readYaml(text: string, fileName: string): YamlFile {
  const refuse = (at: number, reason: string): never => {
    throw new FileRefused({ file: fileName, ...positionAt(text, at), reason })
  }
  const documents = [...composed(text, refuse)]
  const texts: YamlText[] = []
  const roots: CST.FlowScalar[] = []
  for (const [index, document] of documents.entries()) {
    const [problem] = document.errors
    if (problem) refuse(problem.pos[0], notValid(firstLine(problem.message)))
    if (!document.contents) continue
    const root = document.contents
    refuseBombs(root, refuse)
    if (isMap(root))
      for (const { key } of root.items) if (isScalar(key) && isFlow(key.srcToken)) roots.push(key.srcToken)
    collect(root, documents.length > 1 ? [String(index + 1)] : [], texts)
  }
  for (const { value, path, token } of texts) {
    if (path.reduce((length, name) => length + name.length, 0) > longestPath) refuse(token.offset, pathTooLong)
    refuseUnstorable(value, text, token.offset, fileName)
  }
  const [only] = documents
  const root = documents.length === 1 && isMap(only?.contents) ? only.contents : undefined
  return { texts, roots, root }
}

/** Undefined where a key isn't a word with a colon behind it. */
export function membersOf(map: YAMLMap.Parsed, text: string): YamlMember[] | undefined {
  const members = map.items.map(({ key, value }): YamlMember | undefined => {
    if (!isScalar(key) || !isFlow(key.srcToken)) return undefined
    const [start, colon] = key.range
    if (!/^[ \t]*:/.test(text.slice(colon, colon + 100)) || text.slice(0, start).trimEnd().endsWith('?'))
      return undefined
    return { key: String(key.value), start, colon, value, end: value?.range[2] ?? colon, isObject: isMap(value) }
  })
  return members.every((member) => member !== undefined) ? members : undefined
}

type Refuse = (at: number, reason: string) => never

function* composed(text: string, refuse: Refuse): Generator<Document.Parsed<ParsedNode>> {
  const composer = new Composer<ParsedNode>({ keepSourceTokens: true, uniqueKeys: false, prettyErrors: false })
  for (const token of tokens(text, refuse)) yield* composer.next(token)
  yield* composer.end(false, text.length)
}

/** The parser itself nests without limit; what composes documents of its tokens calls itself. */
function* tokens(text: string, refuse: Refuse): Generator<CST.Token> {
  const parser = new Parser()
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      // One is enough: what composes documents would collect them all.
      if (token.type === 'error')
        refuse(
          token.offset,
          notValid(`${token.message}${token.source ? `: ${JSON.stringify(token.source.slice(0, 20))}` : ''}`),
        )
      yield token
    }
    if (parser.stack.length > maxDepth)
      refuse(parser.offset, `This is nested more than ${maxDepth} levels deep. Flatten the file.`)
  }
  yield* parser.end()
}

/** Aliases of aliases of aliases: a small file that fills the memory of its reader. */
function refuseBombs(root: ParsedNode, refuse: Refuse): void {
  const sizes = new Map<string, number>()
  const sizeOf = (node: unknown): number => {
    if (isAlias(node)) return sizes.get(node.source) ?? 1
    let size = 1
    if (isPair(node)) size = sizeOf(node.key) + sizeOf(node.value)
    else if (isCollection(node)) for (const item of node.items) size += sizeOf(item)
    if (size > maxExpanded) {
      const at = isNode(node) ? (node.range?.[0] ?? 0) : 0
      refuse(at, `The aliases in this file expand to more than ${maxExpanded} values. Write the values out.`)
    }
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) sizes.set(node.anchor, size)
    return size
  }
  sizeOf(root)
}

function collect(node: unknown, path: readonly string[], found: YamlText[], more: Partial<YamlText> = {}): void {
  if (isScalar(node)) {
    const { value, srcToken } = node
    if (typeof value !== 'string' || !isText(srcToken) || isData(node) || isSymbol(node)) return
    const note = [more.note, commentOf(node.comment)].filter(Boolean).join('\n')
    found.push({ value, path, note, token: srcToken, inFlow: more.inFlow === true, map: more.map })
  } else if (isMap(node)) {
    const inFlow = more.inFlow === true || node.flow === true
    node.items.forEach(({ key, value }, index) => {
      const name = isScalar(key) ? String(key.value) : String(index + 1)
      const above = isNode(key) ? key.commentBefore : undefined
      // A comment above the first key counts as the mapping's own.
      const note = commentOf(above ?? (index === 0 ? node.commentBefore : undefined))
      collect(value, [...path, name], found, { note, inFlow, map: node as YAMLMap.Parsed })
    })
  } else if (isSeq(node)) {
    const inFlow = more.inFlow === true || node.flow === true
    node.items.forEach((item, index) => {
      const note = isNode(item) ? commentOf(item.commentBefore) : ''
      collect(item, [...path, String(index)], found, { note, inFlow })
    })
  }
}

/** Whether a scalar has a tag that makes it something else than words: `!!binary`, `!ruby/regexp`. */
function isData({ tag }: Scalar): boolean {
  return tag !== undefined && tag !== 'tag:yaml.org,2002:str' && tag !== '!'
}

/** `:year` without quotes: a symbol of Ruby, which is a name and no text. */
function isSymbol({ value, srcToken }: Scalar): boolean {
  return srcToken?.type === 'scalar' && typeof value === 'string' && /^:[a-z_]\w{0,100}[?!]?$/i.test(value)
}

function isText(token: CST.Token | undefined): token is CST.FlowScalar | CST.BlockScalar {
  return token?.type === 'block-scalar' || isFlow(token)
}

function isFlow(token: CST.Token | undefined): token is CST.FlowScalar {
  return token?.type === 'scalar' || token?.type === 'single-quoted-scalar' || token?.type === 'double-quoted-scalar'
}

function commentOf(comment: string | null | undefined): string {
  return (comment ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

const notValid = (problem: string): string => `This isn't valid YAML (${problem}). Correct it here.`

function firstLine(message: string): string {
  return (/^[^\n]*/.exec(message)?.[0] ?? message).replace(/\.?:?$/, '')
}
