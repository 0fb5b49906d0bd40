import type { RoleEntryPoint } from '@dragoman/sdk/operations/accounts'
import type { LoginResult } from '@dragoman/sdk/operations/auth'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { journal } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testPassword, type Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'

const test = await openTestApp()
const { accountAdmin, admin, manager, client, linguistA, elsewhere, place } = test.people
const roles = `/api/v3/account/${place.accountId}/entry-point`
const ofPerson = ({ id }: Person) => `/api/v3/user/${id}/entry-point`

async function startOf({ email }: Person) {
  const credentials = JSON.stringify({ username: email, password: testPassword })
  const response = await test.app.fetch(
    new Request('http://dragoman.test/api/v3/auth/login', {
      method: 'POST',
      headers: { Origin: 'http://dragoman.test' },
      body: Buffer.from(credentials).toString('base64'),
    }),
    '127.0.0.1',
  )
  return ((await response.json()) as LoginResult).data?.entryPoint
}

const setRole = (role: string, entryPoint: string, as = accountAdmin) =>
  test.call(as, 'PUT', `${roles}/${role}`, { entryPoint })
const setPerson = (person: Person, entryPoint: string | null, as = accountAdmin) =>
  test.call(as, 'PUT', ofPerson(person), { entryPoint })

it('[auth.portal] signing in starts where the roles of a person do, unless something else is set for them', async () => {
  expect(await startOf(client)).toBe('HOME')
  const shown = bodyOf<RoleEntryPoint[]>(await setRole('CLIENT', 'PORTAL_HOME'))
  expect(shown.find(({ role }) => role === 'CLIENT')).toMatchObject({
    entryPoint: 'PORTAL_HOME',
    changedBy: { uuid: accountAdmin.id },
  })
  expect(await startOf(client)).toBe('PORTAL_HOME')
  expect(await startOf(manager)).toBe('HOME')
  expect((await setPerson(client, 'HOME')).body).toMatchObject({ entryPoint: 'HOME', effective: 'HOME' })
  expect(await startOf(client)).toBe('HOME')
  await setPerson(manager, 'PORTAL_HOME')
  expect(await startOf(manager)).toBe('PORTAL_HOME')
  await setPerson(client, null)
  expect(await startOf(client)).toBe('PORTAL_HOME')
})

it('a person with a role without portal starts in the app, whatever their other roles do', async () => {
  expect((await setPerson(linguistA, 'PORTAL_HOME')).status).toBe(409)
  await setRole('CLIENT', 'PORTAL_HOME')
  await test.call(admin, 'POST', `/api/v3/user/${client.id}/role/VENDOR`)
  expect(await startOf(client)).toBe('HOME')
  expect((await test.call(accountAdmin, 'GET', ofPerson(client))).body).toMatchObject({ canUsePortal: false })
  await test.call(admin, 'DELETE', `/api/v3/user/${client.id}/role/VENDOR`)
})

it('entry points are set by administrators of the account, for roles with a portal, and recorded', async () => {
  const answers = [
    await setRole('CLIENT', 'HOME', manager),
    await setRole('VENDOR', 'PORTAL_HOME'),
    await setPerson(accountAdmin, 'PORTAL_HOME', manager),
    await test.call(accountAdmin, 'PUT', `/api/v3/account/${elsewhere.accountId}/entry-point/CLIENT`, {
      entryPoint: 'PORTAL_HOME',
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 403, 404])
  await setRole('PROJECT_MANAGER', 'PORTAL_HOME')
  await setRole('PROJECT_MANAGER', 'PORTAL_HOME')
  const rows = await test.db.select().from(journal).where(eq(journal.event, 'ACCOUNT_ENTRY_POINT_CHANGED'))
  expect(rows.filter(({ detail }) => detail?.['role'] === 'PROJECT_MANAGER')).toMatchObject([
    { before: { entryPoint: 'HOME' }, after: { entryPoint: 'PORTAL_HOME' } },
  ])
})
