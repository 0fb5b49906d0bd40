import { type Expression, type Literal, type TemplateLiteral } from 'acorn'
import { withLineFeeds } from '../lines.ts'
import { joinedPieces, type ProgramPiece, type QuoteStyle } from '../program/program-text.ts'
import { lineEndingOf } from '../text.ts'

/** How the strings of a file are written: its line ends, and whether it has letters beyond ASCII as escapes. */
export type JsStyle = { lineEnding: string; asciiOnly: boolean }

export function styleOfJs(text: string): JsStyle {
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  const asciiOnly = /^[\u0000-\u007f]*$/.test(text) && /\\u(?:\{|00[89a-fA-F]|0[1-9a-fA-F]|[1-9a-fA-F])/.test(text)
  return { lineEnding: lineEndingOf(text), asciiOnly }
}

type StringLiteral = Literal & { value: string }
const isString = (node: Expression): node is StringLiteral => node.type === 'Literal' && typeof node.value === 'string'

/** Whether an expression is a text, or puts together texts and code. */
export function isText(node: Expression): boolean {
  if (node.type === 'ParenthesizedExpression') return isText(node.expression)
  return isString(node) || node.type === 'TemplateLiteral' || operandsOf(node) !== undefined
}

/**
 * The operands of texts that are put together: `undefined` for another expression. Numbers that are added up before the
 * first text stay one operand.
 */
function operandsOf(node: Expression): Expression[] | undefined {
  const right: Expression[] = []
  let left = node
  while (left.type === 'BinaryExpression' && left.operator === '+' && left.left.type !== 'PrivateIdentifier') {
    right.push(left.right)
    left = left.left
  }
  right.push(left)
  const operands = right.reverse()
  const first = operands.findIndex((one) => isString(one) || one.type === 'TemplateLiteral')
  if (first === -1 || operands.length < 2) return undefined
  if (first < 2) return operands
  const sum = { ...operands[0]!, end: operands[first - 1]!.end, type: 'BinaryExpression' } as Expression
  return [sum, ...operands.slice(first)]
}

/** The words and the code of such an expression. */
export function piecesOf(node: Expression, text: string, file: JsStyle): { pieces: ProgramPiece[]; style: QuoteStyle } {
  if (node.type === 'ParenthesizedExpression') return piecesOf(node.expression, text, file)
  if (isString(node))
    return { pieces: [{ kind: 'text', text: withLineFeeds(node.value) }], style: styleOf(node, text, file) }
  if (node.type === 'TemplateLiteral') return { pieces: templatePieces(node, text), style: styleOf(node, text, file) }
  const operands = operandsOf(node) ?? []
  const first = operands.find((one) => one.type === 'TemplateLiteral') ?? operands.find(isString)
  if (!first) throw new Error('a text without words')
  const style = styleOf(first, text, file)
  const pieces = operands.flatMap((operand): ProgramPiece[] => {
    if (isString(operand)) return [{ kind: 'text', text: withLineFeeds(operand.value) }]
    if (operand.type === 'TemplateLiteral') return templatePieces(operand, text)
    const raw = text.slice(operand.start, operand.end)
    const code = operand.type === 'BinaryExpression' ? `(${raw})` : raw
    const inside = style.open === '`' ? `\${${raw}}` : `${style.close} + ${code} + ${style.open}`
    return [{ kind: 'code', inside, shown: raw }]
  })
  // Code between templates goes into them; that of templates cannot stand between other quotes.
  return { pieces: joinedPieces(pieces), style }
}

function templatePieces({ quasis, expressions }: TemplateLiteral, text: string): ProgramPiece[] {
  return quasis.flatMap((quasi, index): ProgramPiece[] => {
    const words: ProgramPiece = { kind: 'text', text: quasi.value.cooked ?? quasi.value.raw }
    const code = expressions[index]
    if (!code) return [words]
    const next = quasis[index + 1]
    const inside = text.slice(quasi.end, next?.start)
    return [words, { kind: 'code', inside, shown: inside }]
  })
}

function styleOf(node: StringLiteral | TemplateLiteral, text: string, { lineEnding, asciiOnly }: JsStyle): QuoteStyle {
  const raw = text.slice(node.start, node.end)
  const quote = raw.charAt(0)
  const breaks = quote === '`' && (/[\r\n]/.test(raw) || !raw.includes(String.raw`\n`))
  const escapeQuote = { "'": /[\\']/g, '"': /[\\"]/g }[quote] ?? /[\\`]|\$(?=\{|$)/g
  return {
    open: quote,
    close: quote,
    escape(words) {
      const escaped = words
        .replace(escapeQuote, String.raw`\$&`)
        .replaceAll('\r', String.raw`\r`)
        .replaceAll('\n', breaks ? lineEnding : String.raw`\n`)
        .replaceAll('\t', raw.includes('\t') ? '\t' : String.raw`\t`)
        .replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)
        // The text may stand in a page.
        .replace(/<(?=\/script)/gi, '<\\')
      return asciiOnly ? escaped.replace(/\P{ASCII}/gu, escapedUnits) : escaped
    },
  }
}

const escapedUnits = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** An expression without the empty texts that its code would be put together with. */
export function withoutEmptyJs(expression: string): string {
  const quote = expression.charAt(0)
  const empty = quote + quote
  const from = expression.startsWith(`${empty} + `) ? empty.length + 3 : 0
  return expression.slice(from, expression.endsWith(` + ${empty}`) ? -empty.length - 3 : undefined)
}
