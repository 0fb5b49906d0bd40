import { caller, json } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'
import { expectLive, expectText, makeTasks, segmentField as field, writeText } from './translation.ts'

test('a linguist asks by key, the client answers without a name, and a former text comes back', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  const { es } = await makeTasks(team, { es: 'lucia' })
  const linguist = await caller(team.lucia)
  await json(linguist.post(`/api/v3/task/${es!.uuid}/status-update`, { data: { status: 'APPROVED' } }))
  await signIn(team.lucia)
  await page.goto(es!.path)
  await expectLive(field(page, 1))

  await page.keyboard.press('ControlOrMeta+Shift+M')
  await page.getByRole('checkbox', { name: 'Show to client' }).press('Space')
  await page.getByRole('textbox', { name: 'New comment' }).fill('Which page?')
  await page.getByRole('textbox', { name: 'New comment' }).press('ControlOrMeta+Enter')
  const thread = page.getByRole('article', { name: 'Query, segment 1' })
  await expect(thread).toContainText('Which page?')
  await expect(page.getByTitle('Query, 1 message')).toBeVisible()
  await expectLive(field(page, 1))
  await expectAccessible(page)

  await thread.getByRole('button', { name: 'Edit message' }).click()
  await page.getByRole('textbox', { name: 'Edit message' }).fill('Which page is meant?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(thread).toContainText('edited')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: 'Reply' }).fill('Or both?')
  await page.getByRole('radio', { name: 'History' }).click()
  await page.getByRole('radio', { name: /^Comments/ }).click()
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('Or both?')
  await thread.getByRole('button', { name: 'Cancel' }).click()

  const client = await pageOf(team.client)
  await client.goto('/')
  const questions = client.getByRole('region', { name: 'Questions for you (1)' })
  await expect(questions).toContainText('Which page is meant?')
  await questions.getByRole('link').click()
  const asked = client.getByRole('article', { name: 'Query, segment 1' })
  await expect(asked.getByText('Linguist')).toBeVisible()
  await expect(asked.getByText(/Luc/)).toHaveCount(0)
  await asked.getByRole('button', { name: 'Reply' }).click()
  await client.getByRole('textbox', { name: 'Reply' }).fill('The first one.')
  await client.getByRole('button', { name: 'Send' }).click()
  await expect(asked).toContainText('Answered')
  await expectAccessible(client)

  await expect(thread).toContainText('The first one.')
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(thread).toContainText('Resolved by')

  await writeText(page, field(page, 1), 'Abra la primera')
  await page.keyboard.press('ControlOrMeta+Enter')
  await writeText(page, field(page, 1), 'Abra otra')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('radio', { name: 'History' }).click()
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  await expectText(field(page, 1), 'Abra la primera')
})
