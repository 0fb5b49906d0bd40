import { quoteValue } from '@dragoman/sdk/query-line'
import { t } from '../i18n/t.ts'
import type { QuerySpec } from './query-spec.ts'
import { codeWord, fieldWord } from './query-words.ts'

/** The conditions of a line, and the texts in quotation marks that stand alone. */
const parts = /"[^"]*"|(^|[\s(-])(\p{L}[\p{L}\p{N}_-]*):((?:"[^"]*"|[^\s"(),]+)(?:,(?:"[^"]*"|[^\s"(),]+))*)/gu

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** A typed line whose fields and values are called as the page calls them, in the words of the query line. */
export const withCodes = (text: string, spec: QuerySpec): string =>
  text.replace(parts, (whole, before: string | undefined, name: string, values: string) => {
    const field = before === undefined ? undefined : fieldOf(name, spec)
    if (field === undefined) return whole
    const written = values.match(/"[^"]*"|[^,]+/g)!.map((value) => valueOf(value, field, spec))
    return `${before}${field}:${written.join(',')}`
  })

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
