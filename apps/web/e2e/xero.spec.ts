import { startXeroPeer } from '../../server/src/testing/xero-peer/xero-peer.ts'
import { deliver, toast, translateElsewhere } from './main-job-steps.ts'
import { enterCompany } from './make-invoice.ts'
import { caller, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const text = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="a.txt" source-language="en" datatype="plaintext"><body>
    <trans-unit id="1"><source>Open the project page.</source></trans-unit>
  </body></file>
</xliff>
`

test('an administrator connects Xero, an invoice goes there, and what differs is decided', async ({ step, team }) => {
  const peer = await startXeroPeer(Number(process.env['E2E_XERO_PORT']))
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const client = await caller(team.client)
  const linguist = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  const unit = units.content[0]!
  await enterCompany(admin, unit.uuid)
  const { tasks, uuid: project } = await makeProject(team, {
    reference: 'To the books',
    files: { 'a.xlf': text },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  const cost = { description: 'Layout', costType: 'SERVICE', unitType: 'HOUR', units: 2, costPerUnit: 50 }
  await json(admin.post(`/api/v3/project/${project}/cost/manual-cost`, { data: cost }))
  const task = tasks[0]!
  await json(admin.post(`/api/v3/task/${task.uuid}/assignment/${linguist.uuid}`))
  try {
    await step('the linguist delivers', team.lucia, async (page) => {
      await page.goto(`/tasks/${task.uuid}?tab=files`)
      await page.getByRole('button', { name: 'Accept', exact: true }).click()
      await translateElsewhere(page, 'es')
      await deliver(page)
    })

    await step('a manager has no access', team.manager, async (page) => {
      await page.goto('/finance/xero')
      await expect(page.getByText('Xero isn’t connected')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Xero')
    })

    await step('the administrator connects, and maps accounts and taxes', team.accountadmin, async (page) => {
      await page.goto('/finance/xero')
      await expect(page.getByText('Xero isn’t connected')).toBeVisible()
      await expectAccessible(page)
      peer.desk.refuses = true
      await page.getByRole('button', { name: 'Connect to Xero' }).click()
      await expect(page.getByText('You did not agree at Xero, so nothing is connected.')).toBeVisible()
      await page.getByRole('button', { name: 'Connect to Xero' }).click()
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await expect(page.getByText('Northwind GmbH')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Mapping' })
      const choose = async (label: string, option: string) => {
        await dialog.getByRole('combobox', { name: label }).click()
        await page.getByRole('option', { name: option }).click()
      }
      await choose('Translation sold', '200 Sales')
      await choose('Linguist payments', '310 Subcontractors')
      await choose('Bank account', 'Business account')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Mapping saved.')).toBeVisible()
      await expect(dialog).toBeHidden()
    })

    const issued = await json<Named & { number: string; total: number }>(
      admin.post('/api/v3/receivables', {
        data: { organizationalUnit: unit, projects: [{ uuid: project }] },
      }),
    )
    const inXero = () => peer.books.documents.find(({ number }) => number === issued.number)

    await step('an invoice whose tax isn’t mapped is held, and sent once it is', team.accountadmin, async (page) => {
      await page.goto('/finance/xero')
      const waiting = page.getByRole('table', { name: 'Waiting' })
      await expect(waiting).toContainText(issued.number)
      await expect(waiting).toContainText(/Not mapped: .?VAT/)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Edit' }).click()
      const dialog = page.getByRole('dialog', { name: 'Mapping' })
      for (const [label, option] of [
        ['VAT', 'VAT 15 %'],
        ['Outside', 'No tax'],
      ] as const) {
        await dialog.getByRole('combobox', { name: label }).click()
        await page.getByRole('option', { name: option }).click()
      }
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('1 of 1 documents are equal')).toBeVisible()
      await expect(waiting).toBeHidden()
      expect(inXero()).toMatchObject({ total: issued.total, type: 'ACCREC' })
    })

    await step('a change in Xero is held until ours is sent again', team.accountadmin, async (page) => {
      Object.assign(inXero()!, { total: issued.total - 0.02, updatedAt: Date.now() + 1000 })
      await page.goto('/finance/xero')
      await page.getByRole('button', { name: 'Sync now' }).click()
      const differing = page.getByRole('table', { name: 'What differs' })
      await expect(differing).toContainText('Changed in Xero')
      await expect(differing).toContainText('-$0.02')
      await expectAccessible(page)
      await differing.getByRole('link', { name: issued.number }).click()
      await expect(page.getByRole('link', { name: 'Xero' }).last()).toBeVisible()
      await expect(page.getByText('Differs')).toBeVisible()
      await page.goBack()
      await differing.getByRole('button', { name: 'Send ours again' }).click()
      await expect(toast(page, `${issued.number} is sent again.`)).toBeVisible()
      await expect(differing).toBeHidden()
      expect(inXero()!.total).toBe(issued.total)
    })

    await step('an expired connection says so, and is connected again', team.accountadmin, async (page) => {
      await page.goto('/finance/xero')
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      // A sync that is under way would notice by itself.
      const isSyncing = async () => (await json<{ isSyncing: boolean }>(admin.get('/api/v3/xero/status'))).isSyncing
      await expect.poll(isSyncing).toBe(false)
      peer.desk.access.clear()
      for (const token of peer.desk.refresh.keys()) peer.desk.refresh.set(token, true)
      await page.getByRole('button', { name: 'Sync now' }).click()
      await expect(page.getByText('Connection expired')).toBeVisible()
      await expect(page.getByText('Xero no longer gives access').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Connect again' }).click()
      await expect(page.getByText('Connected', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: 'Disconnect…' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
      await expect(page.getByText('Xero isn’t connected')).toBeVisible()
    })
  } finally {
    peer.close()
  }
})
