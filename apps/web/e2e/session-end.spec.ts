import type { Page } from '@playwright/test'
import { enter } from './people.ts'
import { watchRequests } from './page-checks.ts'
import { expect, expectAccessible, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test.describe('the end of a session', () => {
  const endAt = (page: Page, time: number) =>
    page.context().addCookies([{ name: 'session_expires', value: String(time), url: process.env['E2E_URL']! }])

  test('[auth.expiry] the end of a session is announced, and the session can be extended', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.olga)
    await endAt(page, Date.now() + 4 * 60_000)
    await page.goto('/tasks')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Your session is about to expire')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(dialog).toHaveCount(0)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'session_expires')
    expect(Number(cookie!.value) - Date.now()).toBeGreaterThan(11 * 60 * 60_000)
  })

  test('[auth.expiry] an expired session alerts and reloads the page, and signing in leads back to it', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.olga)
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
    await enter(page, team.olga)
    await expect(page).toHaveURL('/tasks')
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    await page.clock.install()
    // A page that refreshes after an event would be refused before the minute has passed.
    await page.route(/\/api\/v3\/events/, () => undefined)
    const allHere = watchRequests(page)
    await page.goto('/tasks')
    // Calls still on their way when the minute passes would have failed.
    await allHere()
    await endAt(page, Date.now() - 1)
    await page.context().clearCookies({ name: 'session' })
    await page.clock.runFor(61_000)
    await expect.poll(() => alerts).toEqual(['Session expired!'])
    await expect(page).toHaveURL('/auth/login?redirect=/tasks')
  })

  test('[auth.logout] signing out ends the session in all tabs at once', async ({ page, context, signIn, team }) => {
    await signIn(team.jonas)
    await page.goto('/tasks')
    const other = await context.newPage()
    await other.goto('/')
    await expect(heading(other, /^Hello/)).toBeVisible()
    await page.getByRole('button', { name: 'Account menu: Jonas Weber' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(other).toHaveURL('/auth/login')
  })

  test('[auth.expiry] a session ended by the server ends in all tabs, and signing in leads each back to its page', async ({
    page,
    context,
    signIn,
    team,
  }) => {
    await signIn(team.jonas)
    await page.goto('/tasks')
    const other = await context.newPage()
    await other.goto('/users/profile')
    await expect(heading(other, 'Jonas Weber')).toBeVisible()
    await context.clearCookies({ name: 'session' })
    await page.reload()
    await expect(page).toHaveURL('/auth/login?redirect=/tasks')
    await expect(other).toHaveURL('/auth/login?redirect=/users/profile')
    await enter(page, team.jonas)
    await expect(page).toHaveURL('/tasks')
    await expect(other).toHaveURL('/users/profile')
    await expect(heading(other, 'Jonas Weber')).toBeVisible()
  })

  test('a page stays whole until sign-in takes its place', async ({ page, context, signIn, team }) => {
    await signIn(team.olga)
    const allHere = watchRequests(page)
    await page.goto('/users/profile?tab=security')
    await expect(page.getByRole('region', { name: 'Password', exact: true })).toBeVisible()
    await allHere()
    await context.clearCookies({ name: 'session' })
    // One of the two asks first, and both know.
    await (await context.newPage()).goto('/')
    await expect(page).toHaveURL('/auth/login?redirect=/users/profile%3Ftab%3Dsecurity')
  })
})
