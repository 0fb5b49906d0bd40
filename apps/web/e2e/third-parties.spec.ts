import { ask, makeAdministrator, newAccount, open } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

test('[shell.thirdPartyLinks] tools that an administrator adds are sorted by name and open in a new tab', async ({
  page,
  baseURL,
}) => {
  const administrator = await makeAdministrator(newAccount('Tools'))
  await open(page.request, administrator)
  await page.goto('/settings/account-settings/third-parties')
  await page.getByRole('button', { name: 'Add tool' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add tool' })
  await form.getByRole('button', { name: 'Add tool' }).click()
  await expect(form.getByText('Enter a name.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('Service desk')
  await form.getByRole('textbox', { name: 'Address' }).fill(`${baseURL}/api/docs?as={email}`)
  await form.getByRole('button', { name: 'Add tool' }).click()
  await expect(page.getByRole('table', { name: 'Tools in the navigation' })).toContainText('Service desk')
  await expectAccessible(page)

  await ask(page.request, 'POST', '/api/v3/third-party', { name: 'Archive', url: `${baseURL}/api/docs` })
  await page.reload()
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const opened = page.waitForEvent('popup')
  await navigation.getByRole('link', { name: 'Service desk' }).click()
  const given = `/api/docs?as=${encodeURIComponent(administrator.email)}`
  await expect(await opened).toHaveURL(({ href }) => href.includes(given))
  await expect(navigation.getByRole('link', { name: /^(Archive|Service desk)/ })).toHaveText([
    /^Archive/,
    /^Service desk/,
  ])
})
