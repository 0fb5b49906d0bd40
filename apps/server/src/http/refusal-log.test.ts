import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { testOrigin } from '../testing/test-app.ts'

const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const test = await openTestApp({ log })
const { linguistA, accountAdmin } = test.people

const address = '203.0.113.9'
const send = (path: string, headers: Record<string, string> = {}, origin = testOrigin) =>
  test.app.fetch(new Request(`${origin}${path}`, { headers }), address)

it('each refusal that an operator watches for is one line, with the address and the caller if known', async () => {
  lines.length = 0
  await send('/api/v3/project')
  await send('/api/v3/project', { 'X-AUTH-TOKEN': 'nobody' })
  await send('/api/v3/account', { 'X-AUTH-TOKEN': linguistA.token })
  await send('/api/v3/project', {}, 'http://elsewhere.test')
  await send('/api/scim/v2/Users', { Authorization: 'Bearer nobody' })
  await send('/api/v3/locale', { 'X-AUTH-TOKEN': linguistA.token })
  expect(lines).toMatchObject([
    { status: 401, code: 'UNAUTHENTICATED', address },
    { status: 403, code: 'TOKEN_INVALID', address },
    { status: 403, address, user: linguistA.id, operation: 'accounts.list' },
    { status: 421, address },
    { status: 401, address, operation: 'scim' },
  ])
})

it('a refused sign-in is one line, and one that succeeds is none', async () => {
  lines.length = 0
  const page = openBrowser(test, address)
  await page.login(accountAdmin.email, 'wrong')
  await page.login('nobody@example.com', 'wrong')
  await test.call(null, 'POST', '/api/v3/auth', { accessKey: 'dgm_nobody', secret: 'wrong' })
  await page.login(accountAdmin.email)
  expect(lines).toMatchObject([
    { msg: 'a sign-in was refused', operation: 'auth.login', address },
    { msg: 'a sign-in was refused', operation: 'auth.login', address },
    { msg: 'a sign-in was refused', operation: 'auth.createToken' },
  ])
  expect(JSON.stringify(lines)).not.toContain('wrong')
})
