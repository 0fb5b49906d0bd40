import { changeUser } from '../../identity/change-user.ts'
import type { Context } from '../../identity/context.ts'
import { lowerAscii } from '../../kernel/ascii-case.ts'
import { databaseErrorCode } from '../../kernel/database/error-code.ts'
import { voidLinks } from '../sign-in/one-time-secrets.ts'
import type { User } from '../sign-in/own-account.ts'
import { hasAddress, isUserName, passOnAddress } from './create-person.ts'

/**
 * Gives a held person another email address, which is also their user name, and tells the former one. False, and
 * nothing changed, where someone else in the account has it.
 */
export async function changeAddress(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  user: User,
  email: string,
): Promise<boolean> {
  const isSame = lowerAscii(user.email) === lowerAscii(email)
  if (!isSame && (await hasAddress(db, user.accountId, email))) return false
  const ownsEmail = isSame ? user.ownsEmail : !(await isUserName(db, email))
  const isChanged = await changeUser(db, user, { email, ownsEmail }).then(
    () => true,
    (error: unknown) => {
      // Someone else was faster with the same address.
      if (databaseErrorCode(error) === '23505') return false
      throw error
    },
  )
  if (isSame || !isChanged) return isChanged
  if (user.ownsEmail) await passOnAddress(db, user.email)
  await voidLinks(db, user.id)
  await mail(user, 'emailChanged', { newEmail: email })
  return true
}
