import type { HomeChange } from '@dragoman/sdk/operations/home'
import { can } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { journal, users } from '../../kernel/tables.ts'
import { visibleEntries } from '../activity/show-activity.ts'
import { projects } from '../work/tables.ts'

/** What others want to know of: a segment that is saved is not among it. */
const events = [
  'PROJECT_CREATED',
  'PROJECT_STATUS_CHANGED',
  'PROJECT_MESSAGE_CREATED',
  'TASK_ASSIGNED',
  'TASK_REJECTED',
  'TASK_REOPENED',
  'TASK_STATUS_CHANGED',
  'TASK_STOP_LOSS_ACCEPTED',
  'TASK_STOP_LOSS_DECLINED',
  'TASK_STOP_LOSS_OFFERED',
]

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
      status: sql<string | null>`${journal.after} ->> 'status'`,
      projectUuid: projects.id,
      project: projects.reference,
    })
    .from(journal)
    .innerJoin(projects, eq(projects.id, journal.projectId))
    .leftJoin(users, eq(users.id, journal.userId))
    .where(and(visibleEntries(db, session), inArray(journal.event, events)))
    .orderBy(desc(journal.id))
    .limit(read)
  const changes: HomeChange[] = []
  for (const { at, person, status, ...row } of rows) {
    const last = changes.at(-1)
    const isSame =
      last?.event === row.event &&
      last.projectUuid === row.projectUuid &&
      last.person === (person ?? undefined) &&
      last.status === (status ?? undefined)
    if (last && isSame) last.count += 1
    else {
      const change = { ...row, at: at.getTime(), count: 1 }
      changes.push({ ...change, ...(person !== null && { person }), ...(status !== null && { status }) })
    }
  }
  return changes.slice(0, shown)
}
