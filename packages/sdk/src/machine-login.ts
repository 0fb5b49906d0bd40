import type { Send, TokenSource } from './client-types.ts'
import { createToken } from './generated/auth.ts'
import type { AnyOperation, ResultOf } from './operation.ts'

/**
 * Logs in with an access key as soon as a token is needed, and again when one is refused. Any number of calls in
 * flight share one sign-in, which ends when the last of them is aborted.
 * @example createClient({ baseUrl, auth: machineLogin({ accessKey, secret }) })
 */
export function machineLogin(keys: {
  readonly accessKey: string
  readonly secret: string
}): (send: Send) => TokenSource {
  return (send) => {
    let current: string | undefined
    let pending: ReturnType<typeof begin> | undefined

    function begin() {
      const controller = new AbortController()
      const token = send(createToken as AnyOperation, { body: keys }, { signal: controller.signal })
        .then((answer) => (current = answer as ResultOf<typeof createToken>))
        .finally(() => pending === login && (pending = undefined))
      const login = { controller, token, waiting: 0 }
      return login
    }

    function logIn(signal: AbortSignal | undefined): Promise<string> {
      const login = (pending ??= begin())
      login.waiting++
      const leave = () => {
        signal?.removeEventListener('abort', leave)
        if (--login.waiting > 0) return
        pending = undefined
        login.controller.abort()
      }
      // An observer of the sign-in may have aborted the call already.
      if (signal?.aborted) leave()
      else signal?.addEventListener('abort', leave)
      return login.token.finally(() => signal?.removeEventListener('abort', leave))
    }

    return {
      get: async (signal) => (current === undefined || pending ? logIn(signal) : current),
      renew: async (refused, signal) => (current === refused || current === undefined ? logIn(signal) : current),
    }
  }
}
