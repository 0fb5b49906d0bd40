import type { Failure } from '@dragoman/sdk/operations/shared'
import { formatList, isolated } from '../i18n/format.ts'
import { words } from './refusal-words.ts'

/**
 * Why something in the background failed, in the words of the page; `sentence` is the server's, for a code that has no
 * words here and for what failed before there were codes. Undefined where nothing did.
 */
export function failureText(failure: Failure | undefined, sentence: string | undefined): string | undefined {
  if (!failure) return sentence
  const given = Object.entries(failure.data ?? {}).map(([name, value]) => [name, shown(value)])
  return words(`shell.failure.${failure.code}`, { line: 'none', ...Object.fromEntries(given) }) ?? sentence
}

const shown = (value: unknown): unknown => {
  if (Array.isArray(value)) return formatList(value.map((one) => isolated(String(one))))
  return typeof value === 'string' && !/^[A-Z]+$/.test(value) ? isolated(value) : value
}
