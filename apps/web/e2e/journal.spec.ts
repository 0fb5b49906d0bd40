import type { Named } from './make-project.ts'
import { ask } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'

const address = '/settings/account-settings/activity'

test('administrators find who did what, from which address, and what it was before', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  const name = 'Depot'
  await ask(page.request, 'POST', '/api/v2/organization', { name, country: 'DE' })

  await page.goto('/settings')
  await page.getByRole('list', { name: 'Account' }).getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible()
  const table = page.getByRole('table', { name: 'Activity' })
  const line = page.getByRole('combobox', { name: 'Search by name or person' })
  await line.fill('event:organization-created who:me about:organization at:today address:127.0.0.0/8')
  await line.press('Enter')
  await expect(page).toHaveURL(/filter=event%3Aorganization-created|filter=event:organization-created/)
  const row = table.getByRole('row', { name })
  await expect(row).toContainText('127.0.0.1')
  await row.getByRole('button', { name: 'Organization created' }).click()
  const panel = page.getByRole('dialog', { name: 'Organization created' })
  await expect(panel).toContainText('ORGANIZATION_CREATED')
  await expect(panel).toContainText(name)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // The filter is in the address: it can be sent, and comes back.
  await page.reload()
  await expect(table.getByRole('row', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^journal-.*\.csv$/)
})

test('the hash chain is verified, and how long entries are kept can be changed', async ({ page, signIn, team }) => {
  await signIn(team.accountadmin)
  await page.goto(address)
  const chain = page.getByRole('region', { name: 'Hash chain' })
  await chain.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/entries verified: complete and unchanged/)).toBeVisible()
  await expect(chain).toContainText('Complete')

  await expect(chain).toContainText('Kept forever')
  await chain.getByRole('button', { name: 'Change retention' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change retention of activity' })
  await dialog.getByRole('switch', { name: 'Keep forever' }).press('Space')
  await dialog.getByRole('textbox', { name: 'Days to keep' }).fill('30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Enter a number from 90 to 3650.')
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Days to keep' }).fill('3650')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(chain).toContainText('Kept for 3,650 days')
  await chain.getByRole('button', { name: 'Change retention' }).click()
  await dialog.getByRole('switch', { name: 'Keep forever' }).press('Space')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(chain).toContainText('Kept forever')

  // A page of settings leads to its own changes.
  await page.getByRole('link', { name: /^Changed .* by/ }).click()
  await expect(page).toHaveURL(/filter=settings(:|%3A)activity/)
  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Retention' })).toHaveCount(2)
})

test('a bulk change is undone from its entry, which says first what has changed since', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.accountadmin)
  const units = await ask<{ content: Named[] }>(page.request, 'GET', '/api/v3/client')
  const draft = { orgUnitUUID: units.content[0]!.uuid, sourceLocale: 'en' }
  const [first, second] = [
    await ask<Named>(page.request, 'POST', '/api/v3/project', { ...draft, reference: 'Crates one' }),
    await ask<Named>(page.request, 'POST', '/api/v3/project', { ...draft, reference: 'Crates two' }),
  ]
  const job = await ask<Named>(page.request, 'POST', '/api/v3/project/bulk', {
    kind: 'TAGS',
    addTags: ['urgent'],
    projectUuids: [first.uuid, second.uuid],
  })
  await expect.poll(async () => (await page.request.get(`/api/v3/bulk-change/${job.uuid}`)).status()).toBe(200)
  await ask(page.request, 'POST', `/api/v3/project/${second.uuid}/info`, { tags: ['urgent', 'late'] })

  await page.goto(`${address}?q=${encodeURIComponent('Crates one')}`)
  const table = page.getByRole('table', { name: 'Activity' })
  await table.getByRole('button', { name: 'Details changed' }).first().click()
  await page.getByRole('button', { name: 'Undo change…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Undo “/ })
  await expect(dialog).toContainText('1 changed since and doesn’t change back')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Crates two' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('1 project restored')).toBeVisible()
})

test('project managers do not see the activity of the account', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(address)
  await expect(page.getByText(/^Requires /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toHaveCount(0)
})
