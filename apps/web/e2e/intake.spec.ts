import type { Page } from '@playwright/test'
import { archiveOf } from './archive-of.ts'
import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const choose = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  page.locator('input[type=file]').setInputFiles(files)

const entry = (id: string, text: string) => `msgid "${id}"\nmsgstr "${text}"\n`
const catalog = [entry('tasks.assign', 'Assign tasks'), entry('tasks.unassign', 'Unassign tasks')].join('\n')

async function startProject(page: Page, name: string) {
  await page.goto('/projects/create')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await page.getByRole('option', { name: 'Documentation' }).click()
  await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('English')
}

test('a catalog with keys is asked about before a project is made of it', async ({ page, signIn, team }) => {
  await signIn(team.manager2)
  await startProject(page, 'Keys')
  await choose(page, fileOf('app.po', catalog))
  const segments = page.getByRole('table', { name: 'First segments of app.po' })
  await expect(segments).toContainText('tasks.assign')
  await expect(page.getByText('The texts of app.po look like keys')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Select what to translate in app.po' })).toBeVisible()

  const readings = page.getByRole('radiogroup', { name: 'What to translate' })
  const isRead = Promise.withResolvers<void>()
  await page.route(/\/upload\/[^/]+\/preview$/, async (route) => {
    await isRead.promise
    await route.continue()
  })
  await readings.getByText('Assign tasks', { exact: true }).click()
  // A user who is quicker than the new reading has answered all the same.
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('Uploading files')).toBeVisible()
  isRead.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys')
  await page.getByRole('tab', { name: /^Files/ }).click()
  await expect(page.getByRole('row', { name: 'app.po' })).toContainText('4')
})

test('the preview follows the import settings, and tells what is left out', async ({ page, signIn, team }) => {
  await signIn(team.manager2)
  await startProject(page, 'Preview')
  await choose(page, fileOf('menu.json', '{"open": "Open it. Close it.", "version": "{name}"}'))
  const files = page.getByRole('list', { name: 'Selected files' })
  await expect(files).toContainText('4 words, 1 segment')
  // The total in all target languages of the unit.
  const brings = page.getByRole('region', { name: 'What the files bring' })
  await expect(brings).toContainText('New tasks2')
  await expect(brings).toContainText('Words8')
  await expect(brings).toContainText(/Cost, at most\D*\d/)
  await expect(files).toContainText('1 text skipped')
  await page.getByRole('button', { name: '1 text skipped' }).click()
  await expect(page.getByRole('table', { name: 'Skipped texts in menu.json' })).toContainText('{name}')
  await page.getByRole('button', { name: 'Import settings for menu.json' }).click()
  await page.getByRole('checkbox', { name: 'Split paragraphs into sentences' }).check({ force: true })
  await expect(files).toContainText('4 words, 2 segments')
  await expect(page.getByRole('table', { name: 'First segments of menu.json' }).getByRole('row')).toHaveCount(3)
})

test('files added to a project in work show their tasks and cost before they are added', async ({
  page,
  signIn,
  team,
}) => {
  const { uuid } = await makeProject(team, {
    reference: 'In work',
    files: { 'menu.json': '{"open": "Open the file"}' },
    locales: ['es', 'ja'],
    workflows: ['TRANSLATION'],
  })
  await signIn(team.manager)
  await page.goto(`/projects/${uuid}?tab=files`)
  await choose(page, fileOf('help.json', '{"help": "Read all of this first"}'))
  const brings = page.getByRole('region', { name: 'What the files bring' })
  await expect(brings).toContainText('New tasks2')
  await expect(brings).toContainText('Words10')
  await expect(brings).toContainText(/Cost, at most\D*[1-9]|Cost, at most\D*0\.\d/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add 1 file' }).click()
  await expect(page.getByRole('row', { name: 'help.json' })).toBeVisible()
  const manager = await caller(team.manager)
  const tasks = () => json<{ content: Named[] }>(manager.get('/api/v3/task', { params: { projectUuid: uuid } }))
  await expect.poll(async () => (await tasks()).content.length).toBe(4)
})

test('an error goes when another field fills its field, and a due date names its time zone', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager2)
  await page.goto('/projects/create')
  await page.getByRole('button', { name: 'Create project' }).click()
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  for (const name of ['unit', 'source', 'targets']) await expect(field(name)).toContainText('Select')
  const unit = page.getByRole('combobox', { name: 'Organizational unit' })
  await unit.click()
  await page.keyboard.press('Escape')
  await unit.click()
  await page.getByRole('option', { name: 'Documentation' }).click()
  for (const name of ['unit', 'source', 'targets']) await expect(field(name)).not.toContainText('Select the')
  await expect(field('due')).toContainText(/Time zone: \S+/)
  await field('due').getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('gridcell').getByText('28', { exact: true }).first().click()
  await page.keyboard.press('Escape')
  await expect(field('due').getByRole('spinbutton', { name: /^day/ })).toHaveText('28')
})

test('an archive becomes its files, and says before and after which it leaves out', async ({ page, signIn, team }) => {
  await signIn(team.manager2)
  await startProject(page, 'Archive')
  const archive = archiveOf({
    'menu.json': '{"open": "Open it"}',
    'web/menu.json': '{"close": "Close it now"}',
    'logo.png': 'x',
    '__MACOSX/._menu.json': 'x',
  })
  await choose(page, fileOf('all.zip', archive))
  const files = page.getByRole('list', { name: 'Selected files' })
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await expect(files).toContainText('web/menu.json')
  await expect(files).toContainText('3 words, 1 segment')
  const left = page.getByRole('status').filter({ hasText: /2 files in \S*all\.zip\S* aren’t taken/ })
  await expect(left).toContainText(/logo\.png\S*: Files of this type can’t be translated/)
  await expect(left).toContainText('Hidden or system file')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive')
  await page.getByRole('tab', { name: /^Files/ }).click()
  await expect(page.getByRole('row', { name: 'web/menu.json' })).toBeVisible()
  await expect(page.getByText(/logo\.png\S*: Files of this type can’t be translated/)).toBeVisible()
})
