import type { Edit } from '../edits.ts'
import type { JsonNode } from './json-tree.ts'
import type { Plain } from './localizations.ts'

type Layout = { text: string; lineEnding: string }

/** The edit that gives an object a member, as Xcode writes it: in the order of keys, two spaces for each level. */
export function memberEdit(object: JsonNode, key: string, value: Plain, { text, lineEnding }: Layout): Edit {
  const lineIndent = (at: number): string =>
    /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? ''
  const { members } = object
  const indent = members[0] ? lineIndent(members[0].start) : `${lineIndent(object.start)}  `
  const colon = /^"(?:[^"\\]|\\.)*"(\s*:\s*)/.exec(text.slice(members[0]?.start ?? object.start))?.[1] ?? ' : '
  const print = (plain: Plain[string], level: string): string => {
    if (typeof plain !== 'object' || plain === null) return JSON.stringify(plain)
    const inner = Object.entries(plain).map(
      ([name, one]) => `${level}  ${JSON.stringify(name)}${colon}${print(one, `${level}  `)}`,
    )
    return inner.length === 0
      ? `{${lineEnding}${lineEnding}${level}}`
      : `{${lineEnding}${inner.join(`,${lineEnding}`)}${lineEnding}${level}}`
  }
  const present = members.findLast((member) => member.key === key)
  if (present) return { start: present.node.start, end: present.node.end, text: print(value, indent) }
  const member = `${JSON.stringify(key)}${colon}${print(value, indent)}`
  const next = members.find((other) => other.key > key)
  if (next) return { start: next.start, end: next.start, text: `${member},${lineEnding}${indent}` }
  const last = members.at(-1)
  if (last) return { start: last.node.end, end: last.node.end, text: `,${lineEnding}${indent}${member}` }
  const outer = lineIndent(object.start)
  return { start: object.start, end: object.end, text: `{${lineEnding}${indent}${member}${lineEnding}${outer}}` }
}
