import type { Client } from '@dragoman/sdk/client'
import type { ChangeEvent } from '@dragoman/sdk/operations/events'
import type { QueryClient } from '@tanstack/react-query'
import { refreshShown } from './arrivals.ts'
import { openSource, type Heard } from './live/source.ts'

export interface LiveSettings {
  readonly queryClient: QueryClient
  /** The client of the server to follow. Its own writes are known already and not reported again. */
  readonly client: Client
  /** The id of the person signed in: pages of one person in one browser share a stream. */
  readonly userUuid: string
  /** Resources that the application keeps up to date itself. */
  readonly except?: readonly string[]
  /** The server says that the session has ended. */
  readonly onEnd?: () => void
}

/** Milliseconds between a change and its refresh: several come together, and not all readers ask at once. */
const delay = () => 150 + Math.random() * 350
/** Milliseconds between two refreshes. */
const rest = 1500
/** Own writes that are remembered: they have refreshed the page already. */
const mostOwn = 100

/**
 * Refreshes what others change while one looks at it: the server tells which resources have changed, and their data on
 * the page is fetched again. It goes on where it was after a lost connection or a restart of the server, pauses in hidden
 * tabs, and shares one connection among the tabs of a browser. Returns a function that stops it.
 */
export function watchEvents({ queryClient, client, userUuid, except = [], onEnd }: LiveSettings): () => void {
  const own: string[] = []
  let waiting: ChangeEvent[] = []
  let isMissing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0

  const flush = () => {
    timer = undefined
    next = Date.now() + rest
    const events = waiting.filter(({ requestId }) => requestId === undefined || !own.includes(requestId))
    const affects = isMissing
      ? (key: readonly unknown[]) => !except.includes(String(key[0]))
      : affectedBy(events, except)
    waiting = []
    isMissing = false
    refreshShown(queryClient, affects, document.visibilityState !== 'hidden')
  }
  const hear = ({ kind, data }: Heard) => {
    if (kind === 'beat') return
    if (kind === 'reload') isMissing = true
    else waiting.push(JSON.parse(data) as ChangeEvent)
    timer ??= setTimeout(flush, Math.max(next - Date.now(), delay()))
  }
  const unobserve = client.observe(({ type, method, requestId }) => {
    if (type !== 'response' || method === 'GET' || requestId === undefined) return
    own.push(requestId)
    if (own.length > mostOwn) own.shift()
  })
  const close = openSource({ url: `${client.baseUrl}/api/v3/events`, name: `events ${userUuid}`, hear, onEnd })
  return () => {
    close()
    unobserve()
    clearTimeout(timer)
  }
}

/** Whether the data under a key may have changed by some events: not that of another project. */
function affectedBy(events: readonly ChangeEvent[], except: readonly string[]): (key: readonly unknown[]) => boolean {
  const byResource = new Map<string, (string | undefined)[]>()
  for (const { resources, projectUuid } of events)
    for (const resource of resources) byResource.set(resource, [...(byResource.get(resource) ?? []), projectUuid])
  return ([resource, , params]) => {
    const projects = byResource.get(String(resource))
    if (!projects || except.includes(String(resource))) return false
    const own = projectOf(params)
    return own === undefined || projects.some((project) => project === undefined || project === own)
  }
}

/** The project that a read is about; undefined where its path names none. */
function projectOf(params: unknown): string | undefined {
  const { path } = Object(params) as { path?: Record<string, unknown> }
  const [, project] = Object.entries(path ?? {}).find(([name]) => /^projectu?uid$/i.test(name)) ?? []
  return typeof project === 'string' ? project : undefined
}
