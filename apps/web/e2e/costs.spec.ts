import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { caller, fileOf, json, type Named } from './make-project.ts'
import { lastingOverflow, movesOf, watchRequests, watchShifts } from './page-checks.ts'
import type { Team } from './people.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

/** The row of a language in the table of costs. */
const rowOf = (page: Page, language: string) =>
  page
    .getByRole('table', { name: 'Costs by language and match band' })
    .getByRole('row', { name: new RegExp(`^English to ${language}`) })

const otherCosts = (page: Page) => page.getByRole('table', { name: 'Additional costs' })

/** A unit of its own, with a price list that knows no price yet, and a project in it. */
async function makePriced(team: Team, name = 'Priced') {
  const admin = await caller(team.accountadmin)
  const unit = { name, currency: 'EUR', timezone: 'Europe/Berlin' }
  const organization = await json<{ organizationalUnits: Named[] }>(
    admin.post('/api/v2/organization', { data: { name, country: 'DE', orgUnitDrafts: [unit] } }),
  )
  const orgUnitUUID = organization.organizationalUnits[0]!.uuid
  const rush = { description: 'Rush', unit: 'WORD', calcType: 'percentage', factor: 10, default: true }
  const weekend = { description: 'Weekend', unit: 'WORD', calcType: 'percentage', factor: 12.5 }
  const list = { name, currency: 'EUR', orgUnitUuids: [orgUnitUUID], coefficients: [rush, weekend] }
  await json(admin.post('/api/v3/price-list', { data: list }))
  const { uuid } = await json<Named>(
    admin.post('/api/v3/project?inferDefaultSettings=true', {
      data: { reference: name, orgUnitUUID, sourceLocale: 'en' },
    }),
  )
  const home = `/api/v3/project/${uuid}`
  const resource = await json<Named>(admin.post(`${home}/resource`, { data: { name: 'menu.json' } }))
  const file = fileOf(
    'menu.json',
    '{"open": "Open the file", "again": "Open the file", "close": "Close all of the windows now"}',
  )
  await json(admin.put(`${home}/resource/${resource.uuid}/content`, { multipart: { file } }))
  const plan = { projectResourceUuid: resource.uuid, targetLocales: ['es', 'ja'], workflows: ['TRANSLATION', 'REVIEW'] }
  await json(admin.post(`${home}/work-unit?bulk=true`, { data: [plan] }))
  /** Approves the project, and sends a new version of its file. */
  const sendVersion = async (content: string) => {
    for (const newStatus of ['PENDING', 'APPROVED']) await json(admin.post(`${home}/status`, { data: { newStatus } }))
    const next = { file: fileOf('menu.json', content) }
    await json(admin.put(`${home}/resource/${resource.uuid}/version`, { multipart: next }))
  }
  return { address: `/projects/${uuid}?tab=costs`, sendVersion }
}

test('costs name the counter of their words, and show how many a second one counts', async ({ step, team }) => {
  const { address } = await makePriced(team, 'Counted')
  await step('a second counter is chosen, and taken away again', team.accountadmin, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Calculate costs' }).click()
    await expect(page.getByText(/words, counted by: Microsoft Word’s rule/)).toBeVisible({ timeout: 90_000 })
    const compare = page.getByRole('button', { name: 'Compare with' })
    const second = page.getByText(/words, counted by: GMX-V 2\.0/)
    await expect(second).toHaveCount(0)
    await compare.click()
    await page.getByRole('option', { name: 'GMX-V 2.0' }).click()
    await expect(second).toBeVisible()
    await expectAccessible(page)
    await compare.click()
    await page.getByRole('option').first().click()
    await expect(second).toHaveCount(0)
  })
})

test('costs are calculated, corrected, and explained down to the segment', async ({ step, baseURL, team }) => {
  test.setTimeout(900_000)
  const { address, sendVersion } = await makePriced(team)

  await step('a missing price is reported and can be entered in place', team.accountadmin, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Calculate costs' }).click()
    await expect(page.getByText('No price for English to Spanish and English to Japanese')).toBeVisible({
      timeout: 90_000,
    })
    await expect(rowOf(page, 'Spanish')).toContainText('No price')
    await page.getByRole('button', { name: 'Add price' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add price' })
    const save = dialog.getByRole('button', { name: 'Save and recalculate' })
    await save.click()
    await expect(dialog.getByText('Enter a price greater than 0.').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'English to Spanish' }).fill('0.1')
    await dialog.getByRole('textbox', { name: 'English to Japanese' }).fill('0.2')
    await expectAccessible(page)
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^No price for/)).toBeHidden({ timeout: 90_000 })
    await expect(rowOf(page, 'Spanish')).not.toContainText('No price')
    await otherCosts(page)
      .getByRole('row', { name: /Rush.*Spanish/ })
      .getByRole('button', { name: /^Rush/ })
      .click()
    const panel = page.getByRole('dialog', { name: 'How this amount was calculated' })
    await expect(panel).toContainText(/10% of €0\.9\d/)
    await expect(panel.getByRole('table', { name: 'Lines included' })).toContainText('Repetition')
    await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
    await expectAccessible(page)
  })

  await step('a surcharge of the price list can be added to one language pair', team.manager, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Add cost' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add cost' })
    const add = dialog.getByRole('button', { name: 'Add cost' })
    await add.click()
    await expect(dialog.getByText('Enter a description.')).toBeVisible()
    await expect(dialog.getByText('Enter a price greater than 0.')).toBeVisible()
    await dialog.getByRole('button', { name: /Price list entry/ }).click()
    await page.getByRole('option', { name: 'Weekend' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Weekend')
    await expect(dialog.getByRole('textbox', { name: 'Percentage of other lines' })).toHaveValue('12.5%')
    await dialog.getByRole('button', { name: /Entire project/ }).click()
    await page.getByRole('option', { name: 'English to Japanese' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await add.click()
    await expect(dialog).toBeHidden()
    // 12.5 % of the 2.07 that nine new words, three repeated ones and the rush come to.
    await expect(otherCosts(page).getByRole('row', { name: /Weekend.*Japanese/ })).toContainText('€0.26')
    await expect(rowOf(page, 'Japanese')).toContainText('2 lines')
  })

  await step('a cost is removed with a reason, which shows in the activity', team.manager, async (page) => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Add cost' }).click()
    const adding = page.getByRole('dialog', { name: 'Add cost' })
    await adding.getByRole('textbox', { name: 'Description' }).fill('Screenshots')
    await adding.getByRole('textbox', { name: 'Unit price' }).fill('25')
    await adding.getByRole('button', { name: 'Add cost' }).click()
    await expect(adding).toBeHidden()
    await page.getByRole('button', { name: 'Remove Screenshots' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remove Screenshots' })
    await expect(dialog).toContainText('€25.00 will no longer be charged')
    await dialog.getByRole('button', { name: 'Remove cost' }).click()
    await expect(dialog.getByText('Enter a reason.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The client made them')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('button', { name: 'Remove cost' }).click()
    await expect(page.getByRole('button', { name: 'Remove Screenshots' })).toBeHidden()
    await page.getByRole('tab', { name: 'Activity' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'The client made them' }).first()).toBeVisible()
  })

  await step(
    'the analysis shows files, languages, and steps, opens its numbers, and can be exported',
    team.manager,
    async (page) => {
      await page.goto(address)
      const table = page.getByRole('table', { name: 'Words by match band' })
      await expect(table.getByRole('row').filter({ hasText: 'Spanish' })).toContainText('12')
      await table
        .getByRole('row')
        .filter({ hasText: 'Japanese' })
        .getByRole('button', { name: 'Repetition: 3 words. Show segments' })
        .click()
      const panel = page.getByRole('dialog', { name: 'Repetition' })
      await expect(panel.getByRole('row').filter({ hasText: 'Open the file' })).toContainText('menu.json')
      await panel.getByRole('button', { name: 'Close' }).click()
      await page.getByRole('radio', { name: 'File' }).click()
      await expect(table.getByRole('row').filter({ hasText: 'menu.json' })).toHaveCount(2)
      await page.getByRole('radio', { name: 'Workflow step' }).click()
      await expect(table.getByRole('row').filter({ hasText: 'Review' })).toHaveCount(2)
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'CSV' }).click()
      const file = await started
      expect(await readFile(await file.path(), 'utf8')).toContain('menu.json,en,es,TRANSLATION,REPETITION,1,3,')
      await expect(page.getByText('Gross margin')).toBeVisible()
      await expect(table.getByRole('columnheader', { name: 'Weighted words', exact: true })).toBeVisible()
      const help = page.getByRole('button', { name: 'Help: Weighted words' })
      await help.click()
      const said = page.getByRole('dialog', { name: 'Help: Weighted words' })
      await expect(said).toContainText('100 words at 30% are 30 weighted words')
      const more = said.getByRole('link', { name: 'Read more in the help center' })
      await expect(more).toHaveAttribute('href', '/docs/analysis-and-costs#weighted-words')
      await page.keyboard.press('Escape')
      await expect(help).toBeFocused()
    },
  )

  await step('outdated costs are marked, and amounts open down to the counted segments', team.manager, async (page) => {
    await sendVersion('{"open": "Open the folder", "again": "Open the file", "close": "Close all of the windows now"}')
    await page.goto(address)
    const note = page.getByText('The project has changed since these costs were calculated')
    await expect(note).toBeVisible({ timeout: 90_000 })
    const spanish = rowOf(page, 'Spanish')
    await spanish.getByRole('button', { name: /^No match/ }).click()
    const panel = page.getByRole('dialog', { name: 'How this amount was calculated' })
    await expect(panel.getByRole('row').filter({ hasText: 'Open the file' })).toContainText('menu.json · 1')
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Recalculate' }).click()
    await expect(spanish.getByRole('button', { name: /^Repetition/ })).toBeHidden({ timeout: 90_000 })
    await expect(note).toBeHidden()
    // Beside what it was before, and by keyboard from one amount to the next.
    await expect(page.getByRole('columnheader', { name: /^Before/ })).toBeVisible()
    await spanish.getByRole('button', { name: /^English to Spanish/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(spanish.getByRole('button', { name: /^No match/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const japanese = rowOf(page, 'Japanese').getByRole('button', { name: /^No match/ })
    await expect(japanese).toBeFocused()
    // A wide window has room for the explanation beside the page, whose amounts stay in use.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Enter')
    const beside = page.getByRole('complementary', { name: 'How this amount was calculated' })
    await expect(beside).toContainText('English to Japanese')
    await page.keyboard.press('ArrowUp')
    await expect(beside).toContainText('English to Spanish')
    await expectAccessible(page)
    await beside.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(beside).toBeHidden()
    await expect(spanish.getByRole('button', { name: /^No match/ })).toBeFocused()
  })

  await step('nothing on the page of costs moves while it loads', team.manager, async (page) => {
    await watchShifts(page)
    const hasAll = watchRequests(page)
    await page.goto(address)
    await expect(rowOf(page, 'Spanish')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Words by match band' })).toBeVisible()
    await hasAll()
    expect(await movesOf(page)).toEqual([])
  })

  await step('on a phone, each language is a card whose amounts open as in the matrix', team.manager, async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const cards = page.getByRole('list', { name: 'Costs by language and match band' })
    const spanish = cards.getByRole('listitem').filter({ hasText: 'Spanish' })
    await expect(spanish.getByRole('term').filter({ hasText: 'No match' })).toBeVisible()
    await expect(spanish.getByRole('definition').filter({ hasText: '€' }).first()).toBeVisible()
    await expect(cards.getByRole('listitem').last()).toContainText('2 languages')
    await spanish
      .getByRole('button', { name: /^No match/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'How this amount was calculated' })).toContainText('No match')
  })

  await step(
    'costs are accessible in the dark theme, from right to left, and on a phone',
    team.manager,
    async (page) => {
      await dress(page, 'dark')
      await speak(page, 'ar', baseURL!)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address)
      await expect(page.getByRole('list', { name: 'التكاليف حسب اللغة وشريحة التطابق' })).toBeVisible()
      await expect(page.getByText('هامش الربح', { exact: true })).toBeVisible()
      await expectAccessible(page)
      expect(await lastingOverflow(page)).toBeLessThanOrEqual(0)
    },
  )
})
