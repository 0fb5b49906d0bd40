import type { Page } from '@playwright/test'
import { fileOf, makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const catalog = (texts: object) => JSON.stringify(texts, null, 2)
const first = { open: 'Open the file', save: 'Save', close: 'Close', quit: 'Quit' }
/** One changed, one removed, one added, and the last one first. */
const second = { quit: 'Quit', open: 'Open the folder', save: 'Save', help: 'Help' }

async function sendVersion(page: Page, content: string) {
  await page.getByRole('button', { name: 'Actions for app.json' }).click()
  await page.getByRole('menuitem', { name: 'New version' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(fileOf('app.json', content))
}

test('a new version shows each changed segment, and an identical one shows no change', async ({
  page,
  signIn,
  team,
}) => {
  const { uuid } = await makeProject(team, {
    reference: 'Versions of a file',
    files: { 'app.json': catalog(first) },
    locales: ['es', 'ja'],
    workflows: ['TRANSLATION'],
  })
  await signIn(team.manager)
  await page.goto(`/projects/${uuid}?tab=files`)
  await sendVersion(page, catalog(first))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No changes')).toBeVisible()
  await expect(dialog.getByText('app.json is identical to the current version.')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(fileOf('app.json', catalog(second)))
  await expect(dialog.getByRole('table', { name: 'First segments of app.json' })).toContainText('Open the folder')
  await dialog.getByRole('button', { name: 'Use as new version' }).click()

  const counts = dialog.getByRole('table', { name: 'View changes' })
  // Added, changed, only in markup, moved, removed and unchanged.
  await expect(counts.getByRole('row', { name: /Spanish/ }).getByRole('cell')).toHaveText([
    '1',
    '1',
    '0',
    '1',
    '1',
    '1',
  ])
  const segments = dialog.getByRole('list', { name: 'Changed segments' })
  await expect(segments.getByRole('listitem')).toHaveCount(4)
  const changed = segments.getByRole('listitem').filter({ hasText: 'Open the' })
  await expect(changed.locator('del')).toHaveText('file')
  await expect(changed.locator('ins')).toHaveText('folder')
  await dialog.getByRole('button', { name: 'Type of change' }).click()
  await page.getByRole('option', { name: /^Removed/ }).click()
  await expect(segments.getByRole('listitem')).toHaveCount(1)
  await expect(segments).toContainText('Close')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Actions for app.json' }).click()
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  await expect(page.getByRole('dialog', { name: 'Versions of app.json' }).getByRole('listitem')).toHaveCount(4)
})

test('a file without new versions says so, and a client cannot upload one', async ({ page, signIn, team }) => {
  const { uuid } = await makeProject(team, {
    reference: 'A file as it came',
    files: { 'app.json': catalog(first) },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  await signIn(team.client)
  await page.goto(`/projects/${uuid}?tab=files`)
  await page.getByRole('button', { name: 'Actions for app.json' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Preview', 'Version history'])
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  await expect(page.getByRole('dialog').getByText('No new versions yet')).toBeVisible()
})
