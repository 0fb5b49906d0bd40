import type { CancellationOptions } from '@dragoman/sdk/operations/cancellationOptions'
import type { Context, Handlers } from '../../identity/context.ts'
import { timezoneOf } from '../../identity/reading-at.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { versionOf } from '../../kernel/version.ts'
import { settingsOf } from '../account/settings/settings-of.ts'
import { countCancellations } from './count-cancellations.ts'
import { optionsOf } from './options.ts'
import { addOption, archiveOption, changeOptions } from './write-options.ts'
import { findProject } from '../work/find-project.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'

const events = ['CANCELLATION_OPTION_CREATED', 'CANCELLATION_OPTIONS_UPDATED', 'CANCELLATION_OPTION_ARCHIVED'] as const

export const cancellationOptions = {
  async listForProject({ db, session, path }) {
    const { accountId } = await findProject(db, session, path.projectUUID)
    const { cancellationRequired: required } = await settingsOf(db, accountId)
    return { required, options: (await optionsOf(db, accountId)).filter(({ active }) => active) }
  },

  async list(input) {
    return show(input, await visitAccount(input, input.path.accountUUID, 'SETTINGS'))
  },

  async getReport(input) {
    const account = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    return countCancellations(input.db, account.id, input.query, timezoneOf(input.session))
  },

  async create(input) {
    const { db, session, query, journal } = input
    const account = await holdReachedAccount(input, query.accountUUID ?? session.account.id)
    const given = { name: query.newOption, appliesTo: query.appliesTo ?? ['PROJECT', 'TASK'] }
    const option = await addOption(db, account.id, given)
    const { name, appliesTo } = option
    await journal({ ...about(account), after: { name, appliesTo }, detail: { optionUuid: option.uuid } })
    return option
  },

  async update(input) {
    const { db, session, body, journal } = input
    const account = await holdReachedAccount(input, body.accountUuid ?? session.account.id)
    const present = () => show(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    const changed = await changeOptions(db, account.id, body)
    if (changed) await journal({ ...about(account), ...changed })
    return present()
  },

  async remove(input) {
    const { db, path, journal } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const { name, active, appliesTo } = await archiveOption(db, account.id, path.optionUUID)
    const detail = { optionUuid: path.optionUUID, appliesTo }
    if (active) await journal({ ...about(account), before: { name, active }, after: { name, active: false }, detail })
  },
} satisfies Handlers<'cancellationOptions'>

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})

async function show({ db, session }: Context, { id }: AccountRow): Promise<CancellationOptions> {
  const { cancellationRequired: required } = await settingsOf(db, id)
  const options = await optionsOf(db, id)
  const version = versionOf([required, options])
  return { required, options, version, ...(await lastSettingsChange(db, session, id, { events })) }
}
