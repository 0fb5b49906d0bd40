import { makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const about = { notes: 'Labels of the checkout', previewUrl: 'https://shop.example/checkout?lang=en' }

test('a file that was added with the page that shows it leads there, from the project and from the editor', async ({
  page,
  signIn,
  team,
}) => {
  const plan = { reference: 'Shop', files: { 'shop.txt': 'Pay now\n' }, locales: ['de'], workflows: ['TRANSLATION'] }
  const { uuid, tasks } = await makeProject(team, { ...plan, about })
  await signIn(team.manager)
  await page.goto(`/projects/${uuid}?tab=files`)
  await expect(page.getByRole('row', { name: /^shop\.txt/ })).toContainText(about.notes)
  await page.getByRole('button', { name: 'Actions for shop.txt' }).click()
  const link = page.getByRole('menuitem', { name: 'Show in context' })
  await expect(link).toHaveAttribute('href', about.previewUrl)
  await expectAccessible(page)

  await page.goto(`/editor/T-${tasks[0]!.uuid}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(link).toHaveAttribute('href', about.previewUrl)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
