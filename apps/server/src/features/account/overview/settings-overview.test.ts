import type { SettingsPageCode, SettingsPageState } from '@dragoman/sdk/operations/accountSettings'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operations } from '../../../http/contract.ts'
import { accounts } from '../../../kernel/tables.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { bodyOf } from '../../../testing/projects.ts'
import { webhooks } from '../../webhooks/tables.ts'
import { registry } from '../../../features.ts'
import type { Encrypted } from '../../../kernel/encrypted.ts'

const test = await openTestApp()
const { accountAdmin, manager, place, elsewhere } = test.people
const path = (accountId: string) => `/api/v3/account/${accountId}/settings/overview`

const read = async () => bodyOf<SettingsPageState[]>(await test.call(accountAdmin, 'GET', path(place.accountId)))

async function readPage(code: SettingsPageCode): Promise<SettingsPageState> {
  const found = (await read()).find(({ page }) => page === code)
  return found!
}

it('the overview shows the content of each settings page and its last change', async () => {
  expect((await read()).map(({ page }) => page)).toEqual(Object.keys(registry.settingsPages))
  const before = await readPage('LANGUAGE_MAPPINGS')
  expect(before).toEqual({ page: 'LANGUAGE_MAPPINGS', count: 0 })
  const field = { name: 'Order', entityCode: 'PROJECT', type: 'FREE_TEXT', visibleTo: [] }
  bodyOf(await test.call(accountAdmin, 'POST', '/api/v3/custom-field', field), 201)
  const user = expect.objectContaining({ uuid: accountAdmin.id, name: accountAdmin.name })
  expect(await readPage('CUSTOM_FIELDS')).toMatchObject({ count: 1, lastChange: { user } })
  expect(await readPage('PLAN')).toMatchObject({ accountType: 'BUSINESS' })
  expect(await readPage('FINANCE')).toMatchObject({ currency: 'USD' })
})

it('still knows the last change once what was changed is gone', async () => {
  const mappings = `/api/v3/account/language-mappings/${place.accountId}`
  const { id } = bodyOf<{ id: string }>(
    await test.call(accountAdmin, 'POST', mappings, { code: 'xx-client', language: 'pt_br' }),
    201,
  )
  expect(await readPage('LANGUAGE_MAPPINGS')).toMatchObject({ count: 1, lastChange: {} })
  const then = (await readPage('LANGUAGE_MAPPINGS')).lastChange!.date
  bodyOf(await test.call(accountAdmin, 'DELETE', `/api/v3/account/language-mappings/${id}`), 204)
  const last = await readPage('LANGUAGE_MAPPINGS')
  expect(last.count).toBe(0)
  expect(last.lastChange!.date).toBeGreaterThanOrEqual(then)
})

it('the overview counts failing webhooks, and words against the quota', async () => {
  await test.db.update(accounts).set({ wordsPerMonth: 5000 }).where(eq(accounts.id, place.accountId))
  const row = { accountId: place.accountId, types: ['NEW_PROJECT'], secret: '' as Encrypted, secretHint: '' }
  await test.db.insert(webhooks).values([
    { ...row, name: 'Good' },
    { ...row, name: 'Bad', failingSince: new Date() },
    { ...row, name: 'Paused', failingSince: new Date(), active: false },
  ])
  expect(await readPage('WEBHOOKS')).toMatchObject({ count: 2, failing: 1 })
  expect(await readPage('USAGE')).toEqual({ page: 'USAGE', count: 0, limit: 5000 })
})

it('only administrators of the account see the overview', async () => {
  expect((await test.call(manager, 'GET', path(place.accountId))).status).toBe(403)
  expect((await test.call(accountAdmin, 'GET', path(elsewhere.accountId))).status).toBe(404)
})

const resources = [
  'accountSettings',
  'branding',
  'addresses',
  'cancellationOptions',
  'contracts',
  'finance',
  'journal',
  'languageMappings',
  'mtEngines',
  'aiKeys',
  'netRateSettings',
  'notifications',
  'priceLists',
  'recommendationSettings',
  'segmentationRules',
  'sso',
  'thirdParties',
  'webhooks',
  'workflows',
]

/** Entries about these resources that change no settings. */
const others = [
  'JOURNAL_VERIFIED',
  'LIST_EXPORT_STARTED',
  'WEBHOOK_TESTED',
  'WEBHOOK_REPLAYED',
  'ACCOUNT_CUSTOM_SUBDOMAIN_CHECKED',
  'ACCOUNT_SSO_DOMAIN_CHECKED',
  // Recorded as the change that takes the other back.
  'SETTINGS_CHANGE_UNDONE',
]

it('each change of settings counts as a change of a page', () => {
  const known = new Set([...Object.values(registry.settingsPages).flatMap(({ events }) => events), ...others])
  const missing = operations
    .filter(({ id, requires }) => resources.includes(id.split('.')[0]!) && requires.includes('ROLE_ACCOUNT_ADMIN'))
    .filter(({ journal }) => journal && !known.has(journal))
  expect(missing.map(({ id, journal }) => `${id}: ${journal}`)).toEqual([])
})
