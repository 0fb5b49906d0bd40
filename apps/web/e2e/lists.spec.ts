import type { Page } from '@playwright/test'
import { caller, json, type Named } from './make-project.ts'
import { expect, expectAccessible, test } from './test.ts'

const names = (page: Page) => page.getByRole('rowheader')
const address = (page: Page) => new URL(page.url()).searchParams

test('a query line narrows the list, completes what is typed, marks mistakes, and is part of the link', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/projects')
  await expect(names(page).first()).toBeVisible()
  const all = await names(page).count()
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
  expect(address(page).get('filter')).toBeNull()

  // Of a line in a link, too, the mistake is told once.
  await page.goto('/projects?filter=status:paid')
  await expect(page.getByRole('alert')).toHaveText('The field doesn’t have the value “paid”.')
  await expect(page.getByText('No results')).toBeVisible()
  await expect(page.getByText('Couldn’t load this content')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => names(page).count()).toBe(all)

  await line.fill('status:appr')
  await expect(page.getByRole('option', { name: 'In progress' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/filter=status/)
  expect(address(page).get('filter')).toBe('status:approved')
  await expect(page.getByRole('button', { name: 'Remove Status' })).toBeVisible()
  await expect.poll(() => names(page).count()).toBeLessThan(all)
  const shown = await names(page).allTextContents()
  await expectAccessible(page)

  await line.fill('-is:late')
  await page.keyboard.press('Enter')
  expect(address(page).get('filter')).toBe('status:approved -is:late')
  await page.keyboard.press('Backspace')
  await expect(line).toHaveValue('-is:late')
  expect(address(page).get('filter')).toBe('status:approved')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(line).toHaveValue('')

  await page.goto(`/projects?${new URLSearchParams({ filter: 'status:approved' })}`)
  await expect(names(page)).toHaveText(shown)
  await page.goto(`/projects?${new URLSearchParams({ filter: 'status:' })}`)
  await expect(page.getByRole('search').getByRole('alert')).toHaveText('A value is missing here.')
  await line.fill('')
  await page.keyboard.press('Enter')
  // Others make projects at the same time.
  await expect.poll(() => names(page).count()).toBeGreaterThanOrEqual(all)
})

test('counters narrow the list to what they count', async ({ page, signIn }) => {
  await signIn('manager')
  for (const [path, name] of [
    ['/projects', /To quote/],
    ['/users', /Active linguists/],
    ['/organizations', /With open projects/],
    ['/tm', /Created by me/],
  ] as const) {
    await page.goto(path)
    const counter = page.getByRole('button', { name })
    await expect(counter).toHaveText(/\d/)
    const counted = Number.parseInt((await counter.textContent())!, 10)
    await counter.click()
    await expect(counter).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(`^${counted} of \\d+$`))
    await counter.click()
    await expect(page).toHaveURL(path)
  }
})

test('columns and density are chosen with the keyboard and kept in the address', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Progress' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Tags' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Tags' }).press('Alt+ArrowUp')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make Client wider' }).press('Enter')
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Show regular rows' }).click()
  const client = page.getByRole('columnheader', { name: 'Client' })
  const { width, x, y } = (await client.boundingBox())!
  expect(address(page).get('columns')).toContain(`organization:${width},`)
  await page.mouse.move(x + width - 3, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width + 37, y + 10, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await client.boundingBox())!.width).toBe(width + 40)
  await page.mouse.dblclick(x + width + 37, y + 10)
  expect(address(page).get('columns')).toBe(
    'reference,organization,status,languages,unassigned,words,totalCost,tags,dueDate',
  )
  expect(address(page).get('density')).toBe('regular')
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

test('a list is used with the keyboard alone', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/projects?size=10')
  await expect(names(page).first()).toBeVisible()
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
  const name = await names(page).first().getByRole('link').textContent()
  await page.keyboard.press('k')
  await names(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/projects/create')
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('gp?')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('gp?')
})

test('on a phone, rows are cards with languages, status, and due date, and nothing overflows', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/projects')
    const cards = page.getByRole('list', { name: 'Projects' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(cards.first()).toContainText('English to')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  }
  const card = page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first()
  const name = await card.getByRole('link').textContent()
  await card.click({ position: { x: 40, y: 60 } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
})

test('a view that a manager shares opens by its link and from the menu of another', async ({
  page,
  signIn,
  pageOf,
}) => {
  await signIn('manager')
  const name = `Drafts ${Date.now()}`
  await page.goto(`/projects?${new URLSearchParams({ filter: 'status:draft', columns: 'reference,status' })}`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Share with all managers' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page).toHaveURL(/view=/)

  const other = await pageOf('manager2')
  await other.goto('/projects')
  await other.getByRole('button', { name: 'Views' }).click()
  await other.getByRole('menuitem', { name }).click()
  await expect.poll(() => address(other).get('view')).toBe(address(page).get('view'))
  expect(address(other).get('filter')).toBe('status:draft')
  await expect(other.getByRole('columnheader')).toHaveText(['Name', 'Status'])
  await other.getByRole('button', { name: 'Remove Status' }).click()
  await expect(other.getByRole('button', { name })).toContainText('changed')

  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
})

test('an export has exactly the rows and columns of the list', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto(
    `/projects?${new URLSearchParams({ columns: 'reference,status', sort: 'reference,asc', filter: 'Interface' })}`,
  )
  await expect(names(page).first()).toBeVisible()
  // Other tests make projects meanwhile.
  const shown = await names(page).getByRole('link').allTextContents()
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
  playwright,
  baseURL,
}) => {
  const stamp = `Shelf ${Date.now()}`
  const manager = await caller(playwright.request, baseURL!, 'manager')
  const units = await json<{ content: Named[] }>(manager.get('/api/v3/client'))
  const base = { orgUnitUUID: units.content[0]!.uuid, sourceLocale: 'en' }
  for (const reference of [`${stamp} A`, `${stamp} B`]) {
    const { uuid } = await json<Named>(manager.post('/api/v3/project', { data: { ...base, reference } }))
    const canceled = { newStatus: 'CANCELLED', reason: 'Not needed any more' }
    await json(manager.post(`/api/v3/project/${uuid}/status`, { data: canceled }))
  }
  await signIn('manager')
  await page.goto(`/projects?${new URLSearchParams({ q: stamp })}`)
  await expect(names(page)).toHaveCount(2)
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

test('people, organizations, units, and memories are found by a query line', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/users')
  await expect(names(page).first()).toBeVisible()
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
  await expect.poll(() => address(page).get('filter')).toBe('role:vendor target:ja')
  await expect(names(page)).toHaveText([/Kenji Sato/, /Olga Marchenko/])
  for (const [path, filter, found] of [
    ['/organizations', 'unit:prod*', 'Dragoman Software'],
    ['/organizations/units', 'target:ar', 'Product'],
    ['/tm', 'segments:>0 name:prod*', 'Product interface'],
  ] as const) {
    await page.goto(`${path}?${new URLSearchParams({ filter })}`)
    // Other tests may have made more that begin alike.
    await expect(names(page).filter({ hasText: found })).toHaveCount(1)
    await expect(names(page).filter({ hasNotText: /^(prod|dragoman)/i })).toHaveCount(0)
  }
})
