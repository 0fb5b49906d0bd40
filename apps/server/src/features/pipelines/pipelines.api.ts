import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { only } from '../../kernel/database/one-row.ts'
import { dryRun } from './dry-run.ts'
import { areEnabled, findPipeline, pipelineEntity, type PipelineRow } from './find-pipeline.ts'
import { listRuns } from './list-runs.ts'
import { overviewOf } from './overview.ts'
import { pipelineEvents, showPipelines } from './show-pipelines.ts'
import { requireActions } from './require-actions.ts'
import { changePipeline, insertPipeline, recorded, removePipeline, requirePlan, setEnabled } from './write-pipeline.ts'

type Asking = Pick<Context, 'db' | 'session' | 'now'>

const show = async ({ db, session, now }: Asking, row: PipelineRow) =>
  only(await showPipelines(db, session, [row], now))

export const pipelines = {
  list: overviewOf,

  async updateSettings(input) {
    const { db, session, body, now, journal } = input
    const account = await holdReachedAccount(input, session.account.id)
    const before = await areEnabled(db, account.id)
    if (body.enabled !== before) {
      await setEnabled(db, account.id, body.enabled, now)
      await journal({
        entity: accountEntity(account),
        before: { enabled: before },
        after: { enabled: body.enabled },
      })
    }
    return overviewOf(input)
  },

  async tryOut(input) {
    const { trigger, filter = '', actions = [] } = input.body
    await requirePlan(input, { trigger, filter })
    await requireActions(input, trigger, actions)
    return dryRun(input, input.body)
  },

  async create(input) {
    const row = await insertPipeline(input, input.body)
    await input.journal({ entity: pipelineEntity(row), after: recorded(row) })
    return show(input, row)
  },

  async get(input) {
    return show(input, await findPipeline(input.db, input.session, input.path.pipelineUUID))
  },

  async update(input) {
    const { db, session, path, body, journal } = input
    const held = await findPipeline(db, session, path.pipelineUUID, true)
    await input.requireVersion({
      entity: pipelineEntity(held),
      present: () => show(input, held),
      events: [...pipelineEvents],
    })
    const row = await changePipeline(input, held, body)
    const { isChanged, ...change } = changedFields(recorded(held), recorded(row))
    if (isChanged || held.paused !== row.paused) await journal({ entity: pipelineEntity(row), ...change })
    return show(input, row)
  },

  async remove({ db, session, path, journal }) {
    const held = await findPipeline(db, session, path.pipelineUUID, true)
    await removePipeline(db, held)
    await journal({ entity: pipelineEntity(held), before: recorded(held) })
  },

  async listRuns({ db, session, path, query }) {
    return listRuns(db, await findPipeline(db, session, path.pipelineUUID), query)
  },
} satisfies Handlers<'pipelines'>
