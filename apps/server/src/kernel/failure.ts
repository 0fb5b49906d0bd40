import type { ErrorCode } from '@dragoman/sdk/errors'
import type { Failure } from '@dragoman/sdk/operations/shared'
import { FileRefused } from './file-refused.ts'
import { ApiError, impossible } from './refusals.ts'

/** The codes that the contract names, without any other that a later server may answer. */
type Named<Code> = Code extends string ? (string extends Code ? never : Code) : never

/** Why something failed, as programs and other languages than English need it (contract: Failure). */
export interface FailureCause extends Failure {
  code: Named<Failure['code']> | ErrorCode
}

/** Why something failed: a sentence for people, and what it is made of. */
export interface Failed {
  reason: string
  cause: FailureCause
}

/** The message about a file that can't be read or written. */
export const fileFailed = ({ message, file, line, column, reason }: FileRefused): Failed => ({
  reason: message,
  cause: { code: 'FILE_REFUSED', data: { file, ...(line && { line }), ...(column && { column }), reason } },
})

/** The message about a failure; null for unexpected ones, which stay in the log. */
export function failedBy(error: unknown): Failed | null {
  if (error instanceof FileRefused) return fileFailed(error)
  if (!(error instanceof ApiError)) return null
  const { code, data } = error.details
  if (code === undefined) return null
  return { reason: error.message, cause: { code, ...(isObject(data) && { data }) } }
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

/** Makes a parser's refusal the answer 422, with file, line and reason as its data. */
export async function orRefuse<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const { file, line, column, reason } = error
    throw impossible(error.message, 'FILE_REFUSED', { file, line: line ?? null, column: column ?? null, reason })
  }
}
