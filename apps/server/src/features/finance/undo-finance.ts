import type { TaxCodeInput } from '@dragoman/sdk/operations/finance'
import { and, eq } from 'drizzle-orm'
import type { AccountRow } from '../../identity/visit-account.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { removeBankAccount } from './bank-accounts.ts'
import { companyDay } from './company-days.ts'
import { ownSettings, showBankAccount, writeFinance } from './settings.ts'
import { bankAccounts, legalEntities, numberSeries, taxCodes } from './tables.ts'

type Shown = Awaited<ReturnType<typeof ownSettings>>

/** The same as it can be written. */
interface Own extends Omit<Shown, 'taxCodes' | 'series'> {
  taxCodes: (TaxCodeInput & { uuid: string })[]
  series: (typeof numberSeries.$inferSelect)[]
}

/** The fields that are edited as a whole. */
export const undoFinance: Undo = {
  present: async ({ db, now }, account) => ownSettings(db, account, await companyDay(db, account.id, now)),

  async restore({ db }, account, change) {
    const { series, country, legalName, address, taxCodes: taxes, ...plain } = formerly<Partial<Own>>(change)
    if (taxes) await insertTaxCodes(db, account, taxes)
    await writeFinance(db, account, {
      ...plain,
      ...(legalName !== undefined && { legalName: legalName ?? '' }),
      ...(address !== undefined && { address: address ?? '' }),
      ...(typeof country === 'string' && { country }),
      ...(taxes && { taxCodes: taxes }),
    })
    if (country === null) await db.update(legalEntities).set({ country }).where(eq(legalEntities.accountId, account.id))
    // No number was used since, as the next ones are still those that the change has left.
    for (const { kind, pattern, next } of series ?? [])
      await db
        .insert(numberSeries)
        .values({ accountId: account.id, kind, pattern, next })
        .onConflictDoUpdate({ target: [numberSeries.accountId, numberSeries.kind], set: { pattern, next } })
    return { event: 'FINANCE_SETTINGS_UPDATED' }
  },
}

/** Deleted tax codes come back under their ids; what they say is written with all others. */
async function insertTaxCodes(db: Database, { id: accountId }: AccountRow, wanted: Own['taxCodes']): Promise<void> {
  const present = await db.select().from(taxCodes).where(eq(taxCodes.accountId, accountId))
  for (const { uuid: id, kind, category } of wanted.filter(({ uuid }) => !present.some((row) => row.id === uuid)))
    await db.insert(taxCodes).values({ id, accountId, name: id, kind, category, rate: '0' })
}

/** Bank accounts that were added. One that was deleted does not come back: no one has its number. */
export const undoBankAccount: Undo = {
  which: 'bankAccountUuid',

  async present({ db }, account, change) {
    const [row] = await db
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.id, idOf(change)), eq(bankAccounts.accountId, account.id)))
    return row ? { bankAccount: showBankAccount(row) } : null
  },

  async restore({ db }, account, change) {
    await removeBankAccount(db, account.id, idOf(change))
    return { event: 'BANK_ACCOUNT_REMOVED' }
  },
}

const idOf = ({ after }: Change) => (after as { bankAccount: ReturnType<typeof showBankAccount> }).bankAccount.uuid
