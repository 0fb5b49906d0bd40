import { journalFields } from '@dragoman/sdk/list-fields'
import { expect, it } from 'vitest'
import { settingsPages } from './settings-pages.ts'

it('each page of settings that the journal knows is in the list', () => {
  const listed = new Set(settingsPages.map(({ code }) => code))
  expect(journalFields.settings.codes.filter((code) => !listed.has(code))).toEqual([])
})
