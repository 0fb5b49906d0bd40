import type { FinanceSettings } from '@dragoman/sdk/operations/finance'
import type { Context, Handlers } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, visitAccount, type AccountRow } from '../../identity/visit-account.ts'
import { changedFields } from '../../kernel/changed-fields.ts'
import { lastSettingsChange } from '../account/settings/last-settings-change.ts'
import { actorOf } from '../people/billing/billing-versions.ts'
import { addBankAccount, removeBankAccount } from './bank-accounts.ts'
import { companyDay } from './company-days.ts'
import { addRate, showRate } from './exchange-rates.ts'
import { lockPeriod, unlockPeriod } from './period-moves.ts'
import { listPeriods, showPeriod } from './periods.ts'
import { financeOf, ownSettings, showBankAccount, writeFinance } from './settings.ts'
import { financeVersion, partsOf } from './settings-version.ts'

const events = [
  'FINANCE_SETTINGS_UPDATED',
  'BANK_ACCOUNT_CREATED',
  'BANK_ACCOUNT_REMOVED',
  'EXCHANGE_RATE_CREATED',
] as const

export const finance = {
  async get(input) {
    return show(input, await visitAccount(input, input.path.accountUUID, 'FINANCE'))
  },

  async update(input) {
    const { db, body, journal, now } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const present = () => show(input, account)
    await input.requireVersion({ entity: accountEntity(account), present, part: partsOf(body), events })
    const day = await companyDay(db, account.id, now)
    const before = await ownSettings(db, account, day)
    await writeFinance(db, account, body)
    const changed = await holdReachedAccount(input, account.id)
    const { isChanged, ...parts } = changedFields(before, await ownSettings(db, changed, day))
    if (isChanged) await journal({ ...about(changed), ...parts })
    return show(input, changed)
  },

  async createBankAccount(input) {
    const { db, body, settings, journal } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const row = await addBankAccount(db, { accountId: account.id, secretKey: settings.secretKey }, body)
    const shown = showBankAccount(row)
    await journal({ ...about(account), after: { bankAccount: shown }, detail: { bankAccountUuid: row.id } })
    return shown
  },

  async removeBankAccount(input) {
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const row = await removeBankAccount(input.db, account.id, input.path.bankAccountUUID)
    const [before, detail] = [{ bankAccount: showBankAccount(row) }, { bankAccountUuid: row.id }]
    await input.journal({ ...about(account), before, detail })
  },

  async createExchangeRate(input) {
    const { db, session, body, now } = input
    const account = await holdReachedAccount(input, input.path.accountUUID)
    const place = {
      accountId: account.id,
      base: account.currency,
      createdBy: actorOf(session),
      today: await companyDay(db, account.id, now),
    }
    const shown = showRate(await addRate(db, place, body))
    await input.journal({ ...about(account), after: { exchangeRate: shown } })
    return shown
  },

  async listPeriods(input) {
    const { db, session, now, path } = input
    const account = await visitAccount(input, path.accountUUID, 'FINANCE')
    return listPeriods(db, session, { accountId: account.id, now })
  },

  async lockPeriod(input) {
    const { db, session, now, path, body } = input
    const { month } = path
    const { id: accountId } = await lockPeriod(input, path.accountUUID, { month, status: body.status })
    return showPeriod(db, session, { accountId, month, now })
  },

  async unlockPeriod(input) {
    const { db, session, now, path, body } = input
    const { month } = path
    const { id: accountId } = await unlockPeriod(input, path.accountUUID, { month, reason: body.reason })
    return showPeriod(db, session, { accountId, month, now })
  },
} satisfies Handlers<'finance'>

const about = (account: AccountRow) => ({
  accountId: account.id,
  entity: accountEntity(account),
})

async function show({ db, session, now }: Context, account: AccountRow): Promise<FinanceSettings> {
  const day = await companyDay(db, account.id, now)
  const version = financeVersion(await ownSettings(db, account, day))
  const change = await lastSettingsChange(db, session, account.id, { events })
  return { ...(await financeOf(db, account, day)), version, ...change }
}
