import type { CustomField, CustomFieldInput, CustomFieldUpdate } from '@dragoman/sdk/operations/customFields'
import { isAccountAdmin } from '@dragoman/sdk/permissions'
import { and, asc, eq, isNotNull, isNull, max, ne, sql, type SQL } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import type { Entity } from '../../kernel/journal.ts'
import { listPage } from '../../kernel/list-page.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { accounts } from '../../kernel/tables.ts'
import { versionOf } from '../../kernel/version.ts'
import { visibleFields, type FieldRow } from './field-access.ts'
import { readValue } from './field-value.ts'
import { customFields } from './tables.ts'

/** Fields that a kind of entity can have, archived ones included: forms and lists show them all. */
const most = 100

export const fieldEntity = ({ id, name }: FieldRow): Entity<'CUSTOM_FIELD'> => ({ type: 'CUSTOM_FIELD', id, name })

const order = [asc(customFields.entity), asc(customFields.position), asc(customFields.id)]

export function listFields(
  db: Database,
  session: SignedIn,
  query: Operations['customFields']['list']['params']['query'],
) {
  const { entityCode, archived } = query
  // Archived fields are only for people who can restore them.
  const state = (isAccountAdmin(session) ? archived : false) ?? null
  return listPage(db, query, {
    from: customFields,
    where: and(
      eq(customFields.accountId, session.account.id),
      visibleFields(session),
      entityCode && eq(customFields.entity, entityCode),
      state === null ? undefined : stateIs(state),
    ),
    orderBy: order.map((each) => sql`${each}`),
    show: (rows) => showFields(db, session, rows),
  })
}

const stateIs = (archived: boolean): SQL =>
  archived ? isNotNull(customFields.archivedAt) : isNull(customFields.archivedAt)

export const holdField = (db: Database, accountId: string, id: string): Promise<FieldRow> =>
  findVisible(db, customFields, {
    id,
    visible: eq(customFields.accountId, accountId),
    what: 'custom field',
    held: true,
  })

export async function createField(db: Database, session: SignedIn, body: CustomFieldInput): Promise<FieldRow> {
  const { type, entityCode: entity } = body
  const accountId = session.account.id
  // One after the other: two fields at once would get the same position.
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const siblings = and(eq(customFields.accountId, accountId), eq(customFields.entity, entity))
  const [present] = await db
    .select({ total: sql<number>`count(*)::int`, last: max(customFields.position) })
    .from(customFields)
    .where(siblings)
  if (present!.total >= most) throw impossible(`There can be up to ${most} of them.`, 'TOO_MANY', { limit: most })
  const name = body.name.trim()
  await requireFreeName(db, { accountId, entity }, name)
  if (type !== 'MULTIVALUE' && body.kind !== undefined && body.kind !== 'SINGLE_VALUE')
    throw invalid('body.kind', 'Only fields with options are selected from.')
  if (type === 'MULTIVALUE' && body.kind === 'SINGLE_VALUE')
    throw invalid('body.kind', 'Choose SINGLE_SELECT or MULTI_SELECT for a field with options.')
  const row = {
    name,
    type,
    kind: type === 'MULTIVALUE' ? (body.kind ?? 'MULTI_SELECT') : ('SINGLE_VALUE' as const),
    options: readOptions(type, body.multivalueDefault ?? []),
    ...readRoles(body.visibleTo ?? ['PROJECT_MANAGER'], body.editableBy),
  }
  return insertOne(db, customFields, {
    ...row,
    accountId,
    entity,
    key: await freeKey(db, { accountId, entity }, name),
    description: body.description?.trim() ?? '',
    required: body.required ?? false,
    defaultValue: readDefault(row, body.defaultValue ?? null),
    position: (present!.last ?? -1) + 1,
  })
}

export async function changeField(
  db: Database,
  session: SignedIn,
  held: FieldRow,
  body: CustomFieldUpdate,
  now: Date,
): Promise<FieldRow> {
  const name = body.name?.trim() ?? held.name
  if (name !== held.name) await requireFreeName(db, held, name)
  const options = readOptions(held.type, body.multivalueDefault ?? held.options)
  const roles = readRoles(body.visibleTo ?? held.visibleTo, body.editableBy ?? held.editableBy)
  const next = {
    ...roles,
    name,
    options,
    description: body.description?.trim() ?? held.description,
    required: body.required ?? held.required,
    defaultValue: readDefault(
      { ...held, name, options },
      body.defaultValue === undefined ? held.defaultValue : body.defaultValue,
    ),
    archivedAt: archivedAt(held, body.archived, now),
  }
  return updateOne(db, customFields, eq(customFields.id, held.id), {
    ...next,
    changedBy: session.user.id,
    changedAt: now,
  })
}

function archivedAt(held: FieldRow, archived: boolean | undefined, now: Date): Date | null {
  if (archived === undefined) return held.archivedAt
  return archived ? (held.archivedAt ?? now) : null
}

/** Puts fields into an order; those that are not named follow. 400 for one that there is not. */
export async function sortFields(
  db: Database,
  accountId: string,
  entity: FieldRow['entity'],
  ids: readonly string[],
): Promise<{ before: SortedFields; after: SortedFields }> {
  const rows = await holdFields(db, accountId, entity)
  const known = new Map(rows.map((row) => [row.id, row]))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalid(`body.fieldUuids[${unknown}]`, 'Custom field not found.')
  const sorted = [...ids.map((id) => known.get(id)!), ...rows.filter(({ id }) => !ids.includes(id))]
  for (const [position, row] of sorted.entries()) {
    if (row.position !== position) await db.update(customFields).set({ position }).where(eq(customFields.id, row.id))
  }
  return { before: inOrder(rows), after: inOrder(sorted) }
}

/** An order of fields, as the journal has it. */
export interface SortedFields {
  /** Names, to be read. */
  fields: string[]
  uuids: string[]
}

const inOrder = (rows: readonly FieldRow[]): SortedFields => ({
  fields: rows.map(({ name }) => name),
  uuids: rows.map(({ id }) => id),
})

/** The fields of a kind of entity in their order, held until the transaction ends. */
export const holdFields = (db: Database, accountId: string, entity: FieldRow['entity']): Promise<FieldRow[]> =>
  db
    .select()
    .from(customFields)
    .where(and(eq(customFields.accountId, accountId), eq(customFields.entity, entity)))
    .orderBy(...order)
    .for('update')

function readOptions(type: FieldRow['type'], given: readonly string[]): string[] {
  const options = [...new Set(given.map((option) => option.trim()))]
  if (type !== 'MULTIVALUE' && options.length > 0)
    throw invalid('body.multivalueDefault', 'Only fields of type MULTIVALUE have options.')
  if (type === 'MULTIVALUE' && options.length === 0)
    throw invalid('body.multivalueDefault', 'Enter at least one option.')
  return options
}

function readRoles(visibleTo: FieldRow['visibleTo'], editableBy: FieldRow['editableBy'] | undefined) {
  const editors = editableBy ?? visibleTo.filter((role) => role === 'PROJECT_MANAGER')
  const blind = editors.find((role) => !visibleTo.includes(role))
  if (blind) throw invalid('body.editableBy', `${blind} can change the field only if it sees the field.`)
  return { visibleTo: [...visibleTo], editableBy: [...editors] }
}

/** A default value, if it is one that the field takes. */
function readDefault(
  field: Parameters<typeof readValue>[0],
  value: FieldRow['defaultValue'],
): FieldRow['defaultValue'] {
  return readValue(field, value, 'body.defaultValue') ? value : null
}

type Place = Pick<FieldRow, 'accountId' | 'entity'> & { id?: string }

async function requireFreeName(db: Database, { accountId, entity, id }: Place, name: string): Promise<void> {
  const [taken] = await db
    .select({ id: customFields.id })
    .from(customFields)
    .where(
      and(
        eq(customFields.accountId, accountId),
        eq(customFields.entity, entity),
        sql`lower(${customFields.name}) = lower(${name}::text)`,
        id ? ne(customFields.id, id) : undefined,
      ),
    )
  if (taken) throw impossible(`There is already a custom field called ${name}.`, 'NAME_TAKEN', { uuid: taken.id })
}

/** A name as query lines can have it, with a number behind it where another field has it. */
async function freeKey(db: Database, { accountId, entity }: Place, name: string): Promise<string> {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50)
  const base = plain || 'field'
  const rows = await db
    .select({ key: customFields.key })
    .from(customFields)
    .where(and(eq(customFields.accountId, accountId), eq(customFields.entity, entity)))
  const taken = new Set(rows.map(({ key }) => key))
  let key = base
  for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`
  return key
}

/** The fields of a definition that are journaled. */
export const recorded = (row: FieldRow) => ({
  name: row.name,
  description: row.description,
  type: row.type,
  kind: row.kind,
  entityCode: row.entity,
  multivalueDefault: row.options,
  required: row.required,
  defaultValue: row.defaultValue,
  visibleTo: row.visibleTo,
  editableBy: row.editableBy,
  archived: row.archivedAt !== null,
})

const valueTypes = { BOOLEAN: 'boolean', NUMERIC: 'int', FREE_TEXT: 'string', MULTIVALUE: 'string' } as const

export async function showFields(db: Database, session: SignedIn, rows: readonly FieldRow[]): Promise<CustomField[]> {
  const people = await loadPeople(
    db,
    session,
    rows.map(({ changedBy }) => changedBy),
  )
  return rows.map((row) => ({
    uuid: row.id,
    version: versionOf(recorded(row)),
    key: row.key,
    name: row.name,
    ...(row.description && { description: row.description }),
    type: row.type,
    kind: row.kind,
    valueType: valueTypes[row.type],
    entityCode: row.entity,
    entity: row.entity,
    entities: [row.entity],
    multivalueDefault: row.options,
    required: row.required,
    ...(row.defaultValue !== null && { defaultValue: row.defaultValue }),
    visibleTo: row.visibleTo,
    editableBy: row.editableBy,
    position: row.position,
    archived: row.archivedAt !== null,
    createDate: row.createdAt.getTime(),
    ...(row.changedAt && { changedAt: row.changedAt.getTime(), changedBy: people(row.changedBy) }),
  }))
}
