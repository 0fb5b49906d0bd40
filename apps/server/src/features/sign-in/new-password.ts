import { type PasswordProblem, passwordLength, passwordProblems } from '@dragoman/sdk/password'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { users } from '../../kernel/tables.ts'
import { ApiError, invalid } from '../../kernel/refusals.ts'
import { voidLinks } from './one-time-secrets.ts'
import { hashPassword } from './passwords.ts'

const reasons: Readonly<Record<PasswordProblem, string>> = {
  tooShort: `The password needs at least ${passwordLength} characters. Several words make a good password.`,
  tooCommon: 'This password is too common. Choose another.',
  containsName: 'The password is too close to your name or email address. Choose another.',
  repeats: 'The password repeats the same few characters. Choose another.',
}

/**
 * Holds a new password against the rules of the SDK (`passwordProblems`).
 * @param field where it stands in the request
 * @throws ApiError 400 naming the field
 */
export function checkNewPassword(
  password: string,
  confirm: string,
  { name, email }: { name: string; email: string },
  field: string,
): void {
  if (password !== confirm) throw invalid('body.confirm', "The two passwords don't match.")
  const errors = passwordProblems(password, [name, email]).map((rule) => ({ field, message: reasons[rule], rule }))
  const [first] = errors
  if (first) throw new ApiError(400, first.message, { code: 'INVALID', errors })
}

/** Gives a person another password; whatever was sent to choose one by is worthless from then on. */
export async function setPassword(db: Database, userId: string, password: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, userId))
  await voidLinks(db, userId)
}
