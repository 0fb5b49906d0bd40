import type { PayingAccount } from '@dragoman/sdk/operations/payouts'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { bankAccounts } from '../../finance/tables.ts'

/** The accounts of a company that can pay, oldest first, without their numbers. */
export async function listBankAccounts(db: Database, accountId: string): Promise<PayingAccount[]> {
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.accountId, accountId))
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id))
  return rows.map(({ id: uuid, holder, last4, bank, currency, format }) => ({
    uuid,
    holder,
    last4,
    ...(bank !== null && { bank }),
    currency,
    paysBySepa: format === 'IBAN',
  }))
}
