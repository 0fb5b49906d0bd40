import { invoiceDelivered } from './invoice-delivered.ts'
import { expect, expectAccessible, test } from './test.ts'

test('margins open the projects behind them, can be exported, and are for people with both permissions alone', async ({
  step,
  team,
}) => {
  await invoiceDelivered({ step, team }, 'With a margin')

  await step('an administrator looks at the margins of clients', team.accountadmin, async (page) => {
    await page.goto('/finance/receivables?view=profitability')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profitability')
    const clients = page.getByRole('table', { name: 'Client by month' })
    await expect(clients.getByRole('row').filter({ hasText: 'All' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Lowest margin, projects' })).toBeVisible()
    await expectAccessible(page)
    await clients
      .getByRole('button', { name: /^Projects of / })
      .first()
      .click()
    const projects = page.getByRole('table', { name: 'Delivered projects' })
    await expect(projects).toBeVisible()
    await expect(page.getByText(/^Only /)).toBeVisible()
    await expect(page).toHaveURL(/startMonth=/)
    await expectAccessible(page)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^profitability-.*\.csv$/)
    await page.getByRole('button', { name: 'Show all', exact: true }).click()
    await expect(page.getByText(/^Only /)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Linguist' }).click()
    await expect(page.getByRole('table', { name: 'Linguist by month' })).toBeVisible()
    await page.getByRole('radio', { name: 'Project', exact: true }).click()
    await projects.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/projects\/.*tab=costs/)
  })

  for (const person of ['lucia', 'client', 'manager'] as const)
    await step(`${person} is sent away`, team[person], async (page) => {
      await page.goto('/finance/profitability')
      await expect(page).not.toHaveURL(/profitability/)
      await expect(page.getByRole('link', { name: 'Profitability' })).toHaveCount(0)
    })
})
