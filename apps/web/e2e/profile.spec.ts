import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ask, enter, mailTo, makeAdministrator, newAccount, open, type Person } from './people.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

let account = ''
let person: Person

test.beforeEach(async ({ page }) => {
  account = newAccount('Profile')
  person = await makeAdministrator(account)
  await open(page.request, person)
})

const toast = (page: Page, text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The settings of how pages look that the server keeps for a user. */
const kept = (page: Page) =>
  ask<{ theme: string; density: string }>(page.request, 'GET', '/api/v3/user/preference-settings')

/** A picture of two colors, as a browser draws it. */
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const brush = canvas.getContext('2d')!
    brush.fillStyle = '#246'
    brush.fillRect(0, 0, 600, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}

test('personal data is saved, kept while typing, and each problem shows once at its field', async ({ page }) => {
  await page.goto('/users/profile')
  await expect(page.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('  ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a name.')).toHaveCount(1)
  await name.fill('Nadia Horn')
  await page.getByLabel('City').fill('Riga')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Riga')
  await page.getByRole('option', { name: /Riga/ }).click()
  await page.getByLabel('Slack handle').fill('@nadia')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Riga')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu: Nadia Horn' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Riga')
  await expect(page.getByLabel('Slack handle')).toHaveValue('@nadia')
})

test('[shell.userMenu] a picture is cropped, uploaded, shown in the user menu at once, and removed', async ({
  page,
}) => {
  await page.goto('/users/profile')
  await expect(page.getByRole('heading', { name: 'Profile picture' })).toBeVisible()
  const choose = async (buffer: Buffer, name: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /(Choose|Change) picture/ }).click(),
    ])
    await chooser.setFiles({ name, mimeType: 'image/png', buffer })
  }
  await choose(Buffer.from('<svg onload="alert(1)"/>'), 'no-picture.png')
  await expect(page.getByText('Can’t use this file.')).toBeVisible()
  await choose(await picture(page), 'me.png')
  const dialog = page.getByRole('dialog', { name: 'Crop picture' })
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await expectAccessible(page)
  const menuPicture = page.getByRole('button', { name: /^Account menu:/ }).locator('img')
  await expect(menuPicture).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(menuPicture).toHaveAttribute('src', /user-avatar/)
  await expect(menuPicture).toHaveJSProperty('naturalWidth', 256)
  await page.reload()
  await expect(menuPicture).toHaveAttribute('src', /user-avatar/)
  await card(page, 'Profile picture').getByRole('button', { name: 'Remove' }).click()
  await expect(menuPicture).toHaveCount(0)
})

test('changing the password requires the old one and shows the strength of the new one', async ({ page }) => {
  await page.goto('/users/profile?tab=security')
  const password = card(page, 'Password')
  const change = password.getByRole('button', { name: 'Change password' })
  await password.getByLabel('New password', { exact: true }).fill('short')
  await expect(password.getByRole('status')).toContainText('10')
  await expect(change).toBeDisabled()
  const next = 'three brown foxes by the lake'
  await password.getByLabel('Current password', { exact: true }).fill('not my password')
  await password.getByLabel('New password', { exact: true }).fill(next)
  await password.getByLabel('Confirm new password', { exact: true }).fill('something else')
  await change.click()
  await expect(password.getByText('The passwords don’t match.')).toHaveCount(1)
  await password.getByLabel('Confirm new password', { exact: true }).fill(next)
  await change.click()
  await expect(password.getByText('Wrong password.')).toHaveCount(1)
  await expectAccessible(page)
  await password.getByLabel('Current password', { exact: true }).fill(person.password)
  await change.click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
})

test('an authenticator app is set up by its key, shows its recovery codes once, and is removed with the password', async ({
  page,
}) => {
  await page.goto('/users/profile?tab=security')
  const app = card(page, 'Authenticator app')
  await app.getByRole('button', { name: 'Set up' }).click()
  await app.getByLabel('Current password', { exact: true }).fill(person.password)
  await app.getByRole('button', { name: 'Set up' }).click()
  await expect(app.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await app.locator('bdi[title]').getAttribute('title'))!
  const code = () => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate()
  const field = app.getByLabel('Code from the app')
  await field.fill('000000')
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByText('That code is wrong.')).toHaveCount(1)
  await expectAccessible(page)
  await field.fill(code())
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByRole('listitem')).toHaveCount(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('dragoman-recovery-codes.txt')
  await app.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(app.getByRole('listitem')).toHaveCount(0)
  await expect(app.getByText('On', { exact: true })).toBeVisible()
  await app.getByRole('button', { name: 'Turn off' }).click()
  await app.getByLabel('Current password', { exact: true }).fill(person.password)
  await app.getByRole('button', { name: 'Turn off' }).click()
  await expect(app.getByText('Off', { exact: true })).toBeVisible()
})

test('codes by email are turned on and off with the password', async ({ page }) => {
  await page.goto('/users/profile?tab=security')
  const mail = card(page, 'Email codes')
  for (const [button, state] of [
    ['Turn on email codes', 'On'],
    ['Turn off email codes', 'Off'],
  ] as const) {
    await mail.getByRole('button', { name: button }).click()
    await mail.getByLabel('Current password', { exact: true }).fill(person.password)
    await mail.getByRole('button', { name: button }).click()
    await expect(mail.getByText(state, { exact: true })).toBeVisible()
  }
})

test('an access key is created with the password and limits, shows its secret once, and can be revoked', async ({
  page,
}) => {
  await page.goto('/users/profile?tab=security')
  const key = card(page, 'API access')
  await key.getByRole('button', { name: 'Create access key' }).click()
  await key.getByRole('button', { name: /^No end date/ }).click()
  await page.getByRole('option', { name: 'In 90 days' }).click()
  await key.getByText('Read-only').click()
  const password = key.getByLabel('Current password', { exact: true })
  await password.fill('wrong')
  await key.getByRole('button', { name: 'Create access key' }).click()
  await expect(key.getByText('Wrong password.')).toHaveCount(1)
  // A button that is half under the top bar would count as too small.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await password.fill(person.password)
  await key.getByRole('button', { name: 'Create access key' }).click()
  await expect(key.getByText('Copy the secret now')).toBeVisible()
  await expect(key.getByText('Secret', { exact: true })).toBeVisible()
  await expect(key.getByText('Read-only', { exact: true })).toBeVisible()
  await page.reload()
  await expect(key.getByText(/^dgm_/)).toBeVisible()
  await expect(key.getByText('Never', { exact: true })).toBeVisible()
  await expect(key.getByText('Secret', { exact: true })).toHaveCount(0)
  await expect(card(page, 'Password').getByText('Keep the access key')).toBeVisible()
  await expectAccessible(page)
  await key.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(key.getByText(/^dgm_/)).toHaveCount(0)
})

test('a password change shows the sessions and the access key that ended with it', async ({ page, playwright }) => {
  const elsewhere = await playwright.request.newContext({
    baseURL: process.env['E2E_URL']!,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0',
  })
  await open(elsewhere, person)
  const { accessKey } = await ask<{ accessKey: string }>(page.request, 'POST', '/api/v3/user/token', {
    password: person.password,
  })
  await page.goto('/users/profile?tab=security')
  const password = card(page, 'Password')
  const next = 'eleven purple kites over town'
  await password.getByLabel('Current password', { exact: true }).fill(person.password)
  await password.getByLabel('New password', { exact: true }).fill(next)
  await password.getByLabel('Confirm new password').fill(next)
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByText('Ended with the old password')).toBeVisible()
  await expect(password.getByRole('listitem').filter({ hasText: 'Firefox, Windows' }).first()).toBeVisible()
  await expect(password.getByRole('listitem').filter({ hasText: accessKey })).toBeVisible()
  await expect(card(page, 'API access').getByRole('button', { name: 'Create access key' })).toBeVisible()
  await expectAccessible(page)
  await elsewhere.dispose()
})

test('an administrator sees and revokes the access key of a person', async ({ page }) => {
  const { accessKey } = await ask<{ accessKey: string }>(page.request, 'POST', '/api/v3/user/token', {
    password: person.password,
    readOnly: true,
  })
  const { uuid } = await ask<{ uuid: string }>(page.request, 'GET', '/api/v3/user/logged-user')
  await page.context().clearCookies()
  await open(page.request, await makeAdministrator(account, 'SYSADMIN'))
  await page.goto(`/users/${uuid}?tab=general`)
  const key = card(page, 'Access key')
  await expect(key.getByText(accessKey)).toBeVisible()
  await expect(key.getByText('Read-only')).toBeVisible()
  await expectAccessible(page)
  await key.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(toast(page, /Access key of .+ revoked/)).toBeVisible()
  await expect(key.getByText('No access key')).toBeVisible()
})

test('another session can be ended', async ({ page, playwright }) => {
  const elsewhere = await playwright.request.newContext({
    baseURL: process.env['E2E_URL']!,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0',
  })
  await open(elsewhere, person)
  await page.goto('/users/profile?tab=security')
  const sessions = card(page, 'Sessions')
  await expect(sessions.getByText('This session')).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Sign out: Firefox, Windows' }).click()
  await expect(sessions.getByText('Firefox, Windows')).toHaveCount(0)
  await expect.poll(async () => (await elsewhere.get('/api/v3/auth/current')).status()).toBe(401)
  await elsewhere.dispose()
})

test('an agent is let in at the page that asks, gets other limits, and is sent away', async ({ page }) => {
  // An address that this machine answers.
  const redirect = `${process.env['E2E_URL']!}/health/live`
  const data = { client_name: 'Claude', redirect_uris: [redirect] }
  const { client_id } = (await (await page.request.post('/oauth/register', { data })).json()) as { client_id: string }
  const verifier = 'v'.repeat(43)
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: '007',
  })
  await page.goto(`/connect-agent?${asked}`)
  await expect(page.getByRole('heading', { name: /Claude.* wants to work for you/ })).toBeVisible()
  await expect(page.getByText(new URL(redirect).host, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Only read', { exact: true }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await page.waitForURL(/live\?code=.*state=007/)
  const code = new URL(page.url()).searchParams.get('code')!
  const form = { grant_type: 'authorization_code', code, client_id, redirect_uri: redirect, code_verifier: verifier }
  expect(await (await page.request.post('/oauth/token', { form })).json()).toMatchObject({ scope: 'read' })
  await page.goto('/users/profile?tab=security')
  const agents = card(page, 'Agents')
  await expect(agents.getByText(/Only read.*Not used yet/)).toBeVisible()
  await agents.getByRole('button', { name: 'Limits of Claude' }).click()
  await agents.getByRole('textbox', { name: 'Calls a day' }).fill('20')
  await agents.getByRole('button', { name: 'Save limits' }).click()
  await expect(agents.getByText('Today: 0 of 20 calls, 0 of 500 changes')).toBeVisible()
  await agents.getByRole('button', { name: 'Revoke the access of Claude' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(agents.getByText('No agent works for you.')).toBeVisible()
})

test('a new email address is confirmed by the code mailed to it', async ({ page }) => {
  await page.goto('/users/profile')
  const email = card(page, 'Email address')
  const next = `moved-${Date.now()}@example.com`
  await email.getByLabel('New email address').fill(next)
  await email.getByLabel('Current password', { exact: true }).fill(person.password)
  await email.getByRole('button', { name: 'Send code' }).click()
  await email.getByLabel('Code', { exact: true }).fill('000000')
  await email.getByRole('button', { name: 'Confirm' }).click()
  await expect(email.getByText('That code is wrong')).toHaveCount(1)
  const { code } = await mailTo(next)
  await email.getByLabel('Code', { exact: true }).fill(code!)
  await email.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, `Email address changed to ${next}`)).toBeVisible()
})

test('language, theme, and density change at once and are kept', async ({ page }) => {
  await page.goto('/users/profile?tab=preferences')
  await page.getByRole('radio', { name: 'Compact' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await expect.poll(() => kept(page)).toMatchObject({ theme: 'dark', density: 'compact' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Language/ })
    .click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Darstellung' })).toBeVisible()
})

test('theme and density follow to another browser unless they were chosen there before signing in', async ({
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL: baseURL! })))
  const [first, second, third] = await Promise.all(contexts.map((context) => context.newPage()))
  const looks = (page: Page, theme: string, density: string) =>
    Promise.all([
      expect(page.locator('html')).toHaveAttribute('data-theme', theme),
      expect(page.locator('html')).toHaveAttribute('data-density', density),
    ])

  await open(first!.request, person)
  await first!.goto('/users/profile?tab=preferences')
  await first!.getByText('Compact').click()
  await first!.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect.poll(() => kept(first!)).toMatchObject({ theme: 'dark', density: 'compact' })

  await second!.goto('/auth/login')
  await looks(second!, 'light', 'regular')
  await enter(second!, person)
  await looks(second!, 'dark', 'compact')

  await third!.goto('/auth/login')
  for (const name of ['Switch to dark theme', 'Switch to light theme'])
    await third!.getByRole('button', { name }).click()
  await enter(third!, person)
  await looks(third!, 'light', 'compact')
  await expect.poll(() => kept(third!)).toMatchObject({ theme: 'light', density: 'compact' })

  // Signed in again, the first browser has nothing of its own to say.
  await first!.context().clearCookies()
  await first!.reload()
  await enter(first!, person)
  await looks(first!, 'light', 'compact')
  for (const context of contexts) await context.close()
})

// Right to left, the longest words, and other letters.
for (const locale of ['ar', 'de', 'ja'] as const) {
  test(`the profile is accessible in ${locale}, in the dark theme and on a narrow screen`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, locale, baseURL!)
    await dress(page, 'dark')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const tab of ['security', 'preferences', 'associations', 'tags']) {
      await page.goto(`/users/profile?tab=${tab}`)
      await expect(page.locator('main section').first()).toBeVisible()
      await expectAccessible(page)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
}
