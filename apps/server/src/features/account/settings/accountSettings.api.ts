import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import type { Context, Handlers } from '../../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../../identity/visit-account.ts'
import { versionOf } from '../../../kernel/version.ts'
import { changeSettings, type Setting, type Switches } from './change-settings.ts'
import { switchedTo, type Switched } from './switched-to.ts'
import { settingsOf, stopLossSettings } from './settings-of.ts'
import { lastSettingsChange } from './last-settings-change.ts'

type Switch = { [S in Setting]: Switches[S] extends boolean ? S : never }[Setting]

const events = ['ACCOUNT_SETTINGS_UPDATED'] as const

export const accountSettings = {
  async get(input) {
    return show(input, await visitAccount(input, input.path.accountUUID, 'SETTINGS'))
  },

  async update(input) {
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => show(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    await changeSettings(input, account, input.body)
    return present()
  },

  async getAiReviewStatus({ db, session }) {
    return (await settingsOf(db, session.account.id)).aiReviewEnabled
  },

  async getCustomReviewCategoryOnly(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    return (await settingsOf(input.db, id)).customReviewCategoryOnly
  },

  setAiReview: (input) => turn(input, 'aiReviewEnabled'),
  setAiSpellcheck: (input) => turn(input, 'aiSpellcheckEnabled'),
  setSendLearntToKanban: (input) => turn(input, 'sendLearntToKanban'),
  setCustomReviewCategoryOnly: (input) => turn(input, 'customReviewCategoryOnly'),
  setCustomReviewCategorization: (input) => turn(input, 'customReviewCategorizationEnabled'),
  setProjectAutomation: (input) => turn(input, 'projectAutomationEnabled'),

  async setCostsLogfileType(input) {
    const account = await holdReachedAccount(input, input.path.accountUUID)
    await changeSettings(input, account, { costsLogfileType: input.query.value })
    return show(input, account)
  },
} satisfies Partial<Handlers<'accountSettings'>>

/** Turns one setting on or off. */
async function turn(input: Context & Switched, setting: Switch): Promise<AccountSettings> {
  const account = await holdReachedAccount(input, input.path.accountUUID)
  await changeSettings(input, account, { [setting]: switchedTo(input) })
  return show(input, account)
}

async function show({ db, session }: Context, { id }: AccountRow): Promise<AccountSettings> {
  const {
    cancellationRequired: _,
    contractIntroduction: _introduction,
    contractsInProfile: _listed,
    journalDays: _journalDays,
    placement: _placement,
    ...settings
  } = await settingsOf(db, id)
  const changes = stopLossSettings
  const { lastChange: lastStopLossChange } = await lastSettingsChange(db, session, id, { events, changes })
  return {
    ...settings,
    version: versionOf(settings),
    ...(await lastSettingsChange(db, session, id, { events })),
    ...(lastStopLossChange && { lastStopLossChange }),
  }
}
