import type { NewAccount } from '@dragoman/sdk/operations/accounts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import type { AccountRow } from '../../identity/visit-account.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { updateOne } from '../../kernel/database/one-row.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { accounts, users } from '../../kernel/tables.ts'
import { createAccount } from './create-account.ts'
import { createUser } from '../people/create-user.ts'
import { isUserName } from '../people/create-person.ts'
import { sendInvitation } from '../sign-in/links.ts'

/**
 * Makes an account, and invites its first administrator by mail.
 * @throws ApiError 409 for an address that signs in to another account: this account would have no one who can enter
 */
export async function createAccountWithAdministrator(
  input: Pick<Context, 'db' | 'session' | 'now' | 'settings' | 'mail' | 'caller'>,
  { name, accountType, currency, wordsPerMonth = null, trialEndDate = null, administrator }: NewAccount,
): Promise<AccountRow> {
  const { db } = input
  if (await isUserName(db, administrator.email)) throw taken()
  const { id } = await createAccount(db, { name: name.trim(), tier: accountType, currency })
  const account = await updateOne(db, accounts, eq(accounts.id, id), {
    wordsPerMonth,
    trialEndsAt: trialEndDate === null ? null : new Date(trialEndDate),
  })
  const { email, language = 'en' } = administrator
  const person = { accountId: id, email, name: administrator.name.trim(), roles: ['ACCOUNT_ADMIN'] as const }
  const user = await createUser(db, person).catch((error: unknown) => {
    // The address was taken since it was checked.
    throw databaseErrorCode(error) === '23505' ? taken() : error
  })
  await sendInvitation(input, await updateOne(db, users, eq(users.id, user.id), { language }), account.name)
  return account
}

const taken = () =>
  new ApiError(409, 'This email address already signs in to an account.', {
    code: 'EMAIL_TAKEN',
    data: { field: 'body.administrator.email' },
  })
