import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import type { SettingsPageCode } from '@dragoman/sdk/operations/accountSettings'
import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Registry, SettingsPage } from '../../../identity/feature.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { aboutSettings, journal, users } from '../../../kernel/tables.ts'
import { showEntries, shownEntry } from '../../activity/show-activity.ts'

type Pages = Registry['settingsPages']

/** Whether an entry of the journal is about a page. */
export function aboutPage({ events, fields, kind }: SettingsPage): SQL | undefined {
  if (events.length === 0) return sql`false`
  return and(
    inArray(journal.event, [...events]),
    aboutSettings,
    fields && sql`${journal.after} ?| ${sql.param([...fields])}::text[]`,
    kind === undefined ? undefined : sql`coalesce(${journal.detail} ->> 'kind', ${kind}) = ${kind}`,
  )
}

/** The last change of a page: who made it, when, and the entry where it can be undone. */
export interface PageChange {
  lastChange: SettingsChange
  undo?: ActivityEntry
}

/** The author and time of the last change of each page of an account's settings; unchanged pages are left out. */
export async function settingsChanges(
  db: Database,
  session: SignedIn,
  accountId: string,
  pages: Pages,
): Promise<ReadonlyMap<SettingsPageCode, PageChange>> {
  const wanted = Object.entries(pages).flatMap(([page, { events, kind = null, fields }]) =>
    events.map((event) => ({ page, event, kind, fields: fields?.join(' ') ?? null })),
  )
  const column = (name: 'page' | 'event' | 'kind' | 'fields') =>
    sql`${sql.param(wanted.map((each) => each[name]))}::text[]`
  const { rows } = await db.execute<{ page: SettingsPageCode; id: number; by: string | null; at: number }>(sql`
    select distinct on (wanted.page) wanted.page, last.id::float8 as id, last.user_id as by,
      extract(epoch from last.at)::float8 * 1000 as at
    from unnest(${column('page')}, ${column('event')}, ${column('kind')}, ${column('fields')})
      wanted(page, event, kind, fields)
    cross join lateral (
      select id, user_id, at from ${journal}
      where account_id = ${accountId} and event = wanted.event and ${aboutSettings}
        and (wanted.kind is null or coalesce(detail ->> 'kind', wanted.kind) = wanted.kind)
        and (wanted.fields is null or after ?| string_to_array(wanted.fields, ' '))
      order by id desc limit 1
    ) last
    order by wanted.page, last.id desc`)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ by }) => by),
  )
  const entries = await loadEntries(
    db,
    session,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ page, id, by, at }) => {
      const [user, entry] = [people(by), entries.get(id)]
      const lastChange = { date: Math.floor(at), ...(user && { user }) }
      return [page, { lastChange, ...(entry?.isUndoable && { undo: entry }) }]
    }),
  )
}

async function loadEntries(
  db: Database,
  session: SignedIn,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ActivityEntry>> {
  const rows = await db
    .select({ id: journal.id, ...shownEntry })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(inArray(journal.id, [...ids]))
  const shown = await showEntries(db, session, rows)
  return new Map(rows.map(({ id }, at) => [id, shown[at]!]))
}
