import type { AccountSettings } from '@dragoman/sdk/operations/accountSettings'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { versionOf } from '../../kernel/version.ts'
import {
  settingsOf,
  writeSettings,
  type SettingsOfAccount,
  stopLossSettings,
} from '../settings-of-accounts/settings-of.ts'
import { countContextMatching, requireContextInAll } from '../memories/context-matching.ts'
import { hierarchyPart } from './hierarchy.ts'
import { levelSettings } from './level-settings.ts'
import { changeSecurity, showSecurity } from './security.ts'
import { lastSettingsChange } from './last-settings-change.ts'

type Switches = Omit<
  SettingsOfAccount,
  'cancellationRequired' | 'contractIntroduction' | 'contractsInProfile' | 'journalDays' | 'placement'
>
type Setting = keyof Switches
type Switch = { [S in Setting]: Switches[S] extends boolean ? S : never }[Setting]

const events = ['ACCOUNT_SETTINGS_UPDATED']

export const accountSettings = {
  async get(input) {
    return show(input, await visitAccount(input, input.path.accountUUID, 'SETTINGS'))
  },

  async update(input) {
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => show(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, events })
    await change(input, account, input.body)
    return present()
  },

  async getSecurity(input) {
    return showSecurity(input, await visitAccount(input, input.path.accountUUID, 'SECURITY'))
  },

  updateSecurity: (input) => changeSecurity(input),

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
    await change(input, account, { costsLogfileType: input.query.value })
    return show(input, account)
  },

  async getContextMatching(input) {
    return contextMatching(input.db, (await visitAccount(input, input.path.accountUUID, 'SETTINGS')).id)
  },

  async listHierarchy(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    return hierarchyPart(input.db, id, input.query)
  },

  async getHierarchySettings(input) {
    const { id } = await visitAccount(input, input.path.accountUUID, 'SETTINGS')
    return levelSettings(input.db, id, input.query.nodeUuid)
  },

  async setRequireContextTmMatching(input) {
    const { db, path, query } = input
    const account = await holdReachedAccount(input, path.accountUUID)
    const present = await settingsOf(db, account.id)
    const requireContextTmMatching = query.value ?? !present.requireContextTmMatching
    const memories = query.applyToAll ? await requireContextInAll(db, account.id, requireContextTmMatching) : 0
    await change(input, account, { requireContextTmMatching }, { memories })
    return contextMatching(db, account.id)
  },
} satisfies Omit<Handlers<'accountSettings'>, 'getOverview' | 'undoChange'>

type Turn = Context & { path: { accountUUID: string }; query: { value?: boolean } }

/** Turns one setting on or off, or over. */
async function turn(input: Turn, setting: Switch): Promise<AccountSettings> {
  const account = await holdReachedAccount(input, input.path.accountUUID)
  const { [setting]: present } = await settingsOf(input.db, account.id)
  await change(input, account, { [setting]: input.query.value ?? !present })
  return show(input, account)
}

/** Changes settings of a held account; the journal has those that are different then, and how many memories follow. */
async function change(
  { db, session, journal }: Context,
  account: AccountRow,
  wanted: Partial<Switches>,
  { memories = 0 }: { memories?: number } = {},
) {
  const held = await settingsOf(db, account.id)
  const changed = (Object.keys(wanted) as Setting[]).filter((setting) => wanted[setting] !== held[setting])
  if (changed.length === 0 && memories === 0) return
  const part = (of: Partial<Switches>) => Object.fromEntries(changed.map((setting) => [setting, of[setting]]))
  if (changed.length > 0) await writeSettings(db, account.id, part(wanted))
  const author = { accountId: account.id, userId: session.user.id }
  const detail = memories > 0 ? { detail: { memories } } : {}
  await journal({ author, entity: accountEntity(account), before: part(held), after: part(wanted), ...detail })
}

async function contextMatching(db: Context['db'], accountId: string) {
  const { requireContextTmMatching: value } = await settingsOf(db, accountId)
  return { value, ...(await countContextMatching(db, accountId)) }
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
