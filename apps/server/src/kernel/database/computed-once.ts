import { sql, type Placeholder } from 'drizzle-orm'

/**
 * As the offset of a subquery: keeps PostgreSQL from merging it into the query around it, which would compute its columns
 * once for each place that names them.
 */
export const computedOnce = sql.raw('0') as unknown as Placeholder
