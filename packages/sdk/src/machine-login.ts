import { createToken } from './generated/auth.ts'
import type { AnyOperation, ResultOf } from './operation.ts'
import type { Send, TokenSource } from './transport.ts'

/**
 * Logs in with an access key as soon as a token is needed, and again when one is refused. Any number of calls in
 * flight share one login.
 * @example createClient({ baseUrl, auth: machineLogin({ accessKey, secret }) })
 */
export function machineLogin(keys: { readonly accessKey: string; readonly secret: string }): (send: Send) => TokenSource {
  return (send) => {
    let current: string | undefined
    let pending: Promise<string> | undefined
    const logIn = () => {
      pending ??= send(createToken as AnyOperation, { body: keys }, { anonymous: true })
        .then((token) => (current = token as ResultOf<typeof createToken>))
        .finally(() => (pending = undefined))
      return pending
    }
    return {
      get: async () => pending ?? current ?? logIn(),
      renew: async (refused) => (current === refused || current === undefined ? logIn() : current),
    }
  }
}
