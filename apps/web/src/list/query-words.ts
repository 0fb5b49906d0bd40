import { readQuery, type QueryErrorCode, type QueryNode, type QueryValue } from '@dragoman/sdk/query-line'
import { formatDate, formatList, formatNumber, languageName } from '../i18n/format.ts'
import { enumWord, hasMessage, t } from '../i18n/t.ts'
import type { QuerySpec } from './query-spec.ts'
import { ownTimezone } from '../i18n/own-timezone.ts'

/** The word for a field of a query line. */
export function fieldWord({ fieldNames }: QuerySpec, field: string): string {
  const id = `list.field.${field}`
  return fieldNames?.[field] ?? (hasMessage(id) ? t(id) : field)
}

/** The word for a code that a field can have. */
export function codeWord(spec: QuerySpec, field: string, code: string): string {
  if (spec.fields[field]?.kind === 'locale') return languageName(code)
  const nameOf = spec.names?.[field]
  if (nameOf) return nameOf(code)
  const vocabulary = spec.vocabularies[field]
  if (vocabulary) return enumWord(vocabulary, code)
  const id = `list.${field}.${code.toLowerCase()}`
  return hasMessage(id) ? t(id) : code.toLowerCase()
}

/** The words of a chip for a part of a line: `due:<2026-12-12` is "Due: before Dec 12". */
export function chipWords(part: string, spec: QuerySpec): { field?: string; label: string } {
  const { node } = readQuery(part, spec.fields, Date.now(), ownTimezone())
  if (!node) return { label: part }
  if (node.kind === 'not' && node.part.kind === 'field') {
    const { field, label } = wordsOf(node.part, part, spec)
    return { field, label: t('list.not', { value: label }) }
  }
  return wordsOf(node, part, spec)
}

function wordsOf(node: QueryNode, part: string, spec: QuerySpec): { field?: string; label: string } {
  if (node.kind !== 'field') return { label: node.kind === 'word' ? node.text : part }
  const { field, values } = node
  return { field: fieldWord(spec, field), label: formatList(values.map((value) => valueWords(value, field, spec))) }
}

const day = 86_400_000
const dayWord = (time: number) => formatDate(time, 'UTC')

function valueWords(value: QueryValue, field: string, spec: QuerySpec): string {
  switch (value.kind) {
    case 'me':
      return t('list.me')
    case 'none':
      return t('list.none')
    case 'code':
      return codeWord(spec, field, value.code)
    case 'numbers':
      return `${formatNumber(value.from)}–${formatNumber(value.to)}`
    case 'number':
      return value.is === '=' ? formatNumber(value.number) : `${signs[value.is]} ${formatNumber(value.number)}`
    case 'date': {
      const { start, end } = value.period
      if (value.is === '<') return t('list.before', { date: dayWord(start) })
      if (value.is === '<=') return t('list.until', { date: dayWord(end - day) })
      if (value.is === '>') return t('list.after', { date: dayWord(end - day) })
      if (value.is === '>=') return t('list.since', { date: dayWord(start) })
      return end - start === day ? dayWord(start) : `${dayWord(start)} – ${dayWord(end - day)}`
    }
    case 'text':
      return {
        contains: value.text,
        words: value.text,
        exact: `= ${value.text}`,
        startsWith: `${value.text}…`,
        endsWith: `…${value.text}`,
      }[value.match]
  }
}

const signs = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const

/** The message about an error in a line, in the language of the interface. */
export const queryErrorText = (code: QueryErrorCode, text: string): string => {
  switch (code) {
    case 'unknownField':
      return t('list.error.unknownField', { text })
    case 'unknownValue':
      return t('list.error.unknownValue', { text })
    case 'missingValue':
    case 'missingOperand':
      return t('list.error.missing')
    case 'notADate':
      return t('list.error.notADate', { text })
    case 'notANumber':
      return t('list.error.notANumber', { text })
    case 'notComparable':
      return t('list.error.notComparable', { text })
    case 'openQuote':
    case 'openBracket':
    case 'openParenthesis':
    case 'strayParenthesis':
      return t('list.error.open')
    case 'tooLong':
      return t('list.error.tooLong')
  }
}
