import type { PipelineInput } from '@dragoman/sdk/operations/pipelines'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { users } from '../../kernel/tables.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { areEnabled, type PipelineRow } from './find-pipeline.ts'
import { pipelines } from './tables.ts'
import { changePipeline, insertPipeline, recorded, removePipeline, setEnabled } from './write-pipeline.ts'

/** Pipelines that were added, changed, or deleted. What is changed back acts as who does so, what comes back as before. */
export const undoPipeline: Undo = {
  async present({ db }, { id: accountId }, change) {
    const row = await holdPipeline(db, accountId, change)
    return row ? recorded(row) : null
  },

  async restore(context, { id: accountId }, change) {
    const held = await holdPipeline(context.db, accountId, change)
    if (held && change.before === null) {
      await removePipeline(context.db, held)
      return { event: 'PIPELINE_REMOVED' }
    }
    const { ownerUuid, ...before } = formerly<Partial<ReturnType<typeof recorded>>>(change)
    const row = held
      ? await changePipeline(context, held, before as Partial<PipelineInput>)
      : await backTo(context.db, await insertPipeline(context, before as PipelineInput, change.entityId), ownerUuid)
    const after = recorded(row)
    const fields = Object.keys(change.before ?? {}) as (keyof typeof after)[]
    return {
      event: held ? 'PIPELINE_UPDATED' : 'PIPELINE_CREATED',
      after: Object.fromEntries(fields.map((field) => [field, after[field]])),
    }
  },
}

/** Gives a pipeline that comes back whole to its former owner, who may have gone. */
async function backTo(db: Database, row: PipelineRow, ownerId: string | undefined): Promise<PipelineRow> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId ?? row.ownerId), eq(users.accountId, row.accountId), isNull(users.removedAt)))
  return owner ? updateOne(db, pipelines, eq(pipelines.id, row.id), { ownerId: owner.id }) : row
}

async function holdPipeline(db: Database, accountId: string, { entityId }: Change): Promise<PipelineRow | undefined> {
  const [row] = await db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.id, entityId), eq(pipelines.accountId, accountId)))
    .for('update')
  return row
}

/** The switch for all pipelines of an account. */
export const undoPipelineSwitch: Undo = {
  present: async ({ db }, { id }) => ({ enabled: await areEnabled(db, id) }),

  async restore({ db, now }, { id }, change) {
    await setEnabled(db, id, formerly<{ enabled: boolean }>(change).enabled, now)
    return { event: 'PIPELINES_TOGGLED' }
  },
}
