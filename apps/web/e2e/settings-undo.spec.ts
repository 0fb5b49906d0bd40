import type { Page } from '@playwright/test'
import { ask, enter, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

interface Me {
  user: { accountUuid: string }
}

/** Undoes the last change of the page that is open, and gives the dialog that asked. */
async function undoLast(page: Page) {
  await page.getByRole('button', { name: 'Undo last change' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Undo this change?' })
  await asked.getByRole('button', { name: 'Undo', exact: true }).click()
  return asked
}

test('each page of the settings offers to undo its last change, and the undo can be undone', async ({ page }) => {
  const administrator = await makeAdministrator(newAccount('Undo'))
  await page.goto('/auth/login?redirect=/settings/account-settings/start-pages')
  await enter(page, administrator)
  const clients = page.getByRole('switch', { name: 'Client', exact: true })
  await expect(clients).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Undo last change' })).toHaveCount(0)
  await clients.press('Space')
  await expect(clients).toBeChecked()
  await page.getByRole('button', { name: 'Undo last change' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Undo this change?' })
  await expect(asked).toContainText(/Start page: .App. → .Portal./)
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(clients).not.toBeChecked()
  await undoLast(page)
  await expect(clients).toBeChecked()

  await page.goto('/settings/account-settings/finance')
  const legalName = page.getByRole('textbox', { name: 'Legal name' })
  await legalName.fill('Acme GmbH')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await undoLast(page)
  await expect(legalName).toHaveValue('')

  const name = 'Warehouse'
  await ask(page.request, 'POST', '/api/v3/webhook', { name, types: ['NEW_PROJECT'] })
  await page.goto('/settings/account-settings/webhooks')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo last change' }).click()
  await expect(asked).toContainText('turned off and with a new secret')
  await asked.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('link', { name })).toContainText('Off')
})

test('a value that someone else has changed since is not undone, and the refusal says who and which', async ({
  page,
  playwright,
  baseURL,
}) => {
  const account = newAccount('Undo')
  const [first, second] = [await makeAdministrator(account), await makeAdministrator(account)]
  await open(page.request, first)
  const { user } = await ask<Me>(page.request, 'GET', '/api/v3/auth/current')
  const contracts = `/api/v3/account/${user.accountUuid}/contract`
  await ask(page.request, 'PUT', contracts, { introduction: 'Please read this.' })
  await page.goto('/settings/account-settings/contracts')
  await page.getByRole('button', { name: 'Undo last change' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Undo this change?' })
  await expect(asked).toContainText('Please read this.')
  const other = await playwright.request.newContext({ baseURL })
  await open(other, second)
  await ask(other, 'PUT', contracts, { introduction: 'Take your time.' })
  await other.dispose()
  await asked.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(asked).toContainText(second.name)
  await expect(asked).toContainText(/Present values: Introduction: .Take your time\./)
  await asked.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/settings/account-settings/contracts')
  await undoLast(page)
  await expect(page.getByText('Change undone')).toBeVisible()
})

test('MT engines and language models each say who changed them, and the journal offers the undo, too', async ({
  page,
}) => {
  const account = newAccount('Undo')
  const [first, second] = [await makeAdministrator(account), await makeAdministrator(account)]
  await open(page.request, second)
  const { user } = await ask<Me & { user: { uuid: string } }>(page.request, 'GET', '/api/v3/auth/current')
  const engines = `/api/v3/account/${user.accountUuid}/mt-engine`
  await ask(page.request, 'POST', engines, { name: 'Fast', provider: 'DEEPL' })
  await open(page.request, first)
  await ask(page.request, 'POST', engines, { name: 'Large', provider: 'OPENAI', model: 'large' })
  await page.goto('/settings/translation-settings/mt')
  await expect(page.getByText(/^Changed .* by/)).toContainText(second.name)
  await page.goto('/settings/translation-settings/llms')
  await expect(page.getByText(/^Changed .* by/)).toContainText(first.name)

  await page.goto(`/users/${user.uuid}?tab=activity`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Translation engine added' })
  await entry.getByRole('button', { name: 'Undo' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Undo this change?' })
  await asked.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(entry.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const listed = await ask<{ engines: { name: string }[] }>(page.request, 'GET', engines)
  expect(listed.engines.map(({ name }) => name)).toEqual(['Large'])
})
