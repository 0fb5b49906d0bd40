import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toast } from './main-job-steps.ts'
import { makeReview, submitReview } from './make-review.ts'
import { expect, expectAccessible, test } from './test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rows = (page: Page, name: string) => page.getByRole('table', { name, exact: true }).getByRole('rowheader')

test('the dashboard leads from each figure to the reviews behind it, and reports and own figures have the same score', async ({
  step,
  team,
}) => {
  await step('without reviews, the page says how one begins', team.manager, async (page) => {
    await page.goto('/quality')
    await expect(page).toHaveURL(/\/quality\/dashboard/)
    await expect(page.getByRole('heading', { name: 'No reviews in this period' })).toBeVisible()
    await expectAccessible(page)
  })

  const uuid = await makeReview(team)
  await submitReview(team, uuid, { category: 'TERMINOLOGY', severity: 'MAJOR' })
  // Five points in three words are more than a score can lose.
  const score = '0.00'

  await step('the manager goes from a cell of the table to its review, and back', team.manager, async (page) => {
    await page.goto('/quality/dashboard')
    await expect(region(page, 'Figures of the period')).toContainText('1 review')
    await expect(region(page, 'Figures of the period')).toContainText(score)
    await expect(region(page, 'Score by month').getByRole('button', { name: / 0\.00$/ })).toBeVisible()
    await expect(rows(page, 'Organizational units')).toHaveCount(1)
    await expect(rows(page, 'Linguists')).toHaveCount(1)
    await expect(page.getByText('0 of 1 failed')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: /Terminology, English to Spanish/ }).click()
    await expect(page).toHaveURL(/filter=.*category/)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1)
    await page.goBack()
    await region(page, 'Score by month').getByRole('radio', { name: 'Linguist' }).click()
    await expect(page).toHaveURL(/by=LINGUIST/)
    await expect(region(page, 'Score by month').getByRole('button', { name: /Lucía.*0\.00/ })).toBeVisible()
  })

  await step(
    'period and comparison are in the address, and a month without reviews says so',
    team.manager,
    async (page) => {
      await page.goto('/quality/dashboard')
      await page.getByRole('button', { name: /Comparison/ }).click()
      await page.getByRole('option', { name: 'Compared with last year' }).click()
      await expect(page).toHaveURL(/compare=year/)
      await page.goto('/quality/dashboard?from=2020-01&to=2020-02')
      await expect(page.getByRole('button', { name: /First month/ })).toContainText('January 2020')
      await expect(page.getByRole('heading', { name: 'No reviews in this period' })).toBeVisible()
      await page.getByRole('button', { name: 'Last 12 months' }).click()
      await expect(region(page, 'Figures of the period')).toContainText('1 review')
    },
  )

  await step('a region that fails says so by itself, and the rest stands', team.manager, async (page) => {
    await page.route(/dashboard\/trend\?by=ORG_UNIT/, (route) =>
      route.fulfill({ status: 400, json: { code: 'INVALID', message: 'Not now.' } }),
    )
    await page.goto('/quality/dashboard')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(region(page, 'Figures of the period')).toContainText(score)
    await expect(rows(page, 'Linguists')).toHaveCount(1)
    await page.unroute(/dashboard\/trend\?by=ORG_UNIT/)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page, 'Organizational units')).toHaveCount(1)
  })

  await step('findings are exported with headings in the language of the reader', team.manager, async (page) => {
    await page.goto('/quality/dashboard')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export findings' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain('Organizational unit')
    expect(text).toContain('Abrir el fichero')
  })

  await step('a colleague is asked to judge the text once more, without the findings', team.manager, async (page) => {
    await page.goto(`/quality/reviews/${uuid}`)
    await page.getByRole('button', { name: 'Ask for a second review' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Second reviewer' }).fill(team.manager2.name)
    await page.getByRole('option', { name: team.manager2.name }).click()
    await dialog.getByRole('button', { name: 'Ask for a second review' }).click()
    await expect(toast(page, 'was asked for a second review')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Second reviews' })).toContainText('In progress')
  })

  await step('the colleague finds it among the reviews and judges it by keyboard', team.manager2, async (page) => {
    await page.goto('/quality/reviews')
    await page
      .getByRole('link', { name: /menu\.json/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second review')
    await page.getByRole('button', { name: /Category/ }).press('Enter')
    await page.keyboard.type('Terminology')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Severity/ })).toContainText('Minor')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finish' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).press('Enter')
    await expect(page.getByText('1 of 1 segments alike')).toBeVisible()
    await page.goto('/quality/dashboard')
    await expect(page.getByRole('table', { name: 'Reviewers' })).toContainText('1 of 1 segments alike')
  })

  await step('the report of the linguist is a sheet that prints alone, and a PDF file', team.manager, async (page) => {
    await page.goto('/quality/reports')
    await expect(page.getByRole('table', { name: 'Quality reports' }).getByRole('rowheader')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('table', { name: 'Quality reports' }).getByRole('link').first().click()
    const sheet = page.getByRole('article', { name: 'Quality report' })
    await expect(sheet).toContainText('below the pass mark of 98.00')
    await expect(
      sheet.getByRole('table', { name: 'Findings by category' }).getByRole('row', { name: /Terminology/ }),
    ).toContainText('5')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  })

  await step('a report by client is kept as it is, and scheduled', team.manager, async (page) => {
    await page.goto('/quality/reports')
    await page.getByRole('radio', { name: 'Client' }).click()
    await expect(page).toHaveURL(/by=CLIENT/)
    await expect(page.getByRole('table', { name: 'Client' }).getByRole('row')).toHaveCount(2)
    await page.getByRole('table', { name: 'Client' }).getByRole('link').click()
    await expect(page).toHaveURL(/filter=.*client/)
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1)
    await page.goBack()
    await page.getByRole('button', { name: 'Keep report' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name of the report' }).fill('By client')
    await dialog.getByRole('button', { name: 'Keep report' }).click()
    await expect(toast(page, 'By client was kept')).toBeVisible()
    await page.getByRole('button', { name: 'Send by email' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Schedule of Client saved')).toBeVisible()
    await page.getByRole('link', { name: 'Kept and scheduled reports' }).click()
    await expect(page.getByRole('table', { name: 'Reports sent by email' })).toContainText('On the first of each month')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'By client' }).click()
    const sheet = page.getByRole('article', { name: 'Quality report' })
    await expect(sheet).toContainText(score)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Reviewed words')
  })

  await step(
    'the linguist sees the own score and what waits, and accepts a finding by a key',
    team.lucia,
    async (page) => {
      await page.goto('/quality/reviews')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My quality')
      await expect(region(page, 'Figures of the period')).toContainText(score)
      await expect(page.getByRole('listitem', { name: 'Segment 1, Major · Terminology' })).toBeVisible()
      await expect(region(page, 'Where your points come from')).toContainText('5 points')
      await expectAccessible(page)
      await page.keyboard.press('a')
      await expect(toast(page, 'Finding accepted')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Nothing to reply to' })).toBeVisible()
      await expect(rows(page, 'Last reviews')).toHaveCount(1)
      await page.getByRole('link', { name: 'All reviews' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews')
      await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'JSON' }).click()
      const list = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object[]
      expect(list).toHaveLength(1)
    },
  )

  await step('the client sees neither dashboard nor reports', team.client, async (page) => {
    await page.goto('/quality/dashboard')
    await expect(page.getByRole('heading', { name: 'Quality', exact: true })).toHaveCount(0)
    const answer = await page.request.get('/api/v3/quality/dashboard')
    expect(answer.status()).toBe(403)
  })
})
