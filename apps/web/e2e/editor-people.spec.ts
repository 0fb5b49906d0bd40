import { caller, json } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'
import { expectLive, expectText, makeTasks, segmentField as field, type MadeTask } from './translation.ts'

let task: MadeTask

test.beforeAll(async ({ team }) => {
  const { es } = await makeTasks(team, { es: 'lucia' })
  task = es!
  const linguist = await caller(team.lucia)
  await json(linguist.post(`/api/v3/task/${task.uuid}/status-update`, { data: { status: 'APPROVED' } }))
})

test('keys and the focus layout are chosen once, and the editor has them everywhere', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  await signIn(team.lucia)
  await page.goto('/users/profile?tab=keys')
  const row = (command: string) => page.getByRole('row', { name: command, exact: false }).first()
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  let saving = saved()
  await page.getByText('memoQ', { exact: true }).click()
  await saving
  await expect(row('Copy source')).toContainText('Ctrl⇧S')
  await page.getByRole('searchbox', { name: 'Search commands and keys' }).fill('ctrl+⇧+s')
  await expect(page.getByRole('table', { name: 'Commands' }).getByRole('row')).toHaveCount(3)
  const change = row('Copy source').getByRole('button', { name: 'Change keys: Copy source' })
  await change.click()
  await page.keyboard.press('Control+t')
  await expect(row('Copy source').getByRole('alert')).toHaveText(/The browser or the computer keeps .* for itself/)
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '“Concordance” has these keys.' })).toBeVisible()
  await expectAccessible(page)
  saving = saved()
  await page.getByRole('button', { name: 'Swap the two' }).click()
  await saving
  await expect(change).toBeFocused()
  await expect(row('Copy source')).toContainText('CtrlK')
  await expect(row('Concordance')).toContainText('Ctrl⇧S')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export keys' }).click()
  const file = await (await download).path()
  saving = saved()
  await page.getByRole('button', { name: 'Reset all' }).click()
  await saving
  await expect(row('Copy source')).toContainText('Ctrl⇧S')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import keys' }).click()
  saving = saved()
  await (await choosing).setFiles(file)
  await saving
  await expect(row('Copy source')).toContainText('CtrlK')

  const editor = await pageOf(team.lucia)
  await editor.goto(task.path)
  await expect(editor.getByRole('contentinfo')).toContainText('Ctrl⇧SConcordance')
  await expectLive(field(editor, 1))
  await editor.keyboard.press('Control+k')
  await expectText(field(editor, 1), 'Open the project page.')
  const rows = editor.getByRole('listitem').filter({ has: editor.getByRole('textbox') })
  await editor.keyboard.press('Alt+z')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toHaveAttribute('aria-setsize', '5')
  await editor.keyboard.press('Alt+ArrowDown')
  await expect(field(editor, 2)).toBeFocused()
  await expect(rows).toHaveCount(3)
  await editor.reload()
  await expect(rows).not.toHaveCount(0)
  await expect(field(editor, 5)).toHaveCount(0)
  await editor.getByRole('button', { name: 'More' }).click()
  await editor.getByRole('menuitem', { name: 'Show all segments' }).click()
  await expect(field(editor, 5)).toBeVisible()
})

test('of two people in one file, each sees where the other one writes, and takes a segment over by saying so', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  const theirs = await pageOf(team.lucia)
  await theirs.goto(task.path)
  await field(theirs, 3).focus()
  await expectLive(field(theirs, 3))
  await theirs.keyboard.type('Cierra')
  await expect(theirs.getByText('All changes saved')).toBeVisible()
  await signIn(team.manager)
  await page.goto(task.path)
  const row = (of: typeof page) => of.getByRole('listitem').filter({ has: field(of, 3) })
  await expect(row(page).getByRole('status')).toContainText(/Lucía Romero.? writes here/)
  await expect(field(page, 3)).toHaveAttribute('aria-readonly', 'true')
  await expect(row(page).getByRole('timer')).toHaveText(/^free in \d+ s$/)
  await expectAccessible(page)
  await row(page).getByRole('button', { name: 'Write here' }).click()
  await expectLive(field(page, 3))
  await page.keyboard.type(' todo')
  await expectText(field(page, 3), 'Cierra todo')
  await expect(row(theirs).getByRole('status')).toContainText(/Mei Lindqvist.? writes here/)
  await expect(field(theirs, 3)).toHaveAttribute('aria-readonly', 'true')
})
