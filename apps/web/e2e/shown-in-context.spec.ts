import { makeProject } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const about = { notes: 'Labels of the checkout', previewUrl: 'https://shop.example/checkout?lang=en' }

test('a file leads to the page that shows it, and a screenshot shows where its text stands', async ({
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
  await page.keyboard.press('Escape')
  const picture = await page.screenshot()

  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Screenshots' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload screenshot' }).click()
  await (await choosing).setFiles({ name: 'checkout.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Add rectangle' }).press('Enter')
  const rectangles = page.getByRole('button', { name: /^Rectangle \d:/ })
  await expect(rectangles).toBeFocused()
  const before = await rectangles.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await rectangles.boundingBox())!.x).toBeGreaterThan(before!.x)
  const image = (await page.getByRole('img', { name: 'checkout.png' }).boundingBox())!
  await page.mouse.move(image.x + 10, image.y + 10)
  await page.mouse.down()
  await page.mouse.move(image.x + 90, image.y + 60)
  await page.mouse.up()
  await expect(rectangles).toHaveCount(2)
  await expect(rectangles.last()).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(rectangles).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Key of rectangle 1' }).fill('pay')
  await page.getByRole('option', { name: /Pay now/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Screenshots' })).toContainText('1 rectangle')
  await expectAccessible(page)

  await page.goto(`/editor/T-${tasks[0]!.uuid}`)
  await expect(page.getByRole('figure').getByRole('img', { name: 'checkout.png' })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(link).toHaveAttribute('href', about.previewUrl)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
