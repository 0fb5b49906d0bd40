import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { can, isManager, isVendor } from '@dragoman/sdk/permissions'
import { and, desc, eq, gt, inArray, isNull, ne, notIlike, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { judgedBlind } from '../work/judged-blind.ts'
import { visibleProjects, visibleTasks, visibleWorkUnits } from '../work/visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { projects } from '../work/tables.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { tasks } from '../work/task-tables.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { aboutSettings, bulkChanges, journal } from '../../kernel/tables.ts'
import { isUndoable, takesPassword, undoableEvents } from '../../identity/undo.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Entity } from '../../kernel/journal.ts'
import { loadPeople, showPerson, shownPerson } from '../../identity/people.ts'
import type { PersonRow } from '../../identity/people.ts'

/**
 * Managers see the journal of their account, without the reviews that they are to judge once more. Clients see what they
 * did and what was done in their projects; linguists what they did, what became of their projects as such, and what was
 * done to their own tasks and files. Neither sees what concerns prices, pay, reviews, or private messages.
 */
export function visibleEntries(db: Database, session: SignedIn): SQL | undefined {
  const own = eq(journal.accountId, session.account.id)
  if (isManager(session)) return and(own, or(ne(journal.entityType, 'REVIEW'), isNotJudgedBlind(db, session)))
  const mine = eq(journal.userId, session.user.id)
  const projectIds = db.select({ id: projects.id }).from(projects).where(visibleProjects(db, session))
  const inProjects = inArray(journal.projectId, projectIds)
  const harmless = and(
    ...['%COST%', '%PRICE%', '%RATE%', '%PAY%', '%PRIVATE%'].map((part) => notIlike(journal.event, part)),
  )
  const isPublic = sql`coalesce(${journal.after} ->> 'privateMessage', ${journal.detail} ->> 'privateMessage', '') <> 'true'`
  if (!isVendor(session))
    return and(own, or(mine, and(inProjects, harmless, isPublic, ne(journal.entityType, 'REVIEW'))))
  const aboutKind = (kind: Entity['type']) => eq(journal.entityType, kind)
  const taskIds = db
    .select({ id: sql<string>`${tasks.id}::text` })
    .from(tasks)
    .where(visibleTasks(db, session))
  const workUnitIds = db
    .select({ id: sql<string>`${workUnits.id}::text` })
    .from(workUnits)
    .where(visibleWorkUnits(db, session))
  const aboutMine = or(
    aboutKind('PROJECT'),
    and(aboutKind('TASK'), inArray(journal.entityId, taskIds)),
    and(aboutKind('WORK_UNIT'), inArray(journal.entityId, workUnitIds)),
    and(aboutKind('SEGMENT'), inArray(sql`${journal.detail} ->> 'workUnitUuid'`, workUnitIds)),
  )
  return and(own, or(mine, and(inProjects, harmless, isPublic, aboutMine)))
}

function isNotJudgedBlind(db: Database, session: SignedIn): SQL {
  const blind = judgedBlind(db, session).as('judged_blind')
  return sql`${journal.entityId} not in (select ${blind.id}::text from ${blind})`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The columns that show an entry; a query joins the people who made them. */
export const shownEntry = {
  entry: {
    uuid: journal.uuid,
    accountId: journal.accountId,
    at: journal.at,
    event: journal.event,
    entityType: journal.entityType,
    entityId: journal.entityId,
    entityName: journal.entityName,
    projectId: journal.projectId,
    impersonatorId: journal.impersonatorId,
    before: journal.before,
    after: journal.after,
    detail: journal.detail,
  },
  user: shownPerson,
}

interface EntryRow {
  entry: Pick<typeof journal.$inferSelect, keyof (typeof shownEntry)['entry']>
  user: PersonRow | null
}

/** Entries of an account as the wire shows them, in the order given; money is left out for people who are not managers. */
export async function showEntries(
  db: Database,
  session: SignedIn,
  rows: readonly EntryRow[],
  accountId = session.account.id,
): Promise<ActivityEntry[]> {
  const seen = isManager(session) ? (value: Fields) => value : withoutMoney
  const mentioned = new Map(rows.map(({ entry }) => [entry, [...idsIn([entry.before, entry.after, entry.detail])]]))
  // One after the other: an export reads in a transaction.
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ entry }) => [entry.impersonatorId, ...(mentioned.get(entry) ?? [])]),
  )
  const undoable = await loadUndoable(db, session, rows)
  const undoableSettings = await loadUndoableSettings(db, session, rows)
  const others = await loadNames(
    db,
    session,
    accountId,
    [...mentioned.values()].flat().filter((id) => !people(id)),
  )
  const namesOf = (entry: EntryRow['entry']) => {
    const named = (mentioned.get(entry) ?? []).flatMap((id) => {
      const name = people(id)?.name ?? others.get(id)
      return name === undefined ? [] : [[id, name] as const]
    })
    return named.length > 0 ? { names: Object.fromEntries(named) } : {}
  }
  return rows.map(({ entry, user }) => ({
    uuid: entry.uuid,
    at: entry.at.getTime(),
    user: user && showPerson(session, user),
    impersonator: people(entry.impersonatorId),
    event: entry.event,
    entityType: entry.entityType,
    entityUuid: uuid.test(entry.entityId) ? entry.entityId : null,
    entityName: entry.entityName,
    ...(entry.projectId && { projectUuid: entry.projectId }),
    before: seen(entry.before ?? null),
    after: seen(entry.after ?? null),
    ...(entry.detail && { detail: seen(entry.detail) ?? {} }),
    ...namesOf(entry),
    ...(undoableSettings.has(entry.uuid) && {
      isUndoable: true,
      ...(takesPassword(entry.event) && { undoTakesPassword: true }),
    }),
    undo: undoable(entry),
  }))
}

/** Identifiers among some values, however deep they lie. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (uuid.test(value)) yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* idsIn(each)
  }
}

/**
 * The latest names of resources in the journal, and those of organizational units, for managers only: others would
 * learn names of things they can't see.
 */
async function loadNames(
  db: Database,
  session: SignedIn,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0 || !isManager(session)) return new Map()
  const told = db
    .selectDistinctOn([journal.entityId], { id: journal.entityId, name: journal.entityName })
    .from(journal)
    .where(and(eq(journal.accountId, accountId), inArray(journal.entityId, [...new Set(ids)])))
    .orderBy(journal.entityId, desc(journal.id))
  // Units that came with their organization have no entry of their own.
  const units = db
    .select({ id: sql<string>`${orgUnits.id}::text`, name: orgUnits.name })
    .from(orgUnits)
    .where(and(eq(orgUnits.accountId, accountId), isOneOf(orgUnits.id, ids)))
  return new Map((await unionAll(told, units)).map(({ id, name }) => [id, name]))
}

/** The bulk changes that entries are part of, while they can be undone; for managers. */
async function loadUndoable(
  db: Database,
  session: SignedIn,
  rows: readonly EntryRow[],
): Promise<(entry: EntryRow['entry']) => ActivityEntry['undo']> {
  const ids = isManager(session) ? [...new Set(rows.flatMap(({ entry }) => jobOf(entry) ?? []))] : []
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: bulkChanges.id, until: bulkChanges.undoableUntil })
          .from(bulkChanges)
          .where(
            and(
              isOneOf(bulkChanges.id, ids),
              eq(bulkChanges.accountId, session.account.id),
              isNull(bulkChanges.undoneAt),
              gt(bulkChanges.undoableUntil, sql`now()`),
            ),
          )
  const untils = new Map(found.map(({ id, until }) => [id, until]))
  return (entry) => {
    const changeUuid = jobOf(entry)
    const until = changeUuid === undefined ? undefined : untils.get(changeUuid)
    return changeUuid !== undefined && until ? { changeUuid, until: until.getTime() } : undefined
  }
}

/** The entries about settings that can be undone and were not; for those who may. */
async function loadUndoableSettings(
  db: Database,
  session: SignedIn,
  rows: readonly EntryRow[],
): Promise<ReadonlySet<string>> {
  if (!can(session, ['ROLE_ACCOUNT_ADMIN'])) return new Set()
  const entries = rows.flatMap(({ entry }) => (isUndoable(entry) ? [entry] : []))
  const [first] = entries
  if (!first?.accountId) return new Set()
  const undone = sql<string>`${journal.detail} ->> 'undoes'`
  const found = await db
    .select({ uuid: undone })
    .from(journal)
    .where(
      and(
        eq(journal.accountId, first.accountId),
        inArray(journal.event, [...undoableEvents, 'BANK_ACCOUNT_REMOVED']),
        aboutSettings,
        inArray(
          undone,
          entries.map(({ uuid: id }) => id),
        ),
      ),
    )
  const uuids = new Set(entries.map(({ uuid: id }) => id))
  for (const { uuid: id } of found) uuids.delete(id)
  return uuids
}

/** The job that an entry is part of. */
function jobOf({ event, detail }: EntryRow['entry']): string | undefined {
  const job = detail?.['job']
  return typeof job === 'string' && !event.endsWith('_CHANGE_UNDONE') && uuid.test(job) ? job : undefined
}

type Fields = Record<string, unknown> | null

const moneyName = /cost|price|rate|pay|amount|total|currency|fee|savings|profit/i

/** The fields that say nothing about money, however deep they lie. */
export function withoutMoney(fields: Fields): Fields {
  if (fields === null) return null
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !moneyName.test(name))
      .map(([name, value]) => [name, clean(value)]),
  )
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? withoutMoney(value as Record<string, unknown>) : value
}
