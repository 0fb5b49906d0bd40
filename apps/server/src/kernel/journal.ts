import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from './database/connect.ts'
import { insertRows } from './database/insert-rows.ts'
import type { Entity, EntityType, JournalEvent, NamedEntry } from '../generated/journal.ts'
import { accounts, journal, journalFeed, journalNews, sampleObjects, users } from './tables.ts'

export type { Entity, JournalEvent } from '../generated/journal.ts'

/** An entry of the journal, which holds what the list of names declares (openapi/shared/journal.yaml). */
export type JournalEntry = NamedEntry

/** Names of entries about one type of things. */
export type EventAbout<Type extends EntityType, Entry = JournalEntry> = Entry extends {
  event: infer Events
  entity: Entity<Type>
}
  ? Events
  : never

/** An entry of one name. */
export type EntryOf<Event extends JournalEvent, Entry = JournalEntry> = Entry extends { event: infer Events }
  ? Event extends Events
    ? Omit<Entry, 'event'> & { event: Event }
    : never
  : never

type NameOptional<Entry> = Entry extends JournalEntry
  ? Omit<Entry, 'event'> & { event?: Entry['event'] | undefined }
  : never

/** An entry that leaves its name to the operation, or to the job, that writes it. */
interface UnnamedEntry {
  event?: undefined
  entity: Entity
  projectId?: string | null | undefined
  before?: Record<string, unknown> | null | undefined
  after?: Record<string, unknown> | null | undefined
  detail?: Record<string, unknown> | null | undefined
}

/** An entry as those write it who may leave its name to their operation. */
export type NewEntry = NameOptional<JournalEntry> | UnnamedEntry

/** The entry under its own name, else under a given one, with more detail. */
export const named = (entry: NewEntry, event: JournalEvent, more?: Record<string, unknown>): JournalEntry =>
  // A name that is only known at run time isn't typed with its entity; `requireDeclared` checks the pair.
  ({ ...entry, event: entry.event ?? event, ...(more && { detail: { ...entry.detail, ...more } }) }) as JournalEntry

export interface JournalAuthor {
  accountId: string | null
  /** Null for the system itself. */
  userId: string | null
  /** The person who is signed in as that one. */
  impersonatorId?: string | null
  requestId: string | null
  /** Network address that the request came from. */
  address?: string | null
  /** The name of the agent that it was done through. */
  agent?: string | undefined
}

/** The author of what comes, later, of something that someone has started: a job, the new content of a file. */
export const authorOf = ({
  accountId,
  createdBy,
  impersonatorId,
  address = null,
  params,
}: {
  accountId: string
  createdBy: string | null
  impersonatorId: string | null
  address?: string | null
  params?: Readonly<Record<string, unknown>>
}): JournalAuthor => ({
  accountId,
  userId: createdBy,
  impersonatorId: createdBy && impersonatorId,
  requestId: null,
  address: createdBy && address,
  agent: typeof params?.['agent'] === 'string' ? params['agent'] : undefined,
})

/** Writes entries, in the transaction of the changes that they record. */
export async function recordChange(
  db: Database,
  author: JournalAuthor,
  ...entries: readonly JournalEntry[]
): Promise<void> {
  const { accountId, userId, impersonatorId = null, requestId, address = null, agent } = author
  const rows = entries.map(({ event, entity, projectId = null, before = null, after = null, detail = null }) => ({
    accountId,
    userId,
    impersonatorId,
    requestId,
    address,
    event,
    entityType: entity.type,
    entityId: entity.id,
    entityName: entity.name,
    projectId,
    before,
    after,
    detail: agent === undefined ? detail : { ...detail, agent },
  }))
  await insertRows(db, journal, rows, noteNews)
}

/** Receivers elsewhere aren’t told of sample data. */
const noteNews = sql`, followed as (insert into ${journalNews} (id)
    select inserted.id from inserted join ${accounts} on ${accounts.id} = inserted.account_id and ${accounts.journalFollowed}
    where not exists (select from ${sampleObjects} where ${sampleObjects.accountId} = inserted.account_id
      and (${sampleObjects.id} = inserted.project_id or ${sampleObjects.id}::text = inserted.entity_id)))
  insert into ${journalFeed} (id) select id from inserted where account_id is not null`

/** Selects entries about something. */
export interface ChangeFilter {
  events: readonly JournalEvent[]
  projectId?: string | null | undefined
  /** Values that the entry must contain, such as the number of a translation unit in `detail`. */
  holds?: { after?: Record<string, unknown>; detail?: Record<string, unknown> } | undefined
  /** Fields of which the entry changed at least one. */
  changes?: readonly string[] | undefined
}

/**
 * The author and time of the last change of something; undefined if none is recorded, without an author for the system
 * itself.
 */
export async function lastChange(
  db: Database,
  accountId: string,
  { type, id }: Pick<Entity, 'type' | 'id'>,
  { events, projectId, holds = {}, changes }: ChangeFilter,
): Promise<{ by: { uuid: string; name: string } | null; at: Date } | undefined> {
  const contains = ([column, part]: [string, unknown]) =>
    sql`${column === 'after' ? journal.after : journal.detail} @> ${JSON.stringify(part)}::jsonb`
  const [row] = await db
    .select({ uuid: users.id, name: users.name, at: journal.at })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(
      and(
        eq(journal.accountId, accountId),
        projectId ? eq(journal.projectId, projectId) : undefined,
        eq(journal.entityType, type),
        eq(journal.entityId, id),
        inArray(journal.event, [...events]),
        ...Object.entries(holds).map(contains),
        changes &&
          sql`${journal.after} ?| array[${sql.join(
            changes.map((field) => sql`${field}`),
            sql`, `,
          )}]::text[]`,
      ),
    )
    .orderBy(desc(journal.id))
    .limit(1)
  return row && { by: row.uuid !== null && row.name !== null ? { uuid: row.uuid, name: row.name } : null, at: row.at }
}
