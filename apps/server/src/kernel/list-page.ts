import type { PageInfo } from '@dragoman/sdk/operations/shared'
import { count, getTableColumns } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database/connect.ts'
import { pageOf } from './paging.ts'
import { snapshot, withTotal } from './total-of-page.ts'

/** Which page of a list is asked for: `page` counts from 0. */
export interface PageQuery {
  page: number
  size: number
}

export type Page<T> = PageInfo & { content: T[] }

/**
 * One page of a table's rows as the wire shows it, and how many there are on all pages: counted beside the rows, and only
 * when something was written since. What the caller may see is part of `where`; `orderBy` ends with what is unique.
 */
export async function listPage<Table extends PgTable, Shown>(
  db: Database,
  { page, size }: PageQuery,
  list: {
    from: Table
    where: SQL | undefined
    orderBy: readonly SQL[]
    show(rows: Table['$inferSelect'][]): Shown[] | Promise<Shown[]>
  },
): Promise<Page<Shown>> {
  const { from, where, orderBy, show } = list
  const finding = db
    .select({ ...getTableColumns(from), snapshot })
    .from(from as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(size)
    .offset(page * size)
  const counting = db
    .select({ total: count(), snapshot })
    .from(from as PgTable)
    .where(where)
  const rows = finding as unknown as PromiseLike<(Table['$inferSelect'] & { snapshot: string })[]>
  const { content, total } = await withTotal(db, { page, size }, rows, counting, async (found) => show(found))
  return pageOf(content, total, { page, size })
}

/** A sort of the wire, `field` or `field,desc`, by what a list can be sorted by. */
export interface Sort<By> {
  field: string
  by: By
  descending: boolean
}

/** Reads a sort; undefined for none, and for one that the list does not have. */
export function readSort<By>(sort: string | undefined, sortable: Readonly<Record<string, By>>): Sort<By> | undefined {
  const [field = '', direction] = (sort ?? '').split(',')
  if (!Object.hasOwn(sortable, field)) return undefined
  return { field, by: sortable[field] as By, descending: direction === 'desc' }
}
