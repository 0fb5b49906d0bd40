import { HttpError, NetworkError } from '@dragoman/sdk/errors'
import type { Segment, SegmentUpdate } from '@dragoman/sdk/operations/editor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDrafts, retryDelays, typingPause } from './drafts.ts'

const stored: Segment = {
  id: '7',
  index: 6,
  source: 'Open ⟦1/⟧',
  target: '',
  codes: [],
  confirmed: false,
  version: 1,
  words: 1,
  issues: [],
  updatedAt: 0,
}

const facts = { operationId: 'editor.updateSegment', attempts: 1 }
const refusal = (status: number, code: string, data: unknown) =>
  new HttpError(status, { message: code, code, data }, facts)
const offline = () => new NetworkError('no connection', facts)

/** A server with one segment, whose next answers can be set. */
function start() {
  let segment = stored
  const saves: SegmentUpdate[] = []
  const failures: Error[] = []
  const gates: Promise<void>[] = []
  const onSegment = vi.fn()
  const onRefused = vi.fn()
  const drafts = createDrafts({
    save: async (_id, update) => {
      saves.push(update)
      await gates.shift()
      const failure = failures.shift()
      if (failure) throw failure
      if (update.version !== segment.version) throw refusal(409, 'OUTDATED', { present: segment })
      segment = { ...segment, target: update.target, confirmed: update.confirmed, version: segment.version + 1 }
      return segment
    },
    onSegment,
    onRefused,
  })
  const change = (by: Partial<Segment>) => (segment = { ...segment, ...by, version: segment.version + 1 })
  return { drafts, saves, failures, gates, onSegment, onRefused, change, now: () => segment }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('typed text is saved once typing pauses, and then forgotten', async () => {
  const { drafts, saves, onSegment, now } = start()
  drafts.edit(stored, 'A')
  await vi.advanceTimersByTimeAsync(typingPause - 1)
  drafts.edit(stored, 'Ab')
  await vi.advanceTimersByTimeAsync(typingPause - 1)
  expect(saves).toEqual([])
  expect(drafts.unsaved()).toEqual(['7'])
  await vi.advanceTimersByTimeAsync(1)
  expect(saves).toEqual([{ target: 'Ab', confirmed: false, version: 1 }])
  expect(onSegment).toHaveBeenCalledWith(now(), stored)
  expect(drafts.get('7')).toBeUndefined()
  expect(drafts.unsaved()).toEqual([])
})

test('text typed back to its saved state is not a change', async () => {
  const { drafts, saves } = start()
  drafts.edit(stored, 'A')
  drafts.edit(stored, '')
  expect(drafts.get('7')).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(saves).toEqual([])
})

test('changes are saved one after the other, each on the version returned before', async () => {
  const { drafts, saves, gates } = start()
  let open = () => {}
  gates.push(new Promise((resolve) => (open = resolve)))
  drafts.edit(stored, 'A')
  const first = drafts.flush('7')
  drafts.edit(stored, 'Ab')
  const confirming = drafts.confirm(stored)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saves).toHaveLength(1)
  open()
  await Promise.all([first, confirming])
  expect(saves).toEqual([
    { target: 'A', confirmed: false, version: 1 },
    { target: 'Ab', confirmed: true, version: 2 },
  ])
  expect(drafts.get('7')).toBeUndefined()
})

test('typing while a confirmation is being saved reopens the segment', async () => {
  const { drafts, gates, now } = start()
  let open = () => {}
  gates.push(new Promise((resolve) => (open = resolve)))
  drafts.edit(stored, 'A')
  const confirming = drafts.confirm(stored)
  drafts.edit(stored, 'A!')
  open()
  await confirming
  expect(now()).toMatchObject({ target: 'A', confirmed: true })
  expect(drafts.get('7')).toMatchObject({ text: 'A!', state: 'typed' })
  await vi.advanceTimersByTimeAsync(typingPause)
  expect(now()).toMatchObject({ target: 'A!', confirmed: false })
})

test('a segment can be confirmed and reopened without a new text', async () => {
  const { drafts, now, change } = start()
  change({ target: 'A' })
  await drafts.confirm(now())
  expect(now().confirmed).toBe(true)
  await drafts.reopen(now())
  expect(now()).toMatchObject({ target: 'A', confirmed: false })
})

test('an inserted match is saved with its origin until it is edited', async () => {
  const { drafts, saves, now } = start()
  drafts.edit(stored, 'A', { text: 'A', origin: 'TM_FUZZY', score: 84 })
  await drafts.flush('7')
  drafts.edit(now(), 'B', { text: 'B', origin: 'TM_EXACT', score: 100 })
  drafts.edit(now(), 'B!')
  await drafts.flush('7')
  expect(saves).toEqual([
    { target: 'A', confirmed: false, version: 1, origin: 'TM_FUZZY', matchScore: 84 },
    { target: 'B!', confirmed: false, version: 2 },
  ])
})

test('text that could not be saved is kept and retried at growing intervals', async () => {
  const { drafts, saves, failures } = start()
  failures.push(...retryDelays.map(offline), offline())
  drafts.edit(stored, 'A')
  await drafts.flush('7')
  for (const delay of [...retryDelays, retryDelays.at(-1)!]) {
    expect(drafts.get('7')).toMatchObject({ state: 'failed', text: 'A', willRetry: true })
    const tried = saves.length
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(saves).toHaveLength(tried)
    await vi.advanceTimersByTimeAsync(1)
    expect(saves).toHaveLength(tried + 1)
  }
  expect(drafts.get('7')).toBeUndefined()
})

test('a draft is saved at once when the connection is back', async () => {
  const { drafts, failures, now } = start()
  failures.push(offline())
  drafts.edit(stored, 'A')
  await drafts.confirm(stored)
  drafts.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(now()).toMatchObject({ target: 'A', confirmed: true })
})

test('a refused draft is kept and not retried', async () => {
  const { drafts, saves, failures, onRefused } = start()
  failures.push(refusal(422, 'READ_ONLY', null))
  drafts.edit(stored, 'A')
  await drafts.flush('7')
  await vi.runAllTimersAsync()
  expect(saves).toHaveLength(1)
  expect(onRefused).toHaveBeenCalledOnce()
  expect(drafts.get('7')).toMatchObject({ state: 'failed', text: 'A', willRetry: false })
})

test('a text that cannot be confirmed is saved unconfirmed', async () => {
  const { drafts, saves, failures, now } = start()
  const issues = [{ kind: 'missing', id: 1, blocking: true }]
  failures.push(refusal(422, 'SEGMENT_ISSUES', { issues }))
  drafts.edit(stored, 'A')
  await drafts.confirm(stored)
  await vi.advanceTimersByTimeAsync(typingPause)
  expect(saves.map(({ confirmed }) => confirmed)).toEqual([true, false])
  expect(now()).toMatchObject({ target: 'A', confirmed: false })
  expect(drafts.get('7')).toMatchObject({ state: 'refused', issues })
  expect(drafts.unsaved()).toEqual([])
  drafts.edit(now(), 'A ⟦1/⟧')
  expect(drafts.get('7')).toMatchObject({ state: 'typed', issues: undefined })
})

test.each([
  ['mine', { target: 'mine', confirmed: true, version: 3 }],
  ['theirs', { target: 'theirs', confirmed: false, version: 2 }],
] as const)('a conflict keeps both texts until %s is chosen', async (choice, expected) => {
  const { drafts, saves, change, now } = start()
  change({ target: 'theirs' })
  drafts.edit(stored, 'mine')
  await drafts.confirm(stored)
  expect(drafts.get('7')).toMatchObject({ state: 'conflict', text: 'mine', theirs: { target: 'theirs', version: 2 } })
  await vi.runAllTimersAsync()
  expect(saves).toHaveLength(1)
  await drafts.resolve('7', choice)
  expect(now()).toMatchObject(expected)
  expect(drafts.get('7')).toBeUndefined()
})

test('typing can go on during a conflict', async () => {
  const { drafts, change, now } = start()
  change({ target: 'theirs' })
  drafts.edit(stored, 'mine')
  await drafts.flush('7')
  drafts.edit(now(), 'both')
  await vi.runAllTimersAsync()
  expect(drafts.get('7')).toMatchObject({ state: 'conflict', text: 'both' })
  await drafts.resolve('7', 'mine')
  expect(now()).toMatchObject({ target: 'both', version: 3 })
})

test('two identical changes are not a conflict', async () => {
  const { drafts, change, onSegment, now } = start()
  change({ target: 'same' })
  drafts.edit(stored, 'same')
  await drafts.flush('7')
  expect(drafts.get('7')).toBeUndefined()
  expect(onSegment).toHaveBeenCalledWith(now(), stored)
})

test('all drafts are saved at once on request', async () => {
  const { drafts, failures, now } = start()
  failures.push(offline())
  drafts.edit(stored, 'A')
  expect(await drafts.saveAll()).toBe(false)
  expect(await drafts.saveAll()).toBe(true)
  expect(now().target).toBe('A')
})

test('closing saves the remaining drafts once, without retries', async () => {
  const { drafts, saves, failures } = start()
  failures.push(offline())
  drafts.edit(stored, 'A')
  drafts.dispose()
  await vi.runAllTimersAsync()
  expect(saves).toHaveLength(1)
})

test('a saved segment is known before the list is refreshed', async () => {
  const { drafts, now } = start()
  drafts.edit(stored, 'A')
  await drafts.flush('7')
  expect(drafts.latest(stored)).toBe(now())
  const newer = { ...stored, version: 9 }
  expect(drafts.latest(newer)).toBe(newer)
})

test.each([
  ['nothing has changed since', {}, { state: 'typed', text: 'typed' }],
  ['a repetition was filled in', { version: 2, target: 'x', origin: 'REPETITION' }, { state: 'typed', text: 'typed' }],
  ['somebody else has written', { version: 2, target: 'theirs' }, { state: 'conflict', theirs: { target: 'theirs' } }],
  ['the server has it after all', { version: 2, target: 'typed' }, undefined],
  ['the segment is locked now', { locked: true }, { state: 'conflict', text: 'typed', theirs: { locked: true } }],
  ['the segment is locked with the same text', { version: 2, target: 'typed', locked: true }, undefined],
  ['the segment is no longer in the file', undefined, { state: 'conflict', text: 'typed', theirs: undefined }],
] as const)('a draft from before is taken up when %s', async (_, more, expected) => {
  const { drafts } = start()
  drafts.restore({ text: 'typed', base: stored }, more && { ...stored, ...more })
  expect([drafts.get('7')]).toMatchObject([expected])
  expect(drafts.unsaved()).toEqual(expected ? ['7'] : [])
  await drafts.resolve('7', 'theirs')
  expect(drafts.get('7')).toBeUndefined()
})

test.each([
  ['succeeds', undefined],
  ['fails', offline()],
] as const)('a draft that is discarded while it is saved stays away when the save %s', async (_, failure) => {
  const { drafts, failures, gates } = start()
  let open = () => {}
  gates.push(new Promise((resolve) => (open = resolve)))
  if (failure) failures.push(failure)
  drafts.edit(stored, 'typed')
  const saving = drafts.flush('7')
  const discarding = drafts.resolve('7', 'theirs')
  open()
  await Promise.all([saving, discarding])
  expect(drafts.get('7')).toBeUndefined()
  expect(drafts.unsaved()).toEqual([])
})

test('a draft from before is saved by itself, with what was asked for', async () => {
  const { drafts, now } = start()
  drafts.restore({ text: 'typed', base: stored, wanted: true }, stored)
  await vi.advanceTimersByTimeAsync(typingPause)
  expect(now()).toMatchObject({ target: 'typed', confirmed: true })
  expect(drafts.get('7')).toBeUndefined()
})

test('every change of a draft is kept, and forgotten once it is saved', async () => {
  const kept: (string | undefined)[] = []
  const drafts = createDrafts({
    save: (_id, { target }) => Promise.resolve({ ...stored, target, version: 2 }),
    onSegment: () => undefined,
    onRefused: () => undefined,
    keep: (_id, draft) => kept.push(draft?.text),
  })
  drafts.edit(stored, 'A')
  drafts.edit(stored, 'Ab')
  expect(kept).toEqual(['A', 'Ab'])
  await drafts.flush('7')
  expect(kept.at(-1)).toBeUndefined()
})
