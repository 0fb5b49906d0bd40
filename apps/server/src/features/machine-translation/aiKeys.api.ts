import type { AiKeyInput } from '@dragoman/sdk/operations/aiKeys'
import type { Context, Handlers } from '../../identity/context.ts'
import { reachAccount } from '../../identity/reach-account.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { only } from '../../kernel/database/one-row.ts'
import { conflict, invalid, notFound } from '../../kernel/refusals.ts'
import {
  insertKey,
  keyAt,
  opened,
  problemOfKey,
  removeKey,
  replaceKey,
  requireTakenKey,
  requireUnitOf,
  showKeys,
  type AiKeyRow,
  type WrittenKey,
} from './keys.ts'
import { providers } from './providers/providers.ts'

export const aiKeys = {
  async validate({ body, settings }) {
    const reason = await problemOfKey(body, settings)
    return { isValid: !reason, ...(reason && { reason }) }
  },

  async list(input) {
    const { id } = await visitAccount(input, input.path.id, 'AI_KEYS')
    return showKeys(input.db, input.session, id)
  },

  async create(input) {
    const { db, session, path, body, settings } = input
    const accountId = await reachAccount(db, session, path.id)
    const orgUnitId = await requireUnitOf(db, accountId, body.orgUnitUuid)
    const place = { accountId, orgUnitId, provider: body.provider }
    await requireTakenKey(body, settings)
    return input.inTransaction(async (context) => {
      const account = await holdReachedAccount(context, accountId)
      if (await keyAt(context.db, place)) throw conflict('This provider already has a key. Replace it instead.', null)
      const row = await insertKey(context.db, place, written(context, body), settings)
      await context.journal({ ...about(account, row), after: recorded(row) })
      return shown(context, row)
    })
  },

  async update(input) {
    const { db, session, path, body, settings } = input
    const accountId = await reachAccount(db, session, path.id)
    const orgUnitId = await requireUnitOf(db, accountId, body.orgUnitUuid)
    const place = { accountId, orgUnitId, provider: body.provider }
    const read = await keyAt(db, place)
    if (!read) throw notFound('key')
    if (body.apiKey === undefined && (body.baseUrl ?? null) !== read.baseUrl)
      throw invalid('body.apiKey', 'Enter the key again when its address changes.')
    const key = body.apiKey ?? opened(read, settings)
    const whole = { ...body, ...(key !== '' && { apiKey: key }) }
    await requireTakenKey(whole, settings)
    return input.inTransaction(async (context) => {
      const account = await holdReachedAccount(context, accountId)
      const held = await keyAt(context.db, place)
      if (!held) throw notFound('key')
      const row = await replaceKey(context.db, held, written(context, whole), settings)
      await context.journal({ ...about(account, row), before: recorded(held), after: recorded(row) })
      return shown(context, row)
    })
  },

  async remove(input) {
    const { db, path, query, journal } = input
    const account = await holdReachedAccount(input, path.id)
    const orgUnitId = await requireUnitOf(db, account.id, query.orgUnitUuid)
    const held = await keyAt(db, { accountId: account.id, orgUnitId, provider: query.provider })
    if (!held) throw notFound('key')
    await removeKey(db, held)
    await journal({ ...about(account, held), before: recorded(held) })
  },
} satisfies Handlers<'aiKeys'>

const written = (
  { session, now }: Pick<Context, 'session' | 'now'>,
  { apiKey: key = '', baseUrl }: AiKeyInput,
): WrittenKey => ({ key, baseUrl, changedBy: session.user.id, changedAt: now })

/** The fields of a key that are journaled: never the key. */
const recorded = ({ provider, baseUrl, hint, orgUnitId }: AiKeyRow) => ({ provider, baseUrl, hint, orgUnitId })

const about = (account: AccountRow, { provider }: AiKeyRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
  detail: { kind: providers[provider].kind },
})

const shown = async ({ db, session }: Pick<Context, 'db' | 'session'>, { id, accountId }: AiKeyRow) =>
  only((await showKeys(db, session, accountId)).filter(({ uuid }) => uuid === id))
