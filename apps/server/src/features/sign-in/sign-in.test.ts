import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contracts, sessions } from '../../identity/tables.ts'
import { users } from '../../kernel/tables.ts'
import { createSomebody, openBrowser, signIn } from '../../testing/browser.ts'
import { createPerson, testPassword, type Person } from '../../testing/people.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { testOrigin } from '../../testing/test-app.ts'

const test = await openTestApp()

const browser = (address?: string) => openBrowser(test, address)
const somebody = () => createSomebody(test)
const signedIn = (person: Person) => signIn(test, person)

describe('contracts', () => {
  it('pending contracts must be accepted before any other call', async () => {
    const admin = test.people.accountAdmin
    const person = await somebody()
    const page = await signedIn(person)
    const boss = await signedIn(admin)
    const another = await somebody()
    const { redirectUrl } = (await boss.send('GET', `/api/v3/user/impersonate/${another.id}`)).body as {
      redirectUrl: string
    }
    await boss.send('POST', `/api/v3/auth${new URL(redirectUrl, testOrigin).pathname}/`)
    expect((await boss.whoAmI()).body).toMatchObject({ user: { email: another.email } })
    const make = (name: string) =>
      test.call(admin, 'POST', '/api/v3/contract', {
        name,
        content: `<h2>${name}</h2><script>alert(1)</script><p onclick="x()">Text</p>`,
      })
    const first = (await make('Terms')).body as { uuid: string; id: number; content: string }
    expect(first.content).toBe('<h2>Terms</h2><p>Text</p>')
    const second = (await make('Privacy')).body as { uuid: string; id: number }
    const refused = await page.send('GET', '/api/v3/project')
    expect(refused).toMatchObject({ status: 403, body: { code: 'CONTRACTS_PENDING' } })
    expect(refused.headers.get('x-auth-pending-contracts')).toBe('true')
    expect((await page.send('GET', '/api/v3/contract?pending=true')).body).toMatchObject([
      { name: 'Terms' },
      { name: 'Privacy' },
    ])
    expect((await page.send('POST', `/api/v3/contract/${first.uuid}`)).status).toBe(200)
    expect((await page.send('GET', '/api/v3/project')).status).toBe(403)
    expect((await page.send('POST', '/api/v3/contract/999999999')).status).toBe(404)
    // As the list answers it, too.
    expect((await page.send('POST', `/api/v3/contract/${second.id}`)).status).toBe(200)
    const after = await page.send('GET', '/api/v3/project')
    expect([after.status, after.headers.get('x-auth-pending-contracts')]).toEqual([200, 'false'])

    expect((await boss.send('POST', `/api/v3/contract/${first.uuid}`)).status).toBe(403)
    const listed = (as: typeof admin, userUuid: string) => test.call(as, 'GET', `/api/v3/contract?userUuid=${userUuid}`)
    const accepted = [{ name: 'Terms', acceptedAt: expect.any(Number) }, { name: 'Privacy' }]
    const own = await page.send('GET', `/api/v3/contract?userUuid=${person.id}`)
    expect([own.body, (await listed(admin, person.id)).body]).toMatchObject([accepted, accepted])
    expect((await listed(admin, admin.id)).body).toEqual([
      expect.not.objectContaining({ acceptedAt: expect.any(Number) }),
      expect.not.objectContaining({ acceptedAt: expect.any(Number) }),
    ])
    expect((await page.send('GET', `/api/v3/contract?userUuid=${admin.id}`)).status).toBe(403)
    expect((await listed(admin, test.people.stranger.id)).status).toBe(404)

    const reluctant = await signedIn(test.people.otherManager)
    expect((await reluctant.send('POST', `/api/v3/contract/reject/${first.uuid}`)).status).toBe(200)
    expect((await reluctant.whoAmI()).status).toBe(401)
    expect((await test.call(test.people.stranger, 'GET', '/api/v3/project')).status).toBe(200)
    for (const id of [first.uuid, first.id])
      expect((await test.call(test.people.stranger, 'POST', `/api/v3/contract/${id}`)).status).toBe(404)
    await test.db.delete(contracts)
    test.app.services.sessions.forget()
  })

  it('a new version is asked for again, and who accepted which version stays on record', async () => {
    const admin = test.people.accountAdmin
    const person = await somebody()
    const page = await signedIn(person)
    const text = (name: string) => ({ name, content: '<table><tbody><tr><td>Rate</td></tr></tbody></table>' })
    const post = async (path: string, body: object) => (await test.call(admin, 'POST', path, body)).body
    const first = (await post('/api/v3/contract', text('Terms'))) as { uuid: string; version: number }
    await page.send('POST', `/api/v3/contract/${first.uuid}`)
    expect((await page.send('GET', '/api/v3/project')).status).toBe(200)
    const second = await post(`/api/v3/contract/${first.uuid}/version`, text('Terms 2'))
    const { uuid } = second as { uuid: string }
    expect([first.version, second]).toMatchObject([1, { version: 2, content: text('').content }])
    expect((await page.send('GET', '/api/v3/project')).status).toBe(403)
    expect((await page.send('GET', '/api/v3/contract?pending=true')).body).toMatchObject([{ uuid, name: 'Terms 2' }])
    await page.send('POST', `/api/v3/contract/${uuid}`)
    await test.call(admin, 'POST', `/api/v3/contract/${uuid}`)
    const listed = async (query = '') =>
      (await test.call(admin, 'GET', `/api/v3/contract/${uuid}/acceptances${query}`)).body
    const [theirs, own] = [{ uuid: person.id }, { uuid: admin.id }]
    expect(await listed()).toMatchObject({
      content: [
        { user: own, version: 2 },
        { user: theirs, version: 2 },
        { user: theirs, version: 1 },
      ],
    })
    expect(await listed(`?name=${encodeURIComponent(admin.name)}`)).toMatchObject({ content: [{ user: own }] })
    expect(await test.call(admin, 'POST', `/api/v3/contract/${first.uuid}/version`, text('Late'))).toMatchObject({
      status: 404,
    })
    const theirContracts = async () => (await page.send('GET', '/api/v3/user/contracts')).body
    const versions = [
      { version: 2, current: true, acceptedAt: expect.any(Number) },
      { version: 1, current: false, acceptedAt: expect.any(Number) },
    ]
    expect(await theirContracts()).toMatchObject(versions)
    const settings = `/api/v3/account/${test.people.place.accountId}/contract`
    const display = { introduction: 'Read this first.', listedInProfile: false }
    expect(await test.call(admin, 'PUT', settings, display)).toMatchObject({ status: 200, body: display })
    expect((await test.call(admin, 'GET', settings)).body).toMatchObject({ lastChange: { user: own } })
    expect(await theirContracts()).toEqual([])
    expect((await test.call(admin, 'GET', `/api/v3/user/contracts?userUuid=${person.id}`)).body).toMatchObject(versions)
    expect((await page.send('GET', `/api/v3/user/contracts?userUuid=${admin.id}`)).status).toBe(403)
    await post('/api/v3/contract', text('Another'))
    expect((await page.send('GET', '/api/v3/contract?pending=true')).body).toMatchObject([
      { introduction: display.introduction },
    ])
    await test.call(admin, 'PUT', settings, { introduction: '', listedInProfile: true })
    await test.db.delete(contracts)
    test.app.services.sessions.forget()
  })
})

describe('links that sign in', () => {
  const goOf = (address: string) => `/api/v3/auth${new URL(address, testOrigin).pathname}/`

  it('a one-time sign-in link works once and expires soon', async () => {
    const person = await somebody()
    expect((await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/one-time-login`)).status).toBe(
      200,
    )
    const { link } = await test.mailTo(person.email)
    const page = browser()
    expect((await page.send('POST', goOf(link!))).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: person.email } })
    expect((await browser().send('POST', goOf(link!))).body).toMatchObject({ code: 'LINK_GONE' })
    expect((await browser().send('POST', '/api/v3/auth/go/x/y/')).status).toBe(410)
  })

  it('a link works only for its purpose', async () => {
    const person = await somebody()
    await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/reset-password`)
    const { link } = await test.mailTo(person.email)
    const [, code, token] = /\/reset-password\/([^/]+)\/([^/]+)$/.exec(link!)!
    expect((await browser().send('POST', `/api/v3/auth/go/${code}/${token}/`)).status).toBe(410)
  })

  it('an administrator signs in as a person of a lower role and returns', async () => {
    const person = await somebody()
    const page = await signedIn(test.people.accountAdmin)
    const { body } = await page.send('GET', `/api/v3/user/impersonate/${person.id}`)
    const { redirectUrl } = body as { redirectUrl: string }
    expect((await page.send('POST', goOf(redirectUrl))).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({
      user: { email: person.email },
      impersonator: { name: test.people.accountAdmin.name },
    })
    expect((await page.send('POST', '/api/v3/user/token', { password: testPassword })).status).toBe(403)
    expect((await page.send('POST', '/api/v3/auth/impersonation/end')).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: test.people.accountAdmin.email } })
    const { body: activity } = await page.send('GET', '/api/v3/activity?size=20')
    expect(JSON.stringify(activity)).toContain('IMPERSONATION_STARTED')
  })

  it.each([
    ['blocked', 'POST', '/block'],
    ['removed', 'DELETE', ''],
  ])('an impersonated session ends when its owner is %s', async (what, method, rest) => {
    const admin = await createPerson(test.app.services, test.people.place, `Admin ${what}`, {
      roles: ['ACCOUNT_ADMIN'],
    })
    const page = await signedIn(admin)
    const { redirectUrl } = (await page.send('GET', `/api/v3/user/impersonate/${(await somebody()).id}`)).body as {
      redirectUrl: string
    }
    await page.send('POST', goOf(redirectUrl))
    expect((await page.whoAmI()).body).toMatchObject({ impersonator: { uuid: admin.id } })
    expect((await test.call(test.people.admin, method, `/api/v3/user/${admin.id}${rest}`)).status).toBeLessThan(300)
    expect((await page.whoAmI()).status).toBe(401)
  })

  it('everything done while signed in as someone else names the real person, also in later jobs', async () => {
    const { accountAdmin } = test.people
    const person = await somebody()
    const page = await signedIn(accountAdmin)
    const { redirectUrl } = (await page.send('GET', `/api/v3/user/impersonate/${person.id}`)).body as {
      redirectUrl: string
    }
    await page.send('POST', goOf(redirectUrl))
    const { uuid } = (
      await page.send('POST', '/api/v1/atlas-tm', { name: 'Acting', sourceLocale: 'en', targetLocales: ['es'] })
    ).body as { uuid: string }
    expect((await page.send('POST', `/api/v1/translation-memory/${uuid}/clear`)).status).toBe(202)
    await test.idle()
    await page.send('POST', '/api/v3/auth/impersonation/end')
    const { content } = (await page.send('GET', '/api/v3/activity?size=6')).body as { content: object[] }
    const acting = { user: { uuid: person.id }, impersonator: { uuid: accountAdmin.id } }
    expect(content).toMatchObject([
      { event: 'IMPERSONATION_ENDED', user: { uuid: accountAdmin.id }, detail: { way: 'RETURN' } },
      { event: 'TRANSLATION_MEMORY_CLEARED', entityUuid: uuid, ...acting },
      { event: 'TRANSLATION_MEMORY_CLEARING_STARTED', entityUuid: uuid, ...acting },
      { event: 'TRANSLATION_MEMORY_CREATED', entityUuid: uuid, ...acting },
      { event: 'LOGGED_IN', user: { uuid: accountAdmin.id }, detail: { way: 'IMPERSONATION' } },
      { event: 'IMPERSONATION_STARTED', user: { uuid: accountAdmin.id } },
    ])
    const inTheirOwnName = content.filter((entry) => !('impersonator' in entry))
    expect(inTheirOwnName).toHaveLength(3)
  })

  it('while signed in as someone else, neither another impersonation nor an extension is possible', async () => {
    const { admin, accountAdmin, manager } = test.people
    const page = await signedIn(admin)
    const { redirectUrl } = (await page.send('GET', `/api/v3/user/impersonate/${accountAdmin.id}`)).body as {
      redirectUrl: string
    }
    await page.send('POST', goOf(redirectUrl))
    expect((await page.whoAmI()).body).toMatchObject({ user: { email: accountAdmin.email } })
    expect(await page.send('GET', `/api/v3/user/impersonate/${manager.id}`)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
    expect(await page.send('POST', '/api/v3/auth/session/extend')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    })
  })

  it.each([
    ['an equal', 'accountAdmin', 'accountAdmin', 403],
    ['somebody above', 'accountAdmin', 'admin', 403],
    ['somebody of another account', 'accountAdmin', 'stranger', 404],
    ['anyone, for a manager', 'manager', 'linguistA', 403],
  ] as const)('refuse to act as %s', async (_, who, whom, status) => {
    const answer = await test.call(test.people[who], 'GET', `/api/v3/user/impersonate/${test.people[whom].id}`)
    expect(answer.status).toBe(status)
  })
})

describe('one’s own things', () => {
  it('an access key is shown once, exchanged for tokens and revoked with them', async () => {
    const page = await signedIn(await somebody())
    expect((await page.send('GET', '/api/v3/user/token')).body).toEqual({})
    const { body: key } = await page.send('POST', '/api/v3/user/token', { password: testPassword })
    const shown = await page.send('GET', '/api/v3/user/token')
    expect(shown.body).toMatchObject({ accessKey: (key as { accessKey: string }).accessKey })
    expect(JSON.stringify(shown.body)).not.toContain((key as { secret: string }).secret)
    const machine = browser()
    const token = (await machine.send('POST', '/api/v3/auth', key as object)).headers.get('x-auth-token')!
    const use = () => test.call({ token } as Person, 'GET', '/api/v3/project')
    expect((await use()).status).toBe(200)
    expect((await page.send('DELETE', '/api/v3/user/token')).status).toBe(200)
    expect((await use()).status).toBe(403)
    const late = await machine.send('POST', '/api/v3/auth', key as object)
    expect(late).toMatchObject({ status: 400, body: { requestId: expect.any(String) } })
  })

  it('people list and end their own sessions only', async () => {
    const person = await somebody()
    const [page, other] = [await signedIn(person), await signedIn(person)]
    const { body } = await page.send('GET', '/api/v3/user/logged-user/session')
    const list = body as { uuid: string; current: boolean; kind: string }[]
    expect(list.filter(({ kind }) => kind === 'browser')).toHaveLength(2)
    const [victim] = list.filter(({ current, kind }) => !current && kind === 'browser')
    const stranger = await signedIn(await somebody())
    expect((await stranger.send('DELETE', `/api/v3/user/logged-user/session/${victim!.uuid}`)).status).toBe(404)
    expect((await page.send('DELETE', `/api/v3/user/logged-user/session/${victim!.uuid}`)).status).toBe(200)
    expect([(await page.whoAmI()).status, (await other.whoAmI()).status]).toEqual([200, 401])
    const third = await signedIn(person)
    expect((await page.send('DELETE', '/api/v3/user/logged-user/session')).body).toMatchObject([
      { kind: 'browser', current: false },
      { kind: 'token' },
    ])
    expect([(await page.whoAmI()).status, (await third.whoAmI()).status]).toEqual([200, 401])
    expect((await page.send('DELETE', '/api/v3/user/logged-user/session')).body).toEqual([])
    const secrets = await test.db.select().from(sessions)
    expect(JSON.stringify(secrets)).not.toContain(page.jar.get('session'))
  })

  it('the list of sign-ins includes failed ones', async () => {
    const person = await somebody()
    await browser('10.9.9.9').login(person.email, 'wrong')
    const page = await signedIn(person)
    const { body } = await page.send('GET', '/api/v3/user/logged-user/sign-in')
    expect(body).toMatchObject({ content: [{ event: 'LOGGED_IN' }, { event: 'LOGIN_FAILED', address: '10.9.9.9' }] })
  })

  it('an address change is confirmed by a code to the new address, and the old address is notified', async () => {
    const person = await somebody()
    const page = await signedIn(person)
    const email = `new-${person.email}`
    const ask = (address: string, password = testPassword) =>
      page.send('POST', '/api/v3/user/logged-user/magic-code', { email: address, password })
    expect((await ask(email, 'wrong')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
    // The answer does not tell whether the address is taken; its owner is told.
    expect((await ask(test.people.stranger.email)).status).toBe(200)
    expect((await test.mailTo(test.people.stranger.email)).text).toContain('You already sign in with this address')
    expect((await ask(email)).status).toBe(200)
    const { code } = await test.mailTo(email)
    await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/one-time-login`)
    const { link } = await test.mailTo(person.email)
    const verify = (value: string) => page.send('POST', '/api/v3/user/logged-user/magic-code/verify', { code: value })
    expect((await verify('000000')).body).toMatchObject({ code: 'MAGIC_CODE_WRONG', requestId: expect.any(String) })
    expect((await verify(code!)).status).toBe(200)
    expect((await test.mailTo(person.email)).text).toContain(email)
    expect((await browser().login(email)).body).toMatchObject({ state: 'SUCCESS' })
    expect((await page.whoAmI()).body).toMatchObject({ user: { email } })
    // The link mailed to the old address no longer works.
    expect((await browser().send('POST', `/api/v3/auth${new URL(link!).pathname}/`)).status).toBe(410)
  })
})

it.each([
  ['blocked', { blockedAt: new Date() }],
  ['inactive', { status: 'INACTIVE' }],
] as const)('a person who is %s can’t sign in, even with links and keys from before', async (_, change) => {
  const person = await somebody()
  const page = await signedIn(person)
  const key = (await page.send('POST', '/api/v3/user/token', { password: testPassword })).body as {
    accessKey: string
    secret: string
  }
  const linkOf = async (call: string) => {
    await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${person.id}/${call}`)
    return new URL((await test.mailTo(person.email)).link!).pathname
  }
  const toSignIn = await linkOf('one-time-login')
  const toReset = (await linkOf('reset-password')).replace('/reset-password/', '/api/v3/user/update-password/')
  await test.db.update(users).set(change).where(eq(users.id, person.id))
  test.app.services.sessions.forget()
  const password = 'seven green bottles on a wall'
  expect((await browser().login(person.email)).body).toMatchObject({
    state: 'FAILURE',
    properties: { remainingAttempts: 5 },
  })
  expect((await test.call(null, 'POST', '/api/v3/auth', key)).body).toMatchObject({ code: 'ACCESS_KEY_WRONG' })
  expect((await browser().send('POST', `/api/v3/auth${toSignIn}/`)).body).toMatchObject({ code: 'LINK_GONE' })
  expect((await browser().send('POST', toReset, { password, confirm: password })).body).toMatchObject({
    code: 'LINK_GONE',
  })
  expect((await page.whoAmI()).status).toBe(401)
})

it.each([
  ['blocked', (id: string) => [`${id}/block`, `${id}/unblock`]],
  ['inactive', (id: string) => [`status/${id}?status=INACTIVE`, `status/${id}?status=ACTIVE`]],
] as const)('a person who becomes %s loses their sessions, and signs in again once they can', async (_, outAndBack) => {
  const person = await somebody()
  const page = await signedIn(person)
  for (const call of outAndBack(person.id)) {
    expect((await test.call(test.people.accountAdmin, 'POST', `/api/v3/user/${call}`)).status).toBe(200)
  }
  expect((await page.whoAmI()).status).toBe(401)
  expect((await signedIn(person)).jar.size).toBeGreaterThan(0)
})

it('a person blocked during a session is locked out at once', async () => {
  const person = await somebody()
  const page = await signedIn(person)
  await test.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, person.id))
  test.app.services.sessions.forget()
  expect((await page.whoAmI()).status).toBe(401)
  expect((await browser().login(person.email)).body).toMatchObject({
    state: 'FAILURE',
    properties: { text: 'Wrong email address or password.' },
  })
})
