import { readFile } from 'node:fs/promises'
import { caller, json, type Named } from './make-project.ts'
import type { Team } from './people.ts'
import { expect, test } from './test.ts'

/** The address of an empty memory. */
async function makeMemory(team: Team, name: string): Promise<string> {
  const manager = await caller(team.manager)
  const data = { name, sourceLocale: 'en', targetLocales: ['es', 'ar'] }
  return `/tm/${(await json<Named>(manager.post('/api/v1/atlas-tm', { data }))).uuid}`
}

const unit = (source: string, spanish: string) =>
  `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${spanish}</seg></tuv></tu>`

function tmx(fileName: string, units: readonly string[]) {
  const header =
    '<header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en"' +
    ' srclang="en" datatype="plaintext"/>'
  const start = ['<?xml version="1.0" encoding="UTF-8"?>', '<tmx version="1.4">', header, '<body>']
  const lines = [...start, ...units, '</body>', '</tmx>', '']
  return { name: fileName, mimeType: 'application/octet-stream', buffer: Buffer.from(lines.join('\n')) }
}

const pages = Array.from({ length: 1300 }, (_, at) =>
  unit(`See <ph x="1">{page}</ph> on page ${at}`, `Vea <ph x="1">{page}</ph> en la página ${at}`),
)

test('a memory is created, and a missing value is reported at its field', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/tm')
  await page.getByRole('main').getByRole('link', { name: 'New translation memory' }).first().click()
  await page.getByRole('button', { name: 'Create memory' }).click()
  await expect(page.getByRole('alert')).toContainText('Fix 3 problems to continue')
  await page.getByRole('button', { name: 'Enter a name.' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Manual')
  await page.getByRole('combobox', { name: 'Source language' }).fill('Engl')
  await page.getByRole('option', { name: 'English', exact: true }).click()
  const targets = page.getByRole('combobox', { name: 'Target languages' })
  for (const language of ['Spanish', 'Arabic']) {
    await targets.fill(language)
    await page.getByRole('option', { name: language, exact: true }).click()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create memory' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manual')
  await expect(page.getByText('No translation units yet')).toBeVisible()
})

test('a damaged file is refused with its line and leaves the memory unchanged', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(`${await makeMemory(team, 'Damaged')}?tab=exchange`)
  const broken = [...pages.slice(0, 500), '<tu><tuv xml:lang="en"><seg>See</tuv></tu>', ...pages.slice(500, 600)]
  await page.locator('input[type=file]').setInputFiles(tmx('broken.tmx', broken))
  const row = page.getByRole('list', { name: 'Imported file' }).getByRole('listitem')
  await expect(row).toContainText(/broken\.tmx.?, line 505/)
  await expect(row).toContainText('The memory wasn’t changed.')
  await expect(page.getByText('0 translation units', { exact: true })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(tmx('memory.csv', []))
  await expect(page.getByText('memory.csv isn’t a TMX file.')).toBeVisible()
})

test('a linguist has no access to memories', async ({ page, signIn, team }) => {
  await signIn(team.lucia)
  await page.goto(await makeMemory(team, 'Closed'))
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Requires TM_list')).toBeVisible()
})

test('a memory is filled, searched, corrected, and deleted', async ({ step, team }) => {
  test.setTimeout(900_000)
  const name = 'Handbook'
  const address = await makeMemory(team, name)

  await step(
    'translation units are imported, and the report is kept after leaving the page',
    team.manager,
    async (page) => {
      await page.goto(`${address}?tab=exchange`)
      await page.locator('input[type=file]').setInputFiles(tmx('handbook.tmx', pages))
      const row = page.getByRole('list', { name: 'Imported file' }).getByRole('listitem')
      await expect(row).toContainText('Translation units read: 1,300. New: 1,300. Translations saved: 1,300.', {
        timeout: 240_000,
      })
      await expect(page.getByText('1,300 translation units')).toBeVisible()
      await page.reload()
      await expect(row).toContainText('Translation units read: 1,300.')
      await row.getByRole('button', { name: 'Dismiss handbook.tmx' }).click()
      await expect(row).toHaveCount(0)
      await page.goto(`/tm?name=${encodeURIComponent(name)}`)
      await expect(page.getByRole('row', { name })).toContainText('handbook.tmx')
    },
  )

  await step('translation units are found, edited in place, added, and deleted', team.manager, async (page) => {
    await page.goto(address)
    await page.getByRole('searchbox', { name: 'Search source' }).fill('on page 77')
    await expect(page.getByText('11 translation units')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search translations' }).fill('página 777')
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await expect(page).toHaveURL(/sourceText=on\+page\+77&targetText=/)
    await expect(page.getByRole('row').last()).toContainText('Not translated')

    await page.getByRole('row').last().hover()
    await page.getByRole('button', { name: 'Edit the text in Spanish' }).click()
    const field = page.getByRole('textbox', { name: 'Text in Spanish' })
    await expect(field).toBeFocused()
    await page.keyboard.type(' ⟦2/⟧')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^Tag 2 isn't used like this in the source/)).toBeVisible()
    await field.fill('Consulte ⟦1/⟧ en la página 777')
    await page.keyboard.press('Control+Enter')
    await expect(field).toHaveCount(0)
    await expect(page.getByRole('row').last()).toContainText('Consulte')
    await expect(page.getByRole('button', { name: 'Edit the text in Spanish' })).toBeFocused()

    await page.getByRole('button', { name: 'Add translation unit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add translation unit' })
    await dialog.getByRole('textbox', { name: 'English' }).fill('Table of contents')
    await dialog.getByRole('textbox', { name: 'Spanish' }).fill('Índice')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Add translation unit' }).click()
    await dialog.getByRole('textbox', { name: 'English' }).fill('Table of contents')
    await dialog.getByRole('textbox', { name: 'Spanish' }).fill('Contenido')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByRole('status').or(dialog.getByRole('alert')).filter({ hasText: 'Índice' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Replace' }).click()
    await expect(dialog).toHaveCount(0)

    await page.goto(address)
    const added = page.getByRole('row', { name: 'Table of contents' })
    await expect(added).toContainText('Contenido')
    await added.getByRole('button', { name: 'Actions for “Table of contents”' }).click()
    await page.getByRole('menuitem', { name: 'Delete translation unit' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(added).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '1,300 translation units' })).toBeVisible()
  })

  await step('a memory is exported and downloaded', team.manager, async (page) => {
    await page.goto(`${address}?tab=exchange`)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`${name}.tmx`)
    const text = await readFile((await download.path())!, 'utf8')
    expect(text.match(/<tu /g)).toHaveLength(1300)
    expect(text).toContain('Consulte <ph x="1">{page}</ph> en la página 777')
  })

  await step('a memory is searched for words, and for its matches of a source text', team.manager, async (page) => {
    await page.goto(`${address}?tab=concordance`)
    await page.getByRole('searchbox', { name: 'Search text' }).fill('on page 111')
    await expect(page.getByText('11 results')).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText('on page 111')
    await page.getByText('Whole words').click()
    await expect(page.getByText('1 result', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Target' }).click()
    await expect(page.getByText('No results')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search text' }).fill('CONS* en la')
    await expect(page.locator('mark')).toHaveText(/^Consulte.*en la$/)
    await page.getByText('Match case').click()
    await expect(page.getByText('No results')).toBeVisible()

    await page.getByRole('radio', { name: 'Concordance' }).press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page.getByRole('searchbox', { name: 'Source text' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('See on page 111')
    const first = page.getByRole('tabpanel').getByRole('listitem').first()
    await expect(first).toContainText('% · Fuzzy match')
    await expect(first).toContainText('en la página 111')
    await expect(first).toContainText('Tags -')
    await page.getByRole('button', { name: 'Target languages' }).click()
    await page.getByRole('option', { name: 'Arabic' }).click()
    await expect(page.getByText('No results')).toBeVisible()
    await page.getByRole('button', { name: 'Target languages' }).click()
    await page.getByRole('option', { name: 'Spanish' }).click()
    await expect(first).toContainText('en la página 111')
    await page.getByRole('button', { name: 'Minimum match score' }).click()
    await page.getByRole('option', { name: '100%' }).click()
    await expect(page.getByText('No results')).toBeVisible()
  })

  await step('text is replaced after a preview, and the replacement can be undone', team.manager, async (page) => {
    await page.goto(`${address}?targetText=${encodeURIComponent('página 12')}`)
    await expect(page.getByRole('status').filter({ hasText: '111 translation units' })).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Find and replace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await dialog.getByRole('textbox', { name: 'Find' }).fill('(')
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('la hoja $1')
    await dialog.getByRole('button', { name: 'Plain text Match' }).click()
    await page.getByRole('option', { name: 'Regular expression' }).click()
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText(/Invalid regular expression/).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Find' }).fill('la página (12..)')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('100 occurrences in 100 translations.')).toBeVisible()
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('checkbox', { name: /^Replace in:/ }) })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Replace in 99 translations' }).click()
    await expect(dialog).toHaveCount(0)
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Replaced in 99 translations' })
    // It stays while the mouse is on it.
    await toast.getByRole('button', { name: 'Undo' }).hover()
    await expect(page.getByRole('status').filter({ hasText: '12 translation units' })).toBeVisible()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Replacement undone')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '111 translation units' })).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    const history = page.getByRole('list', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText('Replacement undone')
    await expect(history.getByRole('listitem').nth(1)).toContainText('Text replaced')
    await expect(history.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

  await step('undoing a replacement keeps later changes and announces them first', team.manager, async (page) => {
    await page.goto(`${address}?sourceText=${encodeURIComponent('page 1111')}`)
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Find and replace' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find and replace' })
    await dialog.getByRole('textbox', { name: 'Find' }).fill('página 111')
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('hoja 111')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Replace in 11 translations' }).click()
    await expect(page.getByRole('row').last()).toContainText('hoja 1111')
    await page.getByRole('row').last().hover()
    await page.getByRole('button', { name: 'Edit the text in Spanish' }).click()
    const field = page.getByRole('textbox', { name: 'Text in Spanish' })
    await field.fill('Vea ⟦1/⟧ ahora')
    await page.keyboard.press('Control+Enter')
    // It is there as long as the text is not saved.
    await expect(field).toHaveCount(0)
    await expect(page.getByRole('row').last()).toContainText('ahora')
    await page.goto(`${address}?tab=history`)
    await page.getByRole('list', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click()
    const asked = page.getByRole('alertdialog', { name: 'Some translations have changed since' })
    await expect(asked).toContainText('1 translation has been changed')
    await asked.getByRole('button', { name: 'Undo the rest' }).click()
    await expect(page.getByRole('alertdialog').filter({ hasText: 'Replacement undone' })).toBeVisible()
    await page.goto(`${address}?targetText=${encodeURIComponent('hoja')}`)
    await expect(page.getByText('No results')).toBeVisible()
  })

  await step('a memory is edited, and deleted after a confirmation', team.manager, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Edit details' }).click()
    const panel = page.getByRole('dialog', { name: 'Edit details' })
    await panel.getByRole('textbox', { name: 'Name' }).fill(`${name} 2`)
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} 2`)
    await page.getByRole('button', { name: `Actions for ${name} 2` }).click()
    await page.getByRole('menuitem', { name: 'Delete all translation units' }).click()
    const emptying = page.getByRole('alertdialog', { name: `Empty ${name} 2?` })
    await expect(emptying).toContainText('All 1,300 translation units are permanently deleted')
    await emptying.getByRole('button', { name: 'Delete all translation units' }).click()
    await expect(emptying).toHaveCount(0)
    await expect(page.getByText('No translation units yet')).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${name} 2` }).click()
    await page.getByRole('menuitem', { name: 'Delete memory' }).click()
    // A toast is an alert dialog, too.
    const dialog = page.getByRole('alertdialog', { name: `Delete ${name} 2?` })
    await expect(dialog).toContainText('The memory is empty')
    await dialog.getByRole('button', { name: 'Delete memory' }).click()
    await expect(page).toHaveURL('/tm')
    await expect(page.getByText(`${name} 2 deleted`)).toBeVisible()
    await page.goto(`/tm?name=${encodeURIComponent(name)}`)
    await expect(page.getByText('No results')).toBeVisible()
  })
})
