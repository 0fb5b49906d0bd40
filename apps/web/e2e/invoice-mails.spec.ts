import { invoiceDelivered } from './invoice-delivered.ts'
import { toast } from './main-job-steps.ts'
import { caller, json, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('an invoice is sent to the address of its client, disputed, and followed by reminders; payables are created by schedule', async ({
  step,
  team,
}) => {
  const admin = await caller(team.accountadmin)
  const { invoice: uuid } = await invoiceDelivered({ step, team }, 'To be sent')
  const invoice = await json<{ number: string; organizationalUnit: Named }>(admin.get(`/api/v3/receivables/${uuid}`))

  await step('the administrator enters where invoices go', team.accountadmin, async (page) => {
    await page.goto(`/organizations/units/${invoice.organizationalUnit.uuid}?tab=billing`)
    const card = page.getByRole('region', { name: 'Billing' })
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Payment terms' }).fill('400')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter a whole number from 0 to 365.').last()).toBeVisible()
    await page.getByRole('textbox', { name: 'Payment terms' }).fill('14')
    await page.getByRole('textbox', { name: 'Email for invoices' }).fill('bills@example.com')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('bills@example.com')
    await expect(card).toContainText('14 days')
  })

  await step('reminders and the schedule of payables are turned on', team.accountadmin, async (page) => {
    await page.goto('/settings/account-settings/finance')
    const reminders = page.getByRole('region', { name: 'Reminders of overdue invoices' })
    const sends = reminders.getByRole('checkbox', { name: 'Send reminders' })
    await sends.press('Space')
    await expect(sends).toBeChecked()
    await reminders.getByRole('textbox', { name: 'Subject' }).fill('Open: {number}')
    await expect(reminders.getByRole('button', { name: 'Use the usual text' })).toBeVisible()
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    const sent = saved()
    await reminders.getByRole('button', { name: 'Save' }).click()
    await sent
    // Each card saves the settings as it has read them.
    await page.reload()
    const company = page.getByRole('region', { name: 'Company' })
    const schedules = company.getByRole('checkbox', { name: 'Create payables by schedule' })
    await schedules.press('Space')
    await expect(schedules).toBeChecked()
    const kept = saved()
    await company.getByRole('button', { name: 'Save' }).click()
    await kept
    await expectAccessible(page)
    await page.goto('/finance/payables')
    await expect(page.getByText(/linguist has a schedule yet|The next payables are created on/).first()).toBeVisible()
    await expectAccessible(page)
  })

  await step('the invoice is sent, and the client objects to it', team.accountadmin, async (page) => {
    await page.goto(`/finance/receivables/${uuid}`)
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Send by email…' }).click()
    const dialog = page.getByRole('dialog', { name: `Send ${invoice.number}` })
    await expect(dialog.getByRole('textbox', { name: 'Recipients' })).toHaveValue('bills@example.com')
    await dialog.getByRole('textbox', { name: 'Recipients' }).fill('nobody')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog.getByText('Enter email addresses', { exact: false })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Recipients' }).fill('bills@example.com')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(toast(page, 'is being sent')).toBeVisible()
    const mails = page.getByRole('region', { name: 'Emails' })
    await mails.getByRole('button', { name: new RegExp(`^Invoice ${invoice.number} from`) }).click({ timeout: 90_000 })
    await expect(mails).toContainText('bills@example.com')
    await expect(mails).toContainText('Reminder 1 is sent on')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Note an objection…' }).click()
    const objection = page.getByRole('dialog', { name: `Objection to ${invoice.number}` })
    await objection.getByRole('textbox', { name: 'Reason' }).fill('Two words are wrong.')
    await objection.getByRole('button', { name: 'Note objection' }).click()
    await expect(mails).toContainText('No reminders are sent while the client objects.')
    await expect(page.getByText('The client objects to this invoice')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Objection settled' }).click()
    await expect(mails).toContainText('Reminder 1 is sent on')
  })
})
