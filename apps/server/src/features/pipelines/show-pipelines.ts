import type { Pipeline, PipelineActionNames } from '@dragoman/sdk/operations/pipelines'
import { and, count, eq, gt, inArray, max } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { lastChange } from '../../kernel/journal.ts'
import { versionOf } from '../../kernel/version.ts'
import { customFields } from '../custom-fields/tables.ts'
import { webhooks } from '../webhooks/tables.ts'
import { subjectOf } from './events.ts'
import type { PipelineRow } from './find-pipeline.ts'
import { pipelineRuns } from './tables.ts'
import { recorded } from './write-pipeline.ts'

const month = 30 * 24 * 60 * 60 * 1000

export const pipelineEvents = ['PIPELINE_CREATED', 'PIPELINE_UPDATED'] as const

/** Pipelines as the wire has them, with names of what they refer to and what they have done lately. */
export async function showPipelines(
  db: Database,
  session: SignedIn,
  rows: readonly PipelineRow[],
  now: Date,
): Promise<Pipeline[]> {
  if (rows.length === 0) return []
  const actions = rows.flatMap((row) => row.actions)
  const fieldIds = actions.flatMap(({ customFieldUuid }) => customFieldUuid ?? [])
  const webhookIds = actions.flatMap(({ webhookUuid }) => webhookUuid ?? [])
  const personIds = actions.flatMap(({ userUuid, userUuids = [] }) => [...(userUuid ? [userUuid] : []), ...userUuids])
  const people = await loadPeople(db, session, [...personIds, ...rows.map(({ ownerId }) => ownerId)])
  const ofAccount = session.account.id
  const names = new Map(
    [
      ...(await db
        .select({ id: customFields.id, name: customFields.name })
        .from(customFields)
        .where(and(eq(customFields.accountId, ofAccount), isOneOf(customFields.id, fieldIds)))),
      ...(await db
        .select({ id: webhooks.id, name: webhooks.name })
        .from(webhooks)
        .where(and(eq(webhooks.accountId, ofAccount), isOneOf(webhooks.id, webhookIds)))),
    ].map(({ id, name }) => [id, name]),
  )
  const counted = await countRuns(db, rows, now)
  const shown: Pipeline[] = []
  for (const row of rows) {
    const { done, failed, last } = counted.get(row.id) ?? { done: 0, failed: 0, last: null }
    const change = await lastChange(db, row.accountId, { type: 'PIPELINE', id: row.id }, { events: pipelineEvents })
    const by = change?.by ? (await loadPeople(db, session, [change.by.uuid]))(change.by.uuid) : undefined
    shown.push({
      uuid: row.id,
      name: row.name,
      active: row.active,
      ...(row.paused && { paused: row.paused }),
      trigger: row.trigger,
      subject: subjectOf(row.trigger),
      filter: row.filter,
      actions: row.actions,
      names: row.actions.map((action): PipelineActionNames => {
        const user = action.userUuid === undefined ? undefined : people(action.userUuid)?.name
        const field = names.get(action.customFieldUuid ?? '')
        const webhook = names.get(action.webhookUuid ?? '')
        return {
          ...(user && { user }),
          ...(action.userUuids && { users: action.userUuids.flatMap((id) => people(id)?.name ?? []) }),
          ...(field && { customField: field }),
          ...(webhook && { webhook }),
        }
      }),
      owner: people(row.ownerId)!,
      ...(row.nextAt && { nextRun: row.nextAt.getTime() }),
      ...(last && { lastRun: last.getTime() }),
      runs: done,
      errors: failed,
      ...(change && { lastChange: { date: change.at.getTime(), ...(by && { user: by }) } }),
      version: versionOf(recorded(row), row.paused),
    })
  }
  return shown
}

async function countRuns(db: Database, rows: readonly PipelineRow[], now: Date) {
  const counts = await db
    .select({
      id: pipelineRuns.pipelineId,
      decision: pipelineRuns.decision,
      times: count(),
      last: max(pipelineRuns.endedAt),
    })
    .from(pipelineRuns)
    .where(
      and(
        isOneOf(
          pipelineRuns.pipelineId,
          rows.map(({ id }) => id),
        ),
        inArray(pipelineRuns.decision, ['DONE', 'FAILED']),
        gt(pipelineRuns.endedAt, new Date(now.getTime() - month)),
      ),
    )
    .groupBy(pipelineRuns.pipelineId, pipelineRuns.decision)
  const found = new Map<string, { done: number; failed: number; last: Date | null }>()
  for (const { id, decision, times, last } of counts) {
    const before = found.get(id) ?? { done: 0, failed: 0, last: null }
    const isLater = last && (!before.last || last > before.last)
    found.set(id, {
      done: decision === 'DONE' ? times : before.done,
      failed: decision === 'FAILED' ? times : before.failed,
      last: isLater ? last : before.last,
    })
  }
  return found
}
