import { toBase64 } from '@dragoman/sdk/base64'
import { call, type Client } from '@dragoman/sdk/client'
import { getCaptcha, type CaptchaChallenge } from '@dragoman/sdk/operations/auth'

/** Problems of a captcha, in the product's words (rule auth.captcha). */
export type CaptchaProblem = 'No key provided' | 'No version provided' | 'Failed to load script' | 'Failed to execute'

/** A captcha that was not solved; `problem` says at which step. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  readonly problem: CaptchaProblem

  constructor(problem: CaptchaProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Finds the solution of a task, such as in a worker; null where there is none. */
export type CaptchaSolver = (challenge: CaptchaChallenge) => Promise<object | null | undefined>

/**
 * Gets a task from the server and has it solved; answers what is to be sent along as `captcha`.
 * @param load gets the solver; its code is loaded only when it is needed
 * @throws CaptchaError, or one of `CallError` where the server has no task
 */
export async function solveCaptcha(client: Client, load: () => Promise<CaptchaSolver>): Promise<string> {
  const challenge = await call(client, getCaptcha)
  if (!challenge.signature) throw new CaptchaError('No key provided')
  if (!challenge.parameters?.['algorithm']) throw new CaptchaError('No version provided')
  const solve = await load().catch((cause: unknown) => {
    throw new CaptchaError('Failed to load script', cause)
  })
  const solution = await solve(challenge).catch((cause: unknown) => {
    throw new CaptchaError('Failed to execute', cause)
  })
  if (!solution) throw new CaptchaError('Failed to execute')
  return toBase64(JSON.stringify({ challenge, solution }))
}
