import { describe, expect, test } from 'vitest'
import { readPattern, replaced, type PatternTerms } from './text-pattern.ts'

const change = (text: string, terms: PatternTerms) => replaced(text, readPattern(terms).placesIn(text) ?? [])

describe('a pattern', () => {
  test.each<[string, string, PatternTerms, string]>([
    ['a text in any case', 'Raum, raum', { text: 'RAUM', replacement: 'Saal' }, 'Saal, Saal'],
    ['the case', 'Raum, raum', { text: 'raum', replacement: 'Saal', matchCase: true }, 'Raum, Saal'],
    ['whole words', 'Raum Raumes Überraum', { text: 'raum', replacement: 'X', wholeWords: true }, 'X Raumes Überraum'],
    ['signs as they are', 'a.b $1', { text: '.', replacement: '$1' }, 'a$1b $1'],
    ['groups', 'M-62', { text: '([A-Z])-(\\d+)', replacement: '$2$$$1', isPattern: true, matchCase: true }, '62$M'],
    ['nothing across tags', 'Kon⟦1⟧troll⟦/1⟧', { text: 'kontroll', replacement: 'X' }, 'Kon⟦1⟧troll⟦/1⟧'],
    ['nothing in tags', '⟦1⟧1⟦/1⟧', { text: '1', replacement: '2' }, '⟦1⟧2⟦/1⟧'],
    ['no empty places', 'abc', { text: 'x*', replacement: '-', isPattern: true }, 'abc'],
    ['other scripts', 'غرفة التحكم', { text: 'التحكم', replacement: 'القيادة', wholeWords: true }, 'غرفة القيادة'],
  ])('finds %s', (_name, text, terms, result) => {
    expect(change(text, terms)).toBe(result)
  })

  test.each<[string, PatternTerms, string]>([
    ['an open group', { text: 'a(b', isPattern: true }, "The pattern can't be read: missing closing ): `a(b`."],
    ['what only backtracking finds', { text: '(?=a)b', isPattern: true }, "The pattern can't be read"],
    ['one that is too large', { text: '(a{0,30}){0,30}b', isPattern: true }, 'The pattern is too large'],
    ['a group that is not there', { text: '(a)', replacement: '$2', isPattern: true }, 'has $2, and the pattern has 1'],
    ['tags', { text: 'a', replacement: '⟦1/⟧' }, "can't contain inline tags"],
  ])('refuses %s', (_name, terms, message) => {
    expect(() => readPattern(terms)).toThrow(message)
  })

  test('leaves out a text that would take too many steps or become too long, and a change of tags', () => {
    expect(readPattern({ text: '(a{0,20}){0,9}b', isPattern: true }).placesIn('a'.repeat(100_000))).toBeNull()
    expect(readPattern({ text: 'a(.{0,150}b)?', isPattern: true }).placesIn('a'.repeat(2000))).toBeNull()
    expect(readPattern({ text: 'a' }).placesIn('a'.repeat(5000))).toHaveLength(5000)
    const longer = (count: number) =>
      readPattern({ text: 'a', replacement: 'b'.repeat(1000) }).placesIn('a'.repeat(count))
    expect([longer(100)?.length, longer(101)]).toEqual([100, null])
    expect(replaced('⟦x⟧', [{ begin: 1, end: 2, text: '1' }])).toBeUndefined()
  })
})
