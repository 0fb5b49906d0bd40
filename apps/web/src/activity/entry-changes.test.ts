import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { entryChanges } from './entry-changes.ts'

const words = {
  'activity.field.assignee': 'Assignee',
  'activity.field.autopilot': 'Auto-assign',
  'activity.field.contact': 'Contact',
  'activity.field.cost': 'Cost',
  'activity.field.languagePair': 'Language pair',
  'activity.field.name': 'Name',
  'activity.field.tags': 'Tags',
  'shell.no': 'No',
  'shell.yes': 'Yes',
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: words }))

const lucia = '2e68c9cf-e906-8d25-afb8-0241ec5b8d56'
const stranger = '3e68c9cf-e906-8d25-afb8-0241ec5b8d57'

type Sides = Pick<ActivityEntry, 'before' | 'after'> & Partial<ActivityEntry>

test.each<[what: string, entry: Sides, said: string[]]>([
  [
    'people by name',
    { before: { assigneeUuid: null }, after: { assigneeUuid: lucia }, names: { [lucia]: 'Lucía Romero' } },
    ['Assignee: – → Lucía Romero'],
  ],
  ['no identifier of what may not be seen', { before: { contactId: stranger }, after: {} }, ['Contact: … → –']],
  ['amounts in their currency', { before: {}, after: { totalCost: 12.5, currency: 'EUR' } }, ['Cost: – → €12.50']],
  [
    'language pairs',
    { before: null, after: { languagePair: 'en:pt-BR' } },
    ['Language pair: – → English → Portuguese (Brazil)'],
  ],
  ['switches', { before: { autopilotEnabled: false }, after: { autopilotEnabled: true } }, ['Auto-assign: No → Yes']],
  ['lists', { before: { tags: [] }, after: { tags: ['a', 'b'] } }, ['Tags: – → a and b']],
  ['only what differs', { before: { name: 'A', tags: ['x'] }, after: { name: 'B', tags: ['x'] } }, ['Name: A → B']],
  ['nothing of a new resource', { event: 'PROJECT_CREATED', before: null, after: { name: 'A' } }, []],
  ['nothing that a reader has no name for', { before: { hash: '1' }, after: { hash: '2' } }, []],
  [
    'no status that the sentence tells',
    { event: 'PROJECT_STATUS_CHANGED', before: { status: 'DRAFT' }, after: { status: 'PENDING' } },
    [],
  ],
])('changes of an entry show %s', (_, sides, said) => {
  const entry = { event: 'PROJECT_UPDATED', entityType: 'PROJECT', ...sides }
  const shown = entryChanges(entry).map(({ label, from, to }) => `${label}: ${from} → ${to}`)
  expect(shown.map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))).toEqual(said)
})
