import type { ContractOperation } from '@dragoman/openapi/contract'

export interface ErrorWords {
  readonly status: string
  readonly code?: string
  readonly words: string
}

/**
 * The refusals that an operation can give: those that follow from what it takes and who may call it, and those that its
 * contract names. All have the form of `ApiError`.
 */
export function errorsOf(operation: ContractOperation, words: ReadonlyMap<string, string>): ErrorWords[] {
  const { requires, parameters, body, retry, answers, whilePending } = operation
  const { path, query, header } = parameters
  const errors: ErrorWords[] = []
  const add = (when: boolean, status: string, code: string, text: string) => {
    if (when) errors.push({ status, code, words: text })
  }
  const signedIn = requires !== 'public'
  add(body !== undefined || path.length + query.length + header.length > 0, '400', 'INVALID', 'A field is wrong; `errors` names each with its limit.')
  add(signedIn, '401', 'UNAUTHENTICATED', 'No session.')
  add(signedIn, '403', 'TOKEN_INVALID', 'The token is unknown or outdated.')
  add(signedIn && requires.length > 0, '403', 'PERMISSION_MISSING', 'The permission is missing; `data.missing` names what would do.')
  add(signedIn && !whilePending, '403', 'CONTRACTS_PENDING', 'Contracts wait to be accepted.')
  add(signedIn && !whilePending, '403', 'MFA_EMAIL_REQUIRED', 'A code by mail is still to be given.')
  add(path.some(({ schema }) => schema.format === 'uuid'), '404', 'NOT_FOUND', 'There is no such thing in this account.')
  add(body?.kind === 'multipart', '413', 'TOO_LARGE', 'What was sent is over a limit, which the message names.')
  add(retry === 'locked' && !answers['423'], '423', 'LOCKED', 'Something of it is being worked on; try again.')
  const named = Object.keys(answers).filter((status) => /^[45]/.test(status))
  return [...errors, ...named.map((status) => ({ status, words: words.get(status) ?? '' }))].sort((a, b) => Number(a.status) - Number(b.status))
}
