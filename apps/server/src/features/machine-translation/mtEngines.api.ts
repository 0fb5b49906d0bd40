import type { MtTrialResult } from '@dragoman/sdk/operations/mtEngines'
import type { Context, Handlers } from '../../identity/context.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { only } from '../../kernel/database/one-row.ts'
import { requireGlossariesOf } from '../terminology/glossaries-of-account.ts'
import { adviseTerms } from '../terminology/term-advice.ts'
import { changeEngine, findEngine, insertEngine, recorded, removeEngine, showEngines } from './engines.ts'
import { requireUnitOf } from './keys.ts'
import { defaultPrompt } from './prompt.ts'
import { runEngine, type EngineRow } from './run-engine.ts'
import { providers } from './providers/providers.ts'

export const mtEngines = {
  async list(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'MT_ENGINES')
    return { engines: await showEngines(input, id), defaultPrompt }
  },

  async create(input) {
    const { db, path, body, session, now, journal } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const orgUnitId = await requireUnitOf(db, account.id, body.orgUnitUuid)
    const row = await insertEngine(
      db,
      { accountId: account.id, orgUnitId, changedBy: session.user.id, changedAt: now },
      body,
    )
    await journal({ ...about(account, row), after: recorded(row) })
    return show(input, row)
  },

  async update(input) {
    const { db, path, body, session, now, journal, requireVersion } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const held = await findEngine(db, account.id, path.engineUUID, true)
    await requireVersion({ entity: accountEntity(account), present: () => show(input, held) })
    const orgUnitId =
      body.orgUnitUuid === undefined ? held.orgUnitId : await requireUnitOf(db, account.id, body.orgUnitUuid)
    const row = await changeEngine(db, held, { orgUnitId, changedBy: session.user.id, changedAt: now }, body)
    const { isChanged, ...change } = changedFields(recorded(held), recorded(row))
    if (isChanged) await journal({ ...about(account, row), ...change })
    return show(input, row)
  },

  async remove(input) {
    const { db, path, journal } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const held = await findEngine(db, account.id, path.engineUUID, true)
    await removeEngine(db, held)
    await journal({ ...about(account, held), before: recorded(held) })
  },

  async try({ db, session, path, body, settings, now }) {
    const accountId = await reachAccount(db, session, path.accountUUID)
    const chosen: EngineRow[] = []
    for (const id of body.engineUuids) chosen.push(await findEngine(db, accountId, id))
    const glossaryIds = body.glossaryUuids ?? []
    await requireGlossariesOf(db, accountId, glossaryIds)
    const terms = await adviseTerms(db, { ...body, glossaryIds }, body.texts)
    const texts = body.texts.map((source, at) => ({ source, terms: terms[at] ?? [] }))
    return Promise.all(
      chosen.map(async (engine): Promise<MtTrialResult> => {
        const started = performance.now()
        const tried = { ...engine, prompt: body.prompt ?? engine.prompt }
        const { results, characters, tokens, prompt } = await runEngine({ db, settings, now }, tried, body, texts)
        const amount = providers[engine.provider].kind === 'LLM' ? tokens : characters
        return {
          engineUuid: engine.id,
          name: engine.name,
          milliseconds: Math.round(performance.now() - started),
          characters,
          tokens,
          ...(engine.pricePerMillion !== null && { cost: (amount * engine.pricePerMillion) / 1_000_000 }),
          ...(prompt !== undefined && { prompt }),
          texts: results,
        }
      }),
    )
  },
} satisfies Handlers<'mtEngines'>

const about = (account: AccountRow, { id, name, provider }: EngineRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
  detail: { engineUuid: id, name, kind: providers[provider].kind },
})

const show = async (input: Pick<Context, 'db' | 'session' | 'now'>, { id, accountId }: EngineRow) =>
  only((await showEngines(input, accountId)).filter(({ uuid }) => uuid === id))
