import type { BankAccountRef } from '@dragoman/sdk/operations/receivables'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { bankAccounts } from '../../finance/tables.ts'

/** The bank accounts that payments arrived on, by id; nothing for none and for one that was removed since. */
export async function loadBanks(
  db: Database,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => { bankAccount?: BankAccountRef }> {
  const known = ids.flatMap((id) => id ?? [])
  const rows =
    known.length === 0
      ? []
      : await db
          .select({ uuid: bankAccounts.id, last4: bankAccounts.last4, bank: bankAccounts.bank })
          .from(bankAccounts)
          .where(isOneOf(bankAccounts.id, known))
  const refs = new Map(rows.map(({ bank, ...row }) => [row.uuid, { ...row, ...(bank !== null && { bank }) }]))
  return (id) => {
    const bankAccount = id === null ? undefined : refs.get(id)
    return bankAccount ? { bankAccount } : {}
  }
}
