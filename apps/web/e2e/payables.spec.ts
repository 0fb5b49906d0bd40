import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import { translateElsewhere, deliver, toast } from './main-job-steps.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Lucía’s rate has a minimum fee, and the text is short. */
const fee = '$5.00'
const today = () => new Date().toISOString().slice(0, 10)
const words = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="a.txt" source-language="en" datatype="plaintext"><body>
    <trans-unit id="1"><source>Open the project page.</source></trans-unit>
  </body></file>
</xliff>
`

test('a delivered task is billed, its invoice must agree to the cent, and four eyes approve', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const linguist = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  const { tasks } = await makeProject(team, {
    reference: 'To be billed',
    files: { 'a.xlf': words },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  const task = tasks[0]!
  await json(admin.post(`/api/v3/task/${task.uuid}/assignment/${linguist.uuid}`))

  await step('the linguist delivers', team.lucia, async (page) => {
    await page.goto(`/tasks/${task.uuid}?tab=files`)
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await translateElsewhere(page, 'es')
    await deliver(page)
  })

  await step('the administrator sees what will be billed, and bills it', team.accountadmin, async (page) => {
    await page.goto('/finance/payables')
    await expect(page.getByText('No payables yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create payables…' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create payables' })
    await expect(dialog.getByText('Nothing to bill in this period')).toBeVisible()
    const [year, month, day] = today().split('-')
    for (const label of ['Delivered from', 'To']) {
      await dialog.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click()
      await page.keyboard.type(`${month}${day}${year}`)
    }
    const draft = dialog.getByRole('row', { name: 'Lucía Romero' })
    await expect(draft).toContainText(fee)
    await expect(draft).toContainText('No payout method')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create 1 payable', exact: true }).click()
    await expect(toast(page, '1 payable created')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Lucía Romero' })
    await expect(row).toContainText('Needs invoice')
    await expect(row).toContainText(fee)
    await expectAccessible(page)
    await page.goto(`/tasks/${task.uuid}`)
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Invoiced')
  })

  await step('the linguist’s invoice must state the total to the cent', team.lucia, async (page) => {
    await page.goto('/finance/payables')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Earnings')
    await expect(page.getByText('Waiting for your invoice')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('table', { name: 'Earnings' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Attach invoice…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Attach invoice…' })
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(dialog.getByText('Enter the invoice number.')).toBeVisible()
    await dialog.locator('input[type=file]').setInputFiles(fileOf('invoice.pdf', '%PDF-1.7'))
    await dialog.getByRole('textbox', { name: 'Invoice number' }).fill('A-26-31')
    await dialog.getByRole('textbox', { name: 'Total on the invoice' }).fill('5.05')
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(dialog.getByText('$0.05 off the total of the payable.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Invoice number' })).toHaveValue('A-26-31')
    await dialog.getByRole('textbox', { name: 'Total on the invoice' }).fill('5')
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Needs approval')).toBeVisible()
    // Nothing that only those see who pay.
    await expect(page.getByText('Priced again')).toHaveCount(0)
    await expect(page.getByText('Approvals')).toHaveCount(0)
  })

  await step('who has created it cannot approve it, and cancels it with a reason', team.accountadmin, async (page) => {
    await page.goto('/finance/payables')
    await page.getByRole('row').filter({ hasText: 'Lucía Romero' }).getByRole('link').first().click()
    await expect(page.getByText('You created this payable, so someone else has to approve it.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled()
    await expect(page.getByText('Lines and total agree to the cent')).toBeVisible()
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect(page.getByRole('table', { name: /^Calculation of/ })).toContainText('Minimum fee')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Cancel payable…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel / })
    await dialog.getByRole('button', { name: 'Cancel payable' }).click()
    await expect(dialog.getByText('Enter a reason.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Billed too early')
    await dialog.getByRole('button', { name: 'Cancel payable' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Billed too early').first()).toBeVisible()
    await page.goto(`/tasks/${task.uuid}`)
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Delivered')
  })
})
