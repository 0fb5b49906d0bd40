import { isCallError, isHttpError } from '@dragoman/sdk/errors'
import { t } from '../i18n/t.ts'

/**
 * What to tell people about an error, once: the server's own message (rule error.request), or what kept it from
 * answering.
 */
export function errorText(error: unknown): string {
  if (!isCallError(error)) return error instanceof Error && error.message ? error.message : t('shell.error.request')
  if (error.kind === 'network') return t('shell.error.network')
  if (error.kind === 'timeout') return t('shell.error.timeout')
  if (error.kind !== 'http') return t('shell.error.request')
  const permissions = missingPermissions(error).join(', ')
  return permissions ? t('shell.forbidden.reason', { permissions }) : error.message
}

/** The permissions of which a refusal says that one would do. */
export function missingPermissions(error: unknown): readonly string[] {
  const data = isHttpError(error, 403) ? error.data : undefined
  const missing = typeof data === 'object' && data !== null && 'missing' in data ? data.missing : []
  return Array.isArray(missing) ? missing.map(String) : []
}

/** Errors of a form's fields by their names, out of a refused request: `body.name` becomes `name`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isHttpError(error, 400)) return {}
  return Object.fromEntries(error.issues.map(({ field, message }) => [field.replace(/^(body|query|path)\./, ''), message]))
}

/** The status that an error page shows: the server's, and 500 for whatever failed here, such as a guard (rule error.middleware). */
export const statusOf = (error: unknown): number => (isHttpError(error) ? error.status : 500)

/** The id by which the server's log knows a failed request. */
export const requestIdOf = (error: unknown): string | undefined => (isCallError(error) ? error.requestId : undefined)
