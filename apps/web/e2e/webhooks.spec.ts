import { ask, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a webhook is added, shows its secret once and what it was told, and is turned off and deleted', async ({
  page,
}) => {
  await open(page.request, await makeAdministrator(newAccount('Webhooks')))
  await page.goto('/settings/account-settings/webhooks')
  const name = 'Warehouse'
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add webhook' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form.getByText('Select at least one event.')).toBeVisible()
  await form.getByText('New organization created', { exact: true }).click()
  await form.getByRole('button', { name: 'Add webhook' }).click()
  const secret = page.getByRole('dialog', { name: `Secret of ${name}` })
  await expect(secret.getByText(/^whsec_/)).toBeVisible()
  await secret.getByRole('button', { name: 'Close' }).last().click()

  await ask(page.request, 'POST', '/api/v2/organization', { name: 'Harbor', country: 'DE' })
  const log = page.getByRole('table', { name: 'Deliveries' })
  await log.getByRole('button', { name: /^Details of NEW_ORGANIZATION/ }).click()
  await expect(log.getByRole('region', { name: 'Request' })).toContainText('"name": "Harbor"')
  await expectAccessible(page)

  await page.getByRole('switch', { name: `${name} is on` }).press('Space')
  await expect(page.getByRole('link', { name })).toContainText('Off')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} deleted`)).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
