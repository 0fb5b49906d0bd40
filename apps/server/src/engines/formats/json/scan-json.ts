import { FileRefused } from '../../../kernel/file-refused.ts'
import { longestPath, pathTooLong } from '../key-parameters.ts'
import { positionAt, refuseUnstorable } from '../text.ts'

/** Deeper nesting than this isn't a catalog. */
const maxDepth = 200

/** A string literal that is a value: where it stands (quotes included), what it says, and the way to it. */
export type JsonString = {
  value: string
  start: number
  end: number
  path: readonly string[]
  parent: JsonObject | undefined
}

/** `start` is where the key's quote stands, `end` behind the value, which is a string in `value`, an object in `object`. */
export type JsonMember = {
  key: string
  start: number
  end: number
  value: JsonString | undefined
  object: JsonObject | undefined
  isObject: boolean
}

/** An object, with its members in the order of the file. */
export type JsonObject = { members: JsonMember[]; path: readonly string[] }

/** The strings of a document, and its outermost object if it is one. */
export type JsonDocument = { strings: JsonString[]; root: JsonObject | undefined }

const whitespace = /[ \t\r\n]*/y
/** The characters that may follow a backslash. */
const afterBackslash = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/**
 * Finds the strings of a JSON document. Duplicate keys are kept.
 * @throws FileRefused with line and column
 */
export function scanJson(text: string, fileName: string): JsonDocument {
  const strings: JsonString[] = []
  let root: JsonObject | undefined
  const path: string[] = []
  let at = 0
  let pathLength = 0

  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, ...positionAt(text, at), reason })
  }
  const skip = (): void => {
    whitespace.lastIndex = at
    whitespace.test(text)
    at = whitespace.lastIndex
  }
  const expect = (character: string, where: string): void => {
    if (text[at] !== character) refuse(`Expected "${character}" ${where}. ${found(text, at)}`)
    at += 1
  }
  const readString = (): string => {
    const end = endOfString(text, at)
    if (end === undefined)
      return refuse('This text has no closing quote, a line break, or an unknown escape. Correct it.')
    const literal = text.slice(at, end)
    at = end
    return literal.includes('\\') ? parseLiteral(literal) : literal.slice(1, -1)
  }
  const readValue = (parent: JsonObject | undefined): JsonString | JsonObject | undefined => {
    skip()
    if (path.length > maxDepth) refuse(`This is nested more than ${maxDepth} levels deep. Flatten the file.`)
    const start = at
    const character = text[at]
    if (character === '{') return readObject()
    if (character === '[') return void readArray()
    if (character === '"') {
      const read: JsonString = { value: readString(), start, end: at, path: [...path], parent }
      refuseUnstorable(read.value, text, start, fileName)
      strings.push(read)
      return read
    }
    scalar.lastIndex = at
    if (!scalar.test(text)) refuse(`Expected a value. ${found(text, at)}`)
    at = scalar.lastIndex
    return undefined
  }
  const closed = (object: JsonObject): JsonObject => {
    at += 1
    return object
  }
  const readObject = (): JsonObject => {
    const object: JsonObject = { members: [], path: [...path] }
    root ??= path.length === 0 ? object : undefined
    at += 1
    skip()
    if (text[at] === '}') return closed(object)
    for (;;) {
      skip()
      const start = at
      if (text[at] !== '"') refuse(`Expected a key in double quotes. ${found(text, at)}`)
      const key = readString()
      skip()
      expect(':', 'after the key')
      pathLength += key.length
      if (pathLength > longestPath) {
        at = start
        refuse(pathTooLong)
      }
      path.push(key)
      const value = readValue(object)
      const own = value && 'members' in value ? { object: value } : { value }
      const member = { key, start, end: at, value: undefined, object: undefined, isObject: 'object' in own, ...own }
      path.pop()
      pathLength -= key.length
      object.members.push(member)
      skip()
      if (text[at] === '}') return closed(object)
      expect(',', 'or "}" after the value')
    }
  }
  const readArray = (): void => {
    at += 1
    skip()
    if (text[at] === ']') return void (at += 1)
    for (let index = 0; ; index += 1) {
      path.push(String(index))
      readValue(undefined)
      path.pop()
      skip()
      if (text[at] === ']') return void (at += 1)
      expect(',', 'or "]" after the value')
    }
  }

  readValue(undefined)
  skip()
  if (at < text.length) refuse(`The document ends before this. ${found(text, at)}`)
  return { strings, root }
}

/** Where the literal ends; `undefined` where it never does, or holds what JSON forbids. */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return undefined
    if (code !== 0x5c) continue
    afterBackslash.lastIndex = at + 1
    if (!afterBackslash.test(text)) return undefined
    at = afterBackslash.lastIndex - 1
  }
  return undefined
}

function parseLiteral(literal: string): string {
  const value: unknown = JSON.parse(literal)
  if (typeof value !== 'string') throw new Error("a string literal isn't a string")
  return value
}

function found(text: string, at: number): string {
  if (/^\/[/*]/.test(text.slice(at, at + 2))) return "JSON doesn't allow comments. Remove this one."
  if (/[}\]]/.test(text.charAt(at)) && text.slice(0, at).trimEnd().endsWith(',')) return 'Remove the comma before it.'
  const rest = /^[^\s]{1,20}/.exec(text.slice(at, at + 20))
  return rest ? `Found ${JSON.stringify(rest[0])}.` : 'The file ends unexpectedly. Check that it is complete.'
}

/** How a file writes its strings, so that new ones look alike. */
export type JsonStyle = { asciiOnly: boolean; escaped: ReadonlySet<string> }

/** The characters that the file escapes although it need not. */
export function styleOf(text: string): JsonStyle {
  const escaped = new Set<string>()
  for (const match of text.matchAll(/\\u00([2-7][0-9a-fA-F])/g)) {
    escaped.add(String.fromCharCode(Number.parseInt(match[1] ?? '', 16)))
  }
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
  const asciiOnly = /^[\u0000-\u007f]*$/.test(text) && /\\u(?:00[89a-fA-F]|0[1-9a-fA-F]|[1-9a-fA-F])/.test(text)
  return { asciiOnly, escaped }
}

/** A string literal in the style of its file. */
export function quoteJson(value: string, style: JsonStyle): string {
  const literal = JSON.stringify(value)
  if (!style.asciiOnly && style.escaped.size === 0) return literal
  return literal.replace(/\\.|[^]/g, (character) => {
    if (character.length > 1 || character === '"') return character
    const escape = style.escaped.has(character) || (style.asciiOnly && character > '\u007f')
    return escape ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : character
  })
}
