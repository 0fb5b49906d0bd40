import type { FailureFacts } from './errors.ts'

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD' | 'PATCH' | 'OPTIONS'

/** How a request's body is sent if it isn't JSON: `base64`, `urlencoded`, or `form` of `body.ts`. */
export interface BodyCodec {
  encode(body: unknown, facts: FailureFacts): EncodedBody
  /** Files travel: the call has more time. */
  readonly slow?: boolean
}

/** A body in the form in which it travels. */
export interface EncodedBody {
  readonly body: string | FormData | ReadableStream<Uint8Array>
  /** Its content type, where `fetch` cannot know it. */
  readonly type?: string
  /** Opens a stream once more; one without cannot be sent again. */
  readonly again?: (() => ReadableStream<Uint8Array>) | undefined
}

/** The content of an answer that isn't JSON: `bytes`, `nothing`, or a `header` of `answers.ts`. */
export interface AnswerReader {
  /** @throws {ParseError} where the answer is not what the contract promises */
  read(response: Response, facts: FailureFacts): Promise<unknown>
  /** The header that the answer is about. */
  readonly header?: string
  /** Files travel: the call has more time, and may get any media type. */
  readonly slow?: boolean
}

/**
 * When a call may be tried again: `never` without a key (it has an effect each time), `safe` (a POST that may be repeated),
 * `locked` (423, and 422 with code BWX-002, pass by themselves).
 */
export type RetryRule = 'never' | 'safe' | 'locked'

/** The asynchronous pattern that a call starts, one of the three that the API has; `poll` knows them. */
export type AsyncPattern = 'request-id' | 'status-url' | 'job'

/** The ways in which an operation differs from the default. */
export interface OperationFlags {
  readonly body?: BodyCodec
  readonly answer?: AnswerReader
  /** Resources besides its own whose cached data go stale when this call succeeds. */
  readonly refreshes?: readonly string[]
  readonly retry?: RetryRule
  readonly async?: AsyncPattern
  /** Needs no session: no token goes along, and a refusal is none of a token's. */
  readonly anonymous?: boolean
}

/** One call of the contract, as data: what `call` sends, and the types of what it takes and answers. */
export interface Operation<Params, Result> extends OperationFlags {
  /** `resource.verb`, such as `tasks.list`. */
  readonly id: string
  readonly method: Method
  /** The path with its parameters in braces. */
  readonly path: string
  /** Carries the types; never set. */
  readonly types?: { readonly params: Params; readonly result: Result }
}

/** A call that goes on after its answer; `run` waits for its outcome. */
export interface AsyncOperation<Params, Result, Outcome> extends Operation<Params, Result> {
  readonly async: AsyncPattern
  /** Carries a type; never set. */
  readonly outcome?: Outcome
}

/** An operation whose types do not matter. */
export type AnyOperation = Operation<unknown, unknown>

/** The parameters of an operation. */
export type ParamsOf<O> = O extends Operation<infer Params, unknown> ? Params : never

/** The result of an operation. */
export type ResultOf<O> = O extends Operation<unknown, infer Result> ? Result : never

/** The parameters of an operation that has none. */
export interface NoParams {
  path?: undefined
  query?: undefined
  body?: undefined
  headers?: undefined
}

/** The parts of a call's parameters, as the transport reads them. */
export interface CallParams {
  path?: object | undefined
  query?: object | undefined
  body?: unknown
  headers?: object | undefined
  /** Where the call goes, whatever path its operation has: a link that the server gave. */
  link?: string
  /** The link leads to another server, which is told nothing of the client. */
  isAbroad?: boolean
}

/** A file with a name, and its bytes: all of them, as a Blob, an array or a text, or, outside of browsers, as a stream. */
export interface NamedUpload {
  /** File name with its extension: the extension picks the parser. */
  readonly name: string
  /** Media type; `application/octet-stream` where neither this nor the Blob says, as in any form. */
  readonly type?: string
  readonly content: Blob | Uint8Array | string | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>
}

/** A file as it may be sent. A plain Blob has no name: wrap it in a `NamedUpload`. */
export type Upload = Blob | NamedUpload

/** Creates an operation; only generated code calls it. */
export function operation<Params, Result>(
  id: string,
  method: Method,
  path: string,
  flags?: OperationFlags,
): Operation<Params, Result> {
  return { id, method, path, ...flags }
}

/** Creates an operation that goes on after its answer; only generated code calls it. */
export const asyncOperation = operation as <Params, Result, Outcome>(
  id: string,
  method: Method,
  path: string,
  flags: OperationFlags & { readonly async: AsyncPattern },
) => AsyncOperation<Params, Result, Outcome>
