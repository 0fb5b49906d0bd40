import { enter, makeAdministrator, newAccount } from './people.ts'
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

test('[host.kind] the subdomain of an account shows its sign-in page, and signs its people in alone', async ({
  page,
  browser,
  baseURL,
  team,
}) => {
  const account = newAccount('Fjord')
  const administrator = await makeAdministrator(account)
  await page.goto('/auth/login?redirect=/settings/account-settings/branding')
  await enter(page, administrator)
  const name = `fjord-${Date.now()}`
  const card = page.getByRole('region', { name: 'Subdomain', exact: true })
  await card.getByRole('textbox', { name: 'Name' }).fill(name)
  await card.getByRole('button', { name: 'Save subdomain' }).click()
  const link = card.getByRole('link')
  await expect(link).toContainText(`${name}.localhost`)
  const custom = page.getByRole('region', { name: 'Custom subdomain' })
  await custom.getByRole('textbox').fill('l10n.fjord.example')
  await custom.getByRole('button', { name: 'Save host' }).click()
  await expect(custom.getByText('_dragoman.l10n.fjord.example')).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL!.replace('127.0.0.1', `${name}.localhost`) })
  const other = await context.newPage()
  await other.goto('/auth/login')
  await expect(other.getByRole('banner')).toContainText(account)
  await enter(other, team.manager)
  await expect(other.getByRole('alert').first()).toContainText('sign in at this address')
  await enter(other, administrator)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other).not.toHaveURL(/login/)
  await context.close()
})
