import type { Locator, Page } from '@playwright/test'
import { toast } from './main-job-steps.ts'
import { expect, expectAccessible, test } from './test.ts'

const categories = '/settings/account-settings/review-categories'
const profiles = '/settings/account-settings/quality-profiles'

/** The first row whose name begins so: the parts of a category stand below it. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
    .first()

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function choose(page: Page, place: Locator | Page, label: string, option: string) {
  await place.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('an administrator adds an error category, and reviews use it beside those of the product or alone', async ({
  step,
  team,
}) => {
  await step('the category is added as a part of another', team.accountadmin, async (page) => {
    await page.goto(categories)
    await expectAccessible(page)
    await act(page, 'Terminology', 'Add a part…')
    const dialog = page.getByRole('dialog', { name: 'Add category' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Brand names')
    await dialog.getByRole('textbox', { name: 'Weight' }).fill('1.5')
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await expect(toast(page, '“Brand names” added')).toBeVisible()
    await expect(rowOf(page, 'Brand names')).toContainText('Not offered')
    await expect(rowOf(page, 'Brand names')).toContainText('1.5')

    await expect(page.getByRole('switch', { name: 'Own error categories only' })).toBeDisabled()
    await page.getByText('Own error categories', { exact: true }).click()
    await expect(rowOf(page, 'Brand names')).toContainText('In use')
    await expect(page.getByRole('switch', { name: 'Own error categories only' })).toBeEnabled()
    await page.getByText('Own error categories only').click()
    await expect(rowOf(page, 'Grammar')).toContainText('Not offered')
    await toast(page, 'Turned on: Own error categories only').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('switch', { name: 'Own error categories only' })).not.toBeChecked()
  })

  await step('a category of the product is switched off and on again', team.accountadmin, async (page) => {
    await page.goto(categories)
    await act(page, 'Fluency', 'Deactivate')
    await expect(toast(page, '“Fluency” deactivated')).toBeVisible()
    await expect(rowOf(page, 'Fluency')).toContainText('Inactive')
    await act(page, 'Fluency', 'Activate')
    await expect(rowOf(page, 'Fluency')).toContainText('In use')
    await act(page, 'Brand names', 'Remove')
    await page
      .getByRole('alertdialog', { name: 'Remove “Brand names”?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect(rowOf(page, 'Brand names')).toHaveCount(0)
  })
})

test('an administrator makes a stricter profile, sees what it does to a score, and applies it to a unit', async ({
  step,
  team,
}) => {
  await step('the profile begins with the rules of another', team.accountadmin, async (page) => {
    await page.goto(profiles)
    await expectAccessible(page)
    await expect(page.getByRole('rowheader')).toHaveText([/^Default/, /^MQM core/, /^J2450/])
    await act(page, 'Default', 'Create from this…')
    const dialog = page.getByRole('dialog', { name: 'Create profile' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Leaflets')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leaflets' })).toBeVisible()
    await expectAccessible(page)

    const example = page.getByRole('status').filter({ hasText: 'Points per 1,000 words' })
    await expect(example).toContainText('98.30')
    await expect(example).toContainText('Pass')
    const mark = page.getByRole('textbox', { name: 'Pass mark' })
    await mark.fill('98.5')
    await mark.blur()
    await expect(example).toContainText('Fail')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Profile saved')).toBeVisible()
    await expect(page.getByText('Version 2.')).toBeVisible()

    await page.getByRole('button', { name: 'Apply elsewhere' }).click()
    const place = page.getByRole('dialog', { name: 'Apply elsewhere' })
    await place.getByRole('combobox', { name: 'Organizational unit' }).fill('Prod')
    await page.getByRole('option', { name: 'Product' }).click()
    await place.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Applies to' }).getByText('Product')).toBeVisible()
  })

  await step(
    'a profile of the product is not changed, and a place has one profile',
    team.accountadmin,
    async (page) => {
      await page.goto(profiles)
      await page.getByRole('link', { name: 'MQM core' }).click()
      await expect(page.getByText('Profiles of the product can’t be changed.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Apply elsewhere' }).click()
      const place = page.getByRole('dialog', { name: 'Apply elsewhere' })
      await place.getByRole('combobox', { name: 'Organizational unit' }).fill('Prod')
      await page.getByRole('option', { name: 'Product' }).click()
      await place.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(place.getByText('“Leaflets” applies there.')).toBeVisible()
      await choose(page, place, 'Kind', 'Whole account')
      await place.getByRole('button', { name: 'Apply', exact: true }).click()
      const places = page.getByRole('list', { name: 'Applies to' })
      await expect(places.getByText('Whole account')).toBeVisible()
      await places.getByRole('button', { name: 'No longer apply to Whole account' }).click()
      await expect(page.getByText('Applies nowhere yet.')).toBeVisible()
    },
  )
})
