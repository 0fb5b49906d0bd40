import { enter, makeAdministrator, newAccount } from './newcomers.ts'
import { expect, expectAccessible, test } from './test.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="#0d3b4f"/></svg>'

test('[shell.logo] a logo is previewed, saved, and shown in the sidebar, where the default one takes its place if it cannot be loaded', async ({
  page,
}) => {
  const account = newAccount('Nordlys')
  const administrator = await makeAdministrator(account)
  await page.goto('/auth/login?redirect=/settings/account-settings/branding')
  await enter(page, administrator)
  const home = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first()
  const card = page.getByRole('region', { name: 'Logo', exact: true })
  await expect(home).toHaveText('Dragoman')
  const choosing = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Choose logo' }).click()
  await (await choosing).setFiles({ name: 'nordlys.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await expect(card.getByText('not saved yet')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(account).first()).toBeAttached()
  await expect(home).toHaveText('Dragoman')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(home).toHaveText(account)
  await expectAccessible(page)

  await page.route('**/api/v3/account/logo/*', (route) => route.fulfill({ contentType: 'image/png', body: 'broken' }))
  await page.reload()
  await expect(home).toHaveText('Dragoman')
  await card.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(card.getByText('PNG, JPEG, WebP, or SVG, up to 2 MB')).toBeVisible()
})
