import { projectFields } from '@dragoman/sdk/list-fields'
import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { readTyped } from './query-codes.ts'

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
  expect(readTyped(typed, spec).line).toBe(read)
})

test.each([
  ['Zustand:überfällig client:Nord due:quatsch', 'quatsch', 'notADate'],
  ['due:quatsch Zustand:überfällig', 'quatsch', 'notADate'],
  ['Zustand:überfällig,rot', 'rot', 'unknownValue'],
  ['status:"wartet auf Freigabe" (tag:ohne', '(', 'openParenthesis'],
  ['manager:ich farbe:rot', 'farbe', 'unknownField'],
  ['manager:ich due:', 'due:', 'missingValue'],
])('the mistake in %s is marked where it was typed, at %s', (typed, marked, code) => {
  const { error } = readTyped(typed, spec)
  expect([error?.code, error && typed.slice(error.at.from, error.at.to)]).toEqual([code, marked])
})
