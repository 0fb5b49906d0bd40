import type { Client } from './client.ts'
import { JobError, TimeoutError } from './errors.ts'
import type { CallParams, Operation } from './operation.ts'
import { inform } from './inform.ts'
import { pause, within } from './wait.ts'

export interface PollOptions<State> {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for the whole wait; 10 minutes where nothing is said. */
  readonly timeout?: number | undefined
  /** Milliseconds between two looks; 1 s where nothing is said. */
  readonly interval?: number | undefined
  /** Told of each state, the first, the last, and a failed one included. What it throws is printed, and ends nothing. */
  readonly onProgress?: ((state: State) => void) | undefined
}

/** The parts of a state that polling reads. */
interface Followed {
  readonly status: string
  readonly failure?: { readonly code: string }
}

/** Whether work is going on, is done, or has failed or was canceled. A status that is not known is going on. */
export function phaseOf(state: Followed): 'running' | 'done' | 'failed' {
  if (hasFailed.test(state.status) || wasCanceled(state)) return 'failed'
  return hasSucceeded.test(state.status) ? 'done' : 'running'
}

const hasSucceeded = /^(DONE|WARN|COMPLETED|FINISHED(_WARNING)?)$/
const hasFailed = /^(ERROR|FAILED|CANCELL?ED)$/

/** Canceled work ends with a warning like work that is done; only its failure tells them apart. */
const wasCanceled = ({ failure }: Followed) => failure?.code === 'CANCELLED'

/**
 * Looks until a state is the last one, and answers that state. A status that nothing is known of is not the last.
 * @throws {JobError} where the work has failed or was canceled, {TimeoutError} when it takes too long, {AbortError} when
 * the caller's signal says stop
 */
export async function follow<State extends Followed>(
  operationId: string,
  first: State,
  look: (signal: AbortSignal | undefined) => Promise<State>,
  { signal, timeout = 600_000, interval = 1_000, onProgress }: PollOptions<State>,
): Promise<State> {
  const end = Date.now() + timeout
  let state = first
  for (let attempts = 1; ; attempts++) {
    inform(onProgress, state)
    const facts = { operationId, attempts }
    const phase = phaseOf(state)
    if (phase === 'done') return state
    if (phase === 'failed') throw new JobError(state.status, state, facts)
    if (Date.now() + interval > end) throw new TimeoutError(`Not done within ${timeout} ms`, facts)
    await pause(interval, facts, signal)
    state = await within(look, facts, signal, end - Date.now())
  }
}

const asking =
  <Params, State>(client: Client, operation: Operation<Params, State>, params: Params) =>
  (signal: AbortSignal | undefined) =>
    client.send(operation, params as CallParams, { signal }) as Promise<State>

/** The answer of a call that is posted again with the id of its request. */
export interface RequestState {
  readonly id: string
  readonly status: string
}

/**
 * Starts a call of the pattern `request-id`, and posts it again with the id of its request until it is DONE or WARN.
 * @throws {JobError} where it ends as ERROR
 */
export async function pollRequest<
  Params extends { query?: { requestId?: string | undefined } | undefined },
  State extends RequestState,
>(
  client: Client,
  operation: Operation<Params, State>,
  params: Params,
  options: PollOptions<State> = {},
): Promise<State> {
  const first = await asking(client, operation, params)(options.signal)
  const again = { ...params, query: { ...params.query, requestId: first.id } }
  return follow(operation.id, first, asking(client, operation, again), options)
}

/** The answer of a call whose state has an address of its own. */
export interface ExportState {
  readonly requestUuid: string
  readonly status: string
  readonly downloadUrl?: string
  readonly progress?: number
}

/**
 * Follows what a call of the pattern `status-url` started until it is COMPLETED.
 * @param started the answer that the start gave
 * @param paramsOf the parameters of the status call, from the id of the request
 * @throws {JobError} where it has FAILED
 */
export function pollStatus<Params, State extends ExportState>(
  client: Client,
  started: State,
  statusOperation: Operation<Params, State>,
  paramsOf: (requestUuid: string) => Params,
  options: PollOptions<State> = {},
): Promise<State> {
  const look = asking(client, statusOperation, paramsOf(started.requestUuid))
  return follow(statusOperation.id, started, look, options)
}

/** A job, as far as following it needs. */
export interface JobState {
  readonly status: string
  readonly failure?: { readonly code: string }
}

/**
 * Follows a job, the pattern `job`, until it is FINISHED, with or without a warning.
 * @param operation the call that reads the job, such as `jobs.get`
 * @throws {JobError} where the job has FAILED or was canceled
 */
export async function pollJob<Params, State extends JobState>(
  client: Client,
  operation: Operation<Params, State>,
  params: Params,
  options: PollOptions<State> = {},
): Promise<State> {
  const look = asking(client, operation, params)
  return follow(operation.id, await look(options.signal), look, options)
}
