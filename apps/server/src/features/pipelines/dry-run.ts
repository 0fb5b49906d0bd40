import type { PipelineDryRun, PipelineTrial } from '@dragoman/sdk/operations/pipelines'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { only } from '../../kernel/database/one-row.ts'
import { journal } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { entriesOf, idInEntry, subjectOf } from './events.ts'
import { timesBefore } from './schedule.ts'
import { found, thingsOf } from './subjects.ts'

const month = 30 * 24 * 60 * 60 * 1000
/** Matches that are shown. */
const shown = 100

/** What a pipeline would have run for in the last thirty days. The conditions are looked at as things are now. */
export async function dryRun(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  { trigger, filter = '' }: PipelineTrial,
): Promise<PipelineDryRun> {
  const subject = subjectOf(trigger)
  const ids = await found(db, session, { subject, filter, now })
  if (trigger.schedule) {
    const things = await thingsOf(db, subject, (id) => sql`${id} in ${ids}`, shown)
    const table = subject === 'PROJECT' ? projects : tasks
    const all = await db.$count(table, sql`${table.id} in ${ids}`)
    const times = timesBefore(trigger.schedule, now)
    return { count: all, times, matches: things.map((thing) => ({ subject: thing })) }
  }
  const where = and(
    eq(journal.accountId, session.account.id),
    gt(journal.at, new Date(now.getTime() - month)),
    entriesOf(trigger.event!),
    sql`${idInEntry(subject)} in ${ids}`,
  )
  const { times } = only(await db.select({ times: count() }).from(journal).where(where))
  const entries = await db
    .select({ at: journal.at, id: idInEntry(subject).mapWith(String) })
    .from(journal)
    .where(where)
    .orderBy(desc(journal.id))
    .limit(shown)
  const wanted = entries.map(({ id }) => id)
  const things = await thingsOf(db, subject, (id) => isOneOf(id, wanted), shown)
  const byId = new Map(things.map((thing) => [thing.uuid, thing]))
  return {
    count: times,
    matches: entries.flatMap(({ at, id }) => {
      const thing = byId.get(id)
      return thing ? { at: at.getTime(), subject: thing } : []
    }),
  }
}
