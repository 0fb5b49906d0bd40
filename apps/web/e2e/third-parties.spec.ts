import { ask } from './newcomers.ts'
import { expect, expectAccessible, test } from './test.ts'

test('[shell.thirdPartyLinks] tools that an administrator adds are sorted by name and open in a new tab', async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('accountadmin')
  await page.goto('/settings/account-settings/third-parties')
  const name = `Service desk ${Date.now()}`
  const first = `Archive ${Date.now()}`
  await page.getByRole('button', { name: 'Add tool' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add tool' })
  await form.getByRole('button', { name: 'Add tool' }).click()
  await expect(form.getByText('Enter a name.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Address' }).fill(`${baseURL}/api/docs?as={email}`)
  await form.getByRole('button', { name: 'Add tool' }).click()
  await expect(page.getByRole('table', { name: 'Tools in the navigation' })).toContainText(name)
  await expectAccessible(page)

  await ask(page.request, 'POST', '/api/v3/third-party', { name: first, url: `${baseURL}/api/docs` })
  await page.reload()
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const opened = page.waitForEvent('popup')
  await navigation.getByRole('link', { name }).click()
  await (await opened).waitForURL(/\/api\/docs\?as=accountadmin%40dragoman\.example/)
  const shown = await navigation.getByRole('link', { name: /^(Archive|Service desk) \d/ }).allTextContents()
  expect(shown).toEqual([expect.stringContaining(first), expect.stringContaining(name)])

  const tools = await ask<{ id: string; name: string }[]>(page.request, 'GET', '/api/v3/third-party')
  for (const tool of tools.filter((each) => [first, name].includes(each.name)))
    await ask(page.request, 'DELETE', `/api/v3/third-party/${tool.id}`)
})
