import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import type { Segment } from '@dragoman/sdk/operations/editor'
import { beforeEach, expect, test } from 'vitest'
import { draftDatabase, wipeOnSignOut } from '../../../ground/draft-database.ts'
import { createDraftDisk } from './draft-disk.ts'
import type { Draft } from './drafts.ts'

const base: Segment = {
  id: '7',
  index: 6,
  source: 'Open',
  target: '',
  codes: [],
  confirmed: false,
  version: 1,
  words: 1,
  issues: [],
  updatedAt: 0,
}
const draft = (text: string, more: Partial<Draft> = {}): Draft => ({ text, base, state: 'typed', ...more })
const textsOf = async (disk: ReturnType<typeof createDraftDisk>) => (await disk.read()).map(({ text }) => text)

beforeEach(() => deleteDB(draftDatabase('ann')))

test('drafts outlive their page, the last text of each, in the order in which they were typed', async () => {
  let time = 0
  const disk = createDraftDisk('ann', 'unit', () => (time += 1))
  disk.keep('9', draft('first'))
  disk.keep('7', draft('O'))
  disk.keep('7', draft('Op', { wanted: true, match: { text: 'Op', origin: 'MT', score: 80 } }))
  await disk.settled()
  const kept = await createDraftDisk('ann', 'unit', () => time).read()
  expect(kept).toMatchObject([
    { segmentId: '9', text: 'first' },
    { segmentId: '7', text: 'Op', base: { version: 1 }, wanted: true, match: { score: 80 } },
  ])
})

test('a draft that the server has is forgotten', async () => {
  const disk = createDraftDisk('ann', 'unit')
  disk.keep('7', draft('A'))
  disk.keep('8', draft('B'))
  disk.keep('7', undefined)
  disk.keep('8', draft('B', { state: 'refused' }))
  await disk.settled()
  expect(await textsOf(disk)).toEqual([])
})

test('drafts belong to one person and one work unit', async () => {
  const disk = createDraftDisk('ann', 'unit')
  disk.keep('7', draft('A'))
  await disk.settled()
  expect(await textsOf(createDraftDisk('bob', 'unit'))).toEqual([])
  expect(await textsOf(createDraftDisk('ann', 'other'))).toEqual([])
  expect(await textsOf(createDraftDisk('ann', 'unit'))).toEqual(['A'])
})

test('a draft that could not be saved for two months is forgotten', async () => {
  const disk = createDraftDisk('ann', 'unit', () => 0)
  disk.keep('7', draft('A'))
  await disk.settled()
  const later = createDraftDisk('ann', 'unit', () => 61 * 86_400_000)
  expect(await textsOf(later)).toEqual([])
  await later.settled()
  expect(await textsOf(createDraftDisk('ann', 'unit', () => 0))).toEqual([])
})

test('signing out wipes the drafts of that person, and nothing is kept after it', async () => {
  const disk = createDraftDisk('ann', 'unit')
  disk.keep('7', draft('A'))
  await disk.settled()
  const subject = { user: { uuid: 'ann' } }
  let snapshot: object = { phase: 'authenticated', subject, hasLeft: false }
  let changed = () => undefined as void
  wipeOnSignOut({
    getSnapshot: () => snapshot as never,
    subscribe: (listener) => {
      changed = listener
      return () => undefined
    },
  })
  snapshot = { phase: 'anonymous', hasLeft: false }
  changed()
  expect(await textsOf(createDraftDisk('ann', 'unit'))).toEqual(['A'])
  snapshot = { phase: 'anonymous', hasLeft: true }
  changed()
  await expect.poll(() => textsOf(createDraftDisk('ann', 'unit'))).toEqual([])
  disk.keep('7', draft('late'))
  await disk.settled()
  expect(await textsOf(createDraftDisk('ann', 'unit'))).toEqual([])
})
