import type { Segment } from '@dragoman/sdk/operations/editor'
import { expect, test, vi } from 'vitest'
import { createLiveChecks } from './live-checks.ts'

const segment = { id: '1', source: 'Replace filter M-82.', target: 'stored', issues: [] } as unknown as Segment

const make = (load = () => import('@dragoman/sdk/checks')) =>
  createLiveChecks({
    sourceLocale: 'en',
    targetLocale: 'de',
    termsOf: () => [],
    levels: () => ({ space: 'OFF' }),
    load,
  })

test('a text that is typed is checked once the checks are here, and a stored one by the server', async () => {
  const checks = make()
  const told = vi.fn()
  checks.subscribe(told)
  expect(checks.issuesIn(segment, 'Ersetzen Sie M-62.')).toEqual([])
  await checks.load()
  expect(told).toHaveBeenCalledOnce()
  expect(checks.isLoaded()).toBe(true)
  const key = 'alphanumeric changed M-62 M-82'
  expect(checks.issuesIn(segment, 'Ersetzen Sie M-62.')).toMatchObject([{ rule: 'changed', fix: 'M-82', key }])
  expect(checks.issuesIn(segment, 'stored')).toBe(segment.issues)
})

test('only numbers and codes are strong', async () => {
  const checks = make()
  await checks.load()
  expect(checks.strongIn(segment, 'Ersetzen  Sie M-62.').map(({ rule }) => rule)).toEqual(['changed'])
  expect(checks.strongIn(segment, 'Ersetzen  Sie M-82.')).toEqual([])
})

test('a placeholder that blocks has no key to ignore it by', async () => {
  const checks = make()
  await checks.load()
  const [issue] = checks.issuesIn({ ...segment, source: 'Hi {name}' }, 'Hallo')
  expect(issue).toMatchObject({ kind: 'placeholder', blocking: true })
  expect(issue).not.toHaveProperty('key')
})

test('checks that could not be loaded are asked for again', async () => {
  const load = vi.fn(() => import('@dragoman/sdk/checks')).mockRejectedValueOnce(new Error('offline'))
  const checks = make(load)
  await checks.load()
  expect(checks.isLoaded()).toBe(false)
  await checks.load()
  expect(checks.isLoaded()).toBe(true)
})
