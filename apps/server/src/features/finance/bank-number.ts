import { decrypted, type SecretKey } from '../../kernel/encrypted.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { bankAccounts } from './tables.ts'

export const bankAccountPurpose = 'bank-account'

type BankAccount = Pick<typeof bankAccounts.$inferSelect, 'number' | 'last4'>

/** The whole number of a bank account; undefined if the secret key of the server has changed since it was entered. */
export function readBankNumber({ number }: BankAccount, secretKey: SecretKey): string | undefined {
  try {
    return decrypted(number, secretKey, bankAccountPurpose)
  } catch {
    return undefined
  }
}

/** The whole number of a bank account that a request names; 400 where it can't be read. */
export function bankNumber(account: BankAccount, secretKey: SecretKey): string {
  const number = readBankNumber(account, secretKey)
  if (number !== undefined) return number
  throw invalid(
    'body.bankAccountUuid',
    `The number of the account •••• ${account.last4} can't be read any more. Remove it in the finance settings, and add it again.`,
  )
}
