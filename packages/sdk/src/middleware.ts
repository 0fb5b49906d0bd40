import type { CallOptions, Send } from './client-types.ts'
import type { AnyOperation, CallParams } from './operation.ts'

/** A call on its way. */
export interface SentCall {
  readonly operation: AnyOperation
  readonly params: CallParams
  readonly options: CallOptions
}

/**
 * Does something before or after calls, changes what they send, or answers in their place. `next` goes on with the call,
 * with other parameters or further options where they are given.
 */
export type Middleware = (
  call: SentCall,
  next: (changed?: Partial<Omit<SentCall, 'operation'>>) => Promise<unknown>,
) => Promise<unknown>

/**
 * Wraps the calls of a client, around all attempts: by operation (`'tasks.list'`), by resource (`'tasks'`), and for all
 * of them (`'*'`), which is outermost.
 * @example createClient({ baseUrl, middleware: middleware({ 'tasks.list': cached, '*': timed }) })
 */
export const middleware =
  (steps: Readonly<Record<string, Middleware>>): ((send: Send) => Send) =>
  (send) =>
  (operation, params = {}, options = {}) => {
    let next = (call: SentCall) => send(operation, call.params, call.options)
    for (const name of [operation.id, operation.id.replace(/\..*/, ''), '*']) {
      const [step, inner] = [steps[name], next]
      // A caller who wants the raw answer asks for it once the call has begun, by its options.
      if (step)
        next = (call) =>
          step(call, (changed) =>
            inner({ ...call, ...changed, options: Object.assign(call.options, changed?.options) }),
          )
    }
    return next({ operation, params, options })
  }
