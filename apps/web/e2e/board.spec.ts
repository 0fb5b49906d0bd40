import type { Page } from '@playwright/test'
import { caller, json, makeProject } from './make-project.ts'
import { calm, expect, expectAccessible, test } from './test.ts'

const files = { 'menu.json': '{ "open": "Open" }\n', 'hints.json': '{ "first": "Press a key" }\n' }

const lane = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const card = (page: Page, place: string, file: string, step: string) =>
  lane(page, place)
    .getByRole('listitem')
    .filter({ hasText: file })
    .filter({ has: page.getByText(step, { exact: true }) })
const said = (page: Page) => page.getByRole('region', { name: 'Tasks by lane' }).locator('..').getByRole('status')

test('tasks are planned on a board and a calendar, and answered on the home page', async ({ step, team }) => {
  test.setTimeout(600_000)
  const plan = { reference: 'Board', files, locales: ['de'], workflows: ['TRANSLATION', 'REVIEW'] }
  const { tasks } = await makeProject(team, plan)

  await step(
    'a card is assigned from its menu, moved with the keyboard and the mouse, and lanes say why they refuse it',
    team.manager,
    async (page) => {
      await page.goto('/tasks?layout=board')
      await expect(lane(page, 'Unassigned').getByRole('listitem')).toHaveCount(4)
      await expect(card(page, 'Unassigned', 'menu.json', 'Review')).toContainText('Waiting for: Translation')
      await expectAccessible(page)

      await card(page, 'Unassigned', 'menu.json', 'Review').getByRole('button').click()
      await page.getByRole('menuitem', { name: 'Assign' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Jonas Weber').click()
      await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
      await expect(card(page, 'Waiting, Jonas Weber', 'menu.json', 'Review')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await card(page, 'Unassigned', 'hints.json', 'Translation').getByRole('link').focus()
      await page.keyboard.press('Space')
      await expect(said(page)).toContainText('lifted')
      await page.keyboard.press('ArrowDown')
      await expect(said(page)).toHaveText('Assigned, Jonas Weber')
      await page.keyboard.press('ArrowRight')
      await expect(said(page)).toHaveText('In progress, Jonas Weber. Work begins when the linguist accepts.')
      await page.keyboard.press('Enter')
      await expect(said(page)).toHaveText('Work begins when the linguist accepts.')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Space')
      const undo = page.getByRole('alertdialog').filter({ hasText: 'hints.json' }).getByRole('button', { name: 'Undo' })
      // Under the mouse it stays.
      await undo.hover()
      const moved = card(page, 'Assigned, Jonas Weber', 'hints.json', 'Translation')
      await expect(moved.getByRole('link')).toBeFocused()

      await undo.click()
      const open = card(page, 'Unassigned', 'hints.json', 'Translation')
      await expect(open).toBeVisible()
      await expect(moved).toHaveCount(0)
      await calm(page)
      await open
        .getByRole('link')
        .dragTo(page.locator('[data-place$=" ASSIGNED"]'), { targetPosition: { x: 20, y: 20 } })
      await expect(moved).toBeVisible()
      // Two steps of a file are for two people.
      await calm(page)
      await card(page, 'Unassigned', 'hints.json', 'Review').getByRole('link').focus()
      await page.keyboard.press('Space')
      await expect(said(page)).toContainText('lifted')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowLeft')
      await expect(page.locator('[data-place$=" WAITING"]')).toContainText('step')
      await page.keyboard.press('Escape')

      await page.getByRole('radio', { name: 'Language', exact: true }).click()
      await expect(page).toHaveURL(/rows=LANG_PAIR/)
      await expect(card(page, 'Assigned, English → German', 'hints.json', 'Translation')).toContainText('Jonas Weber')
    },
  )

  await step(
    'the calendar shows tasks on their days and moves them, and the workload leads to the tasks of a linguist',
    team.manager,
    async (page) => {
      const manager = await caller(team.manager)
      for (const { uuid } of tasks) {
        const path = `/api/v3/task/${uuid}`
        const { version } = await json<{ version: string }>(manager.get(path))
        const headers = { 'If-Match': version }
        await json(manager.put(`${path}/due-date`, { data: { dueDate: Date.UTC(2032, 4, 12, 12) }, headers }))
      }

      await page.goto('/tasks?layout=calendar&month=2032-05')
      const day = (name: string) => page.getByRole('cell').filter({ has: page.locator(`time[aria-label="${name}"]`) })
      const due = day('Wednesday, May 12').getByRole('listitem')
      await expect(due.getByRole('link')).toHaveCount(2)
      await expect(due.getByRole('button', { name: '2 more' })).toBeVisible()
      await expectAccessible(page)
      // A full day takes no more room than an empty one: weeks stay where they are when tasks come.
      const cells = page.getByRole('cell')
      const heights = await cells.evaluateAll((days) => days.map((cell) => cell.getBoundingClientRect().height))
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
      await due.getByRole('link').first().dragTo(day('Friday, May 14'))
      await expect(day('Friday, May 14').getByRole('listitem')).toHaveCount(1)
      await expect(due.getByRole('link')).toHaveCount(3)
      await day('Friday, May 14')
        .getByRole('button', { name: /show 1 task/ })
        .click()
      const panel = page.getByRole('dialog', { name: 'Friday, May 14' })
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await panel.getByRole('button', { name: 'Close' }).click()

      await page.getByRole('radio', { name: 'Workload' }).click()
      const row = page.getByRole('row').filter({ hasText: 'Jonas Weber' })
      await expect(row).toContainText('% of the week')
      await expectAccessible(page)
      await row.getByRole('button', { name: 'Jonas Weber' }).click()
      await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked()
      await expect(page.getByRole('rowheader')).toHaveCount(2)
    },
  )

  await step('a linguist accepts and returns tasks on the home page', team.jonas, async (page) => {
    // The pay of a task is seen before it is accepted, on a phone, too.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const accept = page.getByRole('button', { name: 'Accept: hints.json' })
    const offered = page.getByRole('listitem').filter({ has: accept })
    await expect(offered.getByText(/^\$\d/)).toBeVisible()
    await accept.click()
    await expect(page.getByRole('alertdialog').filter({ hasText: 'Accepted: hints.json' })).toBeVisible()
    await expect(accept).toHaveCount(0)
    const giveBack = page.getByRole('button', { name: 'Return task: menu.json' })
    await giveBack.click()
    const dialog = page.getByRole('alertdialog', { name: 'Return task' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('On holiday')
    await dialog.getByRole('button', { name: 'Return task' }).click()
    await expect(dialog).toBeHidden()
    await expect(giveBack).toHaveCount(0)
  })
})
