/** The code of PostgreSQL (`23505`) or of the system (`ECONNRESET`) that stands behind an error of a query, if any. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // A database that does not run has no socket.
  if ('code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect')
    return 'ECONNREFUSED'
  if ('code' in error && typeof error.code === 'string') return error.code
  if (/^Connection terminated|not queryable$/.test(error.message)) return 'ECONNRESET'
  // All connections are in use, and none became free.
  if (error.message.startsWith('timeout exceeded when trying to connect')) return 'ETIMEDOUT'
  return databaseErrorCode(error.cause)
}

const full = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether the disk is full, that of the database or our own. */
export const isDiskFull = (error: unknown): boolean => full.has(databaseErrorCode(error) ?? '')

const away = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])

/** Whether the database is out of reach for the moment: it stops, starts, is gone, or has no connection left. */
export const isDatabaseAway = (error: unknown): boolean => away.has(databaseErrorCode(error) ?? '')
