import type { HttpError, Issue } from '@dragoman/sdk/errors'
import { hasMessage, t } from '../i18n/t.ts'

/** The words of an id that is made of a code, with the values that its message takes; undefined where it has none. */
export const words = (id: string, values: object) =>
  hasMessage(id) ? (t as (id: string, values: object) => string)(id, values) : undefined

/** The words for a refusal whose code says all there is to say; undefined for the others. */
export const codeText = ({ code, retryAfter }: HttpError): string | undefined =>
  words(`shell.code.${code}`, { minutes: Math.ceil(Number(retryAfter) / 60) || 1 })

/** The words for a field that broke a rule of the contract; undefined where it is another rule. */
export function ruleText({ rule, limit }: Issue): string | undefined {
  const isFormat = rule === 'format' || rule === 'pattern' || rule === 'type'
  const known =
    rule === 'minLength' && limit === 1
      ? 'empty'
      : isFormat && limit !== 'email' && limit !== 'uri'
        ? 'format'
        : isFormat
          ? limit
          : rule
  return words(`shell.rule.${known}`, { limit: Array.isArray(limit) ? limit.join(', ') : limit })
}
