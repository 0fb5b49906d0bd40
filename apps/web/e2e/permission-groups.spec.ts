import { expect, expectAccessible, test } from './test.ts'

test('[perm.admin] members of a group have its permissions until the group is deleted', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  await signIn(team.accountadmin)
  const name = 'Memory keepers'
  await page.goto('/users/groups')
  await expect(page.getByRole('link', { name: 'Permission groups' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Keepers')
  await page.getByRole('dialog').getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keepers' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Person' }).fill('Olga')
  await page.getByRole('option', { name: /olga@/ }).click()
  await page.getByRole('button', { name: 'Add to group' }).click()
  const people = page.getByRole('table', { name: 'Members' })
  await expect(people).toContainText(team.olga.email)

  const olga = await pageOf(team.olga)
  await olga.goto('/')
  await expect(olga.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(olga.getByRole('link', { name: 'Translation memories' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Permissions', exact: true }).click()
  const memories = page.getByRole('switch', { name: 'View translation memories' })
  await expect(memories).not.toBeChecked()
  const granted = page.waitForResponse(/\/permission\/grantee\//)
  await memories.press('Space')
  expect((await granted).status()).toBe(200)
  await expect(memories).toBeChecked()
  await expectAccessible(page)

  // Permissions are believed from the last visit, and brought up to date in the background.
  await olga.reload()
  await olga.getByRole('button', { name: 'Language resources' }).click()
  await olga.getByRole('link', { name: 'Translation memories' }).click()
  await expect(olga.getByRole('heading', { level: 1, name: 'Translation memories' })).toBeVisible()

  await page.getByRole('link', { name: 'General' }).click()
  await people.getByRole('link', { name: /Olga/ }).click()
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
  await page.goto(`${page.url()}?tab=permissions`)
  const inherited = page.getByRole('row', { name: /^View translation memories/ })
  await expect(inherited).toContainText('Allowed')
  await expect(inherited.getByRole('switch')).toHaveCount(0)
  await inherited.getByRole('button').click()
  await expect(page.getByRole('list', { name: 'View translation memories' })).toContainText(`Group ${name}Includes it`)

  await page.goto('/users/groups')
  await page.getByRole('link', { name }).click()
  const remove = page.getByRole('button', { name: 'Delete group' })
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(/\/users\/groups$/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  // The page that she is on refuses its data before her permissions are asked for; that is not an error of the page.
  await olga.reload()
  await expect(olga.getByText(/TM_list/).first()).toBeVisible()
  await olga.goto('/')
  await expect(olga.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(olga.getByRole('link', { name: 'Translation memories' })).toHaveCount(0)
  await olga.goto('/tm')
  await expect(olga).toHaveURL(/\/$/)
  await expect(olga.getByText(/TM_list/)).toBeVisible()
})
