import { caller, fileOf, json } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'
import { expectText, makeTasks, segmentField as field, writeText } from './translation.ts'

test('a glossary is made, filled by hand and from a table, searched, and emptied', async ({ pageOf, team }) => {
  const name = 'Seaport'
  const page = await pageOf(team.manager2)
  await page.goto('/glossary')
  await page.getByRole('main').getByRole('link', { name: 'New glossary' }).first().click()
  await page.getByRole('button', { name: 'Create glossary' }).click()
  await expect(page.getByRole('alert')).toContainText('Fix 2 problems to continue')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const languages = page.getByRole('combobox', { name: 'Languages' })
  for (const language of ['English', 'Spanish']) {
    await languages.fill(language)
    await page.getByRole('option', { name: language, exact: true }).click()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create glossary' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('No concepts yet')).toBeVisible()

  await page.getByRole('button', { name: 'Add concept' }).first().click()
  const add = page.getByRole('dialog', { name: 'Add concept' })
  await add.getByRole('textbox', { name: 'English' }).fill('harbor')
  await add.getByRole('textbox', { name: 'Spanish' }).fill('puerto')
  await add.getByRole('textbox', { name: 'Definition' }).fill('A place for ships.')
  await add.getByRole('button', { name: 'Add concept' }).click()
  await expect(add).toBeHidden()
  const table = page.getByRole('table', { name: 'Terms' })
  await expect(table.getByRole('row', { name: 'harbor' })).toContainText('puerto')
  await expectAccessible(page)

  // The same term once more is shown before it is written.
  await page.getByRole('button', { name: 'Add concept' }).click()
  await add.getByRole('textbox', { name: 'English' }).fill('Harbor')
  await add.getByRole('button', { name: 'Add concept' }).click()
  await expect(add.getByText('The glossary has this term already')).toBeVisible()
  await expect(add.getByText('harbor: A place for ships.')).toBeVisible()
  await add.getByRole('button', { name: 'Cancel' }).click()

  await table.getByRole('link', { name: 'harbor' }).click()
  const panel = page.getByRole('dialog', { name: 'harbor' })
  await panel.getByRole('button', { name: 'Add term' }).click()
  const term = page.getByRole('dialog', { name: 'Add term' })
  await term.getByRole('combobox', { name: 'Language' }).fill('Spanish')
  await page.getByRole('option', { name: 'Spanish', exact: true }).click()
  await term.getByRole('textbox', { name: 'Term', exact: true }).fill('puerto')
  await term.getByRole('button', { name: 'Save' }).click()
  await expect(term.getByText('The concept has this term already. Enter another one.')).toBeVisible()
  await term.getByRole('textbox', { name: 'Term', exact: true }).fill('muelle')
  await term.getByText('Must not be used').click()
  await term.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Don’t use')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('textbox', { name: 'Definition' }).fill('Where ships are safe.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Concept saved')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(table.getByRole('row', { name: 'harbor' })).toContainText('Where ships are safe.')

  await page.getByRole('tab', { name: 'Import and export' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles([fileOf('terms.csv', 'en,es,de\nship,barco,\nharbor,puerto,Hafen\n')])
  const row = page.getByRole('list', { name: 'Imported file' }).getByRole('listitem')
  await expect(row).toContainText('Terms added: 3. Concepts: 1 new, 1 extended, 0 not changed.')
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toBe(`${name}.tbx`)

  await page.getByRole('tab', { name: 'Terms' }).click()
  await page.getByRole('searchbox', { name: 'Search terms and definitions' }).fill('hafen')
  await expect(page.getByText('1 concept', { exact: true })).toBeVisible()
  await expect(table.getByRole('link', { name: 'harbor' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search terms and definitions' }).fill('')
  await page.getByRole('button', { name: 'All languages' }).click()
  await page.getByRole('option', { name: 'Without German' }).click()
  await expect(table.getByRole('link', { name: 'ship' })).toBeVisible()
  await expect(table.getByRole('link', { name: 'harbor' })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByText('Term added · muelle')).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete glossary' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Seaport' })
  await expect(question).toContainText('All 2 concepts are permanently deleted.')
  await question.getByRole('button', { name: 'Delete glossary' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossaries')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('the terms of a project’s glossaries stand beside a segment, and are inserted where one types', async ({
  pageOf,
  team,
}) => {
  const { es } = await makeTasks(team, { es: 'lucia' })
  const manager = await caller(team.manager)
  const data = { name: 'Words', languages: ['en', 'es'] }
  const { uuid } = await json<{ uuid: string }>(manager.post('/api/v3/glossary', { data }))
  const term = async (more: object) =>
    json<{ conceptUuid: string }>(manager.post('/api/v3/glossary/term', { data: { status: 'Approved', ...more } }))
  const { conceptUuid } = await term({ glossaryUuid: uuid, language: 'en', text: 'projects' })
  await term({ conceptUuid, language: 'es', text: 'proyecto' })
  await term({ conceptUuid, language: 'es', text: 'obra', forbidden: true })
  const { project } = await json<{ project: { uuid: string } }>(manager.get(`/api/v3/task/${es!.uuid}`))
  await json(manager.post(`/api/v3/project/${project.uuid}/glossaries`, { multipart: { glossaries: uuid } }))

  const linguist = await pageOf(team.lucia)
  await linguist.goto(es!.path)
  await linguist.getByRole('button', { name: 'Accept' }).click()
  await linguist.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(field(linguist, 1)).not.toHaveAttribute('aria-readonly')
  await field(linguist, 1).click()
  const terms = linguist.getByRole('region', { name: 'Terms' })
  await expect(terms).toContainText('projects')
  await expect(terms).toContainText('obra Don’t use')
  await expectAccessible(linguist)
  await writeText(linguist, field(linguist, 1), 'El ')
  await terms.getByRole('button', { name: 'Insert proyecto' }).click()
  await expectText(field(linguist, 1), 'El proyecto')
  await expect(field(linguist, 1)).toBeFocused()
  await expect(linguist.getByText('All changes saved')).toBeVisible()
})
