import { OperatorError } from '../kernel/operator-error.ts'

/**
 * Runs a command to its end: exit code 0, or 1 with the one sentence of an OperatorError on stderr. Anything else that
 * is thrown is a fault of ours and shows its stack.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
    process.exitCode = 0
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}

/** Messages of `parseArgs` about options are sentences for the operator. */
function isForOperator(error: unknown): error is Error {
  if (error instanceof OperatorError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
