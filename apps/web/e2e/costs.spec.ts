import { readFile } from 'node:fs/promises'
import { caller, fileOf, json, type Named } from './make-project.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

// A server that stays may hold those of earlier runs.
const name = `Priced ${Date.now()}`
let address: string

/** A unit of its own, with a price list that knows no price yet, and a project in it. */
test.beforeAll(async ({ playwright }) => {
  const admin = await caller(playwright.request, process.env['E2E_URL']!, 'accountadmin')
  const unit = { name, currency: 'EUR', timezone: 'Europe/Berlin' }
  const organization = await json<{ organizationalUnits: Named[] }>(
    admin.post('/api/v2/organization', { data: { name, country: 'DE', orgUnitDrafts: [unit] } }),
  )
  const orgUnitUUID = organization.organizationalUnits[0]!.uuid
  const rush = { description: 'Rush', unit: 'WORD', calcType: 'percentage', factor: 10, default: true }
  const list = { name, currency: 'EUR', orgUnitUuids: [orgUnitUUID], coefficients: [rush] }
  await json(admin.post('/api/v3/price-list', { data: list }))
  const { uuid } = await json<Named>(
    admin.post('/api/v3/project?inferDefaultSettings=true', { data: { reference: name, orgUnitUUID, sourceLocale: 'en' } }),
  )
  const home = `/api/v3/project/${uuid}`
  const resource = await json<Named>(admin.post(`${home}/resource`, { data: { name: 'menu.json' } }))
  const file = fileOf('menu.json', '{"open": "Open the file", "again": "Open the file", "close": "Close all of the windows now"}')
  await json(admin.put(`${home}/resource/${resource.uuid}/content`, { multipart: { file } }))
  const plan = { projectResourceUuid: resource.uuid, targetLocales: ['es', 'ja'], workflows: ['TRANSLATION', 'REVIEW'] }
  await json(admin.post(`${home}/work-unit?bulk=true`, { data: [plan] }))
  address = `/projects/${uuid}?tab=costs`
})

test('a price that is missing is said, and put right where it is missing', async ({ page, signIn }) => {
  await signIn('accountadmin')
  await page.goto(address)
  await page.getByRole('button', { name: 'Calculate costs' }).click()
  await expect(page.getByText('No price for English into Spanish and English into Japanese')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'English into Spanish' })).toContainText('No price')
  await page.getByRole('button', { name: 'Add the price' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add the price' })
  const save = dialog.getByRole('button', { name: 'Save and calculate' })
  await save.click()
  await expect(dialog.getByText('Enter a price above 0.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'English into Spanish' }).fill('0.1')
  await dialog.getByRole('textbox', { name: 'English into Japanese' }).fill('0.2')
  await expectAccessible(page)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^No price for/)).toBeHidden({ timeout: 30_000 })
  const spanish = page.getByRole('table', { name: 'English into Spanish' })
  await expect(spanish).not.toContainText('No price')
  await spanish.getByRole('button', { name: /^Rush/ }).click()
  const panel = page.getByRole('dialog', { name: 'How this amount came about' })
  await expect(panel).toContainText(/10% of €0\.9\d/)
  await expect(panel.getByRole('table', { name: 'Made of these lines' })).toContainText('Repetition')
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
  await expectAccessible(page)
})

test('a cost is taken out again with a reason, which stands in the activity', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto(address)
  await page.getByRole('button', { name: 'Add a cost' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a cost' })
  await adding.getByRole('textbox', { name: 'Description' }).fill('Screenshots')
  await adding.getByRole('textbox', { name: 'Unit price' }).fill('25')
  await adding.getByRole('button', { name: 'Add a cost' }).click()
  await expect(adding).toBeHidden()
  await page.getByRole('button', { name: 'Take Screenshots out' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('€25.00 will no longer count')
  await expect(dialog.getByRole('button', { name: 'Take it out' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The client made them')
  await dialog.getByRole('button', { name: 'Take it out' }).click()
  await expect(page.getByRole('button', { name: 'Take Screenshots out' })).toBeHidden()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The client made them' })).toBeVisible()
})

test('the analysis shows files, languages and steps, opens its numbers, and is exported', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto(address)
  const table = page.getByRole('table', { name: 'Words by band' })
  await expect(table.getByRole('row').filter({ hasText: 'Spanish' })).toContainText('12')
  await table.getByRole('row').filter({ hasText: 'Japanese' }).getByRole('button', { name: 'Repetition: 3 words. Show the segments' }).click()
  const panel = page.getByRole('dialog', { name: 'Repetition' })
  await expect(panel.getByRole('row').filter({ hasText: 'Open the file' })).toContainText('menu.json')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('radio', { name: 'Files' }).click()
  await expect(table.getByRole('row').filter({ hasText: 'menu.json' })).toHaveCount(2)
  await page.getByRole('radio', { name: 'Steps' }).click()
  await expect(table.getByRole('row').filter({ hasText: 'Review' })).toHaveCount(2)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  const file = await started
  expect(await readFile(await file.path(), 'utf8')).toContain('menu.json,en,es,TRANSLATION,REPETITION,1,3,')
  await expect(page.getByRole('region', { name: 'Profitability' })).toContainText('100%')
})

test('looks right in the dark, from right to left and on a phone', async ({ page, signIn, baseURL }) => {
  await signIn('manager')
  await dress(page, 'dark')
  await speak(page, 'ar', baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'الربحية' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
