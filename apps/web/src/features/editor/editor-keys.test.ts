import { expect, test } from 'vitest'
import { commandOf, editorKeys } from './editor-keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (keys: string) => {
  const names = keys.split('+')
  const key = names.at(-1)!
  return {
    ...none,
    key: key === 'Space' ? ' ' : key,
    code: /^[0-9]$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: names.includes('Ctrl'),
    metaKey: names.includes('Meta'),
    altKey: names.includes('Alt'),
    shiftKey: names.includes('Shift'),
  }
}

test.each([
  ['Ctrl+Enter', { name: 'confirm' }],
  ['Meta+Enter', { name: 'confirm' }],
  ['Ctrl+Shift+Enter', { name: 'reopen' }],
  ['Enter', undefined],
  ['Alt+ArrowDown', { name: 'next' }],
  ['Alt+ArrowUp', { name: 'previous' }],
  ['ArrowDown', undefined],
  ['F9', { name: 'nextOpen' }],
  ['Ctrl+g', { name: 'goTo' }],
  ['Ctrl+1', { name: 'match', number: 1 }],
  ['Meta+9', { name: 'match', number: 9 }],
  ['Ctrl+0', undefined],
  ['Ctrl+Shift+1', undefined],
  ['Alt+3', undefined],
  ['Ctrl+Alt+3', undefined],
  ['3', undefined],
  ['Ctrl+Insert', { name: 'copySource' }],
  ['Ctrl+d', { name: 'clear' }],
  ['Alt+t', { name: 'tags' }],
  ['F8', { name: 'nextTag' }],
  ['Ctrl+Shift+Space', { name: 'nbsp' }],
  ['Ctrl+Space', undefined],
  ['Ctrl+k', { name: 'concordance' }],
  ['Ctrl+f', { name: 'find' }],
  ['Ctrl+Shift+F', { name: 'filter' }],
  ['F6', { name: 'area' }],
  ['Ctrl+s', { name: 'save' }],
  ['s', undefined],
  ['Escape', { name: 'leave' }],
  ['Shift+?', { name: 'help' }],
  ['Ctrl+Alt+t', undefined],
] as const)('the keys %s give their command', (keys, expected) => {
  expect(commandOf(press(keys), false)).toEqual(expected)
})

test.each([
  ['Meta+k', { name: 'concordance' }],
  ['Ctrl+k', undefined],
  ['Ctrl+d', undefined],
  ['Ctrl+Alt+t', { name: 'tags' }],
  ['Alt+t', undefined],
  ['Alt+1', undefined],
  ['Alt+ArrowDown', { name: 'next' }],
] as const)('on an Apple keyboard the keys %s give their command', (keys, expected) => {
  expect(commandOf(press(keys), true)).toEqual(expected)
})

test('keys are told by their place where another alphabet changes the letter', () => {
  expect(commandOf({ ...none, ctrlKey: true, key: 'л', code: 'KeyK' }, false)).toEqual({ name: 'concordance' })
  expect(commandOf({ ...none, ctrlKey: true, altKey: true, key: '†', code: 'KeyT' }, true)).toEqual({ name: 'tags' })
})

test('AltGr never runs a command', () => {
  const getModifierState = (key: string) => key === 'AltGraph'
  for (const [, keys] of editorKeys) {
    const shown = press(keys.replace('Main', 'Ctrl').replace('1–9', '1'))
    expect(commandOf({ ...shown, getModifierState }, false)).toBeUndefined()
  }
  // Windows shows AltGr as Ctrl and Alt.
  expect(commandOf({ ...none, ctrlKey: true, altKey: true, key: 'ß', code: 'KeyS' }, false)).toBeUndefined()
})

test('no two commands share their keys', () => {
  expect(new Set(editorKeys.map(([, keys]) => keys)).size).toBe(editorKeys.length)
})
