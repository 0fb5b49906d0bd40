import { parseSync, Visitor, type CallExpression, type Comment, type Expression } from 'oxc-parser'
import { foreignProse, subjectless, type ForeignTurn } from './foreign-prose.ts'

interface Prose {
  file: string
  start: number
  text: string
  kind: 'comment' | 'title'
  /** Whether a title stands alone, without a `describe` around it. */
  isAlone?: boolean
}

/** The comments and the titles of tests of a file. */
function proseIn(file: string, source: string): Prose[] {
  // Its parts are made as they are read, and the tree takes by far the longest.
  const parsed = parseSync(file, source)
  const prose = paragraphs(parsed.comments, source).map(({ start, text }): Prose => ({
    file,
    start,
    text,
    kind: 'comment',
  }))
  if (!/\.(?:test|spec)\.tsx?$/.test(file)) return prose
  let ends: number[] = []
  new Visitor({
    CallExpression: (call) => {
      const name = calledName(call)
      if (name === undefined) return
      ends = ends.filter((end) => end > call.start)
      const text = textOf(call.arguments[0] as Expression | undefined)
      if (text !== undefined && name !== 'describe')
        prose.push({ file, start: call.start, text, kind: 'title', isAlone: ends.length === 0 })
      if (name === 'describe') ends.push(call.end)
    },
  }).visit(parsed.program)
  return prose
}

/** Whether a file is worth parsing, which takes a hundred times longer than a look at its text. */
const mayOffend = (source: string): boolean => signs.some((sign) => sign.test(source))

const signs = [...foreignProse, subjectless].map(({ pattern: { source, flags } }) => {
  const words = source.replaceAll(' ', String.raw`[\s*/]+`)
  // The beginning of a text is that of a comment or a literal.
  const begins = String.raw`(?:/\*\*?\s*(?:\*\s*)?|//\s*|['"\x60])`
  return new RegExp(words.startsWith('^') ? `${begins}${words.slice(1)}` : words, flags)
})

/** `it`, `test`, or `describe`, also of `it.each(…)(…)` and `test.describe(…)`. */
function calledName({ callee }: CallExpression): string | undefined {
  let name: Expression = callee
  let isDescribe = false
  while (name.type !== 'Identifier') {
    if (name.type === 'CallExpression') name = name.callee
    else if (name.type === 'MemberExpression') {
      isDescribe ||= !name.computed && name.property.type === 'Identifier' && name.property.name === 'describe'
      name = name.object
    } else return undefined
  }
  if (isDescribe) return 'describe'
  return ['it', 'test', 'describe'].includes(name.name) ? name.name : undefined
}

function textOf(value: Expression | undefined): string | undefined {
  if (value?.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value?.type === 'TemplateLiteral') return value.quasis.map(({ value: { cooked } }) => cooked).join('…')
  return undefined
}

/** Comments as texts; lines that follow each other are one. */
function paragraphs(comments: readonly Comment[], source: string): { start: number; text: string }[] {
  const found: { start: number; end: number; type: string; text: string }[] = []
  for (const { type, start, end, value } of comments) {
    const before = found.at(-1)
    const text = value
      .replaceAll(/^[ \t]*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const gap = before && source.slice(before.end, start)
    if (before && type === 'Line' && before.type === 'Line' && /^\n[ \t]*$/.test(gap!)) {
      before.text += ` ${text}`
      before.end = end
    } else found.push({ start, end, type, text })
  }
  return found.filter(({ text }) => !/^(?:oxlint-|@ts-|eslint-)/.test(text))
}

export interface Offence {
  /** `file:line`. */
  where: string
  text: string
  turn: ForeignTurn
}

/** The foreign turns in the comments and titles of a file. */
export function offencesIn(file: string, source: string): Offence[] {
  if (!mayOffend(source)) return []
  return proseIn(file, source).flatMap((each) => {
    // Quoted words are someone else's.
    const text = each.text.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"/g, '…')
    const turns = each.kind === 'title' && each.isAlone ? [...foreignProse, subjectless] : foreignProse
    const turn = turns.find(({ pattern }) => pattern.test(text))
    const line = () => source.slice(0, each.start).split('\n').length
    return turn ? [{ where: `${file}:${line()}`, text: each.text, turn }] : []
  })
}
