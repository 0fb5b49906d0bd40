import type { AsyncPattern, Method, RetryRule } from '../operation.ts'

/** One thing that the stub server does with a request. Steps are used in their order; the last one again and again. */
export interface Step {
  /** Only for requests to this path. */
  readonly for?: string
  /** Only for requests with this token. */
  readonly token?: string
  /** How many requests it answers: one where nothing is said. */
  readonly times?: number
  readonly status?: number
  /** `{here}` and `{elsewhere}` stand for the two origins of the server, `{in 3 s}` for that time as an HTTP date. */
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or text where it is a string. */
  readonly body?: unknown
  /** Milliseconds before anything is answered. */
  readonly wait?: number
  /**
   * The failure in place of an answer: `silent` says nothing, `stall` stops after the head and half of the body, `cut`
   * closes the connection there, `drop` closes it before anything was said.
   */
  readonly fault?: 'silent' | 'stall' | 'cut' | 'drop'
}

/**
 * The expected result of a vector. Objects name the members that matter; `null` is absent; `{ "~": "…" }` a pattern.
 */
export interface Expected {
  readonly result?: unknown
  readonly error?: Readonly<Record<string, unknown>>
  /** How many requests reached the server, logins left out. */
  readonly requests?: number
  readonly logins?: number
  /** The requests, in their order. */
  readonly sent?: readonly unknown[]
  /**
   * Milliseconds that the client says it waits before each further attempt: at least, at most. It waits no less; how
   * much more it is tells of the machine.
   */
  readonly delays?: readonly (readonly [number, number])[]
  /** Milliseconds between two requests, at least. */
  readonly gaps?: readonly number[]
  readonly events?: readonly unknown[]
  /** The reports of a progress listener, or the pages that came. */
  readonly progress?: readonly unknown[]
  /** The last report of a progress listener. */
  readonly lastProgress?: unknown
  /** Texts that no print of the error, of the client or of an event may hold. */
  readonly hidden?: readonly string[]
}

/** One observable behavior of the client, as data. */
export interface Vector {
  readonly id: string
  readonly does: string
  /** Where it can be seen; everywhere where nothing is said. */
  readonly only?: 'node' | 'browser'
  readonly client?: {
    /** `{here}` stands for the server, which is what it is where nothing is said. */
    readonly baseUrl?: string
    /** `machine` logs in with the keys `key` and `hunter2-secret`; else a token. */
    readonly auth?: string
    readonly timeout?: number
    readonly retry?: { readonly attempts?: number; readonly budget?: number } | false
    readonly headers?: Readonly<Record<string, string>>
    readonly credentials?: 'omit' | 'same-origin' | 'include'
    /** Observers of which one throws and one answers a promise that is rejected watch, too, and who is told of progress throws. */
    readonly hasBrokenObservers?: boolean
  }
  readonly operation: {
    readonly method: Method
    readonly path: string
    readonly body?: 'form' | 'base64'
    readonly answer?: 'bytes' | 'nothing' | `header:${string}`
    readonly retry?: RetryRule
    readonly async?: AsyncPattern
    readonly anonymous?: boolean
  }
  /** How the operation is used; `burst` sends ten at once. */
  readonly how?: 'call' | 'burst' | 'items' | 'pages' | 'pollRequest' | 'pollStatus' | 'pollJob' | 'upload'
  /** In a body `{ "$file": name, "text": …, "as": "file" | "blob" | "stream" | "iterable" }` stands for a file. */
  readonly params?: Readonly<Record<string, unknown>>
  readonly options?: {
    readonly timeout?: number
    readonly retry?: { readonly attempts?: number; readonly budget?: number } | false
    readonly idempotencyKey?: string
    readonly anonymous?: boolean
    readonly interval?: number
    readonly accept?: readonly string[] | 'any'
    /** Refuses every answer but this one, as a schema. */
    readonly schema?: unknown
  }
  /** Milliseconds after which the caller aborts; 0 before the call. */
  readonly abortAfter?: number
  /** The event from which these count, the first of its type; the beginning where nothing is said. */
  readonly abortFrom?: 'response' | 'retry'
  readonly server?: readonly Step[]
  readonly expect: Expected
  /** The differences in a browser. */
  readonly browser?: Expected
}

/** The vectors of one numbered behavior. */
export interface VectorFile {
  readonly behaviour: number
  readonly title: string
  readonly vectors: readonly Vector[]
}

/** A request as the stub server saw it. */
export interface Seen {
  readonly method: string
  /** Path and query, without what belongs to the vector. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly elsewhere: boolean
}
