import { expect, test } from 'vitest'
import { findingKey } from './finding-keys.ts'

const press = (code: string, more: object = {}) => ({
  code,
  key: code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

test.each([
  [press('Digit1'), { category: 0 }],
  [press('Numpad6'), { category: 5 }],
  [press('KeyM', { key: 'ь' }), { severity: 'MAJOR' }],
  [press('KeyC'), { severity: 'CRITICAL' }],
  [press('Comma', { key: ',' }), { severity: 'MINOR' }],
  [press('Digit0'), { severity: 'NEUTRAL' }],
  [press('KeyR'), { command: 'repeated' }],
  [press('Escape'), { command: 'close' }],
  [press('Enter', { ctrlKey: true }), { command: 'confirm' }],
  [press('Enter'), undefined],
  [press('KeyC', { ctrlKey: true }), undefined],
  [press('KeyZ'), undefined],
])('the key %j is %j', (event, expected) => {
  expect(findingKey(event)).toEqual(expected)
})
