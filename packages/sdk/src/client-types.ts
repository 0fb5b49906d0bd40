import type { AnyOperation, CallParams } from './operation.ts'
import type { RetryLimits } from './retry.ts'
import type { StandardSchema } from './standard-schema.ts'

/** The part of `fetch` that the transport uses; every implementation has it. */
export type FetchLike = (url: string, init: FetchInit) => Promise<Response>

export interface FetchInit {
  method: string
  /** Their names are in lower case. */
  headers: Record<string, string>
  body?: string | FormData | ReadableStream<Uint8Array> | undefined
  signal: AbortSignal
  credentials?: 'omit' | 'same-origin' | 'include'
  redirect?: 'follow' | 'manual' | undefined
  /** The request outlives the page that sends it. */
  keepalive?: boolean | undefined
  duplex?: 'half' | undefined
}

/** Operations by resource and verb, such as all of `@dragoman/sdk/api` or some of it. */
export type OperationTree = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface ClientConfig<Operations extends OperationTree = OperationTree> {
  /** Where the server is, such as `https://translate.example.com`; empty in a browser that got its page from there. */
  readonly baseUrl?: string | undefined
  /** Operations to bind: `createClient({ operations: api })` gives `client.tasks.list({ query })`. */
  readonly operations?: Operations
  /** How the client says who it is: a token, or `machineLogin({ accessKey, secret })`. Without it, cookies. */
  readonly auth?: string | ((send: Send) => TokenSource) | undefined
  /** Sends requests in place of the platform's `fetch`: through a proxy, with a log, or to a stub in a test. */
  readonly fetch?: FetchLike | undefined
  /** Cookies go with calls to the same origin unless this says otherwise. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds for one attempt, its body included: 30 s, and 10 min where files travel. */
  readonly timeout?: number | undefined
  /** Limits of trying again: 4 attempts within 60 s, and 45 s for what is locked; false for a single attempt. */
  readonly retry?: Partial<RetryLimits> | false | undefined
  /** Wraps calls, around all attempts: `middleware({ 'tasks.list': cached })`. */
  readonly middleware?: ((send: Send) => Send) | undefined
}

/** A client's settings, its base without a slash at the end. */
export type Settings = ClientConfig & { readonly baseUrl: string }

/** How one call differs from the client's settings. */
export interface CallOptions {
  /** Ends the call at once: while connecting, in the body, in a wait. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, its body included. */
  readonly timeout?: number | undefined
  /** Limits of trying again, `budget` for all of it; false for a single attempt. */
  readonly retry?: Partial<RetryLimits> | false | undefined
  /**
   * Sent as `Idempotency-Key`, under which the server does a call once, however often it comes. Calls that have an effect
   * each time get a new one by themselves where they may be retried; an empty one is none, and they are sent once.
   */
  readonly idempotencyKey?: string | undefined
  /** Checks the answer, and is what the call resolves to: any Standard Schema, such as those of `schemas/<resource>`. */
  readonly schema?: StandardSchema | undefined
  /** Sends no token and never signs in. */
  readonly anonymous?: boolean | undefined
  /** Lets the request outlive the page that sends it, as `fetch` does, for up to 64 kB. */
  readonly keepalive?: boolean | undefined
  /** Sends this call another way, such as with progress. */
  readonly fetch?: FetchLike | undefined
  /** Told of the answer that the call succeeded with, before the call resolves. What it throws is printed. */
  readonly onAnswer?: ((answer: AnswerHead) => void) | undefined
  /** Resolves to the `Response` itself, with its body unread, as `asResponse()` of a call does. */
  readonly asResponse?: boolean | undefined
}

/** The parts of an answer besides its data. */
export interface AnswerHead {
  readonly status: number
  /** Their names are in lower case; `[redacted]` stands for tokens and cookies. */
  readonly headers: Readonly<Record<string, string>>
}

/** A call as an observer sees it: no secrets, no body, and the path with its parameters still in braces. */
export interface CallEvent {
  readonly type: 'request' | 'response' | 'failure' | 'retry'
  /** The same for all attempts of a call, and for no other call of this program. */
  readonly callId: number
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** The number of the attempt, from 1. */
  readonly attempt: number
  readonly status?: number
  readonly requestId?: string
  /** Milliseconds that the attempt took, for `response` and `failure`. */
  readonly duration?: number
  /** Milliseconds until the next attempt, for `retry`. */
  readonly delay?: number
  /** The kind of failure, for `failure` and `retry`. */
  readonly kind?: string
  /** The product's own headers on an answer, a refusal included: those that start with `x-auth-`, the token left out. */
  readonly authHeaders?: Readonly<Record<string, string>>
  /** Seconds after which the server wants to be asked again, where it says so. */
  readonly retryAfter?: string
}

export type Observer = (event: CallEvent) => void

/** Where a client's token comes from. */
export interface TokenSource {
  /** The current token; signs in if there is none. Aborting `signal` ends the wait. */
  get(signal?: AbortSignal): Promise<string>
  /** A new token in place of a refused one. Any number of callers share one sign-in. */
  renew(refused: string, signal?: AbortSignal): Promise<string>
}

export type Send = (operation: AnyOperation, params?: CallParams, options?: CallOptions) => Promise<unknown>
