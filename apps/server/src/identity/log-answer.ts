import type { Logger } from 'pino'
import type { SignedIn } from './sessions.ts'

/** A refused caller, with as much of the reason as concerns attempts to get in. */
export interface Answered {
  status: number
  /** Network address of the caller. */
  address: string
  caller?: SignedIn | null
  /** The code of a refusal. */
  code?: string | undefined
  /** Whether someone wanted to sign in, and may not. */
  isSignInRefused?: boolean
  /** Milliseconds until the answer. */
  ms?: number
}

const refusals = new Set([401, 403, 421, 429])

/** Writes one line for each answer: at `info` for refusals that operators watch for, at `debug` for all others. */
export function logAnswer(log: Logger, { address, caller, code, isSignInRefused = false, ...rest }: Answered): void {
  const isRefused = refusals.has(rest.status) || isSignInRefused
  if (!isRefused) return log.debug(rest, 'answered')
  const who = caller && { user: caller.user.id, account: caller.account.id, impersonator: caller.impersonator?.id }
  log.info(
    { ...rest, ...(code !== undefined && { code }), address, ...who },
    isSignInRefused ? 'a sign-in was refused' : 'refused',
  )
}
