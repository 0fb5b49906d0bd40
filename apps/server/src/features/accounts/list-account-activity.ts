import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { pageOf } from '../../kernel/paging.ts'
import type { PageQuery } from '../../kernel/list-page.ts'
import { journal, users } from '../../kernel/tables.ts'
import { countEntries } from '../activity/count-entries.ts'
import { showEntries, shownEntry } from '../activity/show-activity.ts'

/** One page of what happened in an account, newest first: for system administrators. */
export async function listAccountActivity(
  { db, session, query }: Pick<Context, 'db' | 'session'> & { query: PageQuery & { administration?: boolean } },
  accountId: string,
) {
  const { page, size, administration } = query
  const where = and(eq(journal.accountId, accountId), administration ? eq(journal.entityType, 'ACCOUNT') : undefined)
  const rows = await db
    .select(shownEntry)
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(where)
    .orderBy(desc(journal.id))
    .limit(size)
    .offset(page * size)
  return pageOf(await showEntries(db, session, rows), await countEntries(db, where, true), { page, size })
}
