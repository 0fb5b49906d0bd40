import type { Page } from '@playwright/test'
import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import type { Person, Team } from './people.ts'
import { calm, dress, expect, expectAccessible, looks, speak, test } from './test.ts'
import { expectLive, expectText, segmentField as field } from './translation.ts'

interface Reviewed {
  path: string
  reviewUuid: string
}

const targets = ['Abrir el archivo grande', 'Cerrar la puerta', 'Guardar todo']

/** A text that Lucía has translated, and that Layla has accepted to review. */
async function makeReviewed(team: Team): Promise<Reviewed> {
  const manager = await caller(team.manager)
  const { tasks } = await makeProject(team, {
    reference: `Reviewed ${crypto.randomUUID()}`,
    files: { 'menu.json': '{"open":"Open the large file","close":"Close the door","save":"Save everything"}' },
    locales: ['es'],
    workflows: ['TRANSLATION', 'REVIEW'],
  })
  const taskOf = (step: string) => tasks.find(({ workflow }) => workflow.code === step)!
  const accept = async (step: string, person: Person) => {
    const linguist = await caller(person)
    const { uuid } = taskOf(step)
    const me = await json<Named>(linguist.get('/api/v3/user/logged-user'))
    await json(manager.post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
    const move = (status: string) => json(linguist.post(`/api/v3/task/${uuid}/status-update`, { data: { status } }))
    await move('APPROVED')
    return { linguist, move }
  }
  const first: MadeTask = taskOf('TRANSLATION')
  const { linguist, move } = await accept('TRANSLATION', team.lucia)
  const address = `/api/v1/atlas/work-unit/${first.workUnit.uuid}/segment`
  const { content } = await json<{ content: { id: string; version: number }[] }>(linguist.get(address))
  for (const [at, { id, version }] of content.entries())
    await json(linguist.put(`${address}/${id}`, { data: { target: targets[at], confirmed: true, version } }))
  await move('DELIVERED')
  await accept('REVIEW', team.layla)
  const list = manager.get('/api/v3/quality/review', { params: { taskUuid: first.uuid } })
  const [{ uuid: reviewUuid }] = (await json<{ content: [Named] }>(list)).content
  return { path: `/editor/${encodeURIComponent(btoa(`T-${taskOf('REVIEW').uuid}`))}`, reviewUuid }
}

/** The code of a review in the editor. */
const code = /\/ReviewRow-[^/]*\.js/

const row = (page: Page, number: number) => page.getByRole('listitem').filter({ has: field(page, number) })
const changes = (page: Page, number: number) =>
  row(page, number).getByRole('group', { name: 'Changes since the step before' })
const findings = (page: Page, number: number) => row(page, number).getByRole('list', { name: 'Findings' })
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

test('a reviewer corrects, says why by keys, and delivers; nothing is asked twice', async ({ step, team }) => {
  test.setTimeout(300_000)
  const { path, reviewUuid } = await makeReviewed(team)

  await step(
    'a change shows against the step before, and gets its category and severity by keys',
    team.layla,
    async (page) => {
      await page.goto(path)
      await expectLive(field(page, 1))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText('Abrir el fichero enorme')
      await expect(changes(page, 1).locator('del')).toHaveText(['archivo', 'grande'])
      await expect(changes(page, 1).locator('ins')).toHaveText(['fichero', 'enorme'])
      await expectAccessible(page)
      await page.keyboard.press('Alt+r')
      const bar = row(page, 1).getByRole('group', { name: 'What is wrong?' })
      await expect(bar).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('3')
      await expect(findings(page, 1)).toContainText('Minor')
      await page.keyboard.press('m')
      await expect(findings(page, 1)).toContainText('Major')
      await page.keyboard.press('Control+Enter')
      await expect(bar).toHaveCount(0)
      await expect(field(page, 2)).toBeFocused()
      await saved(page)
    },
  )

  await step('a single change goes back by a press, and all of them by another', team.layla, async (page) => {
    await page.goto(path)
    await field(page, 1).click()
    await changes(page, 1)
      .getByRole('button', { name: /archivo.*fichero/ })
      .click()
    await expectText(field(page, 1), 'Abrir el archivo enorme')
    await expect(field(page, 1)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expectText(field(page, 1), 'Abrir el fichero enorme')
    await changes(page, 1).getByRole('button', { name: 'Undo all' }).click()
    await expectText(field(page, 1), targets[0]!)
    await expect(changes(page, 1)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expectText(field(page, 1), 'Abrir el fichero enorme')
    await page.keyboard.press('Control+Enter')
    await saved(page)
  })

  await step('what is selected becomes a finding with its words, and can be deleted', team.layla, async (page) => {
    await page.goto(path)
    await field(page, 2).click()
    await expectLive(field(page, 2))
    await page.keyboard.press('End')
    for (let at = 0; at < 'puerta'.length; at += 1) await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Alt+r')
    await page.keyboard.press('4')
    await expect(findings(page, 2).locator('q')).toHaveText('puerta')
    await page.keyboard.press('Escape')
    await expect(field(page, 2)).toBeFocused()
    await findings(page, 2).getByRole('button', { name: 'Change' }).click()
    await row(page, 2).getByRole('button', { name: 'Delete' }).click()
    await expect(findings(page, 2)).toHaveCount(0)
  })

  await step(
    'keys that come before the code of the review are for the finding, not the text',
    team.layla,
    async (page) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(code, async (route) => {
        await promise
        await route.continue()
      })
      await page.goto(path)
      await field(page, 2).click()
      await expectLive(field(page, 2))
      await page.keyboard.press('End')
      for (let at = 0; at < 'puerta'.length; at += 1) await page.keyboard.press('Shift+ArrowLeft')
      for (const key of ['Alt+r', '4', 'm']) await page.keyboard.press(key)
      resolve()
      await expect(findings(page, 2)).toContainText('Major')
      await expect(findings(page, 2).locator('q')).toHaveText('puerta')
      await expectText(field(page, 2), targets[1]!)
      await page.keyboard.press('Escape')
      await findings(page, 2).getByRole('button', { name: 'Change' }).click()
      await row(page, 2).getByRole('button', { name: 'Delete' }).click()
      await expect(findings(page, 2)).toHaveCount(0)
    },
  )

  await step('everything is confirmed and delivered', team.layla, async (page) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Confirm all' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('3 of 3 segments')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Deliver' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deliver' }).click()
    await expect(page.getByText('menu.json delivered')).toBeVisible()
  })

  await step('the review knows the category of the change and asks for none', team.layla, async (page) => {
    const layla = await caller(team.layla)
    const { content } = await json<{ content: object[] }>(layla.get(`/api/v3/quality/review/${reviewUuid}/change`))
    expect(content).toMatchObject([{ after: 'Abrir el fichero enorme', severity: 'MAJOR' }])
    await page.goto(`/quality/reviews/${reviewUuid}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const review = await json<{ uncategorizedChanges: number }>(layla.get(`/api/v3/quality/review/${reviewUuid}`))
    expect(review.uncategorizedChanges).toBe(0)
  })
})

for (const [theme, locale] of looks) {
  test(`the changes and findings of a segment are accessible, ${theme} and in ${locale}`, async ({
    baseURL,
    pageOf,
    team,
  }) => {
    const { path } = await makeReviewed(team)
    const page = await pageOf(team.layla)
    await dress(page, theme)
    await speak(page, locale, baseURL!)
    await page.goto(path)
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox') })
      .first()
    await expectLive(first.getByRole('textbox'))
    await page.keyboard.type(' ya')
    await expect(first.getByRole('group').getByRole('button').first()).toBeVisible()
    await page.keyboard.press('Alt+r')
    await page.keyboard.press('5')
    await expect(first.locator('[data-severity=MINOR]')).toBeVisible()
    await calm(page)
    await expectAccessible(page)
  })
}
