import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, desc, eq, gt, lt, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { EventPlace, EventSink, EventStreams } from '../../identity/event-streams.ts'
import { sessionsTopic, type Sessions, type SignedIn } from '../../identity/sessions.ts'
import { changesKept, changesTopic, forgetChanges, type Change } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { LogFailure } from '../../kernel/log/failure-log.ts'
import type { Notices } from '../../kernel/notices.ts'
import { ApiError } from '../../kernel/refusals.ts'
import { changeLog } from '../../kernel/tables.ts'
import { inTurn } from './in-turn.ts'
import { liveSessions } from './live-sessions.ts'
import { nextEvents } from './next-events.ts'
import { showEvent } from './show-event.ts'
import { sightOf, type Sight } from './sight.ts'

/** Changes that are read at once. */
const piece = 500
/** Changes after which everything is read again rather than listed. */
const mostMissed = 2000
const mostOfSession = 10
const mostOfPerson = 50
/** How often a stream shows that it is alive, in milliseconds: proxies cut lines that are silent for a minute. */
const beatInterval = 20_000
/** How often it is looked whether the sessions of streams go on, beside when a server says that some have ended. */
const checkInterval = 4000
/** Milliseconds by which changes may have been noted before they could be seen. */
const margin = 1000
const forgetInterval = 5 * 60_000

interface Follower {
  session: SignedIn
  sink: EventSink
  /** The newest change that it was told of, or need not be. */
  last: number
  /** Changes that come while earlier ones are still being sent. */
  waiting: Change[] | undefined
}

export interface StreamTerms {
  db: Database
  notices: Pick<Notices, 'on'>
  sessions: Pick<Sessions, 'findByUuid'>
  now: () => Date
  log: Logger
  logFailure: LogFailure
}

/** Reads the log of changes once for all who follow on this server, and tells each what they may know. */
export function openStreams({ db, notices, sessions, now, log, logFailure }: StreamTerms): EventStreams {
  const followers = new Set<Follower>()
  const failed = (error: unknown) => logFailure(log, error, 'telling of changes failed')
  /** Everything up to there was told to those who are live. */
  let head = 0
  let isClosed = false

  const read = (after: number, upTo: number, accountId?: string): Promise<Change[]> =>
    db
      .select()
      .from(changeLog)
      .where(
        and(
          gt(changeLog.id, after),
          lte(changeLog.id, upTo),
          accountId === undefined ? undefined : eq(changeLog.accountId, accountId),
        ),
      )
      .orderBy(asc(changeLog.id))
      .limit(accountId === undefined ? piece : mostMissed + 1)

  const tell = (follower: Follower, changes: readonly Change[], sight: () => Sight, upTo: number) => {
    const missed = changes.filter(({ id }) => id > follower.last)
    const events = missed.flatMap((change) => showEvent(follower.session, change, sight) ?? [])
    follower.last = Math.max(follower.last, upTo)
    if (events.length > 0) follower.sink.send({ events, last: follower.last, reload: false })
  }

  const tellAll = async (changes: readonly Change[], upTo: number) => {
    const byAccount = Map.groupBy(changes, ({ accountId }) => accountId)
    for (const [accountId, own] of byAccount) {
      const hearing = [...followers].filter(({ session }) => session.account.id === accountId)
      if (hearing.length === 0) continue
      const areManagers = hearing.every(({ session }) => isManager(session))
      const sight = areManagers ? undefined : await sightOf(db, own)
      for (const follower of hearing) {
        if (follower.waiting) follower.waiting.push(...own)
        else if (followers.has(follower)) tell(follower, own, () => sight!, upTo)
      }
    }
  }

  const look = inTurn(async () => {
    while (followers.size > 0) {
      const changes = await read(head, Number.MAX_SAFE_INTEGER)
      if (changes.length === 0) return
      const upTo = changes.at(-1)!.id
      await tellAll(changes, upTo)
      head = upTo
    }
  }, failed)

  const end = (follower: Follower, hasSessionEnded: boolean) => {
    if (followers.delete(follower)) follower.sink.end(hasSessionEnded)
  }

  const checkSessions = inTurn(async () => {
    if (followers.size === 0) return
    const going = await liveSessions(
      db,
      [...followers].map(({ session }) => session.sessionId),
      now(),
    )
    for (const follower of followers) if (!going.has(follower.session.sessionId)) end(follower, true)
  }, failed)

  /** The permissions of people may have changed. */
  const renewSessions = inTurn(async () => {
    const fresh = new Map<string, SignedIn | null>()
    for (const follower of followers) {
      const { uuid } = follower.session
      if (!fresh.has(uuid)) fresh.set(uuid, await sessions.findByUuid(uuid))
      const found = fresh.get(uuid)
      if (found) follower.session = found
    }
  }, failed)

  notices.on(changesTopic, look)
  notices.on(sessionsTopic, () => {
    checkSessions()
    renewSessions()
  })
  const timers = [
    setInterval(checkSessions, checkInterval),
    setInterval(() => {
      for (const { sink, waiting, last } of followers) if (!waiting) sink.beat(Math.max(last, head))
    }, beatInterval),
    setInterval(() => void forgetChanges(db, now()).catch(failed), forgetInterval),
  ]
  for (const timer of timers) timer.unref()

  /** The last change that someone has heard of who was there for some time; undefined for the present. */
  const placeBefore = async (since: number | undefined, oldest: number): Promise<number | undefined> => {
    if (since === undefined) return undefined
    const [last] = await db
      .select({ id: changeLog.id })
      .from(changeLog)
      .where(lt(changeLog.at, new Date(now().getTime() - since - margin)))
      .orderBy(desc(changeLog.id))
      .limit(1)
    return last?.id ?? oldest - 1
  }

  /** Sends the changes that a follower has missed, as far back as they are kept. */
  const catchUp = async (follower: Follower, place: EventPlace): Promise<void> => {
    const { oldest, newest } = await changesKept(db)
    const { account } = follower.session
    const after = place.after ?? (await placeBefore(place.since, oldest))
    const isKept = after === undefined || (after <= newest && (after + 1 >= oldest || after === newest))
    const missed = after === undefined || !isKept ? [] : await read(after, newest, account.id)
    const reload = !isKept || missed.length > mostMissed
    const sight = missed.length > 0 && !reload ? await sightOf(db, missed) : undefined
    const events = reload ? [] : missed.flatMap((change) => showEvent(follower.session, change, () => sight!) ?? [])
    follower.last = newest
    follower.sink.send({ events, last: newest, reload })
    while (follower.waiting!.length > 0) {
      const some = follower.waiting!
      follower.waiting = []
      const theirs = await sightOf(db, some)
      tell(follower, some, () => theirs, some.at(-1)!.id)
    }
    follower.waiting = undefined
  }

  const streams: EventStreams = {
    async follow(place, sink) {
      const { session } = place
      const own = [...followers].filter((one) => one.session.user.id === session.user.id)
      const ofSession = own.filter((one) => one.session.sessionId === session.sessionId).length
      if (ofSession >= mostOfSession) throw tooMany(mostOfSession)
      if (own.length >= mostOfPerson) throw tooMany(mostOfPerson)
      if (followers.size === 0) head = (await changesKept(db)).newest
      const follower: Follower = { session, sink, last: 0, waiting: [] }
      followers.add(follower)
      try {
        await catchUp(follower, place)
      } catch (error) {
        followers.delete(follower)
        throw error
      }
      if (isClosed) end(follower, false)
      return () => void followers.delete(follower)
    },

    next: (place, seconds) => nextEvents(streams, place, seconds),

    count: () => followers.size,

    async close() {
      isClosed = true
      for (const timer of timers) clearInterval(timer)
      for (const follower of followers) end(follower, false)
    },
  }
  return streams
}

const tooMany = (limit: number) =>
  new ApiError(429, `At most ${limit} event streams can be open at a time. Close one and try again.`, {
    code: 'TOO_MANY_STREAMS',
    data: { limit },
    headers: { 'Retry-After': '10' },
  })
