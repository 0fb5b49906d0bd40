import type { Page } from '@playwright/test'
import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import type { Team } from './people.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

const list = '/tasks?q=Placement'

let tasks: MadeTask[]

test.beforeAll(async ({ team }) => {
  tasks = await makeTasks(team, 'Placement')
})

/** A task into Spanish and one into Japanese. */
async function makeTasks(team: Team, reference: string) {
  const files = { 'menu.json': '{"open": "Open the file"}' }
  return (await makeProject(team, { reference, files, locales: ['es', 'ja'], workflows: ['TRANSLATION'] })).tasks
}

const spanish = (among: readonly MadeTask[]) =>
  `/tasks/${among.find(({ workUnit }) => workUnit.targetLanguage === 'es')!.uuid}`
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

test('tasks are grouped by language pair, and a group leads to its tasks', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(list)
  await page.getByRole('radio', { name: 'Language pair' }).click()
  await expect(page).toHaveURL(/groupBy=LANG_PAIR/)
  const rows = page.getByRole('row').filter({ hasText: 'English →' })
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'English → Spanish' }).click()
  await expect(page).not.toHaveURL(/groupBy/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('auto-assignment explains why tasks were not assigned', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(list)
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const place = page.getByRole('button', { name: 'Auto-assign', exact: true })
  await place.click()
  const dialog = page.getByRole('dialog', { name: 'Auto-assign 2 tasks' })
  await expect(dialog.getByRole('status')).toHaveText('2 tasks will be assigned.')
  await dialog.getByText('Include tasks with autopilot off').click()
  await expect(dialog.getByRole('status')).toHaveText('No tasks will change.')
  await expect(dialog.getByText('Autopilot is off', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  await dialog.getByText('Include tasks with autopilot off').click()
  await expect(dialog.getByRole('status')).toHaveText('2 tasks will be assigned.')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('list')).toContainText('menu.json · Spanish · Translation')
  await dialog.getByRole('button', { name: 'Find linguists and assign' }).click()
  await expect(toast(page, '2 tasks assigned')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'menu.json' }).filter({ hasText: 'Unassigned' })).toHaveCount(0)
})

/** Escape asks before it throws away what was typed. */
async function escapeAndStay(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
}

test('a manager sets the payment and offers a reduced fee, which the linguist accepts', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  const address = spanish(await makeTasks(team, 'Paid'))
  const manager = await caller(team.manager)
  const lucia = await json<Named>((await caller(team.lucia)).get('/api/v3/user/logged-user'))
  await json(manager.post(`/api/v3/task/${address.split('/').at(-1)}/assignment/${lucia.uuid}`))
  await signIn(team.manager)
  await page.goto(`${address}?tab=payment`)
  await page.getByRole('button', { name: 'Edit payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit payment' })
  const rate = dialog.getByRole('textbox', { name: /^Unit price/ })
  await rate.fill('12.5')
  await rate.press('Tab')
  await expectAccessible(page)
  await escapeAndStay(page)
  await expect(rate).toHaveValue('12.5')
  await dialog.getByRole('button', { name: 'Save payment' }).click()
  await expect(toast(page, 'Payment set to $12.50')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Set manually' })).toBeVisible()
  await page.getByRole('button', { name: 'Offer reduced fee' }).click()
  const offer = page.getByRole('alertdialog', { name: 'Offer reduced fee' })
  const total = offer.getByRole('textbox', { name: /^Offered fee/ })
  await total.fill('10')
  await total.press('Tab')
  await escapeAndStay(page)
  await expect(total).toHaveValue('10')
  await offer.getByRole('button', { name: 'Send offer' }).click()
  await expect(offer).toBeHidden()
  await expect(page.getByText('$10.00 instead of $12.50.')).toBeVisible()

  const linguist = await pageOf(team.lucia)
  await linguist.goto(address)
  await expect(linguist.getByRole('button', { name: 'Accept reduced fee' })).toBeVisible()
  await linguist.getByRole('tab', { name: 'Payment' }).click()
  await expectAccessible(linguist)
  await linguist.getByRole('button', { name: 'Accept reduced fee' }).click()
  await expect(linguist.getByText('Reduced fee accepted')).toBeVisible()
  await expect(linguist.getByText('Agreed reduced fee')).toBeVisible()

  await page.goto(`${address}?tab=log`)
  await expect(page.getByText('Reduced fee accepted')).toBeVisible()
  await expect(page.getByText('Payment changed')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Viewed by' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Project linguists' })).toBeVisible()
})

test('groups and payments are accessible in the dark theme, on a narrow screen, and from right to left', async ({
  page,
  signIn,
  baseURL,
  team,
}) => {
  await signIn(team.manager)
  await speak(page, 'ar', baseURL!)
  await dress(page, 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${list}&groupBy=WORKFLOW`)
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${spanish(tasks)}?tab=payment`)
  await page.getByRole('button', { name: 'تعديل الأجر' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
