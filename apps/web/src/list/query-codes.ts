import { quoteValue, readQuery, type QueryError, type QuerySpan } from '@dragoman/sdk/query-line'
import { t } from '../i18n/t.ts'
import type { QuerySpec } from './query-spec.ts'
import { codeWord, fieldWord } from './query-words.ts'

/** The conditions of a line, and the texts in quotation marks that stand alone. */
const parts = /"[^"]*"|(^|[\s(-])(\p{L}[\p{L}\p{N}_-]*):((?:"[^"]*"|[^\s"(),]+)(?:,(?:"[^"]*"|[^\s"(),]+))*)/gu

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** A word of the page, and what the query line calls it. */
interface CodedWord {
  typed: QuerySpan
  text: string
}

/** A typed line whose fields and values are called as the page calls them, in the words of the query line; where it is wrong. */
export function readTyped(text: string, spec: QuerySpec): { line: string; error: QueryError | undefined } {
  const words = codedWords(text, spec)
  let [line, end] = ['', 0]
  for (const { typed, text: coded } of words) {
    line += text.slice(end, typed.from) + coded
    end = typed.to
  }
  line += text.slice(end)
  const { error } = readQuery(line, spec.fields, 0)
  if (!error) return { line, error }
  const at = typedSpan(error.at, words)
  return { line, error: { ...error, at, text: text.slice(at.from, at.to) } }
}

const codedWords = (text: string, spec: QuerySpec): CodedWord[] =>
  [...text.matchAll(parts)].flatMap(({ 1: before, 2: name = '', 3: values = '', index }) => {
    const field = before === undefined ? undefined : fieldOf(name, spec)
    if (before === undefined || field === undefined) return []
    const from = index + before.length
    const valuesFrom = from + name.length + 1
    return [
      { typed: { from, to: from + name.length }, text: field },
      ...[...values.matchAll(/"[^"]*"|[^,]+/g)].map(({ 0: value, index: at }) => ({
        typed: { from: valuesFrom + at, to: valuesFrom + at + value.length },
        text: valueOf(value, field, spec),
      })),
    ]
  })

/** The place in a typed line of a place in the coded one; the whole of a word of which it is a part. */
function typedSpan(span: QuerySpan, words: readonly CodedWord[]): QuerySpan {
  let longer = 0
  let { from, to } = span
  for (const { typed, text } of words) {
    const start = typed.from + longer
    longer += text.length - (typed.to - typed.from)
    const end = typed.to + longer
    if (span.from >= end) from = span.from - longer
    else if (span.from > start) from = typed.from
    if (span.to >= end) to = span.to - longer
    else if (span.to > start) to = typed.to
  }
  return { from, to }
}

const fieldOf = (name: string, spec: QuerySpec): string | undefined => {
  const wanted = folded(name)
  if (Object.hasOwn(spec.fields, wanted)) return wanted
  return Object.keys(spec.fields).find((field) => folded(fieldWord(spec, field)) === wanted)
}

function valueOf(value: string, field: string, spec: QuerySpec): string {
  const wanted = folded(value.replaceAll('"', ''))
  const { codes, hasNone, kind } = spec.fields[field]!
  const isCode = codes?.some((code) => folded(code).replaceAll('_', '-') === wanted)
  if (isCode) return value
  const code = codes?.find((each) => folded(codeWord(spec, field, each)) === wanted)
  if (code) return quoteValue(code.toLowerCase().replaceAll('_', '-'))
  if (hasNone && wanted === folded(t('list.none'))) return 'none'
  return kind === 'person' && wanted === folded(t('list.me')) ? 'me' : value
}
