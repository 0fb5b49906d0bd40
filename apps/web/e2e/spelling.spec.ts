import { expect, expectAccessible, test } from './test.ts'
import { expectText, makeTasks, segmentField as field, writeText } from './translation.ts'

test('a word that is not in the dictionary is underlined, replaced by a suggestion, or ignored in all projects', async ({
  pageOf,
  team,
}) => {
  // Once ignored, a word is known to the account.
  const name = `Kubux${'x'.repeat(test.info().repeatEachIndex)}`
  const { es } = await makeTasks(team, { es: 'lucia' })
  const linguist = await pageOf(team.lucia)
  await linguist.goto(es!.path)
  await linguist.getByRole('button', { name: 'Accept' }).click()
  await linguist.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(field(linguist, 1)).not.toHaveAttribute('aria-readonly')
  await writeText(linguist, field(linguist, 1), `Abre la tradución ${name}.`)
  const row = linguist.getByRole('listitem').filter({ has: field(linguist, 1) })
  const notes = row.getByRole('group', { name: 'Spelling' })
  await expect(notes.getByRole('button')).toHaveText(['tradución', name])
  await expectAccessible(linguist)
  const underlined = () =>
    linguist.evaluate(() => [...(CSS.highlights.get('spelling') ?? [])].map((range) => (range as Range).toString()))
  await expect.poll(underlined).toEqual(['tradución', name])

  await notes.getByRole('button', { name: 'tradución' }).click()
  await expect(linguist.getByRole('menuitem', { name: 'traducción' })).toBeVisible()
  await expect(linguist.getByRole('menuitem', { name: 'Ignore in all projects' })).toHaveCount(0)
  await linguist.getByRole('menuitem', { name: 'traducción' }).click()
  await expectText(field(linguist, 1), `Abre la traducción ${name}.`)
  await expect(notes.getByRole('button')).toHaveText([name])
  await expect.poll(underlined).toEqual([name])
  await notes.getByRole('button', { name: name }).click()
  await linguist.getByRole('menuitem', { name: 'Ignore for now' }).click()
  await expect(notes).toHaveCount(0)
  await expect(linguist.getByText('All changes saved')).toBeVisible()

  // While she is there, no one else can change her segment.
  await linguist.goto('/version.json')
  const manager = await pageOf(team.manager)
  await manager.goto(es!.path)
  const theirs = manager.getByRole('group', { name: 'Spelling' })
  await theirs.getByRole('button', { name: name }).click()
  await manager.getByRole('menuitem', { name: 'Ignore in all projects' }).click()
  await expect(theirs).toHaveCount(0)
  await manager.reload()
  await expectText(field(manager, 1), `Abre la traducción ${name}.`)
  await expect(theirs).toHaveCount(0)

  const administrator = await pageOf(team.accountadmin)
  await administrator.goto('/settings/translation-settings/spelling')
  const words = administrator.getByRole('table', { name: 'Spelling' })
  await expect(words.getByRole('row', { name: name })).toContainText('Mei Lindqvist')
  await administrator.getByRole('button', { name: 'Add words' }).click()
  const dialog = administrator.getByRole('dialog', { name: 'Add words' })
  await dialog.getByRole('button', { name: 'Add words' }).click()
  await expect(dialog.getByText('Enter at least one word.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('atlasito, genesia')
  await dialog.getByRole('button', { name: 'Add words' }).click()
  await expect(words.getByRole('row', { name: 'atlasito' })).toContainText('All languages')
  await administrator.getByRole('searchbox', { name: 'Search words' }).fill(name.toLowerCase())
  await expect(words.getByRole('row', { name: 'atlasito' })).toHaveCount(0)
  await administrator.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(administrator.getByText('No words match')).toBeVisible()
  await administrator.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(words.getByRole('row', { name: name })).toBeVisible()
  await expectAccessible(administrator)
})
