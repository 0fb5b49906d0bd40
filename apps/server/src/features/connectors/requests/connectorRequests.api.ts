import type { Context, Handlers } from '../../../identity/context.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { only } from '../../../kernel/database/one-row.ts'
import { conflict, invalid } from '../../../kernel/refusals.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import { configEntity, findConfig } from '../configs/find-config.ts'
import { orFail } from '../connection/try-connection.ts'
import { LimitReached, PeerFault } from '../peer/faults.ts'
import { startRun } from '../runs/start-run.ts'
import { findPieces } from './find-pieces.ts'
import { addRequest, changeRequest, findRequest, holdOpen, listRequests } from './requests.ts'
import { showRequests, type Present, type RequestRow } from './show-requests.ts'

const show = async (db: Database, session: SignedIn, row: RequestRow, present?: Present) =>
  only(await showRequests(db, session, [row], present))

function requireLanguages(locales: readonly string[] = []): void {
  for (const locale of locales) requireLanguage(locale, 'body.targetLocales')
}

/** Content that editors of other systems want to have translated. */
export const connectorRequests = {
  list({ db, session, query }) {
    requireFeature(session, 'INTEGRATIONS')
    return listRequests(db, session, query)
  },

  async create(input) {
    const { db, session, body } = input
    requireLanguages(body.targetLocales)
    const config = await findConfig(db, session, body.configUuid)
    const found = await orFail(findPieces(input, config, body.keys))
    const missing = body.keys.find((key) => !found.has(key))
    if (missing !== undefined) throw invalid('body.keys', `${config.name} has no content ${missing}.`)
    return input.inTransaction(async (own) => {
      const row = await addRequest(own.db, {
        accountId: session.account.id,
        configId: config.id,
        name: body.name.trim(),
        requesterId: session.user.id,
        pieces: [...found.values()].map(({ key, title, version, url }) => ({
          key,
          title,
          version,
          ...(url !== undefined && { url }),
        })),
        targetLocales: body.targetLocales ?? [],
        note: body.note?.trim() ?? '',
      })
      await own.journal({ entity: configEntity(config), detail: { request: row.name, pieces: row.pieces.length } })
      return show(own.db, session, row, found)
    })
  },

  async get(input) {
    const { db, session, path } = input
    const row = await findRequest(db, session, path.requestUuid)
    return show(db, session, row, row.status === 'OPEN' ? await presentOf(input, row) : undefined)
  },

  async accept(input) {
    const { db, session, path, body } = input
    requireLanguages(body.targetLocales)
    const open = await findRequest(db, session, path.requestUuid)
    const keys = body.pieces.map(({ key }) => key)
    const known = new Set(open.pieces.map(({ key }) => key))
    const foreign = keys.find((key) => !known.has(key))
    if (foreign !== undefined) throw invalid('body.pieces', `The request has no content ${foreign}.`)
    const config = await findConfig(db, session, open.configId)
    const found = await orFail(findPieces(input, config, keys))
    const changed = body.pieces.filter(({ key, version }) => found.get(key)?.version !== version)
    if (changed.length > 0)
      throw conflict('Some of the content has changed in the meantime. Look at it again.', {
        keys: changed.map(({ key }) => key),
      })
    return input.inTransaction(async (own) => {
      const held = await holdOpen(own.db, session, open.id)
      const targetLocales = body.targetLocales ?? held.targetLocales
      const reference = body.name?.trim() ?? held.name
      const run = await startRun(own, config, {
        direction: 'PULL',
        trigger: 'MANUAL',
        params: { keys, settings: { reference, ...(targetLocales.length > 0 && { targetLocales }) } },
      })
      const row = await changeRequest(own.db, held.id, {
        ...decided(own, 'ACCEPTED'),
        targetLocales,
        name: reference,
        answer: body.answer?.trim() ?? '',
        runId: run.id,
      })
      await own.journal({ entity: configEntity(config), detail: { request: row.name, pieces: keys.length } })
      return show(own.db, session, row, found)
    })
  },

  async refuse(input) {
    const { db, session, path, body } = input
    const held = await holdOpen(db, session, path.requestUuid)
    const config = await findConfig(db, session, held.configId)
    const change = { ...decided(input, 'REFUSED'), answer: body.reason.trim() }
    const row = await changeRequest(db, held.id, change)
    await input.journal({ entity: configEntity(config), detail: { request: row.name, reason: row.answer } })
    return show(db, session, row)
  },
} satisfies Handlers<'connectorRequests'>

const decided = ({ session, now }: Pick<Context, 'session' | 'now'>, status: 'ACCEPTED' | 'REFUSED') => ({
  status,
  decidedById: session.user.id,
  decidedAt: now,
})

/** The content of a request as it is there now, or why that is not known. */
async function presentOf(context: Pick<Context, 'db' | 'session' | 'settings'>, row: RequestRow): Promise<Present> {
  const config = await findConfig(context.db, context.session, row.configId)
  try {
    return await findPieces(
      context,
      config,
      row.pieces.map(({ key }) => key),
    )
  } catch (error) {
    if (error instanceof PeerFault) return error.reason
    if (error instanceof LimitReached) return 'LIMIT'
    throw error
  }
}
