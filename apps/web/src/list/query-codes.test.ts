import { projectFields } from '@dragoman/sdk/list-fields'
import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { withCodes } from './query-codes.ts'

const spec = { fields: projectFields, vocabularies: { status: 'projectStatus' }, sources: {} } as const

beforeEach(() => {
  i18n.load('de', {
    'list.field.is': 'Zustand',
    'list.is.late': 'überfällig',
    'list.is.soon': 'in 24 Stunden fällig',
    'list.me': 'ich',
    'list.none': 'ohne',
    'enum.projectStatus.PENDING': 'Wartet auf Freigabe',
  })
  i18n.activate('de')
})

test.each([
  ['is:überfällig', 'is:late'],
  ['-Zustand:Überfällig,soon Pumpe', '-is:late,soon Pumpe'],
  ['zustand:"in 24 Stunden fällig"', 'is:soon'],
  ['status:"wartet auf Freigabe" tag:ohne', 'status:pending tag:none'],
  ['manager:ich OR manager:Ana', 'manager:me OR manager:Ana'],
  ['is:rot client:ohne', 'is:rot client:ohne'],
  ['client:"Zustand: gut"', 'client:"Zustand: gut"'],
  ['"im Zustand:überfällig" is:überfällig', '"im Zustand:überfällig" is:late'],
])('the words of the page in %s are read as %s', (typed, read) => {
  expect(withCodes(typed, spec)).toBe(read)
})
