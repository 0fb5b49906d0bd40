/** The `code` of a system, PostgreSQL or Node error (`ENOENT`, `28P01`); the error as text when it has none. */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0])
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return String(error)
}
