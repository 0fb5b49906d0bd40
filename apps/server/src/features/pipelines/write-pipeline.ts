import type { PipelineInput } from '@dragoman/sdk/operations/pipelines'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, lockOne, updateOne } from '../../kernel/database/one-row.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { accounts } from '../../kernel/tables.ts'
import { subjectOf } from './events.ts'
import type { PipelineRow } from './find-pipeline.ts'
import { requireActions } from './require-actions.ts'
import { nextTime, requireTimezone } from './schedule.ts'
import { found } from './subjects.ts'
import { pipelines, pipelineSettings } from './tables.ts'

/** Pipelines that an account can have. */
const most = 100

type Plan = Pick<PipelineRow, 'trigger' | 'filter' | 'actions'>
type Terms = Pick<Context, 'db' | 'session' | 'now'>

/** Refuses what could never run: with 400 that names the field. */
export async function requirePlan({ db, session, now }: Terms, plan: Omit<Plan, 'actions'>): Promise<void> {
  const { event, schedule } = plan.trigger
  if ((event === undefined) === (schedule === undefined))
    throw invalid('body.trigger', 'Select an event or a schedule, one of them.')
  if (schedule) requireTimezone(schedule)
  await found(db, session, { subject: subjectOf(plan.trigger), filter: plan.filter, now })
}

/** When a pipeline is due next: only where it has a schedule and runs. */
const dueAt = ({ trigger, active, paused }: Pick<PipelineRow, 'trigger' | 'active' | 'paused'>, now: Date) =>
  trigger.schedule && active && !paused ? nextTime(trigger.schedule, now) : null

async function requireFreeName(db: Database, accountId: string, name: string, except?: string): Promise<void> {
  const [other] = await db
    .select({ id: pipelines.id })
    .from(pipelines)
    .where(
      and(
        eq(pipelines.accountId, accountId),
        sql`lower(${pipelines.name}) = lower(${name})`,
        except === undefined ? undefined : ne(pipelines.id, except),
      ),
    )
  if (other) throw impossible(`There is already a pipeline named ${name}.`, 'NAME_TAKEN', { uuid: other.id })
}

/** Adds a pipeline; under the id that it had, where it comes back. */
export async function insertPipeline(terms: Terms, body: PipelineInput, id?: string): Promise<PipelineRow> {
  const { db, session, now } = terms
  const accountId = session.account.id
  // Held, so that two at once don't make one too many.
  await lockOne(db, accounts, eq(accounts.id, accountId))
  if ((await db.$count(pipelines, eq(pipelines.accountId, accountId))) >= most)
    throw impossible(`An account can have ${most} pipelines.`, 'TOO_MANY', { limit: most })
  const { name, active = true, trigger, filter = '', actions } = body
  await requireFreeName(db, accountId, name.trim())
  await requirePlan(terms, { trigger, filter })
  await requireActions(terms, trigger, actions)
  return insertOne(db, pipelines, {
    ...(id !== undefined && { id }),
    accountId,
    name: name.trim(),
    active,
    trigger,
    filter: filter.trim(),
    actions,
    ownerId: session.user.id,
    nextAt: dueAt({ trigger, active, paused: null }, now),
  })
}

/** The fields of a pipeline that are journaled. */
export const recorded = ({ name, active, trigger, filter, actions, ownerId }: PipelineRow) => ({
  name,
  active,
  trigger,
  filter,
  actions,
  ownerUuid: ownerId,
})

/** Changes a held pipeline, which is then its changer's: what it does, it does with their permissions. */
export async function changePipeline(
  terms: Terms,
  held: PipelineRow,
  body: Partial<PipelineInput>,
): Promise<PipelineRow> {
  const { db, session, now } = terms
  const { active = held.active, trigger = held.trigger, filter = held.filter, actions = held.actions } = body
  const name = body.name?.trim() ?? held.name
  if (name !== held.name) await requireFreeName(db, held.accountId, name, held.id)
  const isPlanned = body.trigger !== undefined || body.filter !== undefined
  if (isPlanned) await requirePlan(terms, { trigger, filter })
  if (isPlanned || body.actions) await requireActions(terms, trigger, actions)
  const paused = body.active === true ? null : held.paused
  const isTurnedOn = active && !paused && (!held.active || held.paused !== null)
  return updateOne(db, pipelines, eq(pipelines.id, held.id), {
    name,
    active,
    paused,
    ...(isTurnedOn && { runsSince: sql`now()` }),
    trigger,
    filter: filter.trim(),
    actions,
    ownerId: session.user.id,
    nextAt: dueAt({ trigger, active, paused }, now),
  })
}

export async function removePipeline(db: Database, { id }: PipelineRow): Promise<void> {
  await db.delete(pipelines).where(eq(pipelines.id, id))
}

/** Turns all pipelines of an account on or off. What was due while they were off is not made up for. */
export async function setEnabled(db: Database, accountId: string, enabled: boolean, now: Date): Promise<void> {
  await db
    .insert(pipelineSettings)
    .values({ accountId, enabled })
    .onConflictDoUpdate({ target: pipelineSettings.accountId, set: { enabled } })
  if (!enabled) return
  await db
    .update(pipelines)
    .set({ runsSince: sql`now()` })
    .where(eq(pipelines.accountId, accountId))
  const due = await db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.accountId, accountId), isNotNull(pipelines.nextAt)))
  for (const row of due)
    await db
      .update(pipelines)
      .set({ nextAt: dueAt(row, now) })
      .where(eq(pipelines.id, row.id))
}
