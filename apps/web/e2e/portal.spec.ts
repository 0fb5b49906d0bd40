import { deliverTask } from './deliver-task.ts'
import { toast } from './main-job-steps.ts'
import { caller, json, type MadeTask, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a client requests a translation in the portal, sees its lines, approves it with an order, and downloads it', async ({
  step,
  team,
}) => {
  const manager = await caller(team.manager)
  const admin = await caller(team.accountadmin)
  const lucia = await caller(team.lucia)
  const linguist = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  const { content: units } = await json<{ content: Named[] }>(manager.get('/api/v3/client'))
  for (const unit of units)
    await json(
      admin.put('/api/v3/client', {
        data: {
          uuid: unit.uuid,
          clientLanguages: 'es',
          workflows: ['TRANSLATION'],
          taxInfo: { requirePurchaseOrder: true },
        },
      }),
    )
  const settings = '/api/v3/portal/settings'
  await step('an administrator sets how texts sound', team.accountadmin, async (page) => {
    await page.goto('/tools/portal')
    await page.getByRole('textbox', { name: 'Default tone' }).fill('friendly')
    await page.getByRole('form', { name: 'Requests and texts' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Portal settings saved')).toBeVisible()
    expect(await json(page.request.get(settings))).toMatchObject({ tone: 'friendly' })
    await expectAccessible(page)
  })
  await step('a text becomes a request', team.client, async (page) => {
    await page.goto('/portal')
    const form = page.getByRole('form', { name: 'Request a translation' })
    await form.getByRole('button', { name: 'Request quote' }).click()
    await expect(form.getByText('Add a file, or enter a text.')).toBeVisible()
    await form.getByRole('radio', { name: 'Text' }).click()
    await form.getByRole('textbox', { name: 'Text to translate' }).fill('Open the file')
    await form.getByRole('textbox', { name: 'Name' }).fill('Spring letter')
    await expect(form.getByText(/^3 words into \d languages?$/)).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Request quote' }).click()
    await expect(page.getByRole('list', { name: 'Requested' })).toContainText('Spring letter')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })
  const { content } = await json<{ content: { uuid: string }[] }>(
    manager.get('/api/v3/project', { params: { reference: 'Spring letter' } }),
  )
  const { uuid } = content[0]!
  const home = `/api/v3/project/${uuid}`
  await expect(async () => {
    const { workUnits } = await json<{ workUnits: { genesisCreationStatus: string }[] }>(manager.get(home))
    expect(workUnits.every(({ genesisCreationStatus }) => genesisCreationStatus === 'CREATED')).toBe(true)
    expect(workUnits.length).toBeGreaterThan(0)
  }).toPass()
  const cost = { description: 'Layout', costType: 'SERVICE', unitType: 'HOUR', units: 2, costPerUnit: 50 }
  await json(manager.post(`${home}/cost/manual-cost`, { data: cost }))
  await json(manager.post(`${home}/status`, { data: { newStatus: 'PENDING' } }))
  await step('the quote has its price, and is approved', team.client, async (page) => {
    await page.goto('/portal')
    const quotes = page.getByRole('list', { name: 'Quotes' })
    await expect(quotes).toContainText('$100.00')
    await quotes.getByRole('button', { name: 'Show lines: Spring letter' }).click()
    const lines = page.getByRole('dialog', { name: /Quote for .?Spring letter/ })
    await expect(lines.getByRole('row', { name: /Layout/ })).toContainText('$100.00')
    await expect(lines.getByText('1 file')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await quotes.getByRole('button', { name: 'Approve: Spring letter' }).click()
    const approval = page.getByRole('alertdialog', { name: 'Approve', exact: true })
    await expect(approval.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await approval.getByRole('textbox', { name: 'Purchase order' }).fill('PO 7')
    // The project's new state comes first, and takes the dialog away.
    await page.route('**/api/v3/project?*', async (route) => {
      await approval.waitFor({ state: 'hidden' })
      await route.continue()
    })
    await approval.getByRole('button', { name: 'Approve' }).click()
    await expect(toast(page, 'Spring letter: In progress')).toBeVisible()
    const work = page.getByRole('list', { name: 'In translation' })
    await expect(work).toContainText('Spring letter')
    await work.getByRole('button', { name: /Ask about .?Spring letter/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Who is it for?')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
  })
  expect(JSON.stringify(await json(manager.get(`${home}/message`)))).toContain('Who is it for?')
  expect(await json(manager.get(home))).toMatchObject({ purchaseOrder: 'PO 7' })
  const tasks = await json<{ content: MadeTask[] }>(
    manager.get('/api/v3/task', { params: { projectUuid: uuid, size: 100 } }),
  )
  for (const task of tasks.content) {
    await json(manager.post(`/api/v3/task/${task.uuid}/assignment/${linguist.uuid}`))
    await deliverTask(lucia, task)
  }
  await step('the translation is downloaded', team.client, async (page) => {
    await page.goto('/portal')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download: Spring letter' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await page.getByRole('link', { name: 'Invoices' }).click()
    await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Translate a text' }).click()
    await expect(page.getByRole('textbox', { name: 'Tone' })).toHaveValue('friendly')
    await page.getByRole('textbox', { name: 'Text' }).fill('Open the file')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Translate' }).click()
    await expect(page.getByRole('alert').or(page.getByRole('region', { name: 'Translation' }))).toBeVisible()
  })
})
