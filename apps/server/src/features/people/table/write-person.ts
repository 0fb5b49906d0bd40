import type { UserData } from '@dragoman/sdk/operations/users'
import { changeUser } from '../../../identity/change-user.ts'
import { storeValues } from '../../custom-fields/custom-values.ts'
import { userCustomValues } from '../../custom-fields/tables.ts'
import { sendInvitation } from '../../sign-in/links.ts'
import type { TableContext } from '../../table-imports/table-import.ts'
import { createPerson } from '../create-person.ts'
import {
  addLanguagePair,
  joinOrganization,
  joinOrgUnit,
  leaveOrganization,
  leaveOrgUnit,
  removeLanguagePair,
} from '../memberships.ts'
import { changeUserData } from '../user-data.ts'
import { customColumn } from './person-columns.ts'
import type { PersonFacts } from './person-rows.ts'
import type { ReadPerson } from './read-person.ts'

/** A value of a line that is new. */
export interface CellChange {
  column: string
  before?: string
  after: string
}

/** The data that every person has, from the line; for absent cells, the present data. */
function dataOf({ texts }: ReadPerson, row?: PersonFacts['row']): UserData & { name: string } {
  const text = (name: 'country' | 'state' | 'city' | 'postalCode' | 'timezone' | 'currency' | 'slackHandle') => {
    return { [name]: (texts[name] ?? row?.[name]) || null }
  }
  const words = texts['wordsPerDay'] === undefined ? row?.wordsPerDay : Number(texts['wordsPerDay'])
  return {
    name: texts['name'] ?? row?.name ?? '',
    ...text('country'),
    ...text('state'),
    ...text('city'),
    ...text('postalCode'),
    ...text('timezone'),
    ...text('currency'),
    ...text('slackHandle'),
    wordsPerDay: words || null,
  }
}

/** Creates a person and invites them. */
export async function addPerson(context: TableContext, read: ReadPerson): Promise<void> {
  const { db, session, journal } = context
  const { texts, roles, tags, organizations, orgUnits, pairs, custom } = read
  const user = await createPerson(context, {
    ...dataOf(read),
    email: texts['email'] ?? '',
    roles,
    tags,
    organizations: organizations.map(({ id }) => ({ uuid: id })),
    customFields: [...custom].map(([{ id }, { value }]) => ({ uuid: id, value })),
    ...(texts['status'] && { status: texts['status'] as 'ACTIVE' }),
    ...(texts['language'] && { language: texts['language'] as 'en' }),
  })
  for (const { id } of orgUnits) await joinOrgUnit(db, user.id, id)
  for (const pair of pairs) await addLanguagePair(db, user.id, pair)
  if (user.status === 'ACTIVE') await sendInvitation({ ...context, caller: session }, user)
  const { id, email, name, status } = user
  const entity = { type: 'USER' as const, id, name }
  await journal({ event: 'USER_CREATED', entity, after: { email, name, roles: user.roles, status } })
}

interface Item {
  id: string
}

/** Adds what is new, and removes what is no longer named. */
async function replaced(
  present: readonly Item[],
  named: readonly Item[],
  { join, leave }: { join: (id: string) => Promise<unknown>; leave: (id: string) => Promise<unknown> },
): Promise<void> {
  const has = (items: readonly Item[], id: string) => items.some((item) => item.id === id)
  for (const { id } of named) if (!has(present, id)) await join(id)
  for (const { id } of present) if (!has(named, id)) await leave(id)
}

/** Changes a held person as the changes of their line say. */
export async function changePerson(
  { db, journal }: TableContext,
  { row, ...present }: PersonFacts,
  { read, changes }: { read: ReadPerson; changes: readonly CellChange[] },
): Promise<void> {
  const changed = new Set(changes.map(({ column }) => column))
  await changeUserData(db, row, dataOf(read, row))
  if (changed.has('tags')) await changeUser(db, row, { tags: read.tags })
  if (changed.has('languages')) {
    const keyed = (pairs: PersonFacts['pairs']) => pairs.map(({ source, target }) => ({ id: `${source}:${target}` }))
    const pairOf = (id: string) => {
      const [source = '', target = ''] = id.split(':')
      return { source, target }
    }
    await replaced(keyed(present.pairs), keyed(read.pairs), {
      join: (id) => addLanguagePair(db, row.id, pairOf(id)),
      leave: (id) => removeLanguagePair(db, row.id, pairOf(id)),
    })
  }
  if (changed.has('organizations')) {
    await replaced(present.organizations, read.organizations, {
      join: (id) => joinOrganization(db, row.id, id),
      leave: (id) => leaveOrganization(db, row.id, id),
    })
  }
  if (changed.has('orgUnits')) {
    await replaced(present.orgUnits, read.orgUnits, {
      join: (id) => joinOrgUnit(db, row.id, id),
      leave: (id) => leaveOrgUnit(db, row.id, id),
    })
  }
  const custom = [...read.custom].filter(([field]) => changed.has(customColumn(field)))
  await storeValues(db, userCustomValues, row.id, new Map(custom.map(([{ id }, { stored }]) => [id, stored])))
  // The journal is read by all managers: what only administrators see is named there, but not told.
  const isSecret = new Set(
    custom.flatMap(([field]) => (field.visibleTo.includes('PROJECT_MANAGER') ? [] : [customColumn(field)])),
  )
  const told = (value: (change: CellChange) => string | undefined) =>
    Object.fromEntries(
      changes.map((change) => [change.column, isSecret.has(change.column) ? '…' : (value(change) ?? null)]),
    )
  await journal({
    event: 'USER_UPDATED',
    entity: { type: 'USER', id: row.id, name: row.name },
    before: told(({ before }) => before),
    after: told(({ after }) => after),
  })
}
