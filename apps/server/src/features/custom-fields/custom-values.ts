import type { CustomFieldValue, CustomFieldValueInput } from '@dragoman/sdk/operations/customFields'
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { insertRows } from '../../kernel/database/insert-rows.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { editsField, seesField, visibleFields, type FieldRow } from './field-access.ts'
import { readValue, showValue, type StoredValue } from './field-value.ts'
import { customFields, type CustomValueTable } from './tables.ts'

/** A value with its field, as a query gives it. */
export type ValueFacts = Pick<FieldRow, 'key' | 'name' | 'type' | 'kind'> & { uuid: string; texts: string[] }

/** The values of the owner in a query, for `showFacts`: those of fields that are in use and that the caller sees. */
export function valuesOf(session: SignedIn, values: CustomValueTable, owner: SQLWrapper): SQL<ValueFacts[]> {
  const present = and(
    sql`${values.ownerId} = ${owner}`,
    eq(customFields.id, values.fieldId),
    isNull(customFields.archivedAt),
    visibleFields(session),
  )
  // Within another: a query of one table takes the names of tables from the columns of its fields.
  const facts = sql`(select coalesce(json_agg(fact order by fact.at), '[]') from (
    select ${customFields.id} as uuid, ${customFields.key}, ${customFields.name}, ${customFields.type},
      ${customFields.kind}, ${customFields.position} as at,
      array_agg(${values.text} order by ${values.position}) as texts
    from ${values}, ${customFields} where ${present} group by ${customFields.id}) as fact)`
  return sql<ValueFacts[]>`${facts}`
}

export const showFacts = (facts: readonly ValueFacts[]): CustomFieldValue[] =>
  facts.map(({ uuid, key, name, type, kind, texts }) => ({
    uuid,
    key,
    name,
    type,
    value: showValue({ type, kind }, texts)!,
  }))

/** The same of several owners, in a query of its own; null for `session` gives those of every field in use. */
export async function loadValues(
  db: Database,
  session: SignedIn | null,
  values: CustomValueTable,
  ownerIds: readonly string[],
): Promise<(ownerId: string) => CustomFieldValue[]> {
  if (ownerIds.length === 0) return () => []
  const rows = await db
    .select({
      ownerId: values.ownerId,
      uuid: customFields.id,
      key: customFields.key,
      name: customFields.name,
      type: customFields.type,
      kind: customFields.kind,
      texts: sql<string[]>`array_agg(${values.text} order by ${values.position})`,
    })
    .from(values)
    .innerJoin(customFields, eq(customFields.id, values.fieldId))
    .where(
      and(
        isOneOf(values.ownerId, ownerIds),
        isNull(customFields.archivedAt),
        session ? visibleFields(session) : undefined,
      ),
    )
    .groupBy(values.ownerId, customFields.id)
    .orderBy(asc(customFields.position), asc(customFields.id))
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId)
  return (ownerId) => showFacts(byOwner.get(ownerId) ?? [])
}

/** The fields of a kind of entity that are in use and that the caller sees, in their order. */
export const fieldsInUse = (db: Database, session: SignedIn, entity: FieldRow['entity']): Promise<FieldRow[]> =>
  db
    .select()
    .from(customFields)
    .where(
      and(
        eq(customFields.accountId, session.account.id),
        eq(customFields.entity, entity),
        isNull(customFields.archivedAt),
        visibleFields(session),
      ),
    )
    .orderBy(asc(customFields.position), asc(customFields.id))

/** Stores values of an owner; null takes one away. */
export async function storeValues(
  db: Database,
  values: CustomValueTable,
  ownerId: string,
  given: ReadonlyMap<string, StoredValue | null>,
): Promise<void> {
  if (given.size === 0) return
  await db.delete(values).where(and(eq(values.ownerId, ownerId), inArray(values.fieldId, [...given.keys()])))
  const rows = [...given].flatMap(([fieldId, value]) =>
    (value?.texts ?? []).map((text, position) => ({ ownerId, fieldId, position, text, number: value?.number ?? null })),
  )
  await insertRows(db, values, rows)
}

/**
 * Values of something new: those given, and of the other fields their defaults. 404 for a field that the caller does not
 * see; 400 for a wrong value, for a field that the caller may not change, and for a required one that is left out, unless
 * the product itself creates it (`isAsked` is false).
 */
export async function readNewValues(
  db: Database,
  session: SignedIn,
  entity: FieldRow['entity'],
  {
    given = [],
    isAsked,
    accountId = session.account.id,
  }: { given?: readonly CustomFieldValueInput[] | undefined; isAsked: boolean; accountId?: string },
): Promise<Map<string, StoredValue | null>> {
  const fields = await db
    .select()
    .from(customFields)
    .where(and(eq(customFields.accountId, accountId), eq(customFields.entity, entity), isNull(customFields.archivedAt)))
  const stored = new Map<string, StoredValue | null>()
  for (const [at, { uuid, value }] of given.entries()) {
    const field = fields.find(({ id }) => id === uuid)
    if (!field || !seesField(session, field)) throw notFound('custom field')
    const place = `body.customFields[${at}].value`
    if (!editsField(session, field)) throw invalid(place, `You can't change ${field.name}.`)
    stored.set(field.id, readValue(field, value, place))
  }
  for (const field of fields) {
    if (!stored.has(field.id) && field.defaultValue !== null)
      stored.set(field.id, readValue(field, field.defaultValue, 'body.customFields', field.options))
    // People who can't change the field don't have to fill it in, either.
    if (isAsked && field.required && editsField(session, field) && !stored.get(field.id))
      throw invalid('body.customFields', `${field.name} is required.`)
  }
  return stored
}

/** Gives new entities the default values of their account, however many there are. */
export async function storeDefaults(
  db: Database,
  { accountId, entity }: Pick<FieldRow, 'accountId' | 'entity'>,
  values: CustomValueTable,
  owners: readonly { id?: string | undefined }[],
): Promise<void> {
  if (owners.length === 0) return
  const fields = await db
    .select()
    .from(customFields)
    .where(
      and(
        eq(customFields.accountId, accountId),
        eq(customFields.entity, entity),
        isNull(customFields.archivedAt),
        isNotNull(customFields.defaultValue),
      ),
    )
  const rows = fields.flatMap((field) => {
    const value = readValue(field, field.defaultValue, 'body', field.options)
    return (value?.texts ?? []).map((text, position) => ({
      fieldId: field.id,
      position,
      text,
      number: value?.number ?? null,
    }))
  })
  await insertRows(
    db,
    values,
    rows.flatMap((row) => owners.flatMap(({ id }) => (id === undefined ? [] : [{ ownerId: id, ...row }]))),
  )
}

/** Gives the values of one entity to others that come of it. */
export async function copyValues(
  db: Database,
  values: CustomValueTable,
  from: string,
  owners: readonly string[],
): Promise<void> {
  const rows = await db.select().from(values).where(eq(values.ownerId, from))
  await insertRows(
    db,
    values,
    owners.flatMap((ownerId) => rows.map((row) => ({ ...row, ownerId }))),
  )
}
