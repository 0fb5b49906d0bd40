import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { databaseErrorCode, isDatabaseAway } from '../../kernel/database/error-code.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import { ApiError } from '../../kernel/refusals.ts'
import type { Acting, ActFor } from './act-for.ts'
import { actions, type Done } from './actions.ts'
import type { PipelineRow } from './find-pipeline.ts'
import type { pipelineRuns } from './tables.ts'

type RunRow = typeof pipelineRuns.$inferSelect

interface Carried {
  owner: SignedIn
  pipeline: PipelineRow
  run: RunRow
  at: Date
}

/** Does the actions of a run; what they have done is taken back where one of them fails. */
export async function perform(
  db: Database,
  { act, log, logFailure }: { act: ActFor; log: Logger; logFailure: LogFailure },
  { owner, pipeline, run, at }: Carried,
): Promise<{ end: Partial<RunRow>; acting?: Acting }> {
  let index = 0
  try {
    return await db.transaction(async (inside) => {
      await inside.execute(sql`set local lock_timeout = 5000`)
      const acting = act(inside, owner, { pipelineRun: run.id, pipeline: pipeline.name })
      const done: Done = {}
      for (const [position, action] of pipeline.actions.entries()) {
        index = position
        Object.assign(done, await actions[action.kind]({ db: inside, acting, pipeline, run, now: at }, action))
      }
      return { end: { decision: 'DONE' as const, ...done }, acting }
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const isLocked = databaseErrorCode(error) === '55P03'
    if (!(error instanceof ApiError) && !isLocked) logFailure(log, error, 'an action of a pipeline failed')
    const unexpected = isLocked ? 'Someone else was changing this. Try again.' : 'Something went wrong on the server.'
    const reason = error instanceof ApiError ? error.message : unexpected
    return { end: { decision: 'FAILED', failedAction: index, error: reason } }
  }
}
