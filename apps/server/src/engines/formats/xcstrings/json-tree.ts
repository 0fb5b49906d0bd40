import { scanJson } from '../json/scan-json.ts'

/** A value of a JSON document and where it stands. */
export type JsonNode = {
  start: number
  end: number
  /** The content of a string, or another scalar. */
  value: unknown
  /** Of an object, in the order of the file. */
  members: readonly JsonMember[]
}
export type JsonMember = { key: string; start: number; node: JsonNode }

const space = /[ \t\r\n]*/y
const literal = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const scalar = /[^\s,\]}]+/y

/**
 * All values of a JSON document.
 * @throws FileRefused with line and column
 */
export function jsonTree(text: string, fileName: string): JsonNode {
  scanJson(text, fileName)
  let at = 0
  const skip = (): void => {
    space.lastIndex = at
    space.test(text)
    at = space.lastIndex
  }
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const read = (): JsonNode => {
    skip()
    const start = at
    const members: JsonMember[] = []
    const opens = text[at]
    if (opens !== '{' && opens !== '[') {
      const value: unknown = JSON.parse(take(opens === '"' ? literal : scalar))
      return { start, end: at, value, members }
    }
    at += 1
    for (skip(); text[at] !== '}' && text[at] !== ']'; skip()) {
      if (text[at] === ',') {
        at += 1
        continue
      }
      const memberStart = at
      let key = ''
      if (opens === '{') {
        key = String(JSON.parse(take(literal)))
        skip()
        at += 1
      }
      members.push({ key, start: memberStart, node: read() })
    }
    at += 1
    return { start, end: at, value: undefined, members }
  }
  return read()
}

/** The value of a member. */
export const memberOf = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.members.findLast((member) => member.key === key)?.node

/** The content of a member that is a string. */
export function textOf(node: JsonNode | undefined, key: string): string | undefined {
  const value = memberOf(node, key)?.value
  return typeof value === 'string' ? value : undefined
}
