import { expect, test } from 'vitest'
import { distinct, fitting, type Entry } from './entries.ts'

const entry = (text: string, more: Partial<Entry> = {}): Entry => ({ key: text, icon: 'play', text, run() {}, ...more })

const entries = [
  entry('All projects', { detail: 'Projects' }),
  entry('New project'),
  entry('Deutsch', { words: ['Language', 'de'] }),
  entry('Réglages'),
]

test.each([
  ['', ['All projects', 'New project', 'Deutsch']],
  ['proj new', ['New project']],
  ['project', ['All projects', 'New project']],
  ['reglages', ['Réglages']],
  ['language', ['Deutsch']],
  ['xyz', []],
])('typing %j finds %j', (typed, expected) => {
  expect(fitting(entries, typed, 3).map(({ text }) => text)).toEqual(expected)
})

test('of entries with the same words, the first one stays', () => {
  expect(distinct([entry('Edit', { key: 'a' }), entry('Edit', { key: 'b' })]).map(({ key }) => key)).toEqual(['a'])
})
