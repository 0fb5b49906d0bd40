import type { Expression, ObjectExpression, Property, SpreadElement } from 'acorn'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { LeftOutReason, LeftOutText } from '../format.ts'
import { longestPath, pathTooLong, pointer } from '../key-parameters.ts'
import type { ProgramText } from '../program/program-text.ts'
import { positionAt } from '../text.ts'
import { notesFrom } from './js-comments.ts'
import { isText, type JsStyle, piecesOf, styleOfJs, withoutEmptyJs } from './js-strings.ts'
import { type Functions, JsExports } from './js-exports.ts'
import { parseJs, tooDeep } from './parse-js.ts'

/** The texts of a program, and the expressions with texts that are code. */
export type JsTexts = { texts: readonly ProgramText[]; leftOut: readonly LeftOutText[] }

const maxDepth = 200
/** In characters: longer code isn't shown as a text that was left out. */
const longestCode = 1000

/**
 * The texts in the objects that a program exports, puts into properties, or hands over.
 * @throws FileRefused with line and column
 */
export function readJs(text: string, fileName: string): JsTexts {
  const { program, comments } = parseJs(text, fileName)
  const reader = new JsReader(text, fileName, notesFrom(text, comments))
  const found = new JsExports((node, path, functions) => reader.value(node, path, functions))
  try {
    found.program(program)
  } catch (error) {
    // The parser follows long chains in a loop, reading them takes a call for each link.
    throw error instanceof RangeError ? tooDeep(fileName) : error
  }
  return reader
}

class JsReader implements JsTexts {
  readonly texts: ProgramText[] = []
  readonly leftOut: LeftOutText[] = []
  readonly #text: string
  readonly #fileName: string
  readonly #note: (start: number, end: number) => string
  readonly #style: JsStyle

  constructor(text: string, fileName: string, note: (start: number, end: number) => string) {
    this.#text = text
    this.#fileName = fileName
    this.#note = note
    this.#style = styleOfJs(text)
  }

  /** Reads the value of a name; `functions` says what other names and functions stand for. */
  value(node: Expression, path: readonly string[], functions: Functions, from = node.start): void {
    if (isText(node)) return this.#add(node, path, from)
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.value(node.expression, path, functions, from)
      case 'AssignmentExpression':
        return this.value(node.right, path, functions, from)
      case 'ObjectExpression':
        return this.#object(node, path, functions)
      case 'ArrayExpression':
        this.#checkDepth(node.start, path)
        return node.elements.forEach((element, index) => {
          if (element) this.#member(element, [...path, String(index)], functions, element.start)
        })
      case 'Identifier':
        return functions.named(node.name, path)
      case 'CallExpression':
      case 'NewExpression':
        return functions.call(node, path)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        if (path.length === 0) return functions.body(node)
        break
      case 'ConditionalExpression':
      case 'LogicalExpression':
      case 'TaggedTemplateExpression':
      case 'BinaryExpression':
        break
      default:
        return
    }
    const code = this.#text.slice(node.start, node.end)
    if (code.length <= longestCode && /["'`]/.test(code)) this.#leave(path, code, 'CODE')
  }

  #object(node: ObjectExpression, path: readonly string[], functions: Functions): void {
    this.#checkDepth(node.start, path)
    const message = describedMessage(node)
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        this.#member(property, path, functions, property.start)
        continue
      }
      const inner = [...path, this.#nameOf(property)]
      if (property.kind !== 'init' || property.method) continue
      if (message && isText(property.value)) {
        if (property === message.text) this.#add(property.value, inner, property.start, message.note)
        else this.#leave(inner, this.#text.slice(property.value.start, property.value.end), 'DESCRIPTION')
      } else this.#member(property.value, inner, functions, property.start)
    }
  }

  #member(node: Expression | SpreadElement, path: readonly string[], functions: Functions, from: number): void {
    if (node.type !== 'SpreadElement') return this.value(node, path, functions, from)
    this.value(node.argument, path, functions, from)
  }

  #nameOf({ key, computed }: Property): string {
    if (key.type === 'Literal') return String(key.value)
    if (key.type === 'Identifier' && !computed) return key.name
    return this.#text.slice(key.start, key.end)
  }

  #add(node: Expression, path: readonly string[], from: number, note?: string): void {
    const { start, end } = node
    const found = [note ?? '', this.#note(from, end)].filter((one) => one !== '').join('\n')
    this.texts.push({
      key: pointer(path),
      note: found,
      start,
      end,
      ...piecesOf(node, this.#text, this.#style),
      tidy: withoutEmptyJs,
    })
  }

  #leave(path: readonly string[], text: string, reason: LeftOutReason): void {
    this.leftOut.push({ key: pointer(path), text, reason })
  }

  #checkDepth(at: number, path: readonly string[]): void {
    const refuse = (reason: string): never => {
      throw new FileRefused({ file: this.#fileName, ...positionAt(this.#text, at), reason })
    }
    if (path.length > maxDepth) refuse(`Objects are nested more than ${maxDepth} levels deep. Flatten the file.`)
    if (path.reduce((length, step) => length + step.length, 0) > longestPath) refuse(pathTooLong)
  }
}

/** The message of an object as `react-intl` has them: its text stands beside an id and a description. */
function describedMessage({ properties }: ObjectExpression): { text: Property; note: string } | undefined {
  const named = new Map(
    properties.flatMap((one) =>
      one.type === 'Property' && one.key.type === 'Identifier' && !one.computed ? [[one.key.name, one] as const] : [],
    ),
  )
  const text = named.get('defaultMessage')
  const description = named.get('description')?.value
  if (!text || !isText(text.value) || !(named.has('id') || named.has('description'))) return undefined
  const note = description?.type === 'Literal' && typeof description.value === 'string' ? description.value : ''
  return { text, note }
}
