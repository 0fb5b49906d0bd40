import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The value of a column as `lowerAscii` writes it. */
export const lowerAsciiOf = (column: SQLWrapper): SQL<string> => sql`lower(${column} collate "C")`
