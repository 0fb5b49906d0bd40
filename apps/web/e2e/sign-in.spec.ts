import type { Page } from '@playwright/test'
import { ask, enter, makeAdministrator, newAccount } from './people.ts'
import { calm, dress, expect, expectAccessible, openSection, speak, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('[auth.failure] six wrong passwords lock the account, and the page says once when to try again', async ({
  page,
}) => {
  const person = await makeAdministrator(newAccount('Locked'))
  await page.goto('/auth/login')
  for (const left of [
    '5 attempts left.',
    '4 attempts left.',
    '3 attempts left.',
    '2 attempts left.',
    '1 attempt left.',
  ]) {
    await enter(page, { ...person, password: 'wrong' })
    await expect(page.getByRole('alert')).toContainText(left)
  }
  await enter(page, { ...person, password: 'wrong' })
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 15 minutes.')
  await enter(page, person)
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(page).toHaveURL('/auth/login')
})

test('[auth.portal] people who start in the portal get there by signing in, and go on to the app', async ({
  page,
  pageOf,
  team,
}) => {
  const administrator = await pageOf(team.accountadmin)
  const { content } = await ask<{ content: { uuid: string }[] }>(
    administrator.request,
    'GET',
    '/api/v3/user?roles=CLIENT',
  )
  const [client] = content as [{ uuid: string }]
  await administrator.goto(`/users/${client.uuid}?tab=permissions`)
  const card = administrator.getByRole('region', { name: 'Start page' })
  const saved = administrator.waitForResponse((answer) => answer.request().method() === 'PUT')
  await card.getByRole('radio', { name: 'Portal' }).click()
  await saved
  await expect(card.getByRole('radio', { name: 'Portal' })).toBeChecked()
  await page.goto('/auth/login?redirect=/tasks')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/portal'))
  await enter(page, team.client)
  await loaded
  await expect(heading(page, 'Your projects')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the full application' }).click()
  await expect(page).toHaveURL('/')
  // Clients open it beside the app, administrators its page.
  const portal = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Portal' })
  await expect(portal).toHaveAttribute('target', '_blank')
  const opened = page.waitForEvent('popup')
  await portal.click()
  await expect((await opened).getByRole('heading', { name: 'Your projects' })).toBeVisible()
  await openSection(administrator, 'Tools')
  await administrator.getByRole('link', { name: 'Portal', exact: true }).click()
  await expect(administrator).toHaveURL('/tools/portal')
  await expect(heading(administrator, 'Portal')).toBeVisible()
  await expect(administrator.getByRole('switch', { name: 'Client', exact: true })).toBeVisible()
  await expectAccessible(administrator)
  await administrator.goBack()
  await card.getByRole('radio', { name: 'By role' }).click()
  await expect(card.getByRole('radio', { name: 'By role' })).toBeChecked()
})

test('[auth.ssoError] the pages for failed single sign-on and for maintenance do not require signing in', async ({
  page,
  signIn,
  team,
}) => {
  await page.goto('/auth/sso-error')
  await expect(heading(page, 'Single sign-on failed')).toBeVisible()
  await expect(page).toHaveURL('/auth/sso-error')
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page).toHaveURL('/auth/login')
  await signIn(team.manager2)
  await page.goto('/maintenance')
  await expect(page).toHaveURL('/')
})

test('[auth.persistence] scripts cannot read any stored secret', async ({ page, team }) => {
  await page.goto('/auth/login')
  await enter(page, team.kenji)
  await expect(heading(page, /^Hello/)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['appearance', 'auth', 'editorKeys', 'version'])
  const [local, session, cookies] = await page.evaluate(
    () => [{ ...localStorage }, { ...sessionStorage }, document.cookie] as const,
  )
  expect(Object.keys(session)).toEqual(expect.arrayContaining(['security']))
  const secret = (await page.context().cookies()).find(({ name }) => name === 'session')!
  expect(secret.httpOnly).toBe(true)
  const readable = JSON.stringify([local, session, cookies])
  for (const hidden of [secret.value, team.kenji.password]) expect(readable).not.toContain(`"${hidden}"`)
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
          await expectAccessible(page)
        }
      })
    }
  }

  for (const locale of ['en', 'de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh']) {
    test(`no text is cut off or untranslated in a narrow window in ${locale}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await speak(page, locale, baseURL!)
      const titles = new Set<string>()
      for (const path of pages) {
        await page.goto(path)
        await calm(page)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        titles.add(title!)
        const text = await page.locator('body').innerText()
        expect(text).not.toMatch(/\b(access|login|shell)\.[a-z]/)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }
      expect(titles.size).toBeGreaterThanOrEqual(4)
      if (locale !== 'en') expect([...titles]).not.toContain('Forgot your password?')
    })
  }

  test('signing in works by keyboard alone', async ({ page, team }) => {
    await page.goto('/auth/login')
    await expect(heading(page, 'Sign in')).toBeVisible()
    await page.getByLabel('Email address').focus()
    await page.keyboard.type(team.manager2.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(team.manager2.password)
    await page.keyboard.press('Enter')
    await expect(heading(page, /^Hello/)).toBeVisible()
  })
})
