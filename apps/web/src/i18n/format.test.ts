import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  compareNames,
  countryName,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  formatTimestamp,
  languageName,
} from './format.ts'
import { formatBytes, formatExact, formatMoney, formatQuantity, formatUnitPrice } from './format-amounts.ts'
import { formatFullTimestamp, formatRelative } from './format-days.ts'
import { locales } from './locales.ts'
import { truncate } from './truncate.ts'

const noon = Date.UTC(2026, 9, 3, 12, 5)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const speak = (locale: string) => {
  i18n.load(locale, {})
  i18n.activate(locale)
}

beforeEach(() => speak('en'))

test('[filters] percentages, rounded numbers, truncated texts, and timestamps read as the language writes them', () => {
  const inEnglish = [
    formatPercent(0.5),
    formatNumber(2 / 3),
    formatTimestamp(noon, noon),
    truncate('Contributor guide', 12),
  ]
  expect(inEnglish.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '50%',
    '0.67',
    'Oct 3, 12:05 PM',
    'Contributor…',
  ])
  speak('de')
  expect([formatPercent(0.5), formatNumber(2 / 3), formatTimestamp(noon, noon)]).toEqual([
    '50\u00a0%',
    '0,67',
    '3. Okt., 12:05',
  ])
})

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['ab cd', 4, 'ab…'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦…'],
  ['翻訳メモリ', 4, '翻訳メ…'],
])('[filters] %j truncated to %s characters is %j', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected)
})

describe('in English', () => {
  test.each([
    [() => formatNumber(1284), '1,284'],
    [() => formatNumber(0.125), '0.13'],
    [() => formatPercent(0.5), '50%'],
    [() => formatPercent(0.1234, 1), '12.3%'],
    [() => formatMoney(1204.5, 'EUR'), '€1,204.50'],
    [() => formatMoney(1204.5, 'JPY'), '¥1,205'],
    [() => formatQuantity(0.183333), '0.183333'],
    [() => formatExact('1204.50000000000000001'), '1,204.50000000000000001'],
    [() => formatUnitPrice(0.07, 'USD'), '$0.07'],
    [() => formatUnitPrice(0.043215, 'USD'), '$0.043215'],
    [() => formatUnitPrice(18, 'JPY'), '¥18'],
    [() => formatBytes(21), '21 bytes'],
    [() => formatBytes(1_500), '1.5 kB'],
    [() => formatBytes(12_340_000), '12.3 MB'],
    [() => formatDate(noon), 'Oct 3, 2026'],
    [() => formatTimestamp(noon, noon), 'Oct 3, 12:05 PM'],
    [() => formatTimestamp(noon, noon + 200 * day), 'Oct 3, 2026, 12:05 PM'],
    [() => formatFullTimestamp(noon, 'Europe/Berlin'), 'Saturday, October 3, 2026 at 2:05:00 PM GMT+2'],
    [() => formatList(['a', 'b', 'c']), 'a, b, and c'],
    [() => languageName('pt_br'), 'Portuguese (Brazil)'],
    [() => languageName('xx_nonsense_!'), 'xx_nonsense_!'],
    [() => countryName('BR'), 'Brazil'],
  ])('%s is formatted as %s', (format, expected) => {
    // Versions of ICU differ in which space they use.
    expect(format().replaceAll(/\s/g, ' ')).toBe(expected)
  })
})

test.each([
  [0, 'now'],
  [-30_000, 'now'],
  [-5 * minute, '5 minutes ago'],
  [3 * hour, 'in 3 hours'],
  [day, 'tomorrow'],
  [-15 * day, '2 weeks ago'],
  [400 * day, 'next year'],
])('%s milliseconds from now is formatted as "%s"', (distance, expected) => {
  expect(formatRelative(noon + distance, noon)).toBe(expected)
})

test('each language has its own formats', () => {
  expect(formatMoney(1204.5, 'EUR')).toBe('€1,204.50')
  speak('de')
  expect(formatMoney(1204.5, 'EUR')).toBe('1.204,50\u00a0€')
  expect(languageName('ar')).toBe('Arabisch')
})

test.each(Object.keys(locales))('a day is written as in front of a time, in %s', (locale) => {
  speak(locale)
  const withTime = formatTimestamp(noon, noon + 200 * day, 'UTC')
  expect(withTime.startsWith(formatDate(noon, 'UTC'))).toBe(true)
})

test('the currency sign follows its letters in right-to-left text', () => {
  speak('ar')
  expect(formatMoney(1204.5, 'USD')).toMatch(/US\$\u200e/)
})

test('names are sorted by language and by number', () => {
  expect(['Datei 10', 'Österreich', 'Datei 2', 'Zypern'].toSorted(compareNames)).toEqual([
    'Datei 2',
    'Datei 10',
    'Österreich',
    'Zypern',
  ])
})

test('English of the world and of Europe has its name in browsers that know neither region', () => {
  i18n.load('fr', { 'shell.world': 'monde', 'shell.europe': 'Europe' })
  i18n.activate('fr')
  const names = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => `anglais (${code.slice(3)})`)
  expect([languageName('en_001'), languageName('en_150')]).toEqual(['anglais (monde)', 'anglais (Europe)'])
  names.mockRestore()
})
