import { projectFields } from '@dragoman/sdk/list-fields'
import { expect, test } from 'vitest'
import { queryLines } from './query-lines.ts'

const german = (field: string) => (field === 'due' ? 'Liefertermin' : field)

test.each([
  ['a line with a condition is offered as it is', 'due:<today -tag:legal', ['due:<today -tag:legal']],
  ['words alone are no query', 'pump manual', []],
  ['the beginning of a field offers its first values', 'cost', ['costs:not-calculated', 'costs:creating']],
  ['a field is found by its word in the interface', 'liefer', ['due:today', 'due:tomorrow']],
  ['the beginning of a value is completed', 'status:app', ['status:approved']],
  ['a value alone finds its field', 'late', ['is:late']],
  ['what was typed before stays', 'pump unassigned', ['pump is:unassigned']],
  ['a value that there is not is no query', 'status:paid', []],
  ['two letters are too few to guess from', 'du', []],
])('%s', (_, typed, expected) => {
  expect(queryLines(typed, projectFields, german)).toEqual(expected)
})
