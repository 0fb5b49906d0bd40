import type { CallOptions } from './client-types.ts'
import type { CallArguments, Client } from './client.ts'
import { ParseError } from './errors.ts'
import { statusOperations } from './generated/status-operations.ts'
import type { AsyncOperation, CallParams } from './operation.ts'
import { follow, type PollOptions } from './poll.ts'
import { upload, type UploadOptions } from './upload.ts'

export interface RunOptions<Outcome>
  extends PollOptions<Outcome>, Pick<CallOptions, 'idempotencyKey'>, Pick<UploadOptions, 'accept'> {
  /** Told how much of the files has been sent, where the call starts with an upload. */
  readonly onSent?: UploadOptions['onProgress'] | undefined
}

type RunArguments<Params, Outcome> =
  CallArguments<Params> extends [params: Params, options?: CallOptions]
    ? [params: Params, options?: RunOptions<Outcome>]
    : [params?: Params, options?: RunOptions<Outcome>]

/**
 * Starts a call that goes on after its answer and follows it to its end, whichever of the three patterns it has: answers
 * the last state. Streams and progress of uploads are as `upload` has them; any extension is accepted where `accept`
 * says nothing.
 * @example const { downloadUrl } = await run(client, projects.startDownload, { path: { projectUUID } })
 * @throws {JobError} where the work has failed or was canceled, {TimeoutError} when it takes too long, and what calls throw
 */
export async function run<Params, Result, Outcome>(
  client: Client,
  operation: AsyncOperation<Params, Result, Outcome>,
  ...[params, { idempotencyKey, accept = 'any', onSent, ...options } = {}]: RunArguments<Params, Outcome>
): Promise<Outcome> {
  type State = Outcome & { readonly status: string }
  const given = (params ?? {}) as CallParams
  const { signal } = options
  const starting = { signal, ...(idempotencyKey && { idempotencyKey }) }
  const started = (await (operation.body?.slow
    ? upload(client, operation as AsyncOperation<{ body?: object }, Result, Outcome>, given as { body?: object }, {
        ...starting,
        accept,
        ...(onSent && { onProgress: onSent }),
      })
    : client.send(operation, given, starting))) as State & { id?: string; uuid?: string; requestUuid?: string }
  const id = started?.id ?? started?.uuid ?? started?.requestUuid
  if (!id) throw new ParseError('The answer has no id', 200, { operationId: operation.id, attempts: 1 })
  const states = options as PollOptions<State>
  if (operation.async === 'request-id') {
    const again = { ...given, query: { ...given.query, requestId: id } }
    const look = (stop?: AbortSignal) => client.send(operation, again, { signal: stop }) as Promise<State>
    return follow(operation.id, started, look, states)
  }
  const [statusId, kept, rest] =
    statusOperations[operation.id] ??
    (operation.async === 'job'
      ? ['jobs.get', 0, '/api/v3/job/{jobUuid}']
      : [operation.id.replace(/start(\w+)/, 'get$1Status'), 99, '{requestUUID}/status'])
  const path = [...operation.path.split('/').slice(0, kept), rest].join('/')
  const idName = /\{(\w+)\}/.exec(rest)![1]!
  const status = { id: statusId, method: 'GET', path } as const
  const ofStatus = { path: { ...given.path, [idName]: id } }
  const look = (stop?: AbortSignal) => client.send(status, ofStatus, { signal: stop }) as Promise<State>
  // The answer that starts a job may have fewer fields than the job's final state.
  return follow(statusId, operation.async === 'job' ? await look(signal) : started, look, states)
}
