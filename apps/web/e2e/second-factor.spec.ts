import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ask, enter, mailTo, makeAdministrator, newAccount, open } from './people.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const people = (page: Page) => heading(page, 'People')

test.describe('an authenticator app', () => {
  const codeAt = (secret: string, time: number) =>
    new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
      timestamp: time,
    })

  /** A user with an authenticator app, and its secret. */
  async function withApp(page: Page, account = newAccount('Apps')) {
    const person = await makeAdministrator(account)
    await open(page.request, person)
    const { secret } = await ask<{ secret: string }>(page.request, 'POST', '/api/v3/user/mfa', {
      password: person.password,
    })
    const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(page.request, 'POST', '/api/v3/user/mfa', {
      otp: codeAt(secret, Date.now()),
    })
    await page.context().clearCookies()
    return { person, secret, recoveryCodes }
  }

  test('[auth.mfa] [auth.redirect] the code of the authenticator app follows the password, and pasting it leads to the requested page', async ({
    page,
  }) => {
    const { person, secret } = await withApp(page)
    await page.goto('/users?q=Nadia')
    await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
    await enter(page, person)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('That code is wrong')
    await expect(page.getByRole('alert')).toContainText('5 attempts left.')
    await expect(code).toBeFocused()
    // The one before is used up; this one is good until a minute from now.
    const text = codeAt(secret, Date.now() + 30_000)
    await code.fill(`${text.slice(0, 3)} ${text.slice(3)}`)
    await page.keyboard.press('Enter')
    await expect(people(page)).toBeVisible()
    await expect(page).toHaveURL('/users?q=Nadia')
  })

  test('[auth.mfa] a recovery code replaces the code of the authenticator app', async ({ page }) => {
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

  test('[auth.go] [auth.mfa] a mailed sign-in link asks for the code of the authenticator app', async ({ page }) => {
    const account = newAccount('Links with apps')
    const boss = await makeAdministrator(account, 'SYSADMIN')
    const { person, secret } = await withApp(page, account)
    await open(page.request, boss)
    const { content } = await ask<{ content: { uuid: string; email: string }[] }>(page.request, 'GET', '/api/v3/user')
    const { uuid } = content.find(({ email }) => email === person.email)!
    await ask(page.request, 'POST', `/api/v3/user/${uuid}/one-time-login`)
    const { link } = await mailTo(person.email)
    await page.goto(link!)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    await expectAccessible(page)
    // A person who was signed in before stays so until the code is entered.
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(heading(page, `Hello, ${boss.name}`)).toBeVisible()
    await page.goto(link!)
    await code.fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('That code is wrong')
    await expect(page.getByRole('alert')).toContainText('5 attempts left.')
    await code.fill(codeAt(secret, Date.now() + 30_000))
    await page.keyboard.press('Enter')
    await expect(heading(page, `Hello, ${person.name}`)).toBeVisible()
  })
})

test('[auth.mfaEmail] [auth.headers] every page requires the mailed code, which then leads to the requested page', async ({
  page,
  baseURL,
}) => {
  const person = await makeAdministrator(newAccount('Mails'))
  await open(page.request, person)
  await ask(page.request, 'PUT', '/api/v3/user/mfa/email', { enabled: true, password: person.password })
  await page.context().clearCookies()
  await page.goto('/users?q=Nadia')
  await enter(page, person)
  await expect(heading(page, 'Enter the code')).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  const first = await mailTo(person.email)
  // Coming back sends no other code, which would make this one void.
  await page.goto('/projects')
  await expect(page).toHaveURL('/auth/email')
  await page.getByRole('textbox', { name: 'Code' }).fill(first.code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('That code is wrong')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('status')).toContainText('We’ve sent a new code')
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
