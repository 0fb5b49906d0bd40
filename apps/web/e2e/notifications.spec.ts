import { caller, json, makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

test('a manager is told what linguists do, goes there, and mutes what is too much', async ({ page, signIn, team }) => {
  const [file, reference] = ['told.json', 'Told']
  const plan = { reference, files: { [file]: '{"save":"Save"}' }, locales: ['es'], workflows: ['TRANSLATION'] }
  const { tasks } = await makeProject(team, plan)
  const lucia = await caller(team.lucia)
  const { uuid } = await json<{ uuid: string }>(lucia.get('/api/v3/user/logged-user'))
  await json(lucia.post(`/api/v3/task/${tasks[0]!.uuid}/assignment/${uuid}`))
  await json(lucia.post(`/api/v3/task/${tasks[0]!.uuid}/rejection`, { data: { reason: 'Ill until Wednesday' } }))
  await lucia.dispose()

  // The name of the file is isolated: it may run in another direction.
  const [gaveBack, tookOn] = ['returned', 'accepted'].map((verb) => new RegExp(`${verb} .${file} · Spanish`)) as [
    RegExp,
    RegExp,
  ]
  await signIn(team.manager)
  await page.goto('/users')
  const bell = page.getByRole('button', { name: 'Notifications, unread: 2' })
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const returned = panel.getByRole('listitem').filter({ hasText: gaveBack })
  await expect(returned).toContainText('Ill until Wednesday')
  await expect(returned).toContainText(reference)
  await expectAccessible(page)
  await expect(returned.getByRole('link', { name: 'Assign', exact: true })).toBeVisible()
  await returned.getByRole('link').first().focus()
  await page.keyboard.press('j')
  await expect(panel.getByRole('listitem').filter({ hasText: ' accepted ' }).getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await expect(returned.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/tasks/${tasks[0]!.uuid}`))

  // On a small screen the way is in the drawer; what was followed is read.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Notifications', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page.getByRole('radio', { name: 'Unread' }).click()
  const list = page.getByRole('main')
  await expect(list.getByRole('listitem').filter({ hasText: tookOn })).toBeVisible()
  await expect(list.getByText(gaveBack)).toHaveCount(0)
  await expectAccessible(page)
  await list.getByRole('button', { name: tookOn }).click()
  await page.getByRole('menuitem', { name: 'Mute project' }).click()
  await expect(list.getByText(tookOn)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Muted' }).click()
  await expect(list.getByText(tookOn)).toBeVisible()
  await list
    .getByRole('listitem')
    .filter({ hasText: reference })
    .first()
    .getByRole('button', { name: 'Unmute project' })
    .click()
  await expect(list.getByText(tookOn)).toHaveCount(0)
})
