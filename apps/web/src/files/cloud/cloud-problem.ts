import { isHttpError } from '@dragoman/sdk/errors'
import { errorText } from '../../errors/error-text.ts'
import { hasMessage, t, type MessageId } from '../../i18n/t.ts'

/** Why cloud storage gave nothing, in the language of the pages. */
export function problemText(error: unknown): string {
  const data = isHttpError(error, 422) ? (error.data as { reason?: string } | null) : null
  const id = `cloud.reason.${data?.reason}`
  return hasMessage(id) ? (t as (id: MessageId) => string)(id as MessageId) : errorText(error)
}

/** Whether it has to be connected again. */
export const hasEnded = (error: unknown): boolean =>
  isHttpError(error, 422) && (error.data as { reason?: string } | null)?.reason === 'SIGN_IN'
