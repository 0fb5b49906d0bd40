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
      if (update.version !== segment.version) throw refusal(409, 'CONFLICT', segment)
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

test('saves what was typed once typing pauses, and forgets it then', async () => {
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

test('what is as it was before is no change', async () => {
  const { drafts, saves } = start()
  drafts.edit(stored, 'A')
  drafts.edit(stored, '')
  expect(drafts.get('7')).toBeUndefined()
  await vi.runAllTimersAsync()
  expect(saves).toEqual([])
})

test('saves one after the other, on the version that came back', async () => {
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

test('typing while a confirmation is on its way opens the segment again', async () => {
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

test('confirms and opens again without another text', async () => {
  const { drafts, now, change } = start()
  change({ target: 'A' })
  await drafts.confirm(now())
  expect(now().confirmed).toBe(true)
  await drafts.reopen(now())
  expect(now()).toMatchObject({ target: 'A', confirmed: false })
})

test('a match is told as such until it is changed', async () => {
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

test('keeps what could not be saved, and tries again later and later', async () => {
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

test('tries at once when there is a connection again', async () => {
  const { drafts, failures, now } = start()
  failures.push(offline())
  drafts.edit(stored, 'A')
  await drafts.confirm(stored)
  drafts.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(now()).toMatchObject({ target: 'A', confirmed: true })
})

test('what will never be accepted is not tried again, but stays', async () => {
  const { drafts, saves, failures, onRefused } = start()
  failures.push(refusal(422, 'READ_ONLY', null))
  drafts.edit(stored, 'A')
  await drafts.flush('7')
  await vi.runAllTimersAsync()
  expect(saves).toHaveLength(1)
  expect(onRefused).toHaveBeenCalledOnce()
  expect(drafts.get('7')).toMatchObject({ state: 'failed', text: 'A', willRetry: false })
})

test('a text that cannot be confirmed is saved as it is', async () => {
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
] as const)('when somebody was faster both texts stay until %s is chosen', async (choice, expected) => {
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

test('in a conflict one can go on typing', async () => {
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

test('two who wrote the same are no conflict', async () => {
  const { drafts, change, onSegment, now } = start()
  change({ target: 'same' })
  drafts.edit(stored, 'same')
  await drafts.flush('7')
  expect(drafts.get('7')).toBeUndefined()
  expect(onSegment).toHaveBeenCalledWith(now(), stored)
})

test('saves everything at once when asked', async () => {
  const { drafts, failures, now } = start()
  failures.push(offline())
  drafts.edit(stored, 'A')
  expect(await drafts.saveAll()).toBe(false)
  expect(await drafts.saveAll()).toBe(true)
  expect(now().target).toBe('A')
})

test('saves what is left when it is over, and tries nothing again', async () => {
  const { drafts, saves, failures } = start()
  failures.push(offline())
  drafts.edit(stored, 'A')
  drafts.dispose()
  await vi.runAllTimersAsync()
  expect(saves).toHaveLength(1)
})

test('knows a segment as it was saved before the list does', async () => {
  const { drafts, now } = start()
  drafts.edit(stored, 'A')
  await drafts.flush('7')
  expect(drafts.latest(stored)).toBe(now())
  const newer = { ...stored, version: 9 }
  expect(drafts.latest(newer)).toBe(newer)
})
