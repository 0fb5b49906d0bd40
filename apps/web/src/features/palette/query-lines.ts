import { readQuery, type QueryFields, type QueryNode } from '@dragoman/sdk/query-line'
import { commonDates, typingAt } from '../../list/suggest.ts'

/** Most query lines that one list offers for what was typed. */
const most = 2

/**
 * The query lines of a list that what was typed can mean: itself where it has a condition, or what completes its last
 * word: a field's name, one of its values, or a code, in the words of the contract or of the interface.
 */
export function queryLines(typed: string, fields: QueryFields, wordOf: (field: string) => string): string[] {
  const isLine = (line: string) => {
    const { node } = readQuery(line, fields, 0)
    return node !== undefined && node !== null && hasCondition(node)
  }
  const typing = typingAt(typed, typed.length, fields)
  const completed =
    typing === undefined
      ? []
      : typing.kind === 'value'
        ? valuesOf(fields, typing.field)
            .filter((value) => value.startsWith(typing.prefix.toLowerCase()))
            .map((value) => typed.slice(0, typing.from) + value)
        : conditionsFor(typing.prefix, fields, wordOf).map((condition) => typed.slice(0, typing.from) + condition)
  return [...new Set([typed, ...completed])].filter(isLine).slice(0, most)
}

/** Conditions whose field or code begins like a word. */
function conditionsFor(word: string, fields: QueryFields, wordOf: (field: string) => string): string[] {
  const small = word.toLowerCase()
  if (small.length < 3) return []
  return Object.keys(fields).flatMap((field) => {
    const values = valuesOf(fields, field)
    const isNamed = field.startsWith(small) || wordOf(field).toLowerCase().startsWith(small)
    return (isNamed ? values : values.filter((value) => value.startsWith(small))).map((value) => `${field}:${value}`)
  })
}

function valuesOf(fields: QueryFields, field: string): string[] {
  const { kind, codes = [] } = fields[field]!
  if (kind === 'date') return commonDates.filter((date) => date !== 'none')
  return kind === 'code' ? codes.map((code) => code.toLowerCase().replaceAll('_', '-')) : []
}

function hasCondition(node: QueryNode): boolean {
  switch (node.kind) {
    case 'field':
      return true
    case 'not':
      return hasCondition(node.part)
    case 'and':
    case 'or':
      return node.parts.some(hasCondition)
    case 'word':
      return false
  }
}
