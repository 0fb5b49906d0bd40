import type { ParserParameter } from './format.ts'
import { type ParameterValues, pattern } from './parameters.ts'

/** Options that choose texts of a catalog by their keys. */
export const keyParameters: readonly ParserParameter[] = [
  {
    key: 'onlyKeys',
    title: 'Only these keys',
    description: 'Translate only texts whose key or key path (/menu/file/0) matches this regular expression.',
    type: 'string',
    value: '',
  },
  {
    key: 'skipKeys',
    title: 'Skip these keys',
    description: 'Skip texts whose key or key path (/menu/file/0) matches this regular expression.',
    type: 'string',
    value: '',
  },
]

/** The filter that `keyParameters` describe: its expressions, for the deadline, and whether a key is wanted. */
export type KeyFilter = { patterns: readonly (RegExp | undefined)[]; wants(key: string): boolean }

/** @throws FileRefused naming the option that isn't an expression */
export function keyFilter(values: ParameterValues, fileName: string): KeyFilter {
  const only = pattern(values, 'onlyKeys', fileName)
  const skip = pattern(values, 'skipKeys', fileName)
  return {
    patterns: [only, skip],
    wants: (key) => (only === undefined || key.search(only) !== -1) && (skip === undefined || key.search(skip) === -1),
  }
}

/** In characters, of all the names on the way to a text: a file repeats them for each text that it holds. */
export const longestPath = 10_000

/** The reason for leaving out a text whose key path is longer. */
export const pathTooLong = `The key path of this text exceeds ${longestPath} characters. Shorten it.`

/** A JSON pointer (RFC 6901) to a value of nested objects and arrays; the document itself is "". */
export function pointer(path: readonly string[]): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
