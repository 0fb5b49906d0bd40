import type { AccountListItem } from '@dragoman/sdk/operations/accounts'
import { and, asc, desc, ilike, inArray, sql } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { listPage, readSort, type Page } from '../../kernel/list-page.ts'
import { containing } from '../../kernel/paging.ts'
import { accounts } from '../../kernel/tables.ts'
import { showAccounts, statusAt } from './show-account.ts'

const sortable = { name: accounts.name, accountType: accounts.tier, createDate: accounts.createdAt }

/** One page of all accounts, for system administrators. */
export function listAccounts(
  db: Database,
  query: Operations['accounts']['list']['params']['query'],
  now: Date,
): Promise<Page<AccountListItem>> {
  const { name, accountType, status } = query
  const { by, descending } = readSort(query.sort, sortable) ?? { by: accounts.name, descending: false }
  return listPage(db, query, {
    from: accounts,
    where: and(
      name ? ilike(accounts.name, containing(name)) : undefined,
      accountType?.length ? inArray(accounts.tier, accountType) : undefined,
      status?.length ? sql`${statusAt(now)} = any(${sql.param([...status])}::text[])` : undefined,
    ),
    orderBy: [descending ? desc(by) : asc(by), asc(accounts.name), asc(accounts.id)],
    show: (rows) => showAccounts(db, rows, now),
  })
}
