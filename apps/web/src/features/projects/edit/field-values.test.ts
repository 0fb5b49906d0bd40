import type { Project } from '@dragoman/sdk/operations/projects'
import { expect, it } from 'vitest'
import { draftOf, fieldKinds, infoOf, type ProjectFieldName } from './field-values.ts'

const project = {
  reference: 'Portal 8',
  name: 'D-3-118',
  purchaseOrder: 'PO 1',
  tags: ['portal', 'release 8'],
  dueDate: 5,
  keyDates: [{ name: 'Freeze', date: 4 }],
  contact: { id: 1, uuid: 'priya', name: 'Priya' },
  instructions: 'Be brief.',
} as unknown as Project

it('an editor that is saved unchanged sends what was there', () => {
  const sent = Object.keys(fieldKinds).map((field) =>
    infoOf(field as ProjectFieldName, draftOf(project, field as ProjectFieldName)),
  )
  expect(Object.assign({}, ...sent)).toEqual({
    reference: 'Portal 8',
    name: 'D-3-118',
    purchaseOrder: 'PO 1',
    tags: ['portal', 'release 8'],
    dueDate: 5,
    keyDates: [{ name: 'Freeze', date: 4 }],
    contactUUID: 'priya',
    assigneeUUID: null,
    instructions: 'Be brief.',
    notes: '',
  })
})

it('required fields of a project are not sent empty', () => {
  const empty = { text: ' ', moment: null, person: null, dates: [{ name: '', date: 1 }], tags: [] }
  const refused = (['reference', 'name', 'contactUUID', 'keyDates', 'purchaseOrder', 'assigneeUUID'] as const).map(
    (field) => infoOf(field, empty) === null,
  )
  expect(refused).toEqual([true, true, true, true, false, false])
})
