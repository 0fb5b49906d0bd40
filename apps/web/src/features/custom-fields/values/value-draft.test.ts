import { expect, it } from 'vitest'
import { contentOf, draftOf, problemOf, type InputField } from './value-draft.ts'

const field = (type: InputField['type'], kind: InputField['kind'] = 'SINGLE_VALUE', required = false): InputField => ({
  uuid: 'a',
  name: 'Field',
  type,
  kind,
  options: ['A', 'B'],
  required,
})
const typed = (text: string) => ({ text, chosen: [] })
const chosen = (...options: string[]) => ({ text: '', chosen: options })

it.each([
  [field('FREE_TEXT'), typed(' PO 1 '), 'PO 1'],
  [field('FREE_TEXT'), typed('  '), null],
  [field('NUMERIC'), typed('-42'), -42],
  [field('NUMERIC'), typed('1.5'), undefined],
  [field('NUMERIC'), typed('1234567890123'), undefined],
  [field('NUMERIC'), typed(''), null],
  [field('BOOLEAN'), typed('true'), true],
  [field('BOOLEAN'), typed('false'), false],
  [field('BOOLEAN'), typed(''), null],
  [field('MULTIVALUE', 'SINGLE_SELECT'), chosen('B'), 'B'],
  [field('MULTIVALUE', 'MULTI_SELECT'), chosen('B', 'A'), ['B', 'A']],
  [field('MULTIVALUE', 'MULTI_SELECT'), chosen(), null],
])('the input of %o with %o gives its value', (of, draft, content) => {
  expect(contentOf(of, draft)).toEqual(content)
})

it.each([
  [field('FREE_TEXT'), 'PO 1'],
  [field('NUMERIC'), 0],
  [field('BOOLEAN'), false],
  [field('MULTIVALUE', 'SINGLE_SELECT'), 'A'],
  [field('MULTIVALUE', 'MULTI_SELECT'), ['A', 'B']],
] as const)('an editor of %o starts from the value %o and gives it back unchanged', (of, value) => {
  const content = Array.isArray(value) ? [...value] : (value as string | number | boolean)
  expect(contentOf(of, draftOf(of, content))).toEqual(value)
})

it('a required value that is missing and a text that is not a number are problems', () => {
  expect(problemOf(field('FREE_TEXT', 'SINGLE_VALUE', true), typed(' '))).toBe('missing')
  expect(problemOf(field('FREE_TEXT'), typed(''))).toBeNull()
  expect(problemOf(field('NUMERIC'), typed('seven'))).toBe('number')
})
