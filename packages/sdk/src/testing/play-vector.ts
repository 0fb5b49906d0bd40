import { bytes, header, nothing } from '../answers.ts'
import { base64, form } from '../body.ts'
import type { CallEvent, CallOptions } from '../client-types.ts'
import { createClient, type Client } from '../client.ts'
import { machineLogin } from '../machine-login.ts'
import { operation, type Operation } from '../operation.ts'
import { items, pages, type PageFrame } from '../pages.ts'
import {
  pollJob,
  pollRequest,
  pollStatus,
  type ExportState,
  type JobState,
  type PollOptions,
  type RequestState,
} from '../poll.ts'
import { upload } from '../upload.ts'
import { differences } from './differences.ts'
import type { Expected, Seen, Vector } from './vector.ts'

/** Where vectors are played: the two origins of the stub server, and what a platform has of its own. */
export interface Stage {
  readonly here: string
  readonly isBrowser: boolean
  /** Prints a value with all that it holds, where the platform can. */
  readonly inspect?: (value: unknown) => string
}

type Anything = { path?: Record<string, string>; query?: Record<string, unknown>; body?: object }

interface Run {
  readonly client: Client
  readonly tried: Operation<Anything, unknown>
  readonly params: Anything
  readonly options: CallOptions & { interval?: number }
  readonly told: unknown[]
  readonly isBroken: boolean
}

let runs = 0

/** Plays a vector against the stub server; answers what is not as it should be. */
export async function playVector(vector: Vector, stage: Stage): Promise<string[]> {
  const name = `${vector.id}-${++runs}-${Math.random().toString(36).slice(2)}`
  await fetch(`${stage.here}/play/${name}`, { method: 'POST', body: JSON.stringify(vector.server ?? [{}]) })
  const client = clientOf(vector, `${stage.here}/at/${name}`)
  const events: CallEvent[] = []
  if (vector.client?.hasBrokenObservers) {
    client.observe(() => {
      throw new Error('an observer of the caller’s own')
    })
    client.observe(async () => {
      throw new Error('an asynchronous observer of the caller’s own')
    })
  }
  client.observe((event) => events.push(event))
  const controller = new AbortController()
  const listeners = countListeners(controller.signal)
  const abortLater = () => setTimeout(() => controller.abort(new Error('hunter2')), vector.abortAfter)
  if (vector.abortAfter === 0) controller.abort()
  else if (vector.abortFrom) {
    const stop = client.observe(({ type }) => {
      if (type !== vector.abortFrom) return
      stop()
      abortLater()
    })
  } else if (vector.abortAfter) abortLater()
  const { accept, schema, ...options } = vector.options ?? {}
  const run: Run = {
    client,
    tried: operationOf(vector),
    params: fileParts(vector.params ?? {}) as Anything,
    options: {
      ...options,
      ...(accept && { accept }),
      ...(schema !== undefined && { schema: onlyThis(schema) }),
      ...(vector.abortAfter !== undefined && { signal: controller.signal }),
    },
    told: [],
    isBroken: vector.client?.hasBrokenObservers ?? false,
  }
  const outcome = await perform(vector.how ?? 'call', run).then(
    async (result) => ({ result: await readable(result) }),
    (error: unknown) => ({ error }),
  )
  const seen = (await (await fetch(`${stage.here}/play/${name}`)).json()) as Seen[]
  const prints = [outcome, client, events].flatMap((value) => printsOf(value, stage))
  const expected = { ...vector.expect, ...(stage.isBrowser && vector.browser) }
  return [
    ...(listeners.count() === 0 ? [] : [`${listeners.count()} listeners are left on the signal`]),
    ...judge(expected, { outcome, seen, events, told: run.told, prints }),
  ]
}

interface Observed {
  readonly outcome: { result?: unknown; error?: unknown }
  readonly seen: readonly Seen[]
  readonly events: readonly CallEvent[]
  readonly told: readonly unknown[]
  readonly prints: readonly string[]
}

function judge(expected: Expected, { outcome, seen, events, told, prints }: Observed): string[] {
  const isLogin = ({ url }: Seen) => url.startsWith('/api/v3/auth')
  const calls = seen.filter((request) => !isLogin(request))
  const error = outcome.error as (Error & { kind?: string }) | undefined
  const found: string[] = []
  const compare = (what: string, actual: unknown, wanted: unknown) => found.push(...differences(actual, wanted, what))
  if (error && !(error instanceof Error && error.kind)) found.push(`threw ${String(error)}`)
  if (expected.error) compare('error', error && { ...error, message: error.message, name: error.name }, expected.error)
  else if (error) found.push(`failed: ${error.name} ${error.message}`)
  if ('result' in expected) compare('result', outcome.result, expected.result)
  if (expected.requests !== undefined) compare('requests', calls.length, expected.requests)
  if (expected.logins !== undefined) compare('logins', seen.filter(isLogin).length, expected.logins)
  if (expected.sent) compare('sent', calls, expected.sent)
  if (expected.events) compare('events', events, expected.events)
  if (expected.progress) compare('progress', told, expected.progress)
  if (expected.lastProgress) compare('last progress', told.at(-1), expected.lastProgress)
  const delays = expected.delays && events.filter(({ type }) => type === 'retry').map(({ delay = 0 }) => delay)
  if (delays && expected.delays) compare('number of delays', delays.length, expected.delays.length)
  for (const [at, [least, most]] of (expected.delays ?? []).entries()) {
    const delay = delays?.[at] ?? NaN
    if (!(delay >= least && delay <= most)) found.push(`delay ${at + 1} is ${delay} ms, not ${least} to ${most}`)
  }
  for (const [at, least] of (expected.gaps ?? delays ?? []).entries()) {
    const gap = (calls[at + 1]?.at ?? NaN) - (calls[at]?.at ?? NaN)
    // Clocks tick in milliseconds, timers may be early by one.
    if (!(gap >= least - 2)) found.push(`gap ${at + 1} is ${gap} ms, not at least ${least}`)
  }
  for (const secret of expected.hidden ?? []) {
    if (prints.some((print) => print.includes(secret))) found.push(`prints ${secret}`)
  }
  return found
}

function clientOf({ client = {} }: Vector, here: string): Client {
  const { baseUrl = '{here}', auth, timeout, retry, headers, credentials } = client
  const login = auth === 'machine' ? machineLogin({ accessKey: 'key', secret: 'hunter2-secret' }) : auth
  return createClient({
    baseUrl: baseUrl.replace('{here}', here),
    ...(timeout !== undefined && { timeout }),
    ...(retry !== undefined && { retry }),
    ...(headers && { headers }),
    ...(credentials && { credentials }),
    ...(login !== undefined && { auth: login }),
  })
}

function operationOf({
  operation: { method, path, body, answer, retry, async, anonymous },
}: Vector): Operation<Anything, unknown> {
  const readers = { bytes, nothing }
  return operation('things.touch', method, path, {
    ...(body && { body: { form, base64 }[body] }),
    ...(answer && { answer: answer in readers ? readers[answer as 'bytes'] : header(answer.slice('header:'.length)) }),
    ...(retry && { retry }),
    ...(async && { async }),
    ...(anonymous && { anonymous }),
  })
}

async function perform(
  how: NonNullable<Vector['how']>,
  { client, tried, params, options, told, isBroken }: Run,
): Promise<unknown> {
  const onProgress = (state: unknown) => {
    told.push(state)
    if (isBroken) throw new Error('a progress listener of the caller’s own')
  }
  switch (how) {
    case 'call':
      return client.send(tried, params, options)
    case 'burst':
      return Promise.all(Array.from({ length: 10 }, () => client.send(tried, params, options)))
    case 'items':
      return collect(items(client, tried as Operation<Anything, PageFrame>, params, options))
    case 'pages':
      return collect(pages(client, tried as Operation<Anything, PageFrame>, params, options))
    case 'pollRequest':
      return pollRequest(client, tried as Operation<Anything, RequestState>, params, {
        ...(options as PollOptions<RequestState>),
        onProgress,
      })
    case 'pollJob':
      return pollJob(client, tried as Operation<Anything, JobState>, params, {
        ...(options as PollOptions<JobState>),
        onProgress,
      })
    case 'pollStatus': {
      const status = operation<Anything, ExportState>('things.status', 'GET', '/status/{requestUuid}')
      const started = (await client.send(tried, params, {})) as ExportState
      const follow = { ...(options as PollOptions<ExportState>), onProgress }
      return pollStatus(client, started, status, (requestUuid) => ({ path: { requestUuid } }), follow)
    }
    case 'upload':
      return upload(client, tried as Operation<Anything & { body?: object }, unknown>, params, {
        ...options,
        onProgress,
      })
  }
}

async function collect<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of iterable) all.push(item)
  return all
}

/** Parameters with files in place of what stands for them. */
function fileParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fileParts)
  if (value === null || typeof value !== 'object') return value
  const { $file: name, text, as, type } = value as { $file?: string; text?: string; as?: string; type?: string }
  if (name === undefined)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fileParts(member)]))
  const content = text ?? ''
  const typed = type ? { type } : {}
  if (as === 'stream') return { name, ...typed, content: new Blob([content]).stream() }
  if (as === 'iterable') return { name, ...typed, content: chunksOf(content) }
  if (as === 'blob') return { name, ...typed, content: new Blob([content]) }
  return new File([content], name, typed)
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  const half = Math.floor(text.length / 2)
  yield new TextEncoder().encode(text.slice(0, half))
  yield new TextEncoder().encode(text.slice(half))
}

/** A schema that accepts one answer. */
const onlyThis = (wanted: unknown) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'vectors',
    validate: (value: unknown) =>
      differences(value, wanted, '').length === 0
        ? { value }
        : { issues: [{ message: 'is another', path: ['place', 0] }] },
  },
})

async function readable(result: unknown): Promise<unknown> {
  if (!(result instanceof Blob)) return result
  const name = 'name' in result ? { name: result.name } : {}
  return { ...name, type: result.type, text: await result.text() }
}

function countListeners(signal: AbortSignal): { count(): number } {
  const present = new Set<unknown>()
  const add = signal.addEventListener.bind(signal) as (...args: unknown[]) => void
  const remove = signal.removeEventListener.bind(signal) as (...args: unknown[]) => void
  Object.assign(signal, {
    addEventListener: (...args: unknown[]) => {
      present.add(args[1])
      add(...args)
    },
    removeEventListener: (...args: unknown[]) => {
      present.delete(args[1])
      remove(...args)
    },
  })
  return { count: () => present.size }
}

function printsOf(value: unknown, { inspect }: Stage): string[] {
  const error = (value as { error?: unknown } | undefined)?.error
  const stack = error instanceof Error ? [String(error), String(error.stack), JSON.stringify(error)] : []
  return [...stack, JSON.stringify(value) ?? '', ...(inspect ? [inspect(value), inspect(error)] : [])]
}
