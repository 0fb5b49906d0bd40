import { enter, makeAdministrator, newAccount } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an administrator connects a directory, gives it rules, and sees what it has changed and what was refused', async ({
  page,
  request,
}) => {
  const admin = await makeAdministrator(newAccount('Directory'))
  await page.goto('/auth/login?redirect=/settings/account-settings/provisioning')
  await enter(page, admin)
  const connection = page.getByRole('region', { name: 'Connection' })
  await connection.getByRole('button', { name: 'Create token' }).click()
  await connection.getByLabel('Current password', { exact: true }).fill(admin.password)
  await connection.getByRole('button', { name: 'Create token' }).click()
  await expect(connection.getByText('Copy the token now')).toBeVisible()
  const token = (await connection.getByText(/^scim_/).textContent())!
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByRole('textbox', { name: 'Is (1)' }).fill('Managers')
  await page
    .getByRole('button', { name: /Role \(1\)/ })
    .last()
    .click()
  await page.getByRole('option', { name: 'Project manager' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expectAccessible(page)

  const scim = (path: string, data: object) =>
    request.post(`/api/scim/v2${path}`, { headers: { Authorization: `Bearer ${token}` }, data })
  const mark = Date.now()
  const send = (role: string) => {
    const userName = `${role.toLowerCase()}-${mark}@example.com`
    return scim('/Users', { userName, displayName: `Dana ${role}`, roles: [{ value: role }] })
  }
  const made = await send('PROJECT_MANAGER')
  expect(made.status()).toBe(201)
  // New people belong to no organization yet.
  expect((await send('VENDOR')).status()).toBe(403)
  await page.reload()
  const sync = page.getByRole('table', { name: 'Last sync' })
  await expect(sync.getByRole('row', { name: /Dana PROJECT_MANAGER/ })).toContainText('Created')
  await expect(sync.getByRole('row', { name: /vendor-/ })).toContainText('Clients and linguists need an organization')
  await expect(page.getByText(/Created: 1\. .*Refused: 1\./)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
})
