import { expect, test } from 'vitest'
import { commandOf } from './editor-keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (keys: string) => {
  const names = keys.split('+')
  const key = names.at(-1)!
  return {
    ...none,
    key,
    code: /^[0-9]$/.test(key) ? `Digit${key}` : key,
    ctrlKey: names.includes('Ctrl'),
    metaKey: names.includes('Meta'),
    altKey: names.includes('Alt'),
    shiftKey: names.includes('Shift'),
  }
}

test.each([
  ['Ctrl+Enter', { name: 'confirm' }],
  ['Meta+Enter', { name: 'confirm' }],
  ['Enter', undefined],
  ['Ctrl+Shift+Enter', undefined],
  ['Alt+ArrowDown', { name: 'next' }],
  ['Alt+ArrowUp', { name: 'previous' }],
  ['ArrowDown', undefined],
  ['Ctrl+s', { name: 'save' }],
  ['s', undefined],
  ['Ctrl+k', { name: 'concordance' }],
  ['Ctrl+Insert', { name: 'copySource' }],
  ['Ctrl+1', { name: 'code', number: 1 }],
  ['Meta+9', { name: 'code', number: 9 }],
  ['Ctrl+0', undefined],
  ['Alt+3', { name: 'match', number: 3 }],
  ['Ctrl+Alt+3', undefined],
  ['3', undefined],
  ['Escape', { name: 'leave' }],
] as const)('the keys %s give their command', (keys, expected) => {
  expect(commandOf(press(keys))).toEqual(expected)
})

test('digits are recognized on keyboards where Alt changes their character', () => {
  expect(commandOf({ ...none, altKey: true, key: '¡', code: 'Digit1' })).toEqual({ name: 'match', number: 1 })
})
