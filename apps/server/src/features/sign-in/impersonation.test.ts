import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts, journal } from '../../kernel/tables.ts'
import { openBrowser, signIn } from '../../testing/browser.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testPassword } from '../../testing/people.ts'
import { testOrigin } from '../../testing/test-app.ts'

const cloudStorage = { clients: { DROPBOX: { clientId: 'id', clientSecret: 'secret' } } }
const test = await openTestApp({ settings: { cloudStorage } })
const { admin, accountAdmin, place } = test.people
await test.db.update(accounts).set({ tier: 'ENTERPRISE' }).where(eq(accounts.id, place.accountId))

/** The browser of an administrator who acts as the account's administrator. */
async function acting() {
  const page = await signIn(test, admin)
  const { redirectUrl } = (await page.send('GET', `/api/v3/user/impersonate/${accountAdmin.id}`)).body as {
    redirectUrl: string
  }
  await page.send('POST', `/api/v3/auth${new URL(redirectUrl, testOrigin).pathname}/`)
  expect((await page.whoAmI()).body).toMatchObject({ user: { uuid: accountAdmin.id } })
  return page
}

const account = `/api/v3/account/${place.accountId}`

it.each([
  ['the rules of provisioning', 'PUT', '/api/v3/account/scim/settings', { invites: false }],
  ['an organization', 'POST', '/api/v2/organization', { name: 'Made while acting', country: 'DE', orgUnitDrafts: [] }],
  ['words of the spelling check', 'POST', `${account}/spelling-words`, { language: 'de', words: ['Dragoman'] }],
  ['where clients begin', 'PUT', `${account}/entry-point/CLIENT`, { entryPoint: 'PORTAL_HOME' }],
] as const)(
  'the journal names the person who changes %s while acting as someone else',
  async (_, method, path, body) => {
    const page = await acting()
    expect((await page.send(method, path, body)).status).toBeLessThan(300)
    const [entry] = await test.db.select().from(journal).orderBy(desc(journal.id)).limit(1)
    expect(entry).toMatchObject({ userId: accountAdmin.id, impersonatorId: admin.id, accountId: place.accountId })
  },
)

it('no credentials and ways to sign in are made while acting as someone, not even with that person’s password', async () => {
  const page = await acting()
  const expirationDate = Date.now() + 86_400_000
  for (const path of ['/api/v3/user/token', '/api/v3/account/scim/token'])
    expect(await page.send('POST', path, { password: testPassword, expirationDate })).toMatchObject({ status: 403 })
  expect((await page.send('POST', '/api/v3/cloud-storage/DROPBOX')).status).toBe(403)
  const domain = { domain: 'acting.example', password: testPassword }
  expect((await page.send('POST', '/api/v3/account/sso/domain', domain)).status).toBe(403)
  const own = openBrowser(test)
  await own.login(accountAdmin.email)
  expect((await own.send('GET', '/api/v3/user/token')).body).toEqual({})
})
