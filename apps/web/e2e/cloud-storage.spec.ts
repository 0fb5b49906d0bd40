import { startCloudPeer } from '../../server/src/testing/cloud-peer.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a manager connects cloud storage in a window of its provider, and adds files from it to a new project', async ({
  page,
  signIn,
  team,
}) => {
  const peer = await startCloudPeer(Number(process.env['E2E_CLOUD_PORT']))
  peer.items = [
    { id: 'f1', parent: 'root', name: 'Website' },
    { id: 'a', parent: 'root', name: 'photo.raw', content: 'bytes' },
    { id: 'b', parent: 'f1', name: 'menu.json', content: '{"open":"Open the menu"}' },
    { id: 'c', parent: 'f1', name: 'welcome.txt', content: 'Welcome to our shop' },
  ]
  try {
    await signIn(team.manager)
    await page.goto('/projects/create')
    await page.getByRole('button', { name: 'Cloud storage' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose files from cloud storage' })
    await dialog.getByRole('radio', { name: 'Dropbox' }).click()
    peer.refuses = true
    const refused = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect((await refused).getByRole('heading', { name: 'Dropbox isn’t connected' })).toBeVisible()
    await expectAccessible(await refused)
    await (await refused).close()

    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog.getByText('Connected as files@customer.example')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'photo.raw' })).toBeDisabled()
    await expectAccessible(page)

    await dialog.getByRole('searchbox', { name: 'Search by name' }).fill('nothing')
    await dialog.getByRole('searchbox', { name: 'Search by name' }).press('Enter')
    await expect(dialog.getByText('No file has this name')).toBeVisible()
    await dialog.getByRole('searchbox', { name: 'Search by name' }).press('Escape')
    await dialog.getByRole('button', { name: 'Website' }).click()
    await dialog.getByText('menu.json').click()
    await dialog.getByText('welcome.txt').click()
    await expect(dialog.getByRole('button', { name: 'Add 2 files' })).toBeEnabled()

    // A file that has gone meanwhile is named, and what was chosen stays.
    const [gone] = peer.items.splice(2, 1)
    await dialog.getByRole('button', { name: 'Add 2 files' }).click()
    await expect(dialog.getByText('“menu.json” wasn’t added')).toBeVisible()
    peer.items.push(gone!)
    await dialog.getByRole('button', { name: 'Add 2 files' }).click()
    await expect(dialog).toBeHidden()
    const files = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')
    await expect(files.filter({ hasText: 'menu.json' })).toContainText('24 bytes')
    await expect(files.filter({ hasText: 'welcome.txt' })).toContainText('19 bytes')

    await page.getByRole('button', { name: 'Cloud storage' }).click()
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(dialog.getByRole('button', { name: 'Connect' })).toBeVisible()
  } finally {
    peer.close()
  }
})
