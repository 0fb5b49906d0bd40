import { caller, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'
import { segmentField as field } from './translation.ts'

const lines = ['Open the file', 'Save the file', 'Close the window', 'Print the page']

test('a task is split among linguists, who each see the other slice as context, and joined again', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  const files = { 'menu.json': JSON.stringify(Object.fromEntries(lines.map((line, at) => [`line${at}`, line]))) }
  const plan = { reference: 'Slices', files, locales: ['es'], workflows: ['TRANSLATION'] }
  const { uuid, tasks } = await makeProject(team, plan)
  await signIn(team.manager)
  await page.goto(`/tasks/${tasks[0]!.uuid}`)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Split…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Split menu.json · Spanish' })
  await expect(dialog.getByRole('row')).toHaveCount(3)
  const end = dialog.getByRole('textbox', { name: 'Last segment of slice 1' })
  await end.fill('3')
  await end.press('Enter')
  await expect(dialog.getByRole('row').nth(2)).toContainText('Print the page')
  for (const [slice, name] of [
    ['1', 'Lucía Romero'],
    ['2', 'Layla Haddad'],
  ]) {
    await dialog.getByRole('button', { name: `Linguist of slice ${slice}` }).click()
    await page.getByRole('option', { name }).click()
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Split', exact: true }).click()
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Task split into 2 slices' })).toBeVisible()
  const slices = page.getByRole('region', { name: 'Slices' }).getByRole('listitem')
  await expect(slices).toHaveText([/Segments 1–3.*Lucía Romero/, /Segments 4–4.*Layla Haddad/])
  await expectAccessible(page)

  const own = await caller(team.layla)
  const { content } = await json<{ content: Named[] }>(own.get('/api/v3/task', { params: { projectUuid: uuid } }))
  const [slice] = content as [Named]
  await json(own.post(`/api/v3/task/${slice.uuid}/status-update`, { data: { status: 'APPROVED' } }))
  const editor = await pageOf(team.layla)
  await editor.goto(`/editor/${encodeURIComponent(btoa(`T-${slice.uuid}`))}`)
  await expect(field(editor, 4)).toBeFocused()
  await expect(editor.getByText('0 of 1 segments')).toBeVisible()
  await expect(field(editor, 1)).toHaveAttribute('aria-readonly', 'true')
  await expect(editor.getByRole('listitem').filter({ has: field(editor, 1) })).toContainText('Other slice')
  await expectAccessible(editor)

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Join slices…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Join slices' }).click()
  await expect(page.getByRole('alertdialog').filter({ hasText: 'Slices joined' })).toBeVisible()
  await expect(slices).toHaveCount(0)
})
