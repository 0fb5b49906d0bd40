import type { BankAccountInput } from '@dragoman/sdk/operations/finance'
import { eq } from 'drizzle-orm'
import { isValidBIC, isValidIBAN } from 'ibantools'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { encrypted, type SecretKey } from '../../kernel/encrypted.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { invalid } from '../../kernel/refusals.ts'
import { isCurrency } from '../locales/regions.ts'
import { bankAccounts } from './tables.ts'
import { bankAccountPurpose } from './bank-number.ts'

const folded = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '')

/** Adds a bank account, whose number is encrypted; 400 at the field that is wrong. */
export async function addBankAccount(
  db: Database,
  { accountId, secretKey }: { accountId: string; secretKey: SecretKey },
  { holder, format, number, bic, bank, currency }: BankAccountInput,
): Promise<typeof bankAccounts.$inferSelect> {
  const kept = folded(number)
  if (holder.trim() === '') throw invalid('body.holder', 'Enter the holder.')
  if (format === 'IBAN' && !isValidIBAN(kept))
    throw invalid('body.number', 'This isn’t an IBAN. Enter one such as DE89 3704 0044 0532 0130 00.')
  if (kept.length < 4) throw invalid('body.number', 'Enter the account number.')
  const code = bic ? folded(bic) : null
  if (code && !isValidBIC(code)) throw invalid('body.bic', 'This isn’t a BIC. Enter one such as COBADEFFXXX.')
  if (!isCurrency(currency))
    throw invalid('body.currency', `${currency} isn't a valid currency. Use an ISO 4217 code, such as EUR.`)
  return insertOne(db, bankAccounts, {
    accountId,
    holder: holder.trim(),
    format,
    number: encrypted(kept, secretKey, bankAccountPurpose),
    last4: kept.slice(-4),
    bic: code,
    bank: bank?.trim() || null,
    currency,
  })
}

/** Deletes a bank account and gives what it was; 404 for any other account's. */
export async function removeBankAccount(db: Database, accountId: string, id: string) {
  const visible = eq(bankAccounts.accountId, accountId)
  const row = await findVisible(db, bankAccounts, { id, visible, what: 'bank account', held: true })
  await db.delete(bankAccounts).where(eq(bankAccounts.id, id))
  return row
}
