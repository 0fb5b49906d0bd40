import { isCallError, isHttpError } from '@dragoman/sdk/errors'
import { updateSegment } from '@dragoman/sdk/operations/editor'
import type { Segment, SegmentIssue, SegmentUpdate } from '@dragoman/sdk/operations/editor'
import { outdatedBy } from '@dragoman/sdk/versions'

/** A memory match or a machine translation that a text was taken from, as the wire wants it told. */
export interface TakenMatch {
  text: string
  origin: NonNullable<SegmentUpdate['origin']>
  /** Of a memory match. */
  score?: number
}

/** Typed text or a requested action in a segment, as long as the server does not have it. */
export interface Draft {
  text: string
  /** The segment that it builds on. */
  base: Segment
  match?: TakenMatch | undefined
  /** Whether it is to be confirmed, where someone asked. */
  wanted?: boolean | undefined
  /** `refused`: it is stored, but could not be confirmed. `conflict` without `theirs`: its segment is gone. */
  state: 'typed' | 'saving' | 'failed' | 'conflict' | 'refused'
  /** Why it could not be confirmed. */
  issues?: readonly SegmentIssue[] | undefined
  /** The segment as someone else left it meanwhile. */
  theirs?: Segment | undefined
  error?: Error | undefined
  /** It is tried again by itself. */
  willRetry?: boolean
}

export interface DraftSettings {
  /** Writes a segment (contract: editor.updateSegment); tries once. */
  save: (segmentId: string, update: SegmentUpdate) => Promise<Segment>
  /** Told of each segment that comes back from the server, and of the one that it replaces. */
  onSegment: (segment: Segment, before: Segment) => void
  /** Told of what will not work by trying again, such as a task that was delivered meanwhile. */
  onRefused: (error: Error) => void
  /** Keeps a draft for the time after this page, or forgets it. */
  keep?: (segmentId: string, draft: Draft | undefined) => void
}

/** Milliseconds without a key until what was typed is saved. */
export const typingPause = 1_500

/** Milliseconds until a failed save is tried again, the last one from then on. */
export const retryDelays = [2_000, 5_000, 10_000, 30_000]

export type Drafts = ReturnType<typeof createDrafts>

/**
 * Keeps what was typed until the server has it. One save at a time for each segment, each on the version that was read;
 * what fails stays and is tried again; what someone else changed meanwhile waits for a choice. Nothing typed is ever
 * dropped. Lives outside of React.
 */
export function createDrafts({ save, onSegment, onRefused, keep }: DraftSettings) {
  const drafts = new Map<string, Draft>()
  const newest = new Map<string, Segment>()
  const running = new Map<string, Promise<void>>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const failures = new Map<string, number>()
  const listeners = new Set<() => void>()
  let unsaved: readonly string[] = []
  let isOver = false

  function put(id: string, draft: Draft | undefined) {
    if (draft) drafts.set(id, draft)
    else drafts.delete(id)
    keep?.(id, draft)
    unsaved = [...drafts].flatMap(([each, { state }]) => (state === 'refused' ? [] : each))
    for (const listener of listeners) listener()
  }

  function schedule(id: string, delay: number) {
    clearTimeout(timers.get(id))
    if (!isOver)
      timers.set(
        id,
        setTimeout(() => void flush(id), delay),
      )
  }

  function learn(segment: Segment, before: Segment) {
    newest.set(segment.id, segment)
    onSegment(segment, before)
  }

  /** A segment as it is now: lists hear of a save a moment later than the draft goes away. */
  function latest(segment: Segment): Segment {
    const known = newest.get(segment.id)
    return known && known.version > segment.version ? known : segment
  }

  /** Drops a draft that says nothing that the server does not know; saves another one soon. */
  function settle(id: string, draft: Draft) {
    if (hasWork(draft)) {
      put(id, { ...draft, state: 'typed' })
      schedule(id, typingPause)
    } else put(id, draft.issues ? { ...draft, state: 'refused' } : undefined)
  }

  /** Saves a segment now; resolves when there is nothing more to do for it, or nothing that can be done. */
  async function flush(id: string): Promise<void> {
    clearTimeout(timers.get(id))
    while (running.has(id)) await running.get(id)
    const draft = drafts.get(id)
    if (!draft || draft.state === 'conflict' || !hasWork(draft)) return
    const run = send(id, draft).finally(() => running.delete(id))
    running.set(id, run)
    await run
    if (drafts.get(id)?.wanted !== undefined && drafts.get(id)?.state === 'typed') await flush(id)
  }

  async function send(id: string, sent: Draft): Promise<void> {
    const confirmed = sent.wanted ?? (sent.text === sent.base.target && sent.base.confirmed)
    const isMatch = sent.match?.text === sent.text
    put(id, { ...sent, state: 'saving', error: undefined })
    try {
      const saved = await save(id, {
        target: sent.text,
        confirmed,
        version: sent.base.version,
        ...(isMatch && sent.match && { origin: sent.match.origin }),
        ...(isMatch && sent.match?.score !== undefined && { matchScore: sent.match.score }),
      })
      failures.delete(id)
      learn(saved, sent.base)
      const now = drafts.get(id)
      if (!now) return
      settle(id, { ...now, base: saved, wanted: now.wanted === sent.wanted ? undefined : now.wanted })
    } catch (error) {
      fail(id, sent, confirmed, error instanceof Error ? error : new Error(String(error)))
    }
  }

  function fail(id: string, sent: Draft, confirmed: boolean, error: Error) {
    const now = drafts.get(id)
    // It was discarded meanwhile.
    if (!now) return
    const theirs = outdatedBy(updateSegment, error)?.present
    const issues =
      isHttpError<'editor.updateSegment'>(error) && error.code === 'SEGMENT_ISSUES' ? issuesIn(error.data) : undefined
    if (theirs) {
      learn(theirs, sent.base)
      const isSame = theirs.target === now.text && theirs.confirmed === confirmed
      if (isSame) put(id, undefined)
      else put(id, { ...now, state: 'conflict', theirs })
    } else if (issues) {
      // The text itself can be saved, only not as confirmed.
      settle(id, { ...now, wanted: undefined, issues: now.text === sent.text ? issues : undefined })
    } else {
      const willRetry = mayPass(error)
      put(id, { ...now, state: 'failed', error, willRetry })
      if (!willRetry) return onRefused(error)
      const failed = failures.get(id) ?? 0
      failures.set(id, failed + 1)
      schedule(id, retryDelays[Math.min(failed, retryDelays.length - 1)]!)
    }
  }

  function ask(segment: Segment, wanted: boolean): Promise<void> {
    const known = drafts.get(segment.id)
    if (known?.state === 'conflict') return Promise.resolve()
    const base = latest(segment)
    const draft = known ?? { text: base.target, base, state: 'typed' as const }
    put(segment.id, { ...draft, wanted, issues: undefined, state: running.has(segment.id) ? 'saving' : 'typed' })
    return flush(segment.id)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: (id: string): Draft | undefined => drafts.get(id),
    latest,
    /** Ids of segments of which the server does not have what was typed; another list only when it changes. */
    unsaved: (): readonly string[] => unsaved,

    /** Keeps text that a person typed, or took from a memory. */
    edit(segment: Segment, text: string, match?: TakenMatch) {
      const { id } = segment
      const known: Omit<Draft, 'text'> = drafts.get(id) ?? { base: latest(segment), state: 'typed' }
      const draft = { ...known, text, match: match ?? known.match, wanted: undefined, issues: undefined }
      if (draft.state === 'conflict') return put(id, draft)
      if (running.has(id)) return put(id, { ...draft, state: 'saving' })
      settle(id, draft)
    },
    /**
     * Takes up a draft from before, on the segment as it is now: it is saved where nothing has changed since, or where
     * only a repetition was filled in. Beside what someone else wrote, in a locked segment, and without its segment it
     * waits for a choice.
     */
    restore({ text, base, match, wanted }: Pick<Draft, 'text' | 'base' | 'match' | 'wanted'>, present?: Segment) {
      const { id } = base
      if (drafts.has(id)) return
      const now = present ?? base
      const isClosed = !present || present.locked === true
      const isSame = now.target === text && (isClosed || (wanted ?? now.confirmed) === now.confirmed)
      if (isSame) return put(id, undefined)
      const isFilledIn = now.origin === 'REPETITION' && !now.confirmed
      if (!isClosed && (now.version === base.version || isFilledIn))
        settle(id, { text, base: now, match, wanted, state: 'typed' })
      else put(id, { text, base, match, wanted, state: 'conflict', theirs: present })
    },
    flush,
    /** Saves everything now; answers whether the server has it all. */
    async saveAll(): Promise<boolean> {
      await Promise.all([...drafts.keys()].map(flush))
      return unsaved.length === 0
    },
    /** Confirms a segment, with what was typed. */
    confirm: (segment: Segment) => ask(segment, true),
    /** Opens a confirmed segment again. */
    reopen: (segment: Segment) => ask(segment, false),
    /** Ends a conflict: one's own text over the other one, or the other one as it is, and what was typed is dropped. */
    resolve(id: string, choice: 'mine' | 'theirs'): Promise<void> {
      const draft = drafts.get(id)
      if (choice === 'theirs') put(id, undefined)
      else if (draft?.theirs) settle(id, { ...draft, base: draft.theirs, theirs: undefined })
      return flush(id)
    },
    /** Tries what failed again at once, such as when there is a connection again. */
    retry: () => [...drafts].forEach(([id, { willRetry }]) => willRetry && void flush(id)),
    /** Saves everything now, and nothing more after that. */
    dispose() {
      isOver = true
      timers.forEach((timer) => clearTimeout(timer))
      for (const id of drafts.keys()) void flush(id)
    },
  }
}

const hasWork = ({ text, base, wanted }: Draft) =>
  text !== base.target || (wanted !== undefined && wanted !== base.confirmed)

/** Whether a failed save may work later: no connection, a server that is busy or broken. */
const mayPass = (error: Error) =>
  !isCallError(error) || error.kind !== 'http' || error.status >= 500 || [401, 408, 423, 429].includes(error.status)

const issuesIn = (data: unknown): readonly SegmentIssue[] =>
  typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues) ? data.issues : []
