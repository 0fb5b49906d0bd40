import { call, type CallArguments, type Client } from './client.ts'
import { AbortError, TimeoutError } from './errors.ts'
import type { CallParams, Operation } from './operation.ts'
import { pause } from './wait.ts'

export interface PollOptions<State> {
  readonly signal?: AbortSignal
  /** Milliseconds for the whole wait; 10 minutes where nothing is said. */
  readonly timeout?: number
  /** Milliseconds between two looks; 1 s where nothing is said. */
  readonly interval?: number
  /** Told of each state, the first and the last included. */
  readonly onProgress?: (state: State) => void
}

/**
 * Looks until a state is the last one, and answers that state: a failure that the server reports is a state, too.
 * @throws {TimeoutError} when it takes too long, {AbortError} when the caller's signal says stop
 */
async function follow<State>(
  operationId: string,
  first: State,
  look: (signal: AbortSignal | undefined) => Promise<State>,
  goesOn: (state: State) => boolean,
  { signal, timeout = 600_000, interval = 1_000, onProgress }: PollOptions<State>,
): Promise<State> {
  const end = Date.now() + timeout
  let state = first
  for (let looks = 1; ; looks++) {
    onProgress?.(state)
    if (!goesOn(state)) return state
    if (Date.now() + interval > end) {
      throw new TimeoutError(`Not done within ${timeout} ms`, { operationId, attempts: looks })
    }
    await pause(interval, signal, () => new AbortError('The wait was aborted', { operationId, attempts: looks }))
    state = await look(signal)
  }
}

/** The answer of a call that is posted again with the id of its request. */
export interface RequestState {
  readonly id: string
  readonly status: string
}

/**
 * Starts a call of the pattern `request-id`, and posts it again with the id of its request until it is DONE, WARN or
 * ERROR.
 */
export async function pollRequest<Params extends { query?: { requestId?: string } }, State extends RequestState>(
  client: Client,
  operation: Operation<Params, State>,
  params: Params,
  options: PollOptions<State> = {},
): Promise<State> {
  const send = (query: object | undefined, signal: AbortSignal | undefined) =>
    client.send(operation, { ...params, query } as CallParams, { signal }) as Promise<State>
  const first = await send(params.query, options.signal)
  const look = (signal: AbortSignal | undefined) => send({ ...params.query, requestId: first.id }, signal)
  return follow(operation.id, first, look, ({ status }) => status === 'RUNNING', options)
}

/** The answer of a call whose state has an address of its own. */
export interface ExportState {
  readonly requestUuid: string
  readonly status: string
  readonly downloadUrl?: string
  readonly progress?: number
}

/**
 * Follows what a call of the pattern `status-url` started until it is COMPLETED or FAILED.
 * @param started the answer that the start gave
 * @param paramsOf the parameters of the status call, from the id of the request
 */
export function pollStatus<Params, State extends ExportState>(
  client: Client,
  started: State,
  statusOperation: Operation<Params, State>,
  paramsOf: (requestUuid: string) => Params,
  options: PollOptions<State> = {},
): Promise<State> {
  const look = (signal: AbortSignal | undefined) =>
    call(client, statusOperation, ...([paramsOf(started.requestUuid), { signal }] as CallArguments<Params>))
  return follow(statusOperation.id, started, look, ({ status }) => status === 'STARTED', options)
}

/** A job, as far as following it needs. */
export interface JobState {
  readonly status: string
}

/**
 * Follows a job, the pattern `job`, until it is no longer STARTED.
 * @param operation the call that reads the job, such as `jobs.get`
 */
export async function pollJob<Params, State extends JobState>(
  client: Client,
  operation: Operation<Params, State>,
  params: Params,
  options: PollOptions<State> = {},
): Promise<State> {
  const look = (signal: AbortSignal | undefined) =>
    call(client, operation, ...([params, { signal }] as CallArguments<Params>))
  return follow(operation.id, await look(options.signal), look, ({ status }) => status === 'STARTED', options)
}
