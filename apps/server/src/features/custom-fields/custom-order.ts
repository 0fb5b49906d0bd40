import { and, asc, desc, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { ValueOrder } from '../../kernel/list-page.ts'
import { invalid } from '../../kernel/refusals.ts'
import { fieldsInUse } from './custom-values.ts'
import type { FieldRow } from './field-access.ts'
import type { CustomValueTable } from './tables.ts'

/** A kind of entity with its values; `id` is that of the row of a query. */
interface Valued {
  entity: FieldRow['entity']
  values: CustomValueTable
  id: SQLWrapper
}

interface CustomOrder extends ValueOrder {
  /** The value of a row and its direction, without a join. */
  byRow: SQL
}

/**
 * The order that a sort such as `cf.cost-center,desc` asks for; undefined for another sort, 400 for a field that is not in
 * use or that the caller does not see. A field with several options is sorted by the first of those that are selected.
 */
export async function customOrder(
  db: Database,
  session: SignedIn,
  sort: string | undefined,
  { entity, values, id }: Valued,
): Promise<CustomOrder | undefined> {
  const [name = '', direction] = (sort ?? '').split(',')
  if (!name.startsWith('cf.')) return undefined
  const field = (await fieldsInUse(db, session, entity)).find(({ key }) => `cf.${key}` === name)
  if (!field)
    throw invalid(
      'query.sort',
      `The list can't be sorted by “${name}”. Name a custom field that is in use and that you see.`,
    )
  const isNumber = field.type === 'NUMERIC'
  const value = isNumber ? values.number : sql`lower(${values.text})`
  const inOrder = direction === 'desc' ? desc : asc
  const present = and(
    eq(values.fieldId, field.id),
    eq(values.position, 0),
    isNumber ? isNotNull(values.number) : undefined,
  )
  const ofRow = and(present, sql`${values.ownerId} = ${id}`)!
  return {
    values,
    ofRow,
    // As the index of the values has it.
    orderBy: [inOrder(value), inOrder(values.ownerId)],
    byRow: sql`${inOrder(sql`(${db.select({ value }).from(values).where(ofRow)})`)} nulls last`,
  }
}

/** The order of all rows of a list at once, such as of an export: by a custom field where one is asked for, then by `order`. */
export async function wholeOrder(
  db: Database,
  session: SignedIn,
  sort: string | undefined,
  of: Valued,
  order: SQL[],
): Promise<SQL[]> {
  const custom = await customOrder(db, session, sort, of)
  return custom ? [custom.byRow, ...order] : order
}
