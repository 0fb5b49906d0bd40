import type { Page } from '@playwright/test'
import { caller, json, makeProject, type Named } from './make-project.ts'
import { calm, expect, expectAccessible, test } from './test.ts'

const names = (page: Page) => page.getByRole('rowheader')
/** The value that the address has under a name, once it is the expected one. */
const inAddress = (page: Page, key: string) => expect.poll(() => new URL(page.url()).searchParams.get(key))

/** The newest first, as the list has them. */
const approved = ['Interface 1.1', 'Interface 1.0']
const drafts = ['Release notes', 'Contributor guide']
const all = [...drafts, ...approved].map((name) => new RegExp(name))

test.beforeAll(async ({ team }) => {
  const manager = await caller(team.manager)
  const dueDates = { 'Interface 1.0': Date.UTC(2020, 4, 5, 9), 'Interface 1.1': Date.UTC(2040, 4, 5, 9) }
  for (const [reference, dueDate] of Object.entries(dueDates)) {
    const files = { 'menu.json': '{"open": "Open the file"}' }
    const { uuid } = await makeProject(team, { reference, files, locales: ['es', 'ja'], workflows: ['TRANSLATION'] })
    await json(manager.post(`/api/v3/project/${uuid}/info`, { data: { dueDate } }))
  }
  const units = await json<{ content: Named[] }>(manager.get('/api/v3/client'))
  const draft = { orgUnitUUID: units.content[0]!.uuid, sourceLocale: 'en' }
  for (const reference of drafts.toReversed())
    await json(manager.post('/api/v3/project', { data: { ...draft, reference } }))
  const languages = { sourceLocale: 'en', targetLocales: ['es'] }
  const memory = await json<Named>(
    manager.post('/api/v1/atlas-tm', { data: { ...languages, name: 'Product interface' } }),
  )
  await json(
    manager.post(`/api/v1/translation-memory/${memory.uuid}/translation-unit`, {
      data: { sourceLocale: 'en', sourceText: 'Open', targetLocale: 'es', targetText: 'Abrir' },
    }),
  )
  const other = await caller(team.manager2)
  await json(other.post('/api/v1/atlas-tm', { data: { ...languages, name: 'Product manuals' } }))
})

test('a query line narrows the list, completes what is typed, marks mistakes, and is part of the link', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  await page.goto('/projects')
  await expect(names(page)).toHaveText(all)
  await calm(page)
  await page.keyboard.press('s')
  const line = page.getByRole('combobox', { name: /^Search by/ })
  await expect(line).toBeFocused()

  await line.pressSequentially('stat')
  await expect(page.getByRole('option', { name: 'Status' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(line).toHaveValue('status:')
  await line.pressSequentially('paid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The field doesn’t have the value “paid”.')
  await inAddress(page, 'filter').toBeNull()

  // Of a line in a link, too, the mistake is told once.
  await page.goto('/projects?filter=status:paid')
  await expect(page.getByRole('alert')).toHaveText('The field doesn’t have the value “paid”.')
  await expect(page.getByText('No results')).toBeVisible()
  await expect(page.getByText('Couldn’t load this content')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(names(page)).toHaveText(all)

  await line.fill('status:appr')
  await expect(page.getByRole('option', { name: 'In progress' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await inAddress(page, 'filter').toBe('status:approved')
  await expect(page.getByRole('button', { name: 'Remove Status' })).toBeVisible()
  await expect(names(page)).toContainText(approved)
  await expectAccessible(page)

  await line.fill('-is:late')
  await page.keyboard.press('Enter')
  await inAddress(page, 'filter').toBe('status:approved -is:late')
  await expect(names(page)).toContainText(['Interface 1.1'])
  await page.keyboard.press('Backspace')
  await expect(line).toHaveValue('-is:late')
  await inAddress(page, 'filter').toBe('status:approved')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(line).toHaveValue('')

  await page.goto(`/projects?${new URLSearchParams({ filter: 'status:approved' })}`)
  await expect(names(page)).toContainText(approved)
  await page.goto(`/projects?${new URLSearchParams({ filter: 'status:' })}`)
  await expect(page.getByRole('search').getByRole('alert')).toHaveText('A value is missing here.')
  await line.fill('')
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(all)
})

test('counters narrow the list to what they count', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  for (const [path, name, counted, total] of [
    ['/projects', /Drafts to quote/, 2, 4],
    ['/users', /Active linguists/, 5, 10],
    ['/organizations', /With open projects/, 1, 1],
    ['/tm', /Created by me/, 1, 2],
  ] as const) {
    await page.goto(path)
    const counter = page.getByRole('button', { name })
    await expect(counter).toHaveText(new RegExp(`^${counted}\\D`))
    await counter.click()
    await expect(counter).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(`${counted} of ${total}`)
    await counter.click()
    await expect(page).toHaveURL(path)
  }
})

test('columns and density are chosen with the keyboard and kept in the address', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Progress' }).press('Space')
  await expect(dialog.getByRole('checkbox', { name: 'Progress' })).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Tags' }).press('Space')
  await expect(dialog.getByRole('checkbox', { name: 'Tags' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Tags' }).press('Alt+ArrowUp')
  await inAddress(page, 'columns').toMatch(/,tags,dueDate$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make Client wider' }).press('Enter')
  await inAddress(page, 'columns').toMatch(/,organization:\d+,/)
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Show regular rows' }).click()
  await inAddress(page, 'density').toBe('regular')
  await calm(page)
  const client = page.getByRole('columnheader', { name: 'Client' })
  const { width, x, y } = (await client.boundingBox())!
  await inAddress(page, 'columns').toContain(`,organization:${width},`)
  await page.mouse.move(x + width - 3, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width + 37, y + 10, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await client.boundingBox())!.width).toBe(width + 40)
  const wide = (await client.boundingBox())!
  await page.mouse.dblclick(wide.x + wide.width - 3, y + 10)
  await inAddress(page, 'columns').toBe(
    'reference,organization,status,languages,unassigned,words,totalCost,tags,dueDate',
  )
  const headers = page.getByRole('columnheader')
  await expect(headers).toHaveText([
    'Name',
    'Client',
    'Status',
    'Languages',
    'Unassigned',
    'Words',
    'Cost',
    'Tags',
    'Due date',
  ])
})

test('a list is used with the keyboard alone', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/projects?size=10')
  await expect(names(page)).toHaveText(all)
  await calm(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(names(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await expect(names(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByRole('listitem').filter({ hasText: 'Next row' })).toContainText('j')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expect(names(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await expect(names(page).first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(drafts[0]!)
  await calm(page)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  await calm(page)
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/projects/create')
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('gp?')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('gp?')
})

test('on a phone, rows are cards with languages, status, and due date, and nothing overflows', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/projects')
    const cards = page.getByRole('list', { name: 'Projects' }).getByRole('listitem')
    await expect(cards).toHaveCount(all.length)
    await expect(page.getByRole('table')).toHaveCount(0)
    const card = cards.filter({ hasText: 'Interface 1.1' })
    for (const part of ['English to Spanish, Japanese', 'In progress', 'May 5, 2040'])
      await expect(card).toContainText(part)
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const card = page.getByRole('list', { name: 'Projects' }).getByRole('listitem').filter({ hasText: 'Interface 1.1' })
  await card.click({ position: { x: 40, y: 60 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interface 1.1')
})

test('a view that a manager shares opens by its link and from the menu of another', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  await signIn(team.manager)
  const name = 'What is not ordered yet'
  await page.goto(`/projects?${new URLSearchParams({ filter: 'status:draft', columns: 'reference,status' })}`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Share with all managers' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page).toHaveURL(/view=/)
  const view = new URL(page.url()).searchParams.get('view')

  const other = await pageOf(team.manager2)
  await other.goto('/projects')
  await other.getByRole('button', { name: 'Views' }).click()
  await other.getByRole('menuitem', { name }).click()
  await inAddress(other, 'view').toBe(view)
  await inAddress(other, 'filter').toBe('status:draft')
  await expect(other.getByRole('columnheader')).toHaveText(['Name', 'Status'])
  await other.getByRole('button', { name: 'Remove Status' }).click()
  await expect(other.getByRole('button', { name })).toContainText('changed')

  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
})

test('an export has exactly the rows and columns of the list', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(
    `/projects?${new URLSearchParams({ columns: 'reference,status', sort: 'reference,asc', filter: 'Interface' })}`,
  )
  const shown = ['Interface 1.0', 'Interface 1.1']
  await expect(names(page).getByRole('link')).toHaveText(shown)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  const rows = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>[]
  expect(rows.map(({ reference }) => reference)).toEqual(shown)
  expect(Object.keys(rows[0]!)).toEqual(['reference', 'number', 'status'])
  await expect(page.getByRole('dialog', { name: 'Export as JSON' })).toContainText('The file is ready.')
  await expectAccessible(page)
})

test('projects are archived at once, leave the list, and come back with the key that undoes it', async ({
  page,
  signIn,
  team,
}) => {
  const stamp = 'Shelf'
  const manager = await caller(team.manager)
  const units = await json<{ content: Named[] }>(manager.get('/api/v3/client'))
  const base = { orgUnitUUID: units.content[0]!.uuid, sourceLocale: 'en' }
  for (const reference of [`${stamp} A`, `${stamp} B`]) {
    const { uuid } = await json<Named>(manager.post('/api/v3/project', { data: { ...base, reference } }))
    const canceled = { newStatus: 'CANCELLED', reason: 'Not needed any more' }
    await json(manager.post(`/api/v3/project/${uuid}/status`, { data: canceled }))
  }
  await signIn(team.manager)
  await page.goto(`/projects?${new URLSearchParams({ q: stamp })}`)
  await expect(names(page)).toHaveCount(2)
  await calm(page)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Select ${stamp} B` })).toBeChecked()
  await page.getByRole('checkbox', { name: `Select ${stamp} A` }).press('Space')
  await page.getByRole('button', { name: 'More changes' }).click()
  await page.getByRole('menuitem', { name: 'Archive projects', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Archive projects' })
  await expect(dialog.getByRole('status')).toHaveText('2 projects will change')
  await dialog.getByRole('button', { name: 'Archive projects' }).click()
  await expect(page.getByText('2 projects changed')).toBeVisible()
  await expect(page.getByText('No results')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('2 projects restored')).toBeVisible()
  await expect(names(page)).toHaveCount(2)
})

test('people, organizations, units, and memories are found by a query line', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto('/users')
  await expect(names(page)).toHaveCount(10)
  await calm(page)
  await page.keyboard.press('f')
  await page.getByRole('menuitem', { name: 'Role' }).press('Enter')
  await page.getByRole('menuitemcheckbox', { name: 'Linguist' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove Role' })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(page.getByRole('combobox', { name: /^Search by/ })).toBeFocused()
  await page.keyboard.type('target:ja')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await inAddress(page, 'filter').toBe('role:vendor target:ja')
  await expect(names(page)).toHaveText([/Kenji Sato/, /Olga Marchenko/])
  for (const [path, filter, found] of [
    ['/organizations', 'unit:prod*', 'Dragoman Software'],
    ['/organizations/units', 'target:ar', 'Product'],
    ['/tm', 'segments:>0 name:prod*', 'Product interface'],
  ] as const) {
    await page.goto(`${path}?${new URLSearchParams({ filter })}`)
    await expect(names(page)).toContainText([found])
  }
})
