import type { Page } from '@playwright/test'
import { caller, fileOf, json, makeProject, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const good = fileOf('menu.json', '{\n  "open": "Open the file",\n  "close": "Close all windows"\n}\n')
const broken = fileOf('help.json', '{\n  "title": "Help",\n  "text": "Read this"\n  "more": "Read more"\n}\n')
const mended = fileOf('help.json', '{\n  "title": "Help",\n  "text": "Read this first",\n  "more": "Read more"\n}\n')
const letter = fileOf('letter.doc', 'no document')

const choose = (page: Page, ...files: ReturnType<typeof fileOf>[]) =>
  page.locator('input[type=file]').setInputFiles(files)

test('a manager makes a project, edits it, submits it, and takes it back', async ({ step, team }) => {
  test.setTimeout(600_000)
  const reference = 'Winter release'
  /** Where the project is, once there is one. */
  let address = ''
  await step(
    'a refused file is reported with its line, and no project or file is created twice',
    team.manager2,
    async (page) => {
      await page.goto('/projects/create')
      await page.getByRole('textbox', { name: 'Name' }).fill(reference)
      await page.getByRole('combobox', { name: 'Organizational unit' }).click()
      await page.getByRole('option', { name: 'Documentation' }).click()
      await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('English')
      await expect(page.getByRole('row', { name: 'Spanish' })).toBeVisible()

      await choose(page, good, broken, letter)
      await expect(page.getByText('Not supported: letter.doc')).toBeVisible()
      const files = page.getByRole('list', { name: 'Selected files' })
      await expect(files.getByRole('listitem').filter({ hasText: 'help.json' })).toContainText(/Line \d: .+/)
      await expect(files.getByRole('listitem').filter({ hasText: 'menu.json' })).toContainText('6 words')
      const segments = page.getByRole('table', { name: 'First segments of menu.json' })
      await expect(segments.getByRole('row').filter({ hasText: 'Open the file' })).toContainText('/open')
      await page.getByRole('button', { name: 'Create project' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'help.json: Line' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(reference)

      await choose(page, mended)
      await expect(files.getByRole('listitem').filter({ hasText: 'help.json' })).toContainText('6 words')
      await page.getByRole('button', { name: 'Create project' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference)
      address = new URL(page.url()).pathname

      await page.getByRole('radio', { name: 'Files' }).click()
      const grid = page.getByRole('table', { name: 'Files and languages' })
      await expect(grid.getByRole('row')).toHaveCount(3)
      await expect(grid.getByRole('columnheader', { name: 'Spanish' })).toBeVisible()
      await page.goto(`/projects?q=${encodeURIComponent(reference)}`)
      await expect(page.getByRole('link', { name: reference })).toHaveCount(1)
    },
  )
  await step(
    '[filters] a project is edited in place, and a change made meanwhile is not overwritten',
    team.manager2,
    async (page) => {
      await page.goto(address)
      const strip = page.getByRole('region', { name: 'Project status' })
      await strip.getByRole('button', { name: 'Edit Due date' }).click()
      const due = page.getByRole('dialog', { name: 'Edit Due date' })
      await expect(due).toContainText(/Last changed by .?Owen Baptiste/)
      await due.getByRole('spinbutton').first().click()
      await page.keyboard.type('113020310600p')
      await expectAccessible(page)
      await due.getByRole('button', { name: 'Save' }).click()
      await expect(due).toBeHidden()
      await expect(strip).toContainText('Nov 30, 2031')
      await expect(strip).toContainText('6:00 PM')

      await page.getByRole('button', { name: /^Details/ }).click()
      await page.getByRole('button', { name: 'Edit Purchase order' }).click()
      const order = page.getByRole('dialog', { name: 'Edit Purchase order' })
      await order.getByRole('textbox').fill('PO 45-0118')
      const home = `/api/v3${address.replace('projects', 'project')}/info`
      const manager = await caller(team.manager)
      // A change of another field makes no conflict.
      await json(manager.post(home, { data: { tags: ['winter'] } }))
      await json(manager.post(home, { data: { purchaseOrder: 'PO 1' } }))
      await order.getByRole('button', { name: 'Save' }).click()
      await expect(order).toContainText('Mei Lindqvist')
      await expect(order.getByRole('row', { name: 'Purchase order' })).toContainText('PO 1')
      await expectAccessible(page)
      await order.getByRole('button', { name: 'Save mine' }).click()
      await expect(order).toBeHidden()
      const details = page.getByRole('complementary')
      await expect(details).toContainText('PO 45-0118')
      await expect(details).toContainText('winter')
    },
  )
  await step(
    'submitting a project calculates its costs, and an amount opens its segments',
    team.manager2,
    async (page) => {
      await page.goto(address)
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for approval' }).click()
      await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Waiting for approval')

      await page.getByRole('tab', { name: 'Costs' }).click()
      await expect(page.getByText('Calculated', { exact: true })).toBeVisible({ timeout: 90_000 })
      await expect(page).toHaveURL(/tab=costs/)
      await page.getByRole('button', { name: /^No match \(0–74\), Spanish:/ }).click()
      const panel = page.getByRole('dialog', { name: 'How this amount was calculated' })
      await expect(panel).toContainText('Price list · Standard · version 1')
      await expect(panel).toContainText('Rounded half up to 2 decimal places')
      await expect(panel.getByRole('row').filter({ hasText: 'Open the file' })).toContainText('menu.json')
      await expect(page).toHaveURL(/line=/)
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Close' }).click()
      await expect(panel).toBeHidden()
      await expect(page).not.toHaveURL(/line=/)
    },
  )
  await step(
    'returning a project to draft requires a reason, which shows in the activity',
    team.manager2,
    async (page) => {
      await page.goto(address)
      await page.getByRole('button', { name: 'Return to draft' }).click()
      // A toast is one, too.
      const dialog = page.getByRole('alertdialog', { name: 'Return to draft' })
      const confirm = dialog.getByRole('button', { name: 'Return to draft' })
      await expect(confirm).toBeDisabled()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('One file is missing')
      await page.keyboard.press('Escape')
      await page
        .getByRole('alertdialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Stay' })
        .click()
      await confirm.click()
      await expect(dialog).toBeHidden()
      await page.getByRole('tab', { name: 'Activity' }).click()
      const entry = page.getByRole('listitem').filter({ hasText: 'Status: Waiting for approval → Draft' })
      await expect(entry).toContainText('Owen Baptiste')
      await expect(entry).toContainText('One file is missing')
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByRole('menuitem', { name: 'Kind of change' }).click()
      await page.getByRole('menuitemradio', { name: 'Files' }).click()
      await page.keyboard.press('Escape')
      await expect(entry).toBeHidden()
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: /File .* added/ })
          .first(),
      ).toBeVisible()
    },
  )
})

test('[shell.beforeLeave] leaving a form with unsaved changes asks first', async ({ page, signIn, team }) => {
  await signIn(team.manager2)
  await page.goto('/projects/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a project')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL('/projects/create')
})

test('languages can be added to a draft, and its files tell what they skip', async ({ page, signIn, team }) => {
  await signIn(team.manager2)
  await page.goto('/projects/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('Further languages')
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await page.getByRole('option', { name: 'Documentation' }).click()
  await expect(page.getByRole('row', { name: 'Spanish' })).toBeVisible()
  await choose(page, fileOf('menu.json', '{"open": "Open <any> file", "version": "{name} {version}"}\n'))
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('tab', { name: /^Files/ }).click()
  await page.getByRole('button', { name: '1 text skipped' }).click()
  const skipped = page.getByRole('dialog', { name: 'Skipped texts in menu.json' })
  await expect(skipped.getByRole('row').filter({ hasText: '{name} {version}' })).toContainText(
    'Only tags and placeholders',
  )
  await skipped.getByRole('button', { name: 'Close' }).last().click()
  await expect(skipped).toBeHidden()
  await page.getByRole('button', { name: 'Add languages' }).click()

  const dialog = page.getByRole('dialog', { name: 'Add languages' })
  const add = dialog.getByRole('button', { name: 'Add languages' })
  await expect(add).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Target languages' }).fill('German')
  await page.getByRole('option', { name: 'German', exact: true }).click()
  await page.keyboard.press('Escape')
  await add.click()
  await expect(page.getByText('1 language added')).toBeVisible()
  await expect(page.getByRole('row', { name: 'menu.json' })).toContainText('German')
})

test('a linguist is assigned from the grid, and a language opens to its files', async ({ page, signIn, team }) => {
  const { uuid } = await makeProject(team, {
    reference: 'Grid',
    files: { 'app.json': '{"a":"Open","b":"Close"}', 'help.md': '# Help\n\nRead me.\n' },
    locales: ['es', 'ja'],
    workflows: ['TRANSLATION', 'REVIEW'],
  })
  await signIn(team.manager)
  await page.goto(`/projects/${uuid}`)
  const grid = page.getByRole('table', { name: 'Languages' })
  const spanish = grid.getByRole('row', { name: /^Spanish/ })
  await expect(spanish.getByRole('button', { name: 'Unassigned' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Assign linguist' }).click()
  await expect(page.getByRole('dialog', { name: /^Linguist for Translation/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await spanish.getByRole('button', { name: 'Unassigned' }).first().press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog', { name: 'Linguist for Translation, Spanish' })
  await expect(choice.getByRole('region', { name: 'Not available' })).toContainText('Kenji Sato')
  await expectAccessible(page)
  await choice.getByRole('searchbox').fill('luc')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(choice).toBeHidden()
  await expect(spanish.getByRole('button', { name: 'Lucía Romero' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spanish.getByRole('button', { name: 'Unassigned' })).toHaveCount(2)

  await spanish.getByRole('button', { name: 'Not set' }).first().click()
  await page
    .getByRole('dialog', { name: /^Change due date of/ })
    .getByRole('button', { name: 'Cancel' })
    .click()

  await spanish.getByRole('button', { name: 'Spanish', exact: true }).click()
  await expect(grid.getByRole('rowheader', { name: 'help.md' })).toBeVisible()
  await page.getByRole('button', { name: 'Attention first' }).click()
  await expect(grid.getByRole('row').nth(2)).toContainText('Japanese')
  await page.getByRole('radio', { name: 'Files' }).click()
  const cell = page.getByRole('row', { name: 'app.json' }).getByRole('link').first()
  await expect(cell).toHaveAccessibleName(/app\.json, Spanish: Translation 0% · Unassigned/)
  await expectAccessible(page)
})

test('a client decides on a project, unless another person has decided meanwhile', async ({ step, pageOf, team }) => {
  test.setTimeout(600_000)
  const order = 'Spring letter'
  let address = ''
  await step('a client orders and approves projects, and sees only their own data', team.client, async (page) => {
    await page.goto('/projects/create')
    await page.getByRole('textbox', { name: 'Name' }).fill(order)
    await expect(page.getByRole('combobox', { name: 'Organizational unit' })).toHaveValue('Product')
    // Its languages fill the form a moment later.
    await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('English')
    await expect(page.getByRole('combobox', { name: 'Memories' })).toHaveCount(0)
    await choose(page, good)
    await page.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order)
    address = new URL(page.url()).pathname
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
    await expect(page.getByRole('tab', { name: 'Memories' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Submit for approval' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for approval' }).click()
    const decision = page.getByRole('region', { name: 'Waiting for your approval' })
    await expect(decision.getByRole('button', { name: 'Return to draft' })).toBeVisible()

    const manager = await caller(team.manager)
    const home = `/api/v3${address.replace('projects', 'project')}`
    await json(manager.post(`${home}/async/calculate/costs`))
    await expect
      .poll(async () => (await json<{ costsStatus: string }>(manager.get(home))).costsStatus)
      .toMatch(/^COMPLETED/)
    const { resources } = await json<{ resources: Named[] }>(manager.get(home))
    const other = fileOf('menu.json', '{"open": "Open all of the files"}')
    await page.reload()
    await expect(decision.getByRole('button', { name: /^Approve \D*\d/ })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Price by language' })).toBeVisible()
    await expect(decision).not.toContainText('The project has changed since')
    await json(manager.put(`${home}/resource/${resources[0]!.uuid}/version`, { multipart: { file: other } }))
    await page.reload()
    await expect(decision).toContainText('The project has changed since this price was calculated')
    await decision.getByRole('button', { name: 'Return to draft' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Return to draft' })).toBeVisible()
  })
  await step('a client is told when another person has already updated the project', team.client, async (page) => {
    // The page hears nothing of what the other does.
    await page.route('**/events**', (route) => route.abort())
    await page.goto(address)
    const approve = page
      .getByRole('region', { name: 'Waiting for your approval' })
      .getByRole('button', { name: 'Approve' })
    await expect(approve).toBeVisible()

    const theirs = await pageOf(team.manager2)
    await theirs.goto(address)
    await theirs.getByRole('button', { name: 'Approve' }).click()
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(theirs.getByRole('heading', { level: 1 }).locator('..')).toContainText('In progress')

    await approve.click()
    await expect(page.getByText('The project is now: In progress.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('In progress')
  })
})
