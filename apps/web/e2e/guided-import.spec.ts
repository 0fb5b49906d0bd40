import { expect, expectAccessible, test } from './test.ts'

const memory = `<tmx version="1.4"><header srclang="en-US" segtype="sentence" adminlang="en" datatype="xml" o-tmf="x"
  creationtool="x" creationtoolversion="1"/><body><tu><tuv xml:lang="en-US"><seg>Open</seg></tuv><tuv xml:lang="de-DE">
  <seg>Öffnen</seg></tuv></tu></body></tmx>`

test('the exports of another system are looked at, imported, reported on, and undone', async ({ pageOf, team }) => {
  const name = `Moved ${crypto.randomUUID()}`
  const email = `${crypto.randomUUID()}@example.com`
  const files = Object.entries({
    [`${name}.tmx`]: memory,
    [`${name} terms.csv`]: 'English,German,Colour\nbrake,Bremse,red\n',
    'people.csv': `E-mail,Full name,Role\n${email},Nina New,Boss\n`,
    'en.json': `{"hi":"Hello {name}","bye":"Good bye"}`,
    'de.json': `{"hi":"Hallo {name}","bye":"Tschüss {name}"}`,
  })
  const page = await pageOf(team.accountadmin)
  await page.goto('/tools/import')
  const plain = files.map(([path, text]) => ({ name: path, mimeType: 'text/plain', buffer: Buffer.from(text) }))
  await page.locator('input[type=file]').setInputFiles(plain)
  await expect(page.getByText('1 file can’t be imported')).toBeVisible()
  const card = (title: string) => page.getByRole('button', { name: title })
  await card(`${name} terms.csv`).click()
  await expect(page.getByText('Column “Colour” isn’t read. Filled cells: 1.')).toBeVisible()
  await card('de.json').click()
  await expect(page.getByText(/bye.*has different placeholders/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Boss: imported as' }).selectOption('Project manager')
  await expect(page.getByText('Ready to import')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Start import' }).click()
  await expect(page.getByText('Import finished')).toBeVisible()
  await page.getByRole('button', { name: 'Download report' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('import.csv')

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Import undone')).toBeVisible()
})
