import type { PipelineDryRun, PipelineTrial } from '@dragoman/sdk/operations/pipelines'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import { journal } from '../../kernel/tables.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { entriesOf, idInEntry, stateThen, subjectOf } from './events.ts'
import { obstacleTo } from './obstacles.ts'
import { timesBefore } from './schedule.ts'
import { found, thingsOf } from './subjects.ts'

const month = 30 * 24 * 60 * 60 * 1000
/** Matches that are shown. */
const shown = 100

/**
 * Finds the events of the last thirty days that a pipeline would have run for, and for how many of them an action would
 * have been refused, by the state that each project or task had then. Conditions are checked against the present state.
 */
export async function dryRun(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  { trigger, filter = '', actions = [] }: PipelineTrial,
): Promise<PipelineDryRun> {
  const subject = subjectOf(trigger)
  const ids = await found(db, session, { subject, filter, now })
  const refusal = (state: string) => obstacleTo(subject, state, actions)?.message
  const refusalIn = (state: string) => (refusal(state) === undefined ? {} : { refusal: refusal(state)! })
  const outcome = (states: readonly { state: string; times: number }[]) => {
    const sum = (some: typeof states) => some.reduce((total, { times }) => total + times, 0)
    const refused = states.filter(({ state }) => refusal(state) !== undefined)
    return { count: sum(states) - sum(refused), refused: sum(refused) }
  }
  if (trigger.schedule) {
    const table = subject === 'PROJECT' ? projects : tasks
    const states = await db
      .select({ state: table.status, times: count() })
      .from(table)
      .where(sql`${table.id} in ${ids}`)
      .groupBy(table.status)
    const things = await thingsOf(db, subject, (id) => sql`${id} in ${ids}`, shown)
    const present = await db
      .select({ id: table.id, state: table.status })
      .from(table)
      .where(
        isOneOf(
          table.id,
          things.map(({ uuid }) => uuid),
        ),
      )
    const stateOf = new Map(present.map(({ id, state }) => [id, state]))
    const matches = things.map((thing) => ({ subject: thing, ...refusalIn(stateOf.get(thing.uuid) ?? '') }))
    return { ...outcome(states), times: timesBefore(trigger.schedule, now), matches }
  }
  const where = and(
    eq(journal.accountId, session.account.id),
    gt(journal.at, new Date(now.getTime() - month)),
    entriesOf(trigger.event!),
    sql`${idInEntry(subject)} in ${ids}`,
  )
  const then = db
    .select({ state: stateThen(subject).as('state') })
    .from(journal)
    .where(where)
    .as('then')
  const states = await db.select({ state: then.state, times: count() }).from(then).groupBy(then.state)
  const entries = await db
    .select({ at: journal.at, id: idInEntry(subject).mapWith(String), state: stateThen(subject) })
    .from(journal)
    .where(where)
    .orderBy(desc(journal.id))
    .limit(shown)
  const wanted = entries.map(({ id }) => id)
  const things = await thingsOf(db, subject, (id) => isOneOf(id, wanted), shown)
  const byId = new Map(things.map((thing) => [thing.uuid, thing]))
  return {
    ...outcome(states),
    matches: entries.flatMap(({ at, id, state }) => {
      const thing = byId.get(id)
      return thing ? { at: at.getTime(), subject: thing, ...refusalIn(state) } : []
    }),
  }
}
