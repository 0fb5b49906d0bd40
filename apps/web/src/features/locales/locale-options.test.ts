import { i18n } from '@lingui/core'
import { languageCodes } from '@dragoman/sdk/languages'
import { beforeEach, expect, it } from 'vitest'
import { allLanguageOptions } from './locale-options.ts'

beforeEach(() => {
  i18n.load('en', {})
  i18n.activate('en')
})

it('of a thousand languages those that are wanted most come first, each with a name of its own', () => {
  const options = allLanguageOptions(languageCodes.map((code, at) => ({ id: at + 1, code, isUsed: false })))
  expect(options.filter(({ id, label }) => label === id)).toEqual([])
  const repeated = [...Map.groupBy(options, ({ label }) => label).values()].filter((own) => own.length > 1)
  expect(repeated.map((own) => own.map(({ id }) => id))).toEqual([])
  expect(options.filter(({ label }) => label.startsWith('English')).slice(0, 6)).toEqual([
    { id: 'en', label: 'English' },
    { id: 'en_au', label: 'English (Australia)' },
    { id: 'en_ca', label: 'English (Canada)' },
    { id: 'en_gb', label: 'English (United Kingdom)' },
    { id: 'en_us', label: 'English (United States)' },
    { id: 'en_as', label: 'English (American Samoa)' },
  ])
})

it('the languages that an account uses come before all others, however seldom they are wanted elsewhere', () => {
  const used = new Set(['en_as', 'ja', 'vo'])
  const options = allLanguageOptions(languageCodes.map((code, at) => ({ id: at + 1, code, isUsed: used.has(code) })))
  expect(options.slice(0, used.size).map(({ id }) => id)).toEqual(['en_as', 'ja', 'vo'])
  expect(options).toHaveLength(languageCodes.length)
})
