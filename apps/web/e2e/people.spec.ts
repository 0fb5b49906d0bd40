import type { Page } from '@playwright/test'
import { caller, json, type Named } from './make-project.ts'
import { mailTo, type Team } from './people.ts'
import { dress, expect, expectAccessible, speak, test } from './test.ts'

interface Listed extends Named {
  email: string
}

/** The address of a person's page. */
async function pageOfPerson(team: Team, email: string) {
  const manager = await caller(team.accountadmin)
  const { content } = await json<{ content: Listed[] }>(manager.get('/api/v3/user', { params: { email } }))
  return `/users/${content.find((person) => person.email === email)!.uuid}`
}

/** A linguist of the client, without any organizational unit, tag, or language yet. Gives the address of their page. */
async function makeNewcomer(team: Team, name: string) {
  const manager = await caller(team.accountadmin)
  const { content } = await json<{ content: Named[] }>(manager.get('/api/v2/organization'))
  const email = team.lucia.email.replace('lucia', name.toLowerCase())
  const organizations = content.map(({ uuid }) => ({ uuid }))
  const data = { name, email, roles: ['VENDOR'], organizations }
  const { uuid } = await json<Named>(manager.post('/api/v3/user', { data }))
  return `/users/${uuid}`
}

const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

/** Chooses something in the menu of a person's page, and confirms it. */
async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await page
    .getByRole('alertdialog', { name: `${action}: ${name}` })
    .getByRole('button', { name: action, exact: true })
    .click()
  // The one of the action before may still be on its way out.
  const done = page.getByRole('alertdialog').filter({ hasText: new RegExp(`${action}.? – done`) })
  await expect(done).toBeVisible()
  await done.getByRole('button').first().click()
  await expect(done).toHaveCount(0)
}

test('a person is created and invited, signs in, and each missing value is reported once at its field', async ({
  page,
  signIn,
  team,
}) => {
  const person = {
    name: 'Ines Duarte',
    email: team.lucia.email.replace('lucia', 'ines'),
    password: 'a slow boat over the bay',
  }
  await signIn(team.accountadmin)
  await page.goto('/users')
  await page.getByRole('link', { name: 'Invite person' }).last().click()
  await page.getByLabel('Email', { exact: true }).fill(team.lucia.email)
  await page.getByRole('button', { name: 'Create and invite' }).click()
  await expect(page.getByText('This email address is already in use.')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  // The form moves up as problems above it go.
  await expect(page.getByText('Fix 1 problem to continue')).toBeVisible()
  await page
    .getByText('Linguist', { exact: true })
    .or(page.getByText('Vendor', { exact: true }))
    .first()
    .click()
  // Lists close when their page scrolls: as the problems above go, and to show the field.
  await expect(page.getByRole('alert')).toHaveCount(0)
  const organizations = page.getByRole('combobox', { name: /Organizations/ })
  await organizations.hover()
  await organizations.click()
  // The text for an empty value is an option, too.
  await page.getByRole('option', { name: 'Dragoman Software' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create and invite' }).click()
  await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()
  await expect(page.getByText('No open tasks')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'General', exact: true }).click()
  await page.getByText('30 days', { exact: true }).click()
  await expect(page.getByRole('term').filter({ hasText: 'On time' })).toBeVisible()

  // The invitation lets the new person sign in.
  await page.context().clearCookies()
  const { link } = await mailTo(person.email)
  await page.goto(link!)
  await page.getByLabel('New password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm new password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Hello, ${person.name}` })).toBeVisible()
})

test('roles, tags, languages, organizations, and autopilot can be set and removed', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  await page.goto(`${await makeNewcomer(team, 'Marit')}?tab=tags`)
  await page.getByLabel('New tag').fill('legal')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: 'legal' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Rates and languages' }).click()
  await page.getByRole('combobox', { name: 'Target language' }).fill('Dutch')
  await page.getByRole('option', { name: 'Dutch', exact: true }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('row', { name: 'English to Dutch' })).toBeVisible()
  await page.getByRole('link', { name: 'Availability' }).click()
  await page.getByRole('checkbox', { name: 'Friday' }).press('Space')
  await page.getByRole('combobox', { name: 'Monday, end' }).selectOption('13:00')
  await page.getByRole('button', { name: 'Add days off' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Select the first and the last day.')).toBeVisible()
  const first = page.getByRole('group', { name: 'First day' })
  await first.getByRole('spinbutton').first().click()
  await page.keyboard.type('12242030')
  await page.getByLabel('Note').fill('Family')
  // Half under the tabs, which stay at the top, a field would be too small to press.
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Availability saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Monday, end' })).toHaveValue('13:00')
  await expect(page.getByRole('button', { name: 'Remove days off: Dec 24' })).toBeVisible()
  await expect(page.getByText(/^Changed on .* by Tomás Ferreira$/)).toBeVisible()
  await page.getByText('Allow automatic assignment').click()
  await expect(page.getByRole('switch')).not.toBeChecked()
  await page.getByRole('link', { name: 'Organizations', exact: true }).click()
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await page.getByRole('option', { name: 'Documentation' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()
  await expect(page.getByText('No individual organizational units.')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Permissions', exact: true }).click()
  const roles = page.getByRole('region', { name: 'Roles' })
  const manager = roles.getByRole('switch', { name: 'Project manager' })
  await roles.getByText('Project manager', { exact: true }).click()
  await expect(manager).toBeChecked()
  // Nothing can be switched while that is being saved.
  await expect(manager).toBeEnabled()
  await roles.getByText('Project manager', { exact: true }).click()
  await expect(manager).not.toBeChecked()
  await expect(manager).toBeEnabled()
  await page.reload()
  await expect(manager).not.toBeChecked()
})

test('text typed while a change is saved is kept, and a double click saves once', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  await page.goto(`${await pageOfPerson(team, team.jonas.email)}?tab=general`)
  const answer = Promise.withResolvers<void>()
  let saves = 0
  await page.route(/\/user\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1
      await answer.promise
    }
    await route.continue()
  })
  const city = page.getByLabel('City')
  await city.fill('Lisbon')
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await city.fill('Faro')
  answer.resolve()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(city).toHaveValue('Faro')
  expect(saves).toBe(1)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(city).toHaveValue('Lisbon')
})

test('a payout method that an administrator enters waits until another one confirms it', async ({
  page,
  signIn,
  team,
}) => {
  const address = await pageOfPerson(team, team.layla.email)
  await signIn(team.accountadmin)
  await page.goto(`${address}?tab=billing`)
  await page.getByRole('button', { name: 'Add payout method' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Country of the bank' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await dialog.getByLabel('Account holder').fill('Layla')
  await dialog.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a valid IBAN')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else has to confirm this change.')).toBeVisible()
  await expect(page.getByText('•••• 3000').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm change' })).toHaveCount(0)
  await expectAccessible(page)
  await signIn(team.admin)
  await page.goto(`${address}?tab=billing`)
  await page.getByRole('button', { name: 'Confirm change' }).click()
  await expect(toast(page, 'Payout method confirmed')).toBeVisible()
  await expect(page.getByText('Confirmed by')).toBeVisible()
})

test('[perm.admin] an administrator blocks and unblocks a person, sends them a password link, and changes their address', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  const { name, email } = team.kenji
  await page.goto(await pageOfPerson(team, email))
  await act(page, name, 'Block')
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
  await act(page, name, 'Unblock')
  await expect(page.getByText('Blocked', { exact: true })).toHaveCount(0)
  await act(page, name, 'Send password reset link')
  expect((await mailTo(email)).link).toContain('/reset-password/')
  await act(page, name, 'Mark as inactive')
  await act(page, name, 'Activate')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog', { name: `Change the email address of ${name}` })
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(team.lucia.email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This email address is already in use.')
  const moved = email.replace('@', '.moved@')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(moved)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, `${name} now signs in with ${moved}`)).toBeVisible()
  expect((await mailTo(email)).text).toContain(moved)
  await expect(page.getByRole('main').getByText(moved)).toBeVisible()
  await page.getByRole('link', { name: 'General', exact: true }).click()
  await page.getByLabel('City').fill('Porto')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
})

test('[perm.admin] an administrator signs in as another person, and back as themselves', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  const { name, email } = team.lucia
  await page.goto(await pageOfPerson(team, email))
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign in as this person' }).click()
  // Both ways load the app again.
  await expect(page).toHaveURL('/')
  await expect(page.getByText(`you’re signed in as ${name}`)).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: /^Back to/ }).click()
  await loaded
  await expect(page.getByRole('button', { name: `Account menu: ${team.accountadmin.name}` })).toBeVisible()
  await expect(page.getByText(`you’re signed in as ${name}`)).toHaveCount(0)
})

test('a manager is told why they cannot edit an administrator, and cannot create one', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  await page.goto('/users/create')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.goto('/users?filter=role:account-admin')
  await page.getByRole('rowheader').getByRole('link', { name: team.accountadmin.name }).click()
  await expect(page.getByRole('heading', { name: 'General', level: 2 })).toBeVisible()
  await expect(page.getByLabel('City')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('the pages of people are accessible in the dark theme, on a narrow screen, and from right to left', async ({
  page,
  signIn,
  baseURL,
  team,
}) => {
  const address = await pageOfPerson(team, team.olga.email)
  await signIn(team.accountadmin)
  await speak(page, 'ar', baseURL!)
  await dress(page, 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/users/create', address, `${address}?tab=permissions`, `${address}?tab=associations`]) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('form, section').first()).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

test('a deleted person is in no list', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  const address = await makeNewcomer(team, 'Radek')
  await page.goto(address)
  await page.getByRole('button', { name: 'Actions for Radek' }).click()
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL('/users')
  await page.goto('/users?q=Radek')
  await expect(page.getByText('No results')).toBeVisible()
})
