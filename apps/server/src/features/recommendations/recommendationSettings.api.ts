import type { RecommendationSettings } from '@dragoman/sdk/operations/recommendationSettings'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { only } from '../../kernel/database/one-row.ts'
import {
  addSettings,
  changeSettings,
  defaultWeights,
  dropSettings,
  listSettings,
  unitOfAccount,
  weightsAt,
} from './settings.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'

const events = [
  'RECOMMENDATION_SETTINGS_CREATED',
  'RECOMMENDATION_SETTINGS_UPDATED',
  'RECOMMENDATION_SETTINGS_REMOVED',
  'RECOMMENDATION_SETTINGS_RESET',
] as const

export const recommendationSettings = {
  async list(input) {
    return show(input, await visitAccount(input, input.path.id, 'SETTINGS'))
  },

  async create(input) {
    const { db, session, body, journal } = input
    const account = await holdReachedAccount(input, session.account.id)
    const unit = await unitOfAccount(db, account.id, body.orgUnitUuid)
    await addSettings(db, account.id, unit.id, body.weights)
    await journal({ ...about(account), after: { ...body.weights }, detail: unitDetail(unit) })
    return at(db, account.id, unit.id)
  },

  async update(input) {
    const { db, session, body, journal } = input
    const account = await holdReachedAccount(input, body.accountUuid ?? session.account.id)
    const unit = body.orgUnitUuid === undefined ? null : await unitOfAccount(db, account.id, body.orgUnitUuid)
    const held = await weightsAt(db, account.id, unit?.id ?? null)
    const present = () => at(db, account.id, unit?.id ?? null)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    const { isChanged, ...change } = changedFields(held, body.weights)
    if (isChanged) {
      await changeSettings(db, account.id, unit?.id ?? null, body.weights)
      await journal({ ...about(account), ...change, ...(unit && { detail: unitDetail(unit) }) })
    }
    return present()
  },

  async remove(input) {
    const { db, session, path, journal } = input
    const account = await holdReachedAccount(input, session.account.id)
    const unit = await unitOfAccount(db, account.id, path.id)
    const held = await weightsAt(db, account.id, unit.id)
    await dropSettings(db, account.id, unit.id)
    await journal({ ...about(account), before: { ...held }, detail: unitDetail(unit) })
  },

  async reset(input) {
    const { db, path, journal } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const held = await weightsAt(db, account.id, null)
    const units = (await listSettings(db, account.id)).flatMap(({ orgUnit }) => orgUnit?.name ?? [])
    await dropSettings(db, account.id, null)
    const { isChanged, ...change } = changedFields(held, defaultWeights)
    if (isChanged || units.length > 0) await journal({ ...about(account), ...change, detail: { orgUnits: units } })
    return show(input, account)
  },
} satisfies Handlers<'recommendationSettings'>

const unitDetail = ({ id, name }: { id: string; name: string }) => ({ orgUnit: name, orgUnitUuid: id })

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})

const at = async (db: Context['db'], accountId: string, orgUnitId: string | null): Promise<RecommendationSettings> =>
  only((await listSettings(db, accountId)).filter(({ orgUnit }) => (orgUnit?.uuid ?? null) === orgUnitId))

const show = async ({ db, session }: Context, { id }: AccountRow) => ({
  settings: await listSettings(db, id),
  ...(await lastSettingsChange(db, session, id, { events })),
})
