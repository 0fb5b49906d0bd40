import { decrypted } from '../../kernel/encrypted.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { bankAccounts } from '../finance/tables.ts'

/** The whole number of a bank account; 400 if the secret key of the server has changed since it was entered. */
export function bankNumber({ number, last4 }: typeof bankAccounts.$inferSelect, secretKey: string): string {
  try {
    return decrypted(number, secretKey, 'bank-account')
  } catch {
    throw invalid(
      'body.bankAccountUuid',
      `The number of the account •••• ${last4} can't be read any more. Remove it in the finance settings, and add it again.`,
    )
  }
}
