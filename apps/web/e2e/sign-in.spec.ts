import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ask, enter, mailTo, makeAdministrator, newAccount, open } from './newcomers.ts'
import { addressOf, demoPassword, dress, expect, expectAccessible, speak, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const people = (page: Page) => heading(page, 'People')

test.describe('an authenticator app', () => {
  const codeAt = (secret: string, time: number) =>
    new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: time })

  /** Somebody with an app, and what it knows. */
  async function withApp(page: Page) {
    const person = await makeAdministrator(newAccount('Apps'))
    await open(page.request, person)
    const { secret } = await ask<{ secret: string }>(page.request, 'POST', '/api/v3/user/mfa', {})
    const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(page.request, 'POST', '/api/v3/user/mfa', { otp: codeAt(secret, Date.now() - 30_000) })
    await page.context().clearCookies()
    return { person, secret, recoveryCodes }
  }

  test('[auth.mfa] [auth.redirect] is asked for after the password; pasting its code leads to where one wanted to go', async ({ page }) => {
    const { person, secret } = await withApp(page)
    await page.goto('/users?name=Nadia')
    await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
    await enter(page, person)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The code is not right')
    await expect(page.getByRole('alert')).toContainText('5 attempts remain.')
    await expect(code).toBeFocused()
    const text = codeAt(secret, Date.now())
    await code.fill(`${text.slice(0, 3)} ${text.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(people(page)).toBeVisible()
    await expect(page).toHaveURL('/users?name=Nadia')
  })

  test('[auth.mfa] can be stood in for by a recovery code', async ({ page }) => {
    const { person, recoveryCodes } = await withApp(page)
    await page.goto('/auth/login')
    await enter(page, person)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Recovery code').fill(recoveryCodes[0]!)
    await page.keyboard.press('Enter')
    await expect(heading(page, /^Hello/)).toBeVisible()
  })
})

test('[auth.failure] six wrong passwords lock the way in, and the page says until when', async ({ page }) => {
  const person = await makeAdministrator(newAccount('Locked'))
  await page.goto('/auth/login')
  for (const left of ['5 attempts remain.', '4 attempts remain.', '3 attempts remain.', '2 attempts remain.', '1 attempt remains.']) {
    await enter(page, { ...person, password: 'wrong' })
    await expect(page.getByRole('alert')).toContainText(left)
  }
  await enter(page, { ...person, password: 'wrong' })
  await expect(page.getByRole('alert')).toContainText(/Try again in 15 min\.\s*You can try again at \d+:\d\d/)
  await enter(page, person)
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(page).toHaveURL('/auth/login')
})

test('[auth.mfaEmail] [auth.headers] a code by mail stands in the way of everything, and then leads on', async ({ page, baseURL }) => {
  const person = await makeAdministrator(newAccount('Mails'))
  await open(page.request, person)
  await ask(page.request, 'PUT', '/api/v3/user/mfa/email', { enabled: true, password: person.password })
  await page.context().clearCookies()
  await page.goto('/users?name=Nadia')
  await enter(page, person)
  await expect(heading(page, 'Enter the code')).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  const first = await mailTo(person.email)
  // Coming back sends no other code, which would make this one void.
  await page.goto('/projects')
  await expect(page).toHaveURL('/auth/email')
  await page.getByRole('textbox', { name: 'Code' }).fill(first.code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The code is not right')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('status')).toContainText('A new code is on its way')
  const second = await mailTo(person.email)
  await speak(page, 'ar', baseURL!)
  await dress(page, 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await page.getByRole('textbox').fill(` ${second.code!.slice(0, 3)} ${second.code!.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects')
})

test.describe('contracts', () => {
  async function house() {
    const account = newAccount('House')
    return [await makeAdministrator(account), await makeAdministrator(account)] as const
  }
  const add = (page: Page, name: string) =>
    ask(page.request, 'POST', '/api/v3/contract', { name, content: `<h2>${name}</h2><p>${'What we promise each other. '.repeat(150)}</p>` })

  test('[auth.contracts] are accepted one by one, and then one is where one wanted to go', async ({ page, browser, baseURL }) => {
    const [author, reader] = await house()
    await open(page.request, author)
    await add(page, 'Terms of use')
    await add(page, 'Confidentiality')
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await other.goto('/users?name=Nadia')
    await enter(other, reader)
    await expect(other).toHaveURL('/auth/contract')
    await expect(other.getByText('2 contracts are left')).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Terms of use', level: 2 }).first()).toBeVisible()
    await expectAccessible(other)
    await other.goto('/projects')
    await expect(other).toHaveURL('/auth/contract')
    await other.goto('/users?name=Nadia')
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(other.getByText('One contract is left')).toBeVisible()
    await expect(other.locator('#contract')).toHaveText('Confidentiality')
    await expect(other.locator('#contract')).toBeFocused()
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(people(other)).toBeVisible()
    await expect(other).toHaveURL('/users?name=Nadia')
    await context.close()
  })

  test('[auth.contracts] [auth.headers] stop whoever is in the middle of something; rejecting asks first and logs out', async ({ page, browser, baseURL }) => {
    const [author, reader] = await house()
    await open(page.request, author)
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await open(other.request, reader)
    await other.goto('/users')
    await expect(people(other)).toBeVisible()
    await add(page, 'Terms of use')
    await other.getByRole('link', { name: 'All projects' }).click()
    await expect(other).toHaveURL('/auth/contract')
    await other.getByRole('button', { name: 'Reject' }).click()
    const question = other.getByRole('alertdialog')
    await expect(question).toContainText('Reject this contract?')
    await expectAccessible(other)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(other).toHaveURL('/auth/contract')
    await other.getByRole('button', { name: 'Reject' }).click()
    await question.getByRole('button', { name: 'Reject and log out' }).click()
    await expect(other).toHaveURL('/auth/login')
    await enter(other, reader)
    await expect(other).toHaveURL('/auth/contract')
    await context.close()
  })
})

test.describe('links', () => {
  test('[auth.go] a mailed link signs in once', async ({ page, browser, baseURL }) => {
    const account = newAccount('Links')
    const [boss, person] = [await makeAdministrator(account, 'SYSADMIN'), await makeAdministrator(account)]
    await open(page.request, boss)
    const { content } = await ask<{ content: { uuid: string; email: string }[] }>(page.request, 'GET', '/api/v3/user?size=100')
    const { uuid } = content.find(({ email }) => email === person.email)!
    await ask(page.request, 'POST', `/api/v3/user/${uuid}/one-time-login`)
    const { link } = await mailTo(person.email)
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await other.goto(link!)
    await expect(heading(other, `Hello, ${person.name}`)).toBeVisible()
    await expect(other).toHaveURL('/')
    await other.goto(link!)
    await expect(heading(other, 'This link does not work')).toBeVisible()
    await other.goto('/go')
    await expect(heading(other, 'This link does not work')).toBeVisible()
    await context.close()
  })

  test('[auth.go] whoever acts as somebody else is told so on every page, and goes back', async ({ page }) => {
    const account = newAccount('Actors')
    const [boss, person] = [await makeAdministrator(account, 'SYSADMIN'), await makeAdministrator(account)]
    await open(page.request, boss)
    const { content } = await ask<{ content: { uuid: string; email: string }[] }>(page.request, 'GET', '/api/v3/user?size=100')
    const { uuid } = content.find(({ email }) => email === person.email)!
    const { redirectUrl } = await ask<{ redirectUrl: string }>(page.request, 'GET', `/api/v3/user/impersonate/${uuid}`)
    await page.goto(redirectUrl)
    await expect(heading(page, `Hello, ${person.name}`)).toBeVisible()
    const bar = page.getByRole('region', { name: 'Notices' })
    await expect(bar).toContainText(`${boss.name}, you are acting as ${person.name}.`)
    await expectAccessible(page)
    await page.goto('/users')
    await bar.getByRole('button', { name: `Back to ${boss.name}` }).click()
    await expect(heading(page, `Hello, ${boss.name}`)).toBeVisible()
    await expect(bar).toHaveCount(0)
  })
})

test.describe('a forgotten password', () => {
  const askFor = async (page: Page, email: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
  }

  test('[auth.reset] [auth.captcha] is replaced by a mailed link; other sessions end, and the link with them', async ({ page, browser, baseURL }) => {
    const person = await makeAdministrator(newAccount('Forgetful'))
    const context = await browser.newContext({ baseURL: baseURL! })
    const elsewhere = await context.newPage()
    await open(elsewhere.request, person)
    await elsewhere.goto('/users')
    await expect(people(elsewhere)).toBeVisible()

    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeVisible()
    await expect(page).toHaveURL('/users/recover-password')
    await askFor(page, person.email)
    await expect(heading(page, 'Look into your inbox')).toBeVisible()
    const { link } = await mailTo(person.email)
    await page.goto(link!)
    await expect(page.getByText(person.email)).toBeVisible()
    const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel('New password again')]
    await first.fill('password123')
    await expect(page.getByRole('status')).toContainText('Cannot be used')
    await page.keyboard.press('Enter')
    await expect(page.getByText('It is among the first that others try.').first()).toBeVisible()
    await expect(first).toBeFocused()
    const password = 'seven green bottles on a wall'
    await first.fill(password)
    await expect(page.getByRole('status')).toContainText(/Good|Strong/)
    await second.fill('something else')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
    await expectAccessible(page)
    await second.fill(password)
    await page.keyboard.press('Enter')
    await expect(heading(page, `Hello, ${person.name}`)).toBeVisible()
    await elsewhere.getByRole('link', { name: 'All projects' }).click()
    await expect(elsewhere).toHaveURL(/\/auth\/login/)
    await context.close()
    await page.goto(link!)
    await expect(heading(page, 'This link does not work')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for another link' })).toBeVisible()
  })

  test('[auth.captcha] says what went wrong, and goes on afterwards', async ({ page }) => {
    await page.goto('/users/recover-password')
    const alert = page.getByRole('alert')
    const parameters = { algorithm: 'SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: 'ff' }
    for (const [json, problem] of [
      [{ parameters, signature: '' }, 'No key provided'],
      [{ parameters: {}, signature: 'a' }, 'No version provided'],
      [{ parameters: { ...parameters, keyPrefix: 'no hex' }, signature: 'a' }, 'Failed to execute'],
    ] as const) {
      await page.route('**/api/v3/auth/captcha', (route) => route.fulfill({ json }))
      await askFor(page, 'nobody@example.com')
      await expect(alert).toContainText(problem)
      await page.unroute('**/api/v3/auth/captcha')
    }
    await page.route('**/captcha-worker*', (route) => route.abort())
    await askFor(page, 'nobody@example.com')
    await expect(alert).toContainText('Failed to load script')
    await page.unroute('**/captcha-worker*')
    await askFor(page, 'nobody@example.com')
    await expect(heading(page, 'Look into your inbox')).toBeVisible()
  })
})

test.describe('the end of a session', () => {
  const endAt = (page: Page, time: number) =>
    page.context().addCookies([{ name: 'session_expires', value: String(time), url: process.env['E2E_URL']! }])

  test('[auth.expiry] is announced, with a way to stay', async ({ page, signIn }) => {
    await signIn('olga')
    await endAt(page, Date.now() + 4 * 60_000)
    await page.goto('/tasks')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Your session is about to end')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(dialog).toHaveCount(0)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'session_expires')
    expect(Number(cookie!.value) - Date.now()).toBeGreaterThan(11 * 60 * 60_000)
  })

  test('[auth.expiry] alerts and loads the page anew, which asks to sign in and leads back', async ({ page, signIn }) => {
    await signIn('olga')
    await page.goto('/tasks')
    await expect(heading(page, /./)).toBeVisible()
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    await endAt(page, Date.now() - 1)
    await page.context().clearCookies({ name: 'session' })
    await page.reload()
    await expect(page).toHaveURL('/auth/login?redirect=/tasks')
    await enter(page, { email: addressOf('olga'), password: demoPassword })
    await expect(page).toHaveURL('/tasks')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await page.clock.install()
    await page.goto('/tasks')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await endAt(page, Date.now() - 1)
    await page.context().clearCookies({ name: 'session' })
    await page.clock.runFor(61_000)
    await expect.poll(() => alerts).toEqual(['Session expired!'])
    await expect(page).toHaveURL('/auth/login?redirect=/tasks')
  })

  test('[auth.logout] comes in all tabs at once', async ({ page, context, signIn }) => {
    await signIn('jonas')
    await page.goto('/tasks')
    const other = await context.newPage()
    await other.goto('/')
    await expect(heading(other, /^Hello/)).toBeVisible()
    await page.getByRole('button', { name: 'Account of Jonas Weber' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(other).toHaveURL('/auth/login')
  })
})

test('[auth.portal] whoever begins at the portal is led there by a full load, and on into the application', async ({ page }) => {
  await page.route('**/api/v3/auth/login', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), data: { entryPoint: 'PORTAL_HOME' } } })
  })
  await page.goto('/auth/login?redirect=/tasks')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/portal'))
  await enter(page, { email: addressOf('client'), password: demoPassword })
  await loaded
  await expect(heading(page, 'Your projects')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the full application' }).click()
  await expect(page).toHaveURL('/')
})

test('[auth.ssoError] the page for failed single sign-on asks nobody to sign in; maintenance leads home', async ({ page, signIn }) => {
  await page.goto('/auth/sso-error')
  await expect(heading(page, 'Single sign-on did not work')).toBeVisible()
  await expect(page).toHaveURL('/auth/sso-error')
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await expect(page).toHaveURL('/auth/login')
  await signIn('manager2')
  await page.goto('/maintenance')
  await expect(page).toHaveURL('/')
})

test('[auth.persistence] no secret is kept where script can read it', async ({ page }) => {
  await page.goto('/auth/login')
  await enter(page, { email: addressOf('kenji'), password: demoPassword })
  await expect(heading(page, /^Hello/)).toBeVisible()
  const [local, session, cookies] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie] as const)
  expect(Object.keys(local).sort()).toEqual(['auth', 'version'])
  expect(Object.keys(session)).toEqual(expect.arrayContaining(['security']))
  const secret = (await page.context().cookies()).find(({ name }) => name === 'session')!
  expect(secret.httpOnly).toBe(true)
  const readable = JSON.stringify([local, session, cookies])
  for (const hidden of [secret.value, demoPassword]) expect(readable).not.toContain(`"${hidden}"`)
  expect(cookies).not.toContain('session=')
})

test.describe('looks', () => {
  const pages = ['/auth/login', '/users/recover-password', '/reset-password', '/go', '/auth/sso-error']

  for (const theme of ['light', 'dark'] as const) {
    for (const locale of ['en', 'ar'] as const) {
      test(`axe finds nothing in ${theme}, ${locale}`, async ({ page, baseURL }) => {
        await dress(page, theme)
        await speak(page, locale, baseURL!)
        for (const path of pages) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page)
        }
      })
    }
  }

  for (const locale of ['en', 'de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh']) {
    test(`nothing is cut off or left untranslated on a narrow window in ${locale}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await speak(page, locale, baseURL!)
      const titles = new Set<string>()
      for (const path of pages) {
        await page.goto(path)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        titles.add(title!)
        const text = await page.locator('body').innerText()
        expect(text).not.toMatch(/\b(access|login|shell)\.[a-z]/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }
      expect(titles.size).toBeGreaterThanOrEqual(4)
      if (locale !== 'en') expect([...titles]).not.toContain('Forgot your password?')
    })
  }

  test('the keyboard alone signs in', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await page.getByLabel('Email address').focus()
    await page.keyboard.type(addressOf('manager2'))
    await page.keyboard.press('Tab')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(heading(page, /^Hello/)).toBeVisible()
  })
})
