import type { Page } from '@playwright/test'
import { ask, enter, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, openSection, test } from './test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const people = (page: Page) => heading(page, 'People')

test.describe('contracts', () => {
  async function house() {
    const account = newAccount('House')
    return [await makeAdministrator(account), await makeAdministrator(account)] as const
  }
  const add = (page: Page, name: string) =>
    ask(page.request, 'POST', '/api/v3/contract', {
      name,
      content: `<h2>${name}</h2><p>${'What we promise each other. '.repeat(150)}</p>`,
    })

  test('[auth.contracts] contracts are accepted one by one, and the last one leads to the requested page', async ({
    page,
    browser,
    baseURL,
  }) => {
    const [author, reader] = await house()
    await open(page.request, author)
    await add(page, 'Terms of use')
    await add(page, 'Confidentiality')
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await other.goto('/users?q=Nadia')
    await enter(other, reader)
    await expect(other).toHaveURL('/auth/contract')
    await expect(other.getByText('Accept 2 contracts to continue.')).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Terms of use', level: 2 }).first()).toBeVisible()
    await expectAccessible(other)
    await other.goto('/projects')
    await expect(other).toHaveURL('/auth/contract')
    await other.goto('/users?q=Nadia')
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(other.getByText('Accept 1 contract to continue.')).toBeVisible()
    await expect(other.locator('#contract')).toHaveText('Confidentiality')
    await expect(other.locator('#contract')).toBeFocused()
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(people(other)).toBeVisible()
    await expect(other).toHaveURL('/users?q=Nadia')
    await other.goto('/users/profile')
    const accepted = other.getByRole('list', { name: 'Contracts' }).getByRole('listitem')
    await expect(accepted).toHaveCount(2)
    await expect(accepted.filter({ hasText: 'Not accepted' })).toHaveCount(0)
    await context.close()
  })

  test('[auth.contracts] [auth.headers] a new contract interrupts a session, and rejecting it signs out after a confirmation', async ({
    page,
    browser,
    baseURL,
  }) => {
    const [author, reader] = await house()
    await open(page.request, author)
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await open(other.request, reader)
    await other.goto('/users')
    await expect(people(other)).toBeVisible()
    await openSection(other, 'Projects')
    // Not before the press, as the page hears of the contract by itself. Projects are asked for once the pointer is there.
    const pressed = Promise.withResolvers<void>()
    let added: Promise<unknown> | undefined
    await other.route(/\/api\/v3\/project\?/, async (route) => {
      await pressed.promise
      await (added ??= add(page, 'Terms of use'))
      await route.continue()
    })
    await other.getByRole('link', { name: 'All projects' }).click()
    pressed.resolve()
    await expect(other).toHaveURL('/auth/contract')
    await other.getByRole('button', { name: 'Reject' }).click()
    // A message in the corner may say that another call was refused.
    const question = other.getByRole('alertdialog', { name: 'Reject this contract?' })
    await expect(question).toBeVisible()
    await expectAccessible(other)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(other).toHaveURL('/auth/contract')
    await other.getByRole('button', { name: 'Reject' }).click()
    await question.getByRole('button', { name: 'Reject and sign out' }).click()
    await expect(other).toHaveURL('/auth/login')
    await enter(other, reader)
    await expect(other).toHaveURL('/auth/contract')
    await context.close()
  })

  test('administrators write a contract with a table, and are asked to accept it themselves', async ({ page }) => {
    const [author] = await house()
    await page.goto('/auth/login?redirect=/settings/account-settings/contracts')
    await enter(page, author)
    await page.getByRole('button', { name: 'Add contract' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add contract' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Rates of the year')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('We agree on these rates.')
    await dialog.getByRole('button', { name: 'Insert table' }).click()
    await expect(dialog.getByRole('table')).toBeVisible()
    for (const header of ['Pair', 'Rate', 'Unit']) {
      await page.keyboard.type(header)
      await page.keyboard.press('Tab')
    }
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page).toHaveURL('/auth/contract')
    await expect(page.getByRole('columnheader')).toHaveText(['Pair', 'Rate', 'Unit'])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).not.toHaveURL('/auth/contract')
    await page.goto('/settings/account-settings/contracts')
    await page.getByRole('button', { name: 'Actions for Rates of the year' }).click()
    await page.getByRole('menuitem', { name: 'Acceptances' }).click()
    await expect(page.getByRole('dialog').getByRole('row', { name: author.name })).toBeVisible()
  })
})
