import type { QueryValue } from '@dragoman/sdk/query-line'
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../kernel/database/connect.ts'
import { textIn } from '../kernel/query-condition.ts'
import { users } from '../kernel/tables.ts'
import type { SignedIn } from './sessions.ts'

/** Whether a person stands in a column: by name, `me`, or none. */
export const personIn =
  (db: Database, session: SignedIn, column: SQLWrapper) =>
  (value: QueryValue): SQL => {
    if (value.kind === 'none') return isNull(column)
    if (value.kind === 'me') return sql`${column} = ${session.user.id}`
    const named = db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.accountId, session.account.id), textIn(users.name)(value)))
    return sql`${column} in ${named}`
  }
