import { suggestLanguage } from '@dragoman/sdk/languages'
import type { ErrorObject } from 'ajv'
import contract from '../generated/contract.json' with { type: 'json' }

const patternOf = (name: keyof typeof contract.schemas) => (contract.schemas[name] as { pattern: string }).pattern

const localePattern = patternOf('LocaleCode')

/** The rules that patterns of the contract express; programs get the expression itself as `limit`. */
const patterns: Readonly<Record<string, string>> = {
  '\\S': "can't be blank",
  [localePattern]: 'must be a locale code in lower case with underscores, such as en_us',
  [patternOf('CurrencyCode')]: 'must be a currency code of three capital letters, such as EUR',
  [patternOf('CountryCode')]: 'must be a country code of two capital letters, such as DE',
}

/** Says in words which pattern a text must match, with a corrected value where that is clear. */
function patternWords(pattern: string, value: unknown): string {
  const words = patterns[pattern] ?? `must match the pattern ${pattern}`
  const written = typeof value === 'string' && (patterns[pattern] ? corrected(pattern, value) : undefined)
  return written ? `${words}. Write ${written} for ${String(value)}` : words
}

/** The value as the pattern wants it, where only its case or its hyphens differ; of a language, the one that is meant. */
function corrected(pattern: string, value: string): string | undefined {
  if (pattern === localePattern) return suggestLanguage(value)
  const rule = new RegExp(pattern, 'u')
  return [value.toLowerCase().replaceAll('-', '_'), value.toUpperCase()].find((candidate) => rule.test(candidate))
}

/** The rules of formats. */
const formatWords: Readonly<Record<string, string>> = {
  date: 'must be a day as yyyy-MM-dd, such as 2026-02-28',
  uuid: 'must be a UUID, such as 6f1c2f0e-8a55-4f0b-9c11-2f1f6f0f8a10',
  email: 'must be an email address, such as ana@example.com',
  uri: 'must be a complete address, such as https://example.com/page',
  int64: 'must be a whole number below 2^53',
}

/** Times are milliseconds: who has written a date is told which. */
function timeWords(type: unknown, value: unknown): string | undefined {
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number')
  if (!isNumber || typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const time = Date.parse(value)
  if (Number.isNaN(time)) return undefined
  return `must be a time in milliseconds since 1970-01-01. Write ${time} for ${value}`
}

/** The value at the place that a rule names. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce((inner: unknown, name) => Object(inner)[name.replaceAll('~1', '/').replaceAll('~0', '~')], value)

/** Says in words what is wrong with a field. */
export function sentence(field: string, { keyword, params, message }: ErrorObject, value: unknown): string {
  switch (keyword) {
    case 'pattern':
      return `${field} ${patternWords(params.pattern, value)}.`
    case 'format':
      return `${field} ${formatWords[params.format] ?? message}.`
    case 'type':
      return `${field} ${timeWords(params.type, value) ?? message}.`
    case 'required':
      return `${field} is missing.`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${field} isn't a parameter of this operation.`
    case 'enum':
      return `${field} must be one of ${params.allowedValues.join(', ')}.`
    case 'maxLength':
      return `${field} can have up to ${params.limit} characters.`
    case 'minLength':
      return params.limit === 1 ? `${field} can't be empty.` : `${field} needs at least ${params.limit} characters.`
    default:
      return `${field} ${message ?? "doesn't match the contract"}.`
  }
}
