import type { Page } from '@playwright/test'
import { toast } from './main-job-steps.ts'
import { makeReview } from './make-review.ts'
import { expect, expectAccessible, test } from './test.ts'

const reason = 'The client’s glossary has this term for files.'

async function openReview(page: Page) {
  await page.goto('/quality/reviews')
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
}

const state = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

async function choose(page: Page, label: string, option: string) {
  const place = page
    .getByRole('dialog')
    .or(page.getByRole('listitem', { name: 'Segment 1' }))
    .last()
  await place.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a reviewer categorizes, the linguist disputes, and a manager who took no part decides', async ({
  step,
  team,
}) => {
  const uuid = await makeReview(team)

  await step('the reviewer gives the change a category, and submits', team.layla, async (page) => {
    await openReview(page)
    await expect(page).toHaveURL(new RegExp(uuid))
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Submit review' })).toBeDisabled()
    await expect(page.getByRole('button', { name: '1 change has no category yet' })).toBeVisible()
    await expect(page.locator('del')).toHaveText('archivo')
    await expect(page.locator('ins')).toHaveText('fichero')
    await choose(page, 'Category', 'Terminology')
    await expect(page.getByRole('button', { name: 'Submit review' })).toBeEnabled()
    await choose(page, 'Severity', 'Major')
    const comment = page.getByRole('textbox', { name: 'Comment' })
    await comment.fill('The glossary has “fichero”.')
    // The choice of the severity is saved as well.
    const saved = page.waitForResponse((answer) => {
      const request = answer.request()
      return request.method() === 'PUT' && request.postData()?.includes('fichero') === true
    })
    await comment.blur()
    expect((await saved).ok()).toBe(true)
    await expect(page.getByRole('button', { name: 'Severity' })).toContainText('Major')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Overall comment' }).fill('Good work')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(toast(page, 'Review submitted')).toBeVisible()
    await expect(state(page)).toContainText('Open to reply')
  })

  await step(
    'the linguist disputes the finding by a key, with a reason that is long enough',
    team.lucia,
    async (page) => {
      await page.goto('/quality/reviews')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My quality')
      await expectAccessible(page)
      await openReview(page)
      await expect(page.getByText('The glossary has “fichero”.')).toBeVisible()
      await expect(page.getByRole('listitem', { name: 'Segment 1, Major · Terminology' })).toContainText('5 points')
      await expect(page.getByRole('table', { name: 'How the score comes about' })).toContainText('5 × 1 × 1')
      await expectAccessible(page)
      await page.keyboard.press('d')
      const dialog = page.getByRole('dialog', { name: 'Dispute finding' })
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('No.')
      await dialog.getByRole('button', { name: 'Dispute', exact: true }).click()
      await expect(dialog.getByText('Enter at least 10 characters; this has 3.')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
      await dialog.getByRole('button', { name: 'Dispute', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(state(page)).toContainText('1 disputed')
    },
  )

  await step('the reviewer keeps the finding, twice', team.layla, async (page) => {
    await openReview(page)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Offer milder…' })).toBeVisible()
    for (const answer of ['The style guide has the other.', 'So does the last version.']) {
      await page.getByRole('button', { name: 'Keep…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Keep finding' })
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(answer)
      await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(answer)).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Keep…' })).toHaveCount(0)
  })

  await step('the manager sees what each decision would make, and decides', team.manager, async (page) => {
    await page.goto('/quality/reviews')
    await page
      .getByRole('group', { name: 'Counters' })
      .or(page.locator('main'))
      .getByRole('button', { name: /To decide/ })
      .first()
      .click()
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1)
    await openReview(page)
    await page.getByRole('button', { name: 'Decide…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Decide dispute' })
    await expect(dialog.getByText('Score 100.00: Pass')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Change' }).click({ force: true })
    await choose(page, 'Severity', 'Neutral')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A matter of taste.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(state(page)).toContainText('Closed')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Good work')
  })

  await step('the linguist reads the decision, and the score', team.lucia, async (page) => {
    await openReview(page)
    const finding = page.getByRole('listitem', { name: 'Segment 1, Neutral · Terminology' })
    await expect(finding).toContainText('Before: Major · Terminology')
    await expect(finding).toContainText('A matter of taste.')
    await expect(page.getByText('100 − 100 × 0 points ÷ 3 words = 100.00')).toBeVisible()
    const cell = page.getByRole('button', { name: 'Show 1: Terminology, Neutral' })
    await cell.click()
    await expect(page).toHaveURL(/category=TERMINOLOGY/)
    await cell.click()
    await expect(page).not.toHaveURL(/category=/)
  })
})
