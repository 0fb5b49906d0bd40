import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('[auth.redirect] signing in again in one tab leaves the other on its page', async ({
  page,
  context,
  signIn,
  team,
}) => {
  await signIn(team.manager2)
  await page.goto('/users?q=Kenji')
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  const home = await context.newPage()
  await home.goto('/')
  await expect(home.getByRole('heading', { name: /^Hello/ })).toBeVisible()

  await context.clearCookies({ name: 'session' })
  // Any refusal at first leads back to this page.
  await page.reload()
  await expect(page).toHaveURL('/auth/login?redirect=/users%3Fq%3DKenji')
  await expect(home).toHaveURL('/auth/login')
  await enter(page, team.manager2)
  await expect(page).toHaveURL('/users?q=Kenji')
  await expect(home.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect(home).toHaveURL('/')
})
