import { enter } from './newcomers.ts'
import { addressOf, demoPassword, expect, openSection, test } from './test.ts'

test('[auth.redirect] signing in again in one tab leaves the other on its page', async ({ page, context, signIn }) => {
  await signIn('manager2')
  await page.goto('/users?q=Kenji')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  const home = await context.newPage()
  await home.goto('/')
  await expect(home.getByRole('heading', { name: /^Hello/ })).toBeVisible()

  await context.clearCookies({ name: 'session' })
  await openSection(page, 'Organizations')
  await page.getByRole('link', { name: 'Organizational units' }).click()
  await expect(page).toHaveURL('/auth/login?redirect=/organizations/units')
  await expect(home).toHaveURL('/auth/login')
  await enter(page, { email: addressOf('manager2'), password: demoPassword })
  await expect(page).toHaveURL('/organizations/units')
  await expect(home.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect(home).toHaveURL('/')
})
