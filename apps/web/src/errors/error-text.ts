import { isCallError, isHttpError, type Issue } from '@dragoman/sdk/errors'
import type { Failure } from '@dragoman/sdk/operations/shared'
import type { Role } from '@dragoman/sdk/roles'
import { lockedMonthText } from './locked-month.ts'
import { outdatedText } from './outdated.ts'
import { enumWord, t } from '../i18n/t.ts'
import { currentLocale } from '../i18n/words.ts'
import { failureText } from './failure-text.ts'
import { codeText, ruleText } from './refusal-words.ts'

/**
 * The message about an error, once: the server's (rule error.request), in the language of the pages where its code or
 * rule has words there; or what kept it from answering.
 */
export function errorText(error: unknown): string {
  if (!isCallError(error)) return error instanceof Error && error.message ? error.message : t('shell.error.request')
  if (error.kind === 'network') return t('shell.error.network')
  if (error.kind === 'timeout') return t('shell.error.timeout')
  if (error.kind === 'job') {
    const { code, data, message } = error
    return failureText(code === undefined ? undefined : { code, data: data as Failure['data'] }, message) ?? message
  }
  if (error.kind !== 'http') return t('shell.error.request')
  const missing = missingPermissions(error)
  if (missing.length > 0) {
    const reason = forbiddenReason(missing)
    const grantors = grantorsText(error)
    return grantors ? t('shell.grantors.after', { reason, grantors }) : reason
  }
  const known = outdatedText(error) ?? lockedMonthText(error) ?? codeText(error)
  if (known) return known
  const [issue] = error.issues
  const rule = issue && ruleText(issue)
  return rule ? `${nameOf(issue)}: ${rule}` : error.message
}

/** The permissions of which a refusal says that one would do. */
export function missingPermissions(error: unknown): readonly string[] {
  const data = isHttpError(error, 403) ? error.data : undefined
  const missing = typeof data === 'object' && data !== null && 'missing' in data ? data.missing : []
  return Array.isArray(missing) ? missing.map(String) : []
}

/** Names the people or roles that can give the missing permission, in a sentence. Empty if they aren't known. */
export function grantorsText(error: unknown): string {
  const data = isHttpError(error, 403) ? (error.data as { grantors?: Grantors } | undefined) : undefined
  if (!data?.grantors) return ''
  const { people, roles } = data.grantors
  const list = new Intl.ListFormat(currentLocale(), { type: 'disjunction' })
  if (people.length > 0) return t('shell.grantors.people', { people: list.format(people) })
  if (roles.length > 0)
    return t('shell.grantors.roles', { roles: list.format(roles.map((role) => enumWord('role', role))) })
  return t('shell.grantors.nobody')
}

interface Grantors {
  people: string[]
  roles: Role[]
}

/** Errors of a form's fields by their names, out of a refused request: `body.name` becomes `name`. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!isHttpError(error, 400)) return {}
  const only = error.issues.length === 1 ? codeText(error) : undefined
  return Object.fromEntries(error.issues.map((issue) => [nameOf(issue), only ?? ruleText(issue) ?? issue.message]))
}

const nameOf = ({ field }: Issue) => field.replace(/^(body|query|path)\./, '')

/** The status that an error page shows: the server's, and 500 for whatever failed here, such as a guard (rule error.middleware). */
export const statusOf = (error: unknown): number => (isHttpError(error) ? error.status : 500)

/** The id by which the server's log knows a failed request. */
export const requestIdOf = (error: unknown): string | undefined => (isCallError(error) ? error.requestId : undefined)

/** Permissions and roles of which one would do: roles by their names, permissions by their codes. */
export const permissionNames = (codes: readonly string[]): string =>
  codes.map((code) => (code.startsWith('ROLE_') ? enumWord('role', code.slice('ROLE_'.length)) : code)).join(', ')

/** Names the missing permissions, in a sentence. */
export const forbiddenReason = (codes: readonly string[]): string =>
  t('shell.forbidden.reason', { permissions: permissionNames(codes) })
