/** The code of PostgreSQL (`23505`) or of the system (`ECONNRESET`) that stands behind an error of a query, if any. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if (error.message.startsWith('Connection terminated')) return 'ECONNRESET'
  return databaseErrorCode(error.cause)
}
