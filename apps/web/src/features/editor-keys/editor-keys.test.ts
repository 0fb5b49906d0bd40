import { expect, test } from 'vitest'
import { commandOf, keyNames, keysOfPress, keyTable } from './editor-keys.ts'
import { clashOf, commandNames, keySets, keysOf, keysOfSet, settle, withKeys, withSet } from './key-sets.ts'
import { readKeys, writeKeys } from './key-file.ts'
import { refusalOf } from './key-refusals.ts'

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
  ['Ctrl+Alt+Shift+H', { name: 'replace' }],
  ['Meta+Shift+I', { name: 'copySource' }],
] as const)('on an Apple keyboard the keys %s give their command', (keys, expected) => {
  expect(commandOf(press(keys), true)).toEqual(expected)
})

test('keys are told by their place where another alphabet changes the letter', () => {
  expect(commandOf({ ...none, ctrlKey: true, key: 'л', code: 'KeyK' }, false)).toEqual({ name: 'concordance' })
  expect(commandOf({ ...none, ctrlKey: true, altKey: true, key: '†', code: 'KeyT' }, true)).toEqual({ name: 'tags' })
  expect(commandOf({ ...none, ctrlKey: true, altKey: true, key: 'Dead', code: 'KeyI' }, true)).toEqual({
    name: 'ignore',
  })
  expect(keysOfPress({ ...none, altKey: true, key: 'Dead', code: 'KeyI' }, true)).toBeUndefined()
  expect(keysOfPress({ ...none, ctrlKey: true, key: 'Dead', code: 'Quote' }, false)).toBeUndefined()
})

test('digits that type a character by its code run no command', () => {
  const table = keyTable(withKeys({ set: 'DRAGOMAN', own: [] }, 'match', 'Alt+1–9'))
  expect(commandOf(press('Alt+3'), false, table)).toEqual({ name: 'match', number: 3 })
  expect(commandOf({ ...press('Alt+3'), code: 'Numpad3' }, false, table)).toBeUndefined()
})

test('AltGr never runs a command', () => {
  const getModifierState = (key: string) => key === 'AltGraph'
  for (const keys of Object.values(keysOfSet('DRAGOMAN'))) {
    const shown = press(keys.replace('Main', 'Ctrl').replace('1–9', '1'))
    expect(commandOf(shown, false)).toBeDefined()
    expect(commandOf({ ...shown, getModifierState }, false)).toBeUndefined()
  }
  // Windows shows AltGr as Ctrl and Alt.
  expect(commandOf({ ...none, ctrlKey: true, altKey: true, key: 'ß', code: 'KeyS' }, false)).toBeUndefined()
})

test.each(keySets)('the set %s has keys for each command, which no two share and no browser keeps', (set) => {
  const ofSet = keysOf({ set, own: [] })
  expect([...ofSet.keys()]).toEqual(commandNames)
  expect(new Set(ofSet.values()).size).toBe(commandNames.length)
  for (const [name, keys] of ofSet) {
    expect(refusalOf(name, keys, false)).toBeUndefined()
    const shown = press(keys.replace('Main', 'Ctrl').replace('1–9', '4'))
    const expected = name === 'match' ? { name, number: 4 } : { name }
    expect(commandOf(shown, false, keyTable({ set, own: [] }))).toEqual(expected)
  }
})

test('keys of one’s own take the place of those of the set, also where another command had them', () => {
  const choice = withKeys({ set: 'MEMOQ', own: [] }, 'copySource', 'Alt+C')
  expect(keysOf(choice).get('copySource')).toBe('Alt+C')
  expect(commandOf(press('Ctrl+Shift+S'), false, keyTable(choice))).toBeUndefined()
  const clash = clashOf(choice, 'copySource', 'Main+K')!
  expect(clash.other).toBe('concordance')
  expect(keysOf(settle(choice, clash, true)).get('concordance')).toBe('Alt+C')
  const given = settle(choice, clash, false)
  expect(keysOf(given).get('concordance')).toBe('')
  expect(commandOf(press('Ctrl+k'), false, keyTable(given))).toEqual({ name: 'copySource' })
  expect(withKeys(choice, 'copySource', 'Main+Shift+S').own).toEqual([])
  expect(clashOf(choice, 'copySource', 'Alt+J')).toBeUndefined()
})

test('another set keeps the keys of one’s own that are free in it, and tells of the others', () => {
  const own = [
    { command: 'copySource', keys: 'Alt+K' },
    { command: 'preview', keys: 'Alt+J' },
    { command: 'confirm', keys: 'F9' },
  ] as const
  expect(withSet({ set: 'DRAGOMAN', own: [...own] }, 'MATECAT')).toEqual({
    choice: { set: 'MATECAT', own: [own[1]] },
    dropped: ['copySource', 'confirm'],
  })
})

test.each([
  ['copySource', 'Main+T', 'browser'],
  ['copySource', 'a', 'types'],
  ['copySource', 'Shift+A', 'types'],
  ['copySource', 'Main+C', 'field'],
  ['copySource', 'ArrowDown', 'field'],
  ['copySource', 'Main+1–9', 'digits'],
  ['match', 'Main+J', 'onlyDigits'],
  ['match', 'Alt+1–9', undefined],
  ['help', '?', undefined],
  ['find', '?', 'types'],
  ['copySource', 'Alt+C', undefined],
  ['copySource', 'F2', undefined],
] as const)('for the command %s the keys %s are refused: %s', (command, keys, reason) => {
  expect(refusalOf(command, keys, false)).toBe(reason)
})

test('the system of an Apple computer keeps some keys', () => {
  expect(refusalOf('comment', 'Main+Space', true)).toBe('browser')
  expect(keysOfPress(press('Meta+Shift+J'), true)).toBe('Main+Shift+J')
  // Others stand for those that commands have.
  expect(commandOf(press('Ctrl+Alt+Shift+M'), true, keyTable({ set: 'MEMOQ', own: [] }))).toEqual({ name: 'comment' })
})

test.each([
  ['Main+M', ['⌃⌥', '⇧', 'M']],
  ['Main+Enter', ['⌘', '⏎']],
  ['Main+1–9', ['⌘', '1–9']],
  ['Main+Shift+F', ['⌘', '⇧', 'F']],
  ['Main+Insert', ['⌘', '⇧', 'I']],
  ['Alt+T', ['⌃⌥', 'T']],
  ['Alt+ArrowDown', ['⌥', '↓']],
  ['F8', ['F8']],
])('on an Apple keyboard %s is shown as %j', (keys, names) => {
  expect(keyNames(keys, true)).toEqual(names)
})

test('keys are the same after a way through a file', () => {
  const choice = { set: 'MEMOQ', own: [{ command: 'copySource', keys: 'Alt+C' }] } as const
  expect(readKeys(writeKeys({ ...choice, own: [...choice.own] }), false)).toEqual({ choice })
})

test.each([
  ['no file', 'notKeys', {}],
  ['[]', 'notKeys', {}],
  ['{"set":"DRAGOMAN"}', 'notKeys', {}],
  ['{"set":"VIM","own":[]}', 'unknown', { value: 'VIM' }],
  ['{"set":"DRAGOMAN","own":[{"command":"__proto__","keys":"Alt+C"}]}', 'unknown', { value: '__proto__' }],
  ['{"set":"DRAGOMAN","own":[{"command":"next","keys":"a"}]}', 'refused', { command: 'next', keys: 'a' }],
  [
    '{"set":"DRAGOMAN","own":[{"command":"next","keys":"Alt+C"},{"command":"fix","keys":"Alt+C"}]}',
    'refused',
    { command: 'next', keys: 'Alt+C' },
  ],
])('nothing of the file %s is taken: %s', (text, problem, more) => {
  expect(readKeys(text, false)).toEqual({ problem, ...more })
})
