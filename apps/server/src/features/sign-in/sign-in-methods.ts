import { impossible } from '../../kernel/refusals.ts'

/** How people sign in. */
export const signInMethods = ['PASSWORD', 'AUTHENTICATOR', 'PASSKEY', 'SSO'] as const

export type SignInMethod = (typeof signInMethods)[number]

type Allowed = readonly string[] | null

/** Whether an account allows a method; `null` allows all. */
export const allowsMethod = (allowed: Allowed, method: SignInMethod): boolean => allowed?.includes(method) ?? true

/** Whether an account allows signing in with a password, alone or with one of these second factors. */
export const allowsPassword = (allowed: Allowed, factors: readonly SignInMethod[]): boolean =>
  allowsMethod(allowed, 'PASSWORD') || factors.some((factor) => allowsMethod(allowed, factor))

/** @throws ApiError 422 where the account does not allow a method */
export function requireMethod(allowed: Allowed, method: SignInMethod): void {
  if (allowsMethod(allowed, method)) return
  throw impossible("Your account doesn't allow this sign-in method. Choose another one.", 'SIGN_IN_METHOD_OFF')
}
