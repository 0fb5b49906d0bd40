import { quoteValue, type QueryFields } from '@dragoman/sdk/query-line'

/** The token at the caret of a query line. */
export type Typing =
  | { kind: 'field'; prefix: string; from: number }
  | { kind: 'value'; field: string; prefix: string; sign: string; from: number }

/** Finds the token before the caret: the beginning of a field's name, or of a value of a known field. */
export function typingAt(text: string, caret: number, fields: QueryFields): Typing | undefined {
  const before = text.slice(0, caret)
  const value =
    /(?:^|[\s(-])(cf\.[\p{L}\p{N}_-]+|\p{L}[\p{L}\p{N}_-]*):((?:"(?:[^"\\]|\\.)*"|[^\s"])*?)(<=|>=|<|>|=|~)?(?:(")([^"]*)|([^\s",()]*))$/iu.exec(
      before,
    )
  if (value) {
    const [, name = '', given = '', sign = '', quote = '', quoted, plain] = value
    const [field, prefix] = [name.toLowerCase(), quoted ?? plain ?? '']
    if (Object.hasOwn(fields, field) && (given === '' || given.endsWith(',')))
      return { kind: 'value', field, prefix, sign, from: caret - prefix.length - quote.length }
  }
  const word = /(?:^|[\s(])-?((?:cf\.)?[\p{L}\p{N}_]*)$/iu.exec(before)
  return word ? { kind: 'field', prefix: word[1]!, from: caret - word[1]!.length } : undefined
}

/** The text with a suggestion in place of what was typed, and where the caret then is. */
export function completed(
  text: string,
  caret: number,
  typing: Typing,
  chosen: string,
): { text: string; caret: number } {
  const insert = typing.kind === 'field' ? `${chosen}:` : written(chosen)
  const next = text.slice(0, typing.from) + insert + text.slice(caret)
  return { text: next, caret: typing.from + insert.length }
}

/** Comparisons and ranges are written as they are. */
const written = (value: string) => (/^(?:[<>=~[]|")/.test(value) ? value : quoteValue(value))

/** Dates that one often means. */
export const commonDates = [
  'today',
  'tomorrow',
  'this-week',
  'next-week',
  'this-month',
  '<today',
  '"2 weeks ago"',
  'none',
] as const
