import type { Page } from '@playwright/test'
import { makeSteps } from './make-review.ts'
import type { Team } from './people.ts'
import { calm, dress, expect, expectAccessible, speak, test } from './test.ts'
import { expectLive, expectText, segmentField as field } from './translation.ts'

const targets = ['Abrir el archivo grande', 'Cerrar la puerta', 'Guardar todo']

/** A text that Lucía has translated, and that Layla has accepted to review. Gives the address of its editor. */
async function makeReviewed(team: Team): Promise<string> {
  const content = '{"open":"Open the large file","close":"Close the door","save":"Save everything"}'
  const { translation, review } = await makeSteps(team, content)
  await translation.accept()
  await translation.translate(targets)
  await translation.deliver()
  await review.accept()
  return review.path
}

/** The code of a review in the editor. */
const code = /\/ReviewRow-[^/]*\.js/

const row = (page: Page, number: number) => page.getByRole('listitem').filter({ has: field(page, number) })
const changes = (page: Page, number: number) =>
  row(page, number).getByRole('group', { name: 'Changes since the step before' })
const findings = (page: Page, number: number) => row(page, number).getByRole('list', { name: 'Findings' })
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

test('a reviewer corrects and says why by keys, takes changes back, and deletes findings', async ({ step, team }) => {
  const path = await makeReviewed(team)

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
      await page.keyboard.press('Alt+r')
      const bar = row(page, 1).getByRole('group', { name: 'What is wrong?' })
      await expect(bar).toBeFocused()
      await page.keyboard.press('3')
      await expect(findings(page, 1)).toContainText('Minor')
      await page.keyboard.press('m')
      await expect(findings(page, 1)).toContainText('Major')
      await expectAccessible(page)
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
})

test('the changes and findings of a segment are accessible, dark and in Arabic', async ({ baseURL, pageOf, team }) => {
  const path = await makeReviewed(team)
  const page = await pageOf(team.layla)
  await dress(page, 'dark')
  await speak(page, 'ar', baseURL!)
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
