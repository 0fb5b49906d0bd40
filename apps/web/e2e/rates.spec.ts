import type { Page } from '@playwright/test'
import { caller, fileOf, json, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const unitName = 'Rated'
const schemeName = 'Rates'

const rowOfSpanish = (page: Page) =>
  page
    .getByRole('table', { name: 'Costs by language and match band' })
    .getByRole('row', { name: /^English to Spanish/ })

test('a unit’s own scheme and prices decide what its projects cost, and a later change marks the costs', async ({
  step,
  team,
}) => {
  test.setTimeout(600_000)
  const admin = await caller(team.accountadmin)
  const draft = { name: unitName, currency: 'USD', timezone: 'Europe/Berlin' }
  const made = await json<{ organizationalUnits: Named[] }>(
    admin.post('/api/v2/organization', { data: { name: unitName, country: 'DE', orgUnitDrafts: [draft] } }),
  )
  const unit = made.organizationalUnits[0]!.uuid
  let project = ''

  await step(
    'net rate schemes are found in the settings, and new ones can be created',
    team.accountadmin,
    async (page) => {
      await page.goto('/settings')
      const settings = page.getByRole('main')
      await expect(
        settings.getByRole('list', { name: 'Translation' }).getByRole('link', { name: 'Segmentation' }),
      ).toHaveCount(1)
      await settings.getByRole('searchbox').fill('nothing of the kind')
      await expect(settings.getByRole('status')).toHaveText('No settings found.')
      await settings.getByRole('searchbox').fill('repetitions')
      await settings.getByRole('link', { name: 'Net rate schemes' }).last().click()
      await expect(page.getByRole('heading', { name: 'Net rate schemes', level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'New net rate scheme' }).click()
      await page.getByRole('button', { name: 'Create' }).click()
      await expect(page.getByText('Enter a name.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Name' }).fill(schemeName)
      const share = page.getByRole('textbox', { name: 'Repetition: percentage of full price' })
      await share.fill('')
      await share.blur()
      await page.getByRole('button', { name: 'Create' }).click()
      await expect(page.getByText('Enter a percentage. Use 0 for free.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(schemeName)
      await share.fill('20')
      const untranslated = page.getByRole('textbox', { name: 'Non-translatable: percentage of full price' })
      await untranslated.fill('12.5')
      await untranslated.blur()
      await expect(untranslated).toHaveValue('12.5%')
      await page.getByRole('button', { name: 'Add band' }).click()
      const start = page.getByRole('textbox', { name: 'New band: minimum score' })
      await start.fill('75')
      await start.blur()
      await page.getByRole('button', { name: 'Create' }).click()
      await expect(page.getByText('Another band already starts at this score.').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('textbox', { name: 'Fuzzy match, 75–84%: minimum score' }).last().fill('60')
      await page.getByRole('button', { name: 'Create' }).click()
      await expect(page.getByText(`${schemeName} created`)).toBeVisible()
      await expect(page.getByRole('table', { name: 'Match bands' })).toContainText('Fuzzy match, 60–74%')
    },
  )

  await step(
    'an organizational unit overrides the net rate scheme and price list that it inherits',
    team.accountadmin,
    async (page) => {
      await page.goto(`/organizations/units/${unit}?tab=prices`)
      const netRates = page.getByRole('region', { name: 'Net rate scheme' })
      await expect(netRates).toContainText('Inherited from account default')
      await netRates.getByRole('button', { name: /Choose another/ }).click()
      await page.getByRole('option', { name: schemeName }).click()
      await expect(netRates).toContainText('Set for this organizational unit')
      await page.getByRole('button', { name: 'Override' }).click()
      await expect(page.getByRole('region', { name: 'Price list' })).toContainText(unitName)
      await expect(page.getByText(`${unitName} created`)).toBeVisible()
      await page.getByRole('button', { name: 'Add price' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add price' })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Select a language.').first()).toBeVisible()
      await expect(dialog.getByText('Enter an amount.')).toBeVisible()
      await dialog.getByRole('combobox', { name: 'Source language' }).fill('English')
      await page.getByRole('option', { name: 'English', exact: true }).click()
      await dialog.getByRole('combobox', { name: 'Target language' }).fill('Spanish')
      await page.getByRole('option', { name: 'Spanish', exact: true }).click()
      await dialog.getByRole('textbox', { name: 'Per word' }).fill('0.1')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      const prices = page.getByRole('table', { name: 'Prices by language pair and step' })
      await expect(prices).toContainText('$0.10')
      await expect(page.getByRole('list', { name: 'Version history' })).toContainText('Version 2')
      await prices.getByRole('button', { name: 'Remove English to Spanish, All steps' }).click()
      // A message stays while the mouse is on it.
      await page.getByRole('button', { name: 'Undo' }).hover()
      await expect(prices).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(prices).toContainText('$0.10')
      // Without messages in front of it.
      await page.reload()
      await expect(prices).toContainText('$0.10')
      await expectAccessible(page)
    },
  )

  await step(
    'project costs follow the unit’s rates to the cent, and open down to match band and version',
    team.accountadmin,
    async (page) => {
      const body = { reference: unitName, orgUnitUUID: unit, sourceLocale: 'en' }
      project = (await json<Named>(admin.post('/api/v3/project?inferDefaultSettings=true', { data: body }))).uuid
      const home = `/api/v3/project/${project}`
      const resource = await json<Named>(admin.post(`${home}/resource`, { data: { name: 'menu.json' } }))
      const file = fileOf(
        'menu.json',
        '{"open": "Open the file", "again": "Open the file", "close": "Close all of the windows now"}',
      )
      await json(admin.put(`${home}/resource/${resource.uuid}/content`, { multipart: { file } }))
      const plan = { projectResourceUuid: resource.uuid, targetLocales: ['es'], workflows: ['TRANSLATION'] }
      await json(admin.post(`${home}/work-unit?bulk=true`, { data: [plan] }))
      await page.goto(`/projects/${project}?tab=costs`)
      await page.getByRole('button', { name: 'Calculate costs' }).click()
      const costs = rowOfSpanish(page)
      // Nine new words at 0.10, and three repeated ones at 20 % of that.
      await expect(costs).toContainText('0.96', { timeout: 90_000 })
      await costs.getByRole('button', { name: /^Repetition/ }).click()
      const panel = page.getByRole('dialog', { name: 'How this amount was calculated' })
      await expect(panel).toContainText('$0.06')
      await expect(panel).toContainText(`${unitName} · version 4`)
      await expect(panel).toContainText(`${schemeName} · version 1`)
    },
  )

  await step(
    'costs are marked as outdated after a price change until they are recalculated',
    team.accountadmin,
    async (page) => {
      await page.goto(`/organizations/units/${unit}?tab=prices`)
      await page.getByRole('button', { name: 'Edit English to Spanish, All steps' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit price' })
      await dialog.getByRole('textbox', { name: 'Per word' }).fill('0.2')
      // Another administrator is faster.
      const other = await caller(team.admin)
      const { content } = await json<{ content: (Named & { name: string })[] }>(
        other.get('/api/v3/price-list?size=200'),
      )
      const { uuid } = content.find(({ name }) => name.includes(unitName))!
      const list = await json<{ version: number }>(other.get(`/api/v3/price-list/${uuid}`))
      await json(
        other.put(`/api/v3/price-list/${uuid}/prices`, {
          data: [{ sourceLocale: 'en', targetLocale: 'es', pricePerItem: 0.15 }],
          headers: { 'If-Match': String(list.version) },
        }),
      )
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      const notice = dialog.getByRole('status').filter({ hasText: 'changed this' })
      await expect(notice.getByRole('row', { name: 'Per word $0.15 $0.20' })).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Per word' })).toHaveValue('$0.20')
      await notice.getByRole('button', { name: 'Save mine' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('list', { name: 'Version history' })).toContainText('$0.15 → $0.20')
      await page.goto(`/projects/${project}?tab=costs`)
      const note = page.getByText('Rates have changed since these costs were calculated')
      await expect(note).toBeVisible()
      await expect(page.getByText(`Price list ${unitName}: calculated with version 4, now version 6`)).toBeVisible()
      await expect(rowOfSpanish(page)).toContainText('0.96')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Recalculate' }).last().click()
      await expect(rowOfSpanish(page)).toContainText('1.92', { timeout: 90_000 })
      await expect(note).toBeHidden()
    },
  )
})

test('a manager sets a linguist’s rate, which only managers and the linguist can see', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  await signIn(team.manager)
  await page.goto('/users?q=Kenji')
  await page.getByRole('link', { name: 'Kenji Sato' }).click()
  await page.getByRole('link', { name: 'Rates and languages' }).click()
  await page.getByRole('button', { name: 'Add rate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add rate' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Select a currency.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Currency' }).fill('Swiss')
  await page.getByRole('option', { name: 'Swiss Franc (CHF)' }).click()
  await dialog.getByRole('textbox', { name: /Minimum fee per task/ }).fill('12.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Rates in CHF' }) })
  await expect(card).toContainText('Minimum CHF 12.50 per task')
  await card.getByRole('button', { name: 'Add price' }).click()
  const price = page.getByRole('dialog', { name: 'Add price' })
  await price.getByRole('combobox', { name: 'Source language' }).fill('English')
  await page.getByRole('option', { name: 'English', exact: true }).hover()
  // A list that scrolls sideways under the pointer loses a press.
  const list = page.getByRole('listbox')
  await expect.poll(() => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByRole('option', { name: 'English', exact: true }).click()
  await price.getByRole('combobox', { name: 'Target language' }).fill('Japanese')
  await page.getByRole('option', { name: 'Japanese', exact: true }).click()
  await price.getByRole('button', { name: /Step/ }).click()
  await page.getByRole('option', { name: 'Translation', exact: true }).click()
  await price.getByRole('textbox', { name: 'Per word' }).fill('-1')
  await price.getByRole('button', { name: 'Save' }).click()
  await expect(price.getByText('Enter 0 or more.')).toBeVisible()
  await price.getByRole('textbox', { name: 'Per word' }).fill('0.075')
  await price.getByRole('button', { name: 'Save' }).click()
  await expect(price).toBeHidden()
  await expect(card).toContainText('CHF 0.075')
  await expectAccessible(page)
  const own = await pageOf(team.kenji)
  await own.goto('/users/profile?tab=rates')
  await expect(own.getByRole('table', { name: 'Rates in CHF' })).toContainText('CHF 0.075')
  await expect(own.getByRole('button', { name: 'Add price' })).toHaveCount(0)
  const actions = card.getByRole('button', { name: 'Actions for Rates in CHF' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete rate' }).click()
  const question = page.getByRole('alertdialog', { name: /^Delete/ })
  await expect(question.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(actions).toBeFocused()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete rate' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
})

test('price lists are created in the settings, and their prices imported once each line is right', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  await page.goto('/settings/account-settings/business')
  await page.getByRole('button', { name: 'New price list' }).click()
  const dialog = page.getByRole('dialog', { name: 'New price list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Table of prices')
  await dialog.getByRole('combobox', { name: 'Currency' }).fill('EUR')
  await page.getByRole('option', { name: 'Euro (EUR)' }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Table of prices', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  const importing = page.getByRole('dialog', { name: 'Import prices' })
  const choose = (content: string) =>
    importing.locator('input[type=file]').setInputFiles(fileOf('prices.csv', `${headings}\n${content}`))
  const headings = 'Source language;Target language;Step;Price per word'
  await choose('en;es;;0,12\nen;xx;;0,1')
  await expect(importing.getByRole('alert')).toContainText('1 line has problems')
  await expect(importing.getByRole('table', { name: 'Lines of the table' })).toContainText('“xx” isn’t a supported')
  await expect(importing.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await expectAccessible(page)
  await choose('en;es;;0,12\nen;fr;REVIEW;0,03')
  await expect(importing.getByRole('status')).toContainText('2 added')
  await importing.getByRole('button', { name: 'Import', exact: true }).click()
  // A message stays while the mouse is on it.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(page.getByRole('table', { name: 'Prices by language pair and step' })).toContainText('€0.12')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('All language pairs use the standard price.')).toBeVisible()
})

test('a manager finds the rates of a pair, previews a change of all, and changes them', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  await page.goto('/users/rates?filter=target:ru%20step:REVIEW')
  const table = page.getByRole('table', { name: 'Rates' })
  await expect(table).toContainText('Olga Marchenko')
  await expectAccessible(page)
  await table.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: 'Change rates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 1 rate' })
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('10')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('table', { name: 'Preview' })).toContainText('$0.0325 → $0.03575')
  await dialog.getByRole('button', { name: /^Change 1 rate now/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(table).toContainText('$0.03575')
})

test('rates are imported from a table once each line is right', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/users/rates')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import rates' })
  const headings = 'Email;Currency;Source language;Target language;Step;Rate per word'
  const choose = (line: string) =>
    dialog.locator('input[type=file]').setInputFiles(fileOf('rates.csv', `${headings}\n${line}`))
  await choose(`${team.lucia.email};SEK;en;es;NAPPING;0,12`)
  await expect(dialog.getByRole('table', { name: 'Lines of the table' })).toContainText('Step: “NAPPING” can’t be used')
  await expectAccessible(page)
  await choose(`${team.lucia.email};SEK;en;es;TRANSLATION;0,12`)
  await expect(dialog.getByRole('status')).toContainText('1 added')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/users/rates?filter=currency:SEK')
  await expect(page.getByRole('table', { name: 'Rates' })).toContainText('SEK 0.12')
})
