import type { Locator, Page } from '@playwright/test'
import { makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Presses a button, and waits for what the server says of it. */
async function send(page: Page, button: Locator): Promise<boolean> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await button.click()
  return (await answered).ok()
}

const save = (page: Page) => send(page, page.getByRole('button', { name: 'Save', exact: true }))
const saved = (page: Page) => expect(page.getByRole('alertdialog').filter({ hasText: 'saved' }).first()).toBeVisible()

test('of two people who edit one person, the second learns who was first, and nothing is lost', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  await signIn(team.accountadmin)
  const other = await pageOf(team.admin)
  await page.goto('/users?q=Layla')
  await page.getByRole('link', { name: /Layla/ }).first().click()
  await page.getByRole('link', { name: 'General', exact: true }).click()
  await expect(page.getByLabel('City')).toBeVisible()
  await other.goto(page.url())
  await expect(other.getByLabel('City')).toBeVisible()

  // Both type; the administrator saves first.
  await page.getByLabel('City').fill('Lyon')
  await page.getByLabel('Slack handle').fill('@layla')
  await other.getByLabel('City').fill('Lille')
  await other.getByLabel('Postal code').fill('59000')
  expect(await save(other)).toBe(true)
  await saved(other)
  expect(await save(page)).toBe(false)
  const notice = page.getByRole('status').filter({ hasText: 'changed this' })
  await expect(notice).toContainText('Your changes are kept.')
  await expect(notice.getByRole('row', { name: 'City Lille Lyon' })).toBeVisible()
  await expect(notice.getByRole('row')).toHaveCount(2)
  await expect(page.getByLabel('City')).toHaveValue('Lyon')
  await expectAccessible(page)

  // Fields that only the other one changed stay theirs. They are typing again: their page does not take what is saved
  // meanwhile.
  await other.getByLabel('City').fill('Nice')
  expect(await send(page, notice.getByRole('button', { name: 'Save mine' }))).toBe(true)
  await saved(page)
  await expect(notice).toHaveCount(0)
  await expect(page.getByLabel('Postal code')).toHaveValue('59000')
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Lyon')
  await expect(page.getByLabel('Slack handle')).toHaveValue('@layla')

  // The administrator began from the older state, and takes the present one.
  expect(await save(other)).toBe(false)
  const theirs = other.getByRole('status').filter({ hasText: 'changed this' })
  await theirs.getByRole('button', { name: 'Load theirs' }).click()
  await expect(other.getByLabel('City')).toHaveValue('Lyon')
  await expect(theirs).toHaveCount(0)
  await other.getByLabel('City').fill('Nice')
  expect(await save(other)).toBe(true)
})

test('managers see who else has a project open, until they leave it', async ({ page, signIn, pageOf, team }) => {
  const files = { 'note.txt': 'Who is here?\n' }
  const plan = { reference: 'Seen by two', files, locales: ['de'], workflows: ['TRANSLATION'] }
  const { uuid } = await makeProject(team, plan)
  await signIn(team.manager)
  const address = `/projects/${uuid}`
  await page.goto(address)
  const others = page.getByRole('img', { name: /^Also here:/ })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(others).toHaveCount(0)
  const theirs = await pageOf(team.manager2)
  await theirs.goto(address)
  await expect(others).toHaveAccessibleName('Also here: Owen Baptiste')
  await expect(theirs.getByRole('img', { name: /^Also here:/ })).toHaveAccessibleName('Also here: Mei Lindqvist')
  await theirs.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(others).toHaveCount(0)
  await theirs.goto(address)
  await expect(others).toBeVisible()
  // A browser gives a page that it closes half a second for its last words, and one that it leaves as long as they take.
  await theirs.goto('/version.json')
  await expect(others).toHaveCount(0)
})
