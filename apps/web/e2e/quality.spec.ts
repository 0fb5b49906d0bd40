import type { Locator, Page } from '@playwright/test'
import { toast } from './main-job-steps.ts'
import { makeSteps } from './make-review.ts'
import { expect, expectAccessible, test } from './test.ts'
import { expectLive, segmentField as field } from './translation.ts'

const reason = 'The client’s glossary has this term for files.'

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))

/** Goes on with Tab to something, as people do who have no mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let left = 80; left > 0 && !(await hasFocus(target)); left -= 1) await page.keyboard.press('Tab')
  await expect.poll(() => hasFocus(target)).toBe(true)
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

async function choose(page: Page, select: Locator, option: string) {
  await press(page, select)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
  await page.keyboard.type(option)
  await page.keyboard.press('Enter')
  await expect(select).toContainText(option)
}

async function openReview(page: Page) {
  await page.goto('/quality/reviews')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await press(page, page.getByRole('table').getByRole('rowheader').getByRole('link').first())
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
}

const finding = (page: Page, segment: number, kind: string) =>
  page.getByRole('listitem', { name: `Segment ${segment}, ${kind}` })
const state = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')
const button = (of: Page | Locator, name: string) => of.getByRole('button', { name, exact: true })

/** Confirms the last segment of the editor, and delivers. */
async function deliver(page: Page) {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2 of 2 segments')).toBeVisible()
  await press(page, button(page, 'Deliver'))
  await press(page, button(page.getByRole('alertdialog'), 'Deliver'))
  await expect(page.getByText('menu.json delivered')).toBeVisible()
}

test('a review goes from the delivery of the linguist to the decision of a manager who took no part, by keys alone', async ({
  step,
  team,
}) => {
  const { translation, review, reviewUuid } = await makeSteps(team, '{"open": "Open the file", "close": "Close it"}')
  await translation.accept()

  await step('the linguist translates, confirms, and delivers', team.lucia, async (page) => {
    await page.goto(translation.path)
    for (const [at, target] of ['Abrir el archivo', 'Cerrarlo'].entries()) {
      await expectLive(field(page, at + 1))
      await page.keyboard.insertText(target)
      if (at === 0) await page.keyboard.press('Control+Enter')
    }
    await deliver(page)
  })
  await review.accept()

  await step('the reviewer corrects two segments, says why in one, and delivers', team.layla, async (page) => {
    await page.goto(review.path)
    await expectLive(field(page, 1))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('Abrir el fichero')
    await page.keyboard.press('Control+Enter')
    await expectLive(field(page, 2))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('Ciérralo')
    await page.keyboard.press('Alt+r')
    for (const key of ['3', ',']) await page.keyboard.press(key)
    await expect(page.getByRole('list', { name: 'Findings' })).toContainText('Minor')
    await page.keyboard.press('Escape')
    await deliver(page)
  })
  const uuid = await reviewUuid()

  await step('the reviewer gives the other change a category, and submits', team.layla, async (page) => {
    await openReview(page)
    await expect(page).toHaveURL(new RegExp(uuid))
    await expectAccessible(page)
    await expect(button(page, 'Submit review')).toBeDisabled()
    await press(page, button(page, '1 change has no category yet'))
    await expect(page.locator('del')).toHaveText('archivo')
    await expect(page.locator('ins')).toHaveText('fichero')
    await page.keyboard.press('n')
    await page.keyboard.press('4')
    await expect(button(page, 'Submit review')).toBeEnabled()
    await press(page, button(page, 'Submit review'))
    const dialog = page.getByRole('dialog')
    await write(page, dialog.getByRole('textbox', { name: 'Overall comment' }), 'Good work')
    await press(page, button(dialog, 'Submit'))
    await expect(toast(page, 'Review submitted')).toBeVisible()
    await expect(state(page)).toContainText('Open to reply')
  })

  await step(
    'the linguist disputes the first finding, with a reason that is long enough, and accepts the other',
    team.lucia,
    async (page) => {
      await openReview(page)
      await expect(finding(page, 1, 'Minor · Terminology')).toContainText('1 point')
      await expect(page.getByRole('table', { name: 'How the score comes about' })).toContainText('1 × 1 × 1')
      await expectAccessible(page)
      await page.keyboard.press('d')
      const dialog = page.getByRole('dialog', { name: 'Dispute finding' })
      await write(page, dialog.getByRole('textbox', { name: 'Reason' }), 'No.')
      await press(page, button(dialog, 'Dispute'))
      await expect(dialog.getByText('Enter at least 10 characters; this has 3.')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(reason)
      await press(page, button(dialog, 'Dispute'))
      await expect(dialog).toBeHidden()
      await expect(state(page)).toContainText('1 disputed')
      await page.keyboard.press('a')
      await expect(toast(page, 'Finding accepted')).toBeVisible()
    },
  )

  await step('the reviewer keeps it, twice', team.layla, async (page) => {
    await openReview(page)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(button(page, 'Offer milder…')).toBeVisible()
    for (const answer of ['The style guide has the other.', 'So does the last version.']) {
      await press(page, button(page, 'Keep…'))
      const dialog = page.getByRole('dialog', { name: 'Keep finding' })
      await write(page, dialog.getByRole('textbox', { name: 'Reason' }), answer)
      await press(page, button(dialog, 'Keep'))
      await expect(dialog).toBeHidden()
      await expect(page.getByText(answer)).toBeVisible()
    }
    await expect(button(page, 'Keep…')).toHaveCount(0)
  })

  await step('the manager sees what each decision would make, and decides', team.manager, async (page) => {
    await page.goto('/quality/reviews')
    await press(page, page.getByRole('button', { name: /To decide/ }).first())
    await expect(page).toHaveURL(/to_decide/)
    await press(page, page.getByRole('table').getByRole('rowheader').getByRole('link'))
    await press(page, button(page, 'Decide…'))
    const dialog = page.getByRole('dialog', { name: 'Decide dispute' })
    await tabTo(page, dialog.getByRole('radio', { name: 'Uphold' }))
    await expect(dialog.getByText(/^Score 80\.00/)).toBeVisible()
    await page.keyboard.press('2')
    await expect(dialog.getByRole('radio', { name: 'Change' })).toBeChecked()
    await choose(page, dialog.getByRole('button', { name: 'Severity' }), 'Neutral')
    await write(page, dialog.getByRole('textbox', { name: 'Reason' }), 'A matter of taste.')
    await expectAccessible(page)
    await press(page, button(dialog, 'Decide'))
    await expect(dialog).toBeHidden()
    await expect(state(page)).toContainText('Closed')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Good work')
  })

  await step('the linguist reads the decision, and what it makes of the score', team.lucia, async (page) => {
    await openReview(page)
    const decided = finding(page, 1, 'Neutral · Terminology')
    await expect(decided).toContainText('Before: Minor · Terminology')
    await expect(decided).toContainText('A matter of taste.')
    await expect(page.getByText('100 − 100 × 1 point ÷ 5 words = 80.00')).toBeVisible()
    const cell = button(page, 'Show 1: Terminology, Neutral')
    await press(page, cell)
    await expect(page).toHaveURL(/category=TERMINOLOGY/)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/category=/)
  })
})
