import { fileOf } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const content = 'open=Open it. Close it.\nsave=Save\n'

test('import settings of a unit are tried on a file, saved, and used for the files of new projects', async ({
  pageOf,
  team,
}) => {
  const administrator = await pageOf(team.accountadmin)
  await administrator.goto('/settings/translation-settings/file-options')
  await administrator.getByRole('link', { name: 'Documentation' }).click()
  const type = administrator.getByRole('combobox', { name: 'File type' })
  await type.fill('.prop')
  await administrator.getByRole('option', { name: '.properties' }).click()
  const form = administrator.getByRole('region', { name: /^Import settings for .*properties/ })
  await expect(form).toContainText('Defaults')

  await administrator.locator('input[type=file]').setInputFiles([fileOf('texts.properties', content)])
  const files = administrator.getByRole('list', { name: 'Selected files' })
  await expect(files).toContainText('5 words, 2 segments')
  await form.getByRole('checkbox', { name: 'Split paragraphs into sentences' }).check({ force: true })
  await expect(files).toContainText('5 words, 3 segments')
  await expectAccessible(administrator)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    administrator.getByRole('alertdialog', { name: /^Import settings for .*properties.* saved$/ }),
  ).toBeVisible()
  await expect(form).toContainText('Custom')

  const manager = await pageOf(team.manager2)
  await manager.goto('/projects/create')
  await manager.getByRole('combobox', { name: 'Organizational unit' }).click()
  await manager.getByRole('option', { name: 'Documentation' }).click()
  await expect(manager.getByRole('combobox', { name: 'Source language' })).toHaveValue('English')
  await manager.locator('input[type=file]').setInputFiles([fileOf('texts.properties', content)])
  await expect(manager.getByRole('list', { name: 'Selected files' })).toContainText('5 words, 3 segments')
  await manager.getByRole('button', { name: 'Import settings for texts.properties' }).click()
  const sentences = manager.getByRole('checkbox', { name: 'Split paragraphs into sentences' })
  await expect(sentences).toBeChecked()
  await sentences.uncheck({ force: true })
  await expect(manager.getByRole('list', { name: 'Selected files' })).toContainText('5 words, 2 segments')

  await administrator
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Import settings' })
    .click()
  const units = administrator.getByRole('table', { name: 'Import settings' })
  await expect(units.getByRole('row', { name: 'Documentation' })).toContainText('.properties')
  await units.getByRole('link', { name: 'Documentation' }).click()
  await form.getByRole('button', { name: 'Reset' }).click()
  await administrator.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(form).toContainText('Defaults')
})
