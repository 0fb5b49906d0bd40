import type { ImportResult } from '@dragoman/sdk/operations/imports'
import { failedBy } from '../../kernel/failure.ts'

/** Something about a file that its person can put right by choosing otherwise. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(code: string, sentence: string, data: Record<string, unknown> = {}) {
    super(sentence)
    this.code = code
    this.data = data
  }
}

/** The problem as a result tells it; undefined for an unexpected error. */
export function problemOf(error: unknown): Pick<ImportResult, 'problem' | 'failure'> | undefined {
  if (error instanceof ImportProblem) {
    const { message, code, data } = error
    return { problem: message, failure: { code, data } }
  }
  const failed = failedBy(error)
  return failed ? { problem: failed.reason, failure: failed.cause } : undefined
}
