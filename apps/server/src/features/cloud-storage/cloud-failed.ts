import { ApiError } from '../../kernel/refusals.ts'

/**
 * Why cloud storage gave no result: it has to be connected again, it has no such item, the file is larger than is taken,
 * it was asked too much, or it didn't answer as its protocol says.
 */
export type CloudProblem = 'SIGN_IN' | 'NOT_FOUND' | 'TOO_LARGE' | 'LIMIT' | 'UNREACHABLE'

const messages: Record<CloudProblem, string> = {
  SIGN_IN: 'The connection has ended. Connect again.',
  NOT_FOUND: 'This file or folder is no longer there.',
  TOO_LARGE: 'The file is too large.',
  LIMIT: 'The cloud storage was asked too much. Try again in a minute.',
  UNREACHABLE: 'The cloud storage did not answer. Try again later.',
}

/** 422: what cloud storage was asked for didn't come. */
export const cloudFailed = (reason: CloudProblem): ApiError =>
  new ApiError(422, messages[reason], { code: 'CLOUD_STORAGE_FAILED', data: { reason } })

/** The problem that the status of an answer stands for, and at Google the reason in it. */
export function problemOf(status: number, reason: string): CloudProblem {
  if (status === 401) return 'SIGN_IN'
  if (status === 403) {
    if (/rateLimitExceeded/i.test(reason)) return 'LIMIT'
    if (/exportSizeLimitExceeded/.test(reason)) return 'TOO_LARGE'
    return /insufficientPermissions|accessDenied|ACCESS_TOKEN/i.test(reason) ? 'SIGN_IN' : 'NOT_FOUND'
  }
  // Dropbox says 409 where a path leads nowhere.
  if (status === 404 || status === 409 || status === 410) return 'NOT_FOUND'
  if (status === 413) return 'TOO_LARGE'
  return status === 429 || status === 509 ? 'LIMIT' : 'UNREACHABLE'
}
