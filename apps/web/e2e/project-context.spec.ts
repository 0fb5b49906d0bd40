import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

interface FileParams {
  parserFilter: string
  applySourceSegmentation: boolean
  parameters: object
}

const glossary = 'Shop words'
let unit = ''
let project = ''
let task = ''

test.beforeAll(async ({ team }) => {
  const [manager, client] = [await caller(team.manager), await caller(team.client)]
  const units = await json<{ content: Named[] }>(client.get('/api/v3/client', { params: { queryType: 'MINE' } }))
  unit = units.content[0]!.uuid
  const languages = ['en', 'es']
  await json(manager.post('/api/v3/glossary', { data: { name: glossary, languages } }))
  await json(manager.post('/api/v3/glossary', { data: { name: 'House words', languages, orgUnits: [{ uuid: unit }] } }))
  const made = await makeProject(team, {
    reference: 'Shop',
    files: { 'shop.json': '{"open":"Open the shop","close":"Close it"}', 'help.md': '# Help\n\nRead me.\n' },
    locales: ['es', 'ja'],
    workflows: ['TRANSLATION'],
  })
  project = `/projects/${made.uuid}`
  const linguist = await caller(team.lucia)
  const { uuid } = await json<Named>(linguist.get('/api/v3/user/logged-user'))
  const spanish = made.tasks.find(({ workUnit }) => workUnit.targetLanguage === 'es')!
  await json(manager.post(`/api/v3/task/${spanish.uuid}/assignment/${uuid}`))
  task = `/tasks/${spanish.uuid}`
})

async function download(page: Page, click: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await click()
  const done = await coming
  return { name: done.suggestedFilename(), bytes: readFileSync(await done.path()) }
}

test('reference files are added, downloaded by the linguist, and removed', async ({ page, signIn, pageOf, team }) => {
  await signIn(team.manager)
  await page.goto(`${project}?tab=references`)
  await expect(page.getByRole('heading', { name: 'No reference files' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles([fileOf('style guide.pdf', 'Be kind.'), fileOf('logo.svg', '<svg/>')])
  const table = page.getByRole('table', { name: 'Reference files' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('tab', { name: 'Reference files' })).toContainText('2')
  await expectAccessible(page)

  const linguist = await pageOf(team.lucia)
  await linguist.goto(`${task}?tab=files`)
  await expect(linguist.getByRole('list', { name: 'Reference files' })).toContainText('style guide.pdf')
  const container = await download(linguist, () => linguist.getByRole('button', { name: 'Download all' }).click())
  expect(container.name).toMatch(/-reference\.zip$/)
  expect(container.bytes.includes('style guide.pdf')).toBe(true)
  expect(container.bytes.includes('logo.svg')).toBe(true)
  const guide = await download(linguist, () =>
    linguist.getByRole('button', { name: 'Download style guide.pdf' }).click(),
  )
  expect({ name: guide.name, text: guide.bytes.toString() }).toEqual({ name: 'style guide.pdf', text: 'Be kind.' })

  await page.getByRole('button', { name: 'Remove logo.svg' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(table.getByRole('row')).toHaveCount(2)
})

test('a project has the glossaries of its unit, and one is added and removed', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(`${project}?tab=memories`)
  const table = page.getByRole('table', { name: 'Glossaries' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove House words' }).click()
  await expect(page.getByRole('heading', { name: 'No glossaries added' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Glossary' }).click()
  await page.keyboard.type('shop w')
  await page.getByRole('option', { name: glossary }).click()
  await page.getByRole('button', { name: 'Add glossary' }).click()
  await expect(table.getByRole('row', { name: glossary })).toContainText('Spanish')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${glossary}` }).click()
  await expect(page.getByRole('heading', { name: 'No glossaries added' })).toBeVisible()
})

test('work units are exported as workbooks and deleted', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  // The address of an earlier version.
  await page.goto(`${project}?tab=workUnits`)
  const table = page.getByRole('table', { name: 'Work' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await table
    .getByRole('row', { name: /shop\.json.*Japanese/ })
    .getByRole('checkbox')
    .check()
  await table
    .getByRole('row', { name: /help\.md.*Japanese/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export 2 work units' })
  await dialog.getByText('Excel (XLSX)').click()
  await dialog.getByText('Add language codes to file names').click()
  await expectAccessible(page)
  const { bytes } = await download(page, () => dialog.getByRole('button', { name: 'Export', exact: true }).click())
  expect(bytes.includes('ja/shop.json_en_ja.xlsx')).toBe(true)
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2 work units?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 work units deleted')).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(3)
})

test('a continuous project is marked and shows the progress of its files', async ({ page, signIn, team }) => {
  const manager = await caller(team.manager)
  const address = `/api/v3/project/ci/${unit}/web`
  const multipart = { file: fileOf('site.json', '{"a":"Welcome"}'), source: 'en', locales: 'es' }
  const { uuid } = await json<Named>(manager.post(address, { multipart }))
  await signIn(team.manager)
  await page.goto(`/projects/${uuid}?tab=files`)
  await expect(page.getByText('Continuous: web')).toBeVisible()
  await expect(page.getByRole('row', { name: 'site.json' })).toContainText('Imported')
})

test('a continuous project is created in the app, and shows what each upload changed', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  await page.goto('/projects/create')
  await page.getByRole('radio', { name: 'Continuous project' }).click()
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill('app')
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await page.getByRole('option', { name: 'Product' }).click()
  await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('English')
  await page.getByRole('button', { name: 'Create project' }).click()
  const versions = page.getByRole('table', { name: 'New versions' })
  await expect(page.getByText('No new versions yet')).toBeVisible()
  const manager = await caller(team.manager)
  const address = new URL(await page.getByText(/^http.+\/api\/v3\/project\/ci\//).innerText()).pathname
  const upload = (content: string) =>
    json<{ uuid: string }>(manager.post(address, { multipart: { file: fileOf('site.json', content) } }))
  const { uuid } = await upload('{"a":"Welcome"}')
  await expect
    .poll(async () => (await json<{ status: string }>(manager.get(`/api/v3/project/${uuid}/ingestion/status`))).status)
    .toBe('DONE')
  await upload('{"a":"Welcome","b":"Goodbye"}')
  await page.reload()
  const row = versions.getByRole('row').filter({ hasText: 'site.json' })
  await expect(row).toContainText('Compared')
  await expect(row.getByRole('cell').nth(1)).toHaveText('1')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'site.json' }).click()
  await expect(page.getByRole('dialog')).toContainText('Goodbye')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: /^Build \d translated files?$/ }).click()
  await expect(page.getByRole('button', { name: /^Build \d translated files?$/ })).toBeHidden()
})

test('a table is imported by fixed-width columns once set, and a project without languages asks for them', async ({
  page,
  signIn,
  team,
}) => {
  const manager = await caller(team.manager)
  const data = { reference: 'Table', orgUnitUUID: unit, sourceLocale: 'en' }
  const { uuid } = await json<Named>(manager.post('/api/v3/project', { data }))
  const home = `/api/v3/project/${uuid}/resource`
  const resource = await json<Named>(manager.post(home, { data: { name: 'signs.csv' } }))
  const file = fileOf('signs.csv', 'key source\nopn Open daily\n')
  await json(manager.put(`${home}/${resource.uuid}/content`, { multipart: { file } }))
  await signIn(team.manager)
  await page.goto(`/projects/${uuid}?tab=files`)
  const row = page.getByRole('row', { name: 'signs.csv' })
  const dialog = page.getByRole('dialog', { name: 'Import settings for signs.csv' })
  const open = async () => {
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Import settings' }).click()
  }
  await open()
  await expect(dialog.getByRole('radio', { name: 'Delimited columns' })).toBeChecked()
  await expect(dialog.getByRole('textbox', { name: 'Column widths' })).toBeHidden()
  await dialog.getByText('Fixed-width columns').click()
  await expect(dialog.getByRole('textbox', { name: 'Delimiter' })).toBeHidden()
  await dialog.getByRole('textbox', { name: 'Column widths' }).fill('4,20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByRole('radio', { name: 'Fixed-width columns' })).toBeChecked()
  const words = async () => {
    const present = await json<{ resources: { totalWords: number }[] }>(manager.get(`/api/v3/project/${uuid}`))
    return present.resources[0]!.totalWords
  }
  await expect.poll(words).toBe(2)

  // Another manager saves other widths first: both are compared, and what was typed is kept.
  const other = await caller(team.manager2)
  const present = await json<{ resources: { params: FileParams }[] }>(other.get(`/api/v3/project/${uuid}`))
  const { parserFilter, applySourceSegmentation, parameters } = present.resources[0]!.params
  const theirs = { parserFilter, applySourceSegmentation, parameters: { ...parameters, columnWidths: '4,9' } }
  await json(other.post(`${home}/${resource.uuid}/file-params`, { data: theirs }))
  await dialog.getByRole('textbox', { name: 'Column widths' }).fill('4,12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = dialog.getByRole('status').filter({ hasText: 'changed this' })
  await expect(notice.getByRole('row', { name: 'Column widths 4,9 4,12' })).toBeVisible()
  await expect(notice.getByRole('row')).toHaveCount(2)
  await notice.getByRole('button', { name: 'Save mine' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByRole('textbox', { name: 'Column widths' })).toHaveValue('4,12')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // The project has no languages: they come with its next file, for the one that is there, too.
  for (const [field, name] of [
    ['Target languages', 'Spanish'],
    ['Steps', 'Translation'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await page.keyboard.press('Escape')
  }
  await page.locator('input[type=file]').setInputFiles(fileOf('hours.json', '{"open":"Daily"}'))
  await page.getByRole('button', { name: 'Add 1 file' }).click()
  for (const name of ['signs.csv', 'hours.json']) await expect(page.getByRole('row', { name })).toContainText('Spanish')
})

test('the project context is accessible in the dark theme, from right to left, and on a narrow screen', async ({
  page,
  signIn,
  baseURL,
  team,
}) => {
  await signIn(team.manager)
  await dress(page, 'dark')
  await speak(page, 'ar', baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['overview', 'references', 'memories', 'work']) {
    await page.goto(`${project}?tab=${tab}`)
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('heading').or(panel.getByRole('listitem')).first()).toBeVisible()
    await expectAccessible(page)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  }
})
