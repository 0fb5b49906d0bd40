import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { isManager } from '@dragoman/sdk/permissions'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Operations } from '../../generated/handlers.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Page } from '../../kernel/list-page.ts'
import { pageOf } from '../../kernel/paging.ts'
import { journal, users } from '../../kernel/tables.ts'
import { countEntries } from './count-entries.ts'
import { eventKind } from './event-kind.ts'
import { showEntries, shownEntry, visibleEntries } from './show-activity.ts'
import { startOfDay } from '@dragoman/sdk/zoned-days'
import { timezoneOf } from '../../identity/reading-at.ts'
import { shiftDay } from '../../kernel/days.ts'

/** One page of the journal's entries that the caller may see, newest first. */
export async function listActivity(
  db: Database,
  session: SignedIn,
  query: Operations['activity']['list']['params']['query'],
): Promise<Page<ActivityEntry>> {
  const { page, size, projectUuid, userUuid, entityType, entityUuid, events, kind, startDate, endDate } = query
  const dayStart = (day: string) => new Date(startOfDay(day, timezoneOf(session)))
  const where = and(
    visibleEntries(db, session),
    projectUuid ? eq(journal.projectId, projectUuid) : undefined,
    userUuid ? eq(journal.userId, userUuid) : undefined,
    entityType ? sql`${journal.entityType} = ${entityType}` : undefined,
    entityUuid ? eq(journal.entityId, entityUuid) : undefined,
    events?.length ? sql`${journal.event} = any(${sql.param(events)}::text[])` : undefined,
    kind && sql`${eventKind} = ${kind}`,
    startDate ? gte(journal.at, dayStart(startDate)) : undefined,
    endDate ? lt(journal.at, dayStart(shiftDay(endDate, 1))) : undefined,
  )
  const finding = db
    .select(shownEntry)
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(where)
    .orderBy(desc(journal.id))
    .limit(size)
    .offset(page * size)
  // The journal only grows: it is counted in a way of its own.
  const [rows, total] = await Promise.all([finding, countEntries(db, where, isManager(session))])
  return pageOf(await showEntries(db, session, rows), total, { page, size })
}
