import { and, eq, isNull, max, min, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../kernel/database/connect.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { users } from '../../kernel/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { writeNoticeMail } from './notice-mails.ts'
import type { NoticeRow, NoticeTerms } from './notice-terms.ts'
import { isReachable } from './recipients.ts'
import { notifications } from './tables.ts'

/** Pauses after which a mail leaves although more is done. */
const mostPauses = 5
const lookEvery = 5000

const isWaiting = and(eq(notifications.email, 'AT_ONCE'), isNull(notifications.emailedAt))

/** Looks now and every few seconds for mails that nothing more is to be added to. */
export function watchMails({
  db,
  log,
  logFailure,
  now,
  settings,
  ...terms
}: NoticeTerms & {
  db: Database
  log: Logger
  logFailure: LogFailure
  now: () => Date
  settings: { noticePause?: number }
}): { stop(): Promise<void> } {
  const pause = settings.noticePause ?? 0
  const failed = (error: unknown) => logFailure(log, error, 'mailing people what they were told failed')
  let running = Promise.resolve()
  const run = () => {
    running = running.then(() => sendCollected(db, terms, now(), pause).catch(failed))
  }
  run()
  const timer = setInterval(run, pause === 0 ? 200 : lookEvery).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Writes what one person has done to one reader as one mail, once they have done nothing more for a pause, or for five of
 * them have gone on.
 */
export async function sendCollected(db: Database, terms: NoticeTerms, now: Date, pause: number): Promise<void> {
  const before = (pauses: number) => new Date(now.getTime() - pauses * pause).toISOString()
  const ready = await db
    .select({ userId: notifications.userId, actorId: notifications.actorId })
    .from(notifications)
    .where(isWaiting)
    .groupBy(notifications.userId, notifications.actorId)
    .having(
      pause === 0
        ? undefined
        : or(
            sql`${max(notifications.at)} <= ${before(1)}::timestamptz`,
            sql`${min(notifications.at)} <= ${before(mostPauses)}::timestamptz`,
          ),
    )
  for (const { userId, actorId } of ready) {
    await db.transaction(async (inside) => {
      const rows = await inside
        .update(notifications)
        .set({ emailedAt: sql`now()` })
        .where(
          and(
            eq(notifications.userId, userId),
            actorId === null ? isNull(notifications.actorId) : eq(notifications.actorId, actorId),
            isWaiting,
          ),
        )
        .returning()
      const [person] = await inside
        .select()
        .from(users)
        .where(and(eq(users.id, userId), isReachable))
      const told = person ? await stillTrue(inside, rows, userId) : []
      if (person && told.length > 0) await writeNoticeMail(inside, terms, told, person)
    })
  }
  if (ready.length > 0) terms.outbox.wake()
}

/** Without what was taken back meanwhile: tasks that came and went, or can no longer be claimed. */
async function stillTrue(db: Database, rows: readonly NoticeRow[], userId: string): Promise<NoticeRow[]> {
  const sorted = rows.toSorted((a, b) => a.number - b.number)
  const ids = sorted.filter(({ entityType }) => entityType === 'TASK').map(({ entityId }) => entityId)
  if (ids.length === 0) return sorted
  const found = await db
    .select({ id: tasks.id, status: tasks.status, assigneeId: tasks.assigneeId })
    .from(tasks)
    .where(isOneOf(tasks.id, ids))
  const present = new Map(found.map((task) => [task.id, task]))
  return sorted.filter(({ kind, entityId, detail }) => {
    const task = present.get(entityId)
    if (!task) return true
    const isOwn = task.assigneeId === userId
    if (kind === 'TASK_ASSIGNED') return isOwn
    if (kind === 'TASK_STATUS_CHANGE' && detail.change === 'REVOKED') return !isOwn
    // One notification may stand for several tasks, of which this is the first.
    if (kind === 'TASK_AVAILABLE' && (detail.count ?? 1) === 1)
      return task.status === 'PENDING' && task.assigneeId === null
    return true
  })
}
