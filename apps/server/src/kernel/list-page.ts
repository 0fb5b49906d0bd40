import type { PageInfo } from '@dragoman/sdk/operations/shared'
import { and, count, exists, getTableColumns, not, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database/connect.ts'
import { plannedEachTime } from './database/prepared.ts'
import { pageOf } from './paging.ts'
import { invalid } from './refusals.ts'
import { snapshotSeen, withTotal } from './total-of-page.ts'

/** The requested page of a list: `page` counts from 0. */
export interface PageQuery {
  page: number
  size: number
}

export type Page<T> = PageInfo & { content: T[] }

/** Whether a list is asked for as a whole: by its page alone. */
export const asksForAll = ({ page: _page, size: _size, ...more }: PageQuery): boolean =>
  Object.values(more).every((value) => value === undefined)

/** A query with joins to which a list adds its page: `db.select({ …, snapshot }).from(…).innerJoin(…).$dynamic()`. */
interface JoinedQuery<Row> {
  innerJoin(table: PgTable, on: SQL): JoinedQuery<Row>
  where(where: SQL | undefined): JoinedQuery<Row>
  orderBy(...columns: SQL[]): JoinedQuery<Row>
  limit(size: number): JoinedQuery<Row>
  offset(offset: number): PromiseLike<Row[]>
}

interface List<Table extends PgTable> {
  from: Table
  where: SQL | undefined
  orderBy: readonly SQL[]
  /** Whether nothing is looked for, in an order that an index has: such a page is planned once, whatever the account. */
  isWhole?: boolean
  /** Sorts by values beside the rows; those without one follow in `orderBy`. */
  byValue?: ValueOrder | undefined
}

/** An order by values in a table of their own, at most one for each row, that has an index in that order. */
export interface ValueOrder {
  values: PgTable
  /** The joined value of a row. */
  ofRow: SQL
  orderBy: readonly SQL[]
}

/**
 * One page of a table's rows as the wire shows it, and how many there are on all pages: counted beside the rows, and only
 * when something was written since. What the caller may see is part of `where`; `orderBy` ends with what is unique.
 * A list that shows other tables too names its query as `joined`: the joins must neither add rows nor take any away.
 */
export async function listPage<Table extends PgTable, Shown>(
  db: Database,
  query: PageQuery,
  list: List<Table> & {
    joined?: never
    show(rows: Table['$inferSelect'][]): Shown[] | Promise<Shown[]>
  },
): Promise<Page<Shown>>
export async function listPage<Table extends PgTable, Row extends { snapshot: string }, Shown>(
  db: Database,
  query: PageQuery,
  list: List<Table> & {
    joined: (snapshot: typeof snapshotSeen) => JoinedQuery<Row>
    show(rows: Row[]): Shown[] | Promise<Shown[]>
  },
): Promise<Page<Shown>>
export async function listPage<Row extends { snapshot: string }, Shown>(
  db: Database,
  { page, size }: PageQuery,
  list: List<PgTable> & {
    joined?: (snapshot: typeof snapshotSeen) => JoinedQuery<Row>
    show(rows: Row[]): Shown[] | Promise<Shown[]>
  },
): Promise<Page<Shown>> {
  const { from, where, orderBy, isWhole = false, byValue, joined, show } = list
  const own = () =>
    db
      .select({ ...getTableColumns(from), snapshot: snapshotSeen })
      .from(from)
      .$dynamic() as unknown as JoinedQuery<Row>
  const query = () => joined?.(snapshotSeen) ?? own()
  const rows = byValue
    ? rowsByValue(db, query, { from, where, orderBy, byValue }, { page, size })
    : query()
        .where(where)
        .orderBy(...(isWhole ? orderBy : eachPlanned(orderBy)))
        .limit(size)
        .offset(page * size)
  const counting = db
    .select({ total: count(), snapshot: snapshotSeen })
    .from(from)
    .where(sql`${where ?? sql`true`} ${plannedEachTime}`)
  const { content, total } = await withTotal(db, { page, size }, rows, counting, async (found) => show(found))
  return pageOf(content, total, { page, size })
}

/** The same order for a query that is planned each time. */
function eachPlanned(orderBy: readonly SQL[]): SQL[] {
  const last = orderBy.at(-1)
  return last ? [...orderBy.slice(0, -1), sql`${last} ${plannedEachTime}`] : []
}

/** Rows with a value in its order, then those without: two queries, as an index has the order of one of them only. */
async function rowsByValue<Row>(
  db: Database,
  query: () => JoinedQuery<Row>,
  { from, where, orderBy, byValue }: List<PgTable> & { byValue: ValueOrder },
  { page, size }: PageQuery,
): Promise<Row[]> {
  const first = page * size
  const { values, ofRow } = byValue
  const valued = await query()
    .innerJoin(values, ofRow)
    .where(where)
    .orderBy(...eachPlanned(byValue.orderBy))
    .limit(size)
    .offset(first)
  if (valued.length === size) return valued
  const before = async () => {
    const [counted] = await db.select({ total: count() }).from(from).innerJoin(values, ofRow).where(where)
    return counted?.total ?? 0
  }
  const offset = valued.length > 0 || page === 0 ? 0 : first - (await before())
  const hasValue = exists(
    db
      .select({ one: sql`1` })
      .from(values)
      .where(ofRow),
  )
  const others = await query()
    .where(and(where, not(hasValue)))
    .orderBy(...eachPlanned(orderBy))
    .limit(size - valued.length)
    .offset(offset)
  return [...valued, ...others]
}

/** A sort of the wire, `field` or `field,desc`, by what a list can be sorted by. */
export interface Sort<By> {
  field: string
  by: By
  descending: boolean
}

/** Sorts that a list has beside its fields. */
interface FurtherSorts {
  /** Names of its own order, which is that of no field. */
  named?: readonly string[]
  /** Whether it can be sorted by custom fields (`cf.cost-center,desc`), which `customOrder` reads. */
  custom?: boolean
}

/** Reads a sort; undefined for none, and for one that isn't a field's. @throws ApiError 400 for one that the list does not have */
export function readSort<By>(
  sort: string | undefined,
  sortable: Readonly<Record<string, By>>,
  { named = [], custom = false }: FurtherSorts = {},
): Sort<By> | undefined {
  if (sort === undefined || sort === '' || named.includes(sort)) return undefined
  const [field = '', direction = 'asc', ...more] = sort.split(',')
  const isDirection = /^(?:asc|desc)$/i.test(direction) && more.length === 0
  if (isDirection && custom && field.startsWith('cf.')) return undefined
  if (isDirection && Object.hasOwn(sortable, field))
    return { field, by: sortable[field] as By, descending: direction.toLowerCase() === 'desc' }
  const fields = [...Object.keys(sortable), ...(custom ? ['cf. and the key of a custom field'] : [])].join(', ')
  const others = named.length > 0 ? `, or use ${named.join(', ')}` : ''
  throw invalid(
    'query.sort',
    `The list can't be sorted by “${sort.slice(0, 100)}”. Name one of its fields (${fields}), with ,asc or ,desc after it${others}.`,
  )
}

/** An order by what a list is sorted by, with what is empty at the end, and then by what makes it certain. */
export function orderedBy(
  sort: string | undefined,
  sortable: Readonly<Record<string, SQLWrapper>>,
  [first, ...rest]: readonly [SQLWrapper, ...SQLWrapper[]],
  further: FurtherSorts = {},
): SQL[] {
  const { by, descending } = readSort(sort, sortable, further) ?? { by: first, descending: false }
  // Without "nulls last" by an index, where one has the column: ascending, they are last anyway.
  return [
    descending ? sql`${by} desc nulls last` : sql`${by} asc`,
    ...[first, ...rest].map((column) => sql`${column} asc`),
  ]
}
