import type { HomeChange, HomeEvent } from '@dragoman/sdk/operations/home'
import { can } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { homeEvents } from '../../generated/journal.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { isReopened, moved, type StatusMove } from '../../kernel/moved.ts'
import { journal, users } from '../../kernel/tables.ts'
import { visibleEntries } from '../activity/show-activity.ts'
import { projects } from '../work/tables.ts'

/** How many entries are read, and how many are shown once those that say the same are one. */
const read = 100
const shown = 6

/** The last changes in projects that the caller may see, newest first. */
export async function recentChanges(db: Database, session: SignedIn): Promise<HomeChange[]> {
  if (!can(session, requirements['activity.list'])) return []
  const rows = await db
    .select({
      uuid: journal.uuid,
      at: journal.at,
      person: users.name,
      event: journal.event,
      subject: journal.entityName,
      entityType: journal.entityType,
      before: journal.before,
      after: journal.after,
      projectUuid: projects.id,
      project: projects.reference,
    })
    .from(journal)
    .innerJoin(projects, eq(projects.id, journal.projectId))
    .leftJoin(users, eq(users.id, journal.userId))
    .where(and(visibleEntries(db, session), inArray(journal.event, [...homeEvents])))
    .orderBy(desc(journal.id))
    .limit(read)
  const changes: HomeChange[] = []
  for (const { at, person, entityType, before, after, event: name, ...row } of rows) {
    const move = moved({ entityType, before, after })
    const event = eventOf(name as (typeof homeEvents)[number], move)
    const last = changes.at(-1)
    const isSame =
      last?.event === event &&
      last.projectUuid === row.projectUuid &&
      last.person === (person ?? undefined) &&
      last.status === move?.to
    if (last && isSame) last.count += 1
    else {
      const change = { ...row, event, at: at.getTime(), count: 1 }
      changes.push({ ...change, ...(person !== null && { person }), ...(move && { status: move.to }) })
    }
  }
  return changes.slice(0, shown)
}

/** A task that comes back has no name of its own in the journal: its move tells. */
const eventOf = (name: (typeof homeEvents)[number], move: StatusMove | undefined): HomeEvent =>
  move?.of === 'TASK' && isReopened(move) ? 'TASK_REOPENED' : name
