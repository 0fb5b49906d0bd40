/** A message of the stream, from this tab or the one that has the connection. */
export interface Heard {
  readonly kind: 'change' | 'reload' | 'beat'
  readonly id: string
  readonly data: string
}

/** A tab that was opened asks what happened in its time, in milliseconds. */
interface Joined {
  readonly kind: 'joined'
  readonly age: number
}

interface SourceSettings {
  readonly url: string
  /** Under which the tabs find each other. */
  readonly name: string
  readonly hear: (message: Heard) => void
  readonly onEnd?: (() => void) | undefined
}

const kinds = ['change', 'reload', 'beat'] as const
/** Milliseconds for which a hidden tab keeps its connection: one may come back at once. */
const patience = 30_000
/** Milliseconds of silence after which a connection counts as dead; it beats every 20 seconds. */
const silence = 50_000
/** The longest time before now of which the server tells. */
const mostAge = 60_000
const firstDelay = 1000
const mostDelay = 60_000

/** Milliseconds for which this page has been there: what it shows may be as old. */
const ageOfPage = () => Math.min(Math.ceil(performance.now()), mostAge)

/** Opens the stream: in one of the tabs that are shown, which passes on to the others what it hears. */
export function openSource({ url, name, hear, onEnd }: SourceSettings): () => void {
  const stopped = new AbortController()
  const { locks } = navigator as { locks?: LockManager }
  // Without locks, as on pages without TLS, each tab has a connection of its own.
  const channel = locks && openChannel(name)
  let last: string | undefined
  const take = (message: Heard) => {
    last = message.id
    hear(message)
  }
  // The latest messages of the tab that holds the connection, for tabs that are opened later.
  let recent: { message: Heard; at: number }[] | undefined
  const say = (message: Heard | Joined) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel?.postMessage(message)
  channel?.addEventListener('message', ({ data }: MessageEvent<Heard | Joined>) => {
    if (data.kind !== 'joined') return take(data)
    for (const { message, at } of recent ?? []) if (Date.now() - at < data.age) say(message)
  })
  say({ kind: 'joined', age: ageOfPage() })

  const hold = async () => {
    if (document.visibilityState === 'hidden') return
    recent = []
    const close = connect({
      address: () => `${url}?${last === undefined ? `since=${ageOfPage()}` : `after=${last}`}`,
      take: (message) => {
        const now = Date.now()
        if (message.kind !== 'beat')
          recent = [...(recent ?? []).filter(({ at }) => now - at < mostAge), { message, at: now }]
        say(message)
        take(message)
      },
      onEnd,
    })
    await hiddenFor(patience, stopped.signal)
    close()
    recent = undefined
  }
  const run = async () => {
    while (!stopped.signal.aborted) {
      await shown(stopped.signal)
      if (stopped.signal.aborted) return
      if (channel) await locks!.request(name, { signal: stopped.signal }, hold)
      else await hold()
    }
  }
  run().catch(() => undefined)
  return () => {
    stopped.abort()
    channel?.close()
  }
}

/** Opens the channel to the other tabs; undefined where the browser has none, or blocks it with all storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

interface Connection {
  address: () => string
  take: (message: Heard) => void
  onEnd: (() => void) | undefined
}

/** Keeps a connection: the browser makes it again where that is all it takes, and this where it gives up. */
function connect({ address, take, onEnd }: Connection): () => void {
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let heardAt = Date.now()
  let failures = 0
  const open = () => {
    retry = undefined
    heardAt = Date.now()
    source = new EventSource(address())
    for (const kind of kinds)
      source.addEventListener(kind, ({ lastEventId, data }: MessageEvent<string>) => {
        heardAt = Date.now()
        failures = 0
        take({ kind, id: lastEventId, data })
      })
    source.addEventListener('end', () => {
      onEnd?.()
      again()
    })
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) again()
    })
  }
  const again = () => {
    source?.close()
    const wait = Math.min(firstDelay * 2 ** failures, mostDelay) * (0.5 + Math.random())
    failures += 1
    retry ??= setTimeout(open, wait)
  }
  const watch = setInterval(() => {
    if (retry === undefined && Date.now() - heardAt > silence) again()
  }, silence / 4)
  open()
  return () => {
    clearInterval(watch)
    clearTimeout(retry)
    source?.close()
  }
}

/** Waits until the tab is shown. */
function shown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** Waits until the tab has been hidden for some time, or it is over. */
function hiddenFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const done = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') timer = setTimeout(done, milliseconds)
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', done)
    look()
  })
}
