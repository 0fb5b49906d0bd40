import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('typed text survives the end of the session', async ({ page, context, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/users/profile')
  const city = page.getByLabel('City')
  await city.fill('Riga')
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Save' }).click()
  const message = page.getByRole('alertdialog').filter({ hasText: 'Your session has expired' })
  await expect(message).toContainText('Your changes are still here.')
  await expect(city).toHaveValue('Riga')

  const opened = context.waitForEvent('page')
  await message.getByRole('button', { name: 'Sign in' }).click()
  const other = await opened
  await enter(other, team.manager)
  await expect(other.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await page.bringToFront()
  await expect(city).toHaveValue('Riga')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Saved' })).toBeVisible()
  await page.reload()
  await expect(city).toHaveValue('Riga')
})
