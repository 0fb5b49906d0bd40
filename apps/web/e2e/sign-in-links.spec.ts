import type { Page } from '@playwright/test'
import { ask, mailTo, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const people = (page: Page) => heading(page, 'People')

test.describe('links', () => {
  test('[auth.go] a mailed link signs in only once', async ({ page, browser, baseURL }) => {
    const account = newAccount('Links')
    const [boss, person] = [await makeAdministrator(account, 'SYSADMIN'), await makeAdministrator(account)]
    await open(page.request, boss)
    const { content } = await ask<{ content: { uuid: string; email: string }[] }>(
      page.request,
      'GET',
      '/api/v3/user?size=100',
    )
    const { uuid } = content.find(({ email }) => email === person.email)!
    await ask(page.request, 'POST', `/api/v3/user/${uuid}/one-time-login`)
    const { link } = await mailTo(person.email)
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await other.goto(link!)
    await expect(heading(other, `Hello, ${person.name}`)).toBeVisible()
    await expect(other).toHaveURL('/')
    await other.goto(link!)
    await expect(heading(other, 'This link no longer works')).toBeVisible()
    await other.goto('/go')
    await expect(heading(other, 'This link no longer works')).toBeVisible()
    await context.close()
  })

  test('[auth.go] every page shows that an administrator is signed in as another person, and leads back', async ({
    page,
  }) => {
    const account = newAccount('Actors')
    const [boss, person] = [await makeAdministrator(account, 'SYSADMIN'), await makeAdministrator(account)]
    await open(page.request, boss)
    const { content } = await ask<{ content: { uuid: string; email: string }[] }>(
      page.request,
      'GET',
      '/api/v3/user?size=100',
    )
    const { uuid } = content.find(({ email }) => email === person.email)!
    const { redirectUrl } = await ask<{ redirectUrl: string }>(page.request, 'GET', `/api/v3/user/impersonate/${uuid}`)
    await page.goto(redirectUrl)
    await expect(heading(page, `Hello, ${person.name}`)).toBeVisible()
    const bar = page.getByRole('region', { name: 'Announcements' })
    await expect(bar).toContainText(`${boss.name}, you’re signed in as ${person.name}.`)
    await expectAccessible(page)
    const memory = { name: 'Acting', sourceLocale: 'en', targetLocales: ['es'] }
    const made = await ask<{ uuid: string }>(page.request, 'POST', '/api/v1/atlas-tm', memory)
    await page.goto('/users')
    await bar.getByRole('button', { name: `Back to ${boss.name}` }).click()
    await expect(heading(page, `Hello, ${boss.name}`)).toBeVisible()
    await expect(bar).toHaveCount(0)
    await page.goto(`/tm/${made.uuid}?tab=history`)
    await expect(
      page.getByRole('listitem').filter({ hasText: `${boss.name}\u2069 as \u2068${person.name}` }),
    ).toBeVisible()
  })
})

test.describe('a forgotten password', () => {
  const askFor = async (page: Page, email: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
  }

  test('[auth.reset] [auth.captcha] a mailed link resets the password once and ends all other sessions', async ({
    page,
    browser,
    baseURL,
  }) => {
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
    await expect(heading(page, 'Check your inbox')).toBeVisible()
    const { link } = await mailTo(person.email)
    await page.goto(link!)
    await expect(page.getByText(person.email)).toBeVisible()
    const [first, second] = [page.getByLabel('New password', { exact: true }), page.getByLabel('Confirm new password')]
    await first.fill('password123')
    await expect(page.getByRole('status')).toContainText('Not allowed')
    await page.keyboard.press('Enter')
    await expect(page.getByText('It’s a commonly used password and easy to guess.').first()).toBeVisible()
    await expect(first).toBeFocused()
    const password = 'seven green bottles on a wall'
    await first.fill(password)
    await expect(page.getByRole('status')).toContainText(/Good|Strong/)
    await second.fill('something else')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The passwords don’t match.')).toBeVisible()
    await expectAccessible(page)
    await second.fill(password)
    await page.keyboard.press('Enter')
    await expect(heading(page, `Hello, ${person.name}`)).toBeVisible()
    // By itself: the stream of events tells the page that its session has ended.
    await expect(elsewhere).toHaveURL(/\/auth\/login/)
    await context.close()
    await page.goto(link!)
    await expect(heading(page, 'This link no longer works')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible()
  })

  test('[auth.captcha] a failed captcha shows what went wrong and can be retried', async ({ page }) => {
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
    await expect(heading(page, 'Check your inbox')).toBeVisible()
  })
})
