import { DrizzleQueryError } from 'drizzle-orm'

/** An error as the log keeps it: of a query that failed its text and the reason, but not its values (secrets). */
export const loggable = (error: unknown): { err: unknown; query?: string } =>
  error instanceof DrizzleQueryError ? { err: error.cause ?? error.name, query: error.query } : { err: error }
