import { expect, it } from 'vitest'
import { endsSession, versionChange } from './app-version.ts'

it.each([
  ['1.2.3', '1.2.3', 'none', false],
  ['1.2.3', 'v1.2.3', 'none', false],
  ['1.2.3', '1.2.3-rc.1', 'none', false],
  ['1.2.3', '1.2.4', 'patch', false],
  ['1.2.4', '1.2.3', 'patch', false],
  ['1.2.9', '1.2.10', 'patch', false],
  ['1.2.3', '1.3.3', 'minor', true],
  ['1.3.0', '1.2.9', 'minor', true],
  ['1.2.3', '2.2.3', 'major', true],
  ['2.0.0', '1.9.9', 'major', true],
  ['1.2.3', '', undefined, false],
  ['', '1.2.3', undefined, false],
  ['1.2', '1.2.3', undefined, false],
  ['<!doctype html>', '1.2.3', undefined, false],
])('[version.check] %s → %s is %s', (present, configured, change, ends) => {
  expect(versionChange(present, configured)).toBe(change)
  expect(endsSession(versionChange(present, configured))).toBe(ends)
})
