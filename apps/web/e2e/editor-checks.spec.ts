import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { caller, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import type { Team } from './people.ts'
import { calm, dress, expect, expectAccessible, looks, speak, test } from './test.ts'
import { expectLive, expectText, segmentField as field } from './translation.ts'

interface Alarms {
  path: string
  /** Id of its project. */
  project: string
  /** Writes the translation of a segment, without a page. */
  write: (number: number, target: string) => Promise<unknown>
}

/** A file of three segments, which Lucía has accepted to translate. */
async function makeAlarms(team: Team): Promise<Alarms> {
  const [manager, lucia] = [await caller(team.manager), await caller(team.lucia)]
  const texts = { filter: 'Replace filter M-82.', wait: 'Wait 30 seconds, then go on.', hello: 'Hello {name} here' }
  const { uuid: project, tasks } = await makeProject(team, {
    reference: `Checked ${crypto.randomUUID()}`,
    files: { 'alarms.json': JSON.stringify(texts) },
    locales: ['es'],
    workflows: ['TRANSLATION'],
  })
  const [{ uuid, workUnit }] = tasks as [MadeTask]
  const me = await json<Named>(lucia.get('/api/v3/user/logged-user'))
  await json(manager.post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
  await json(lucia.post(`/api/v3/task/${uuid}/status-update`, { data: { status: 'APPROVED' } }))
  const address = `/api/v1/atlas/work-unit/${workUnit.uuid}/segment`
  const { content } = await json<{ content: { id: string; version: number }[] }>(lucia.get(address))
  const write = (number: number, target: string) => {
    const { id, version } = content[number - 1]!
    return json(lucia.put(`${address}/${id}`, { data: { target, confirmed: false, version } }))
  }
  return { path: `/editor/${encodeURIComponent(btoa(`T-${uuid}`))}`, project, write }
}

const row = (page: Page, number: number) => page.getByRole('listitem').filter({ has: field(page, number) })
const found = (page: Page, number: number) => row(page, number).getByRole('list', { name: 'Found by checks' })
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('warning') ?? [])].map((range) => (range as Range).toString()))

test('issues of checks are marked while one types, mended by a key, ignored with a reason, and told at delivery', async ({
  step,
  team,
}) => {
  test.setTimeout(300_000)
  const { path, project } = await makeAlarms(team)

  await step(
    'a wrong code is marked, holds the first confirmation up, and is mended by a key',
    team.lucia,
    async (page) => {
      const loaded = page.waitForEvent('requestfinished', (request) => /\/checks-.*\.js$/.test(request.url()))
      await page.goto(path)
      await expectLive(field(page, 1))
      await page.keyboard.type('Sustituya el filtro M-62.')
      await loaded
      await expect(found(page, 1)).toContainText(/M-62. here, .M-82. in the source/)
      await expect.poll(() => marked(page)).toEqual(['M-62'])
      await expectAccessible(page)
      await page.keyboard.press('Control+Enter')
      await expect(row(page, 1).getByRole('alert')).toContainText('confirm again')
      await expect(field(page, 1)).toBeFocused()
      await page.keyboard.press('Alt+f')
      await expectText(field(page, 1), 'Sustituya el filtro M-82.')
      await expect(found(page, 1)).toHaveCount(0)
      await page.keyboard.press('Control+z')
      await expectText(field(page, 1), 'Sustituya el filtro M-62.')
      await page.keyboard.press('Control+y')
      await expectText(field(page, 1), 'Sustituya el filtro M-82.')
      await page.keyboard.press('Control+Enter')
      await expect(field(page, 2)).toBeFocused()
      await expect(row(page, 1)).toContainText('Confirmed')
    },
  )

  await step(
    'a number that is meant so is confirmed by a second press, and one-press fixes keep the rest',
    team.lucia,
    async (page) => {
      await page.goto(path)
      await expectLive(field(page, 2))
      await page.keyboard.type('Espere 20  segundos , y siga.')
      await expect(found(page, 2).getByRole('listitem')).toHaveCount(3)
      await found(page, 2)
        .getByRole('listitem')
        .filter({ hasText: 'Double space' })
        .getByRole('button', { name: 'Fix' })
        .click()
      await expectText(field(page, 2), 'Espere 20 segundos , y siga.')
      await found(page, 2)
        .getByRole('listitem')
        .filter({ hasText: 'Space before' })
        .getByRole('button', { name: 'Remove' })
        .click()
      await expectText(field(page, 2), 'Espere 20 segundos, y siga.')
      await expect(field(page, 2)).toBeFocused()
      await page.keyboard.press('Control+Enter')
      await expect(row(page, 2).getByRole('alert')).toContainText('confirm again')
      await page.keyboard.press('Control+Enter')
      await expect(field(page, 3)).toBeFocused()
      await expect(row(page, 2)).toContainText('Confirmed')
      await saved(page)
    },
  )

  await step('a broken placeholder blocks, and its fix is one press', team.lucia, async (page) => {
    await page.goto(path)
    await expectLive(field(page, 3))
    await page.keyboard.type('Hola aquí  ')
    await page.keyboard.press('Control+Enter')
    await expect(field(page, 3)).toBeFocused()
    await expect(row(page, 3)).toContainText('Not confirmed')
  })

  await step('at delivery the kinds of what is open are told', team.lucia, async (page) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Deliver' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('1 number')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await step('an issue is ignored with a reason by keyboard, undone, and ignored again', team.lucia, async (page) => {
    await page.goto(`${path}?filter=issues`)
    await field(page, 2).click()
    await expectLive(field(page, 2))
    await page.keyboard.press('Alt+i')
    await expect(page.getByRole('menu', { name: 'Ignore' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(found(page, 2)).toHaveCount(0)
    await expect(field(page, 2)).toBeFocused()
    await expect(row(page, 2).getByRole('list', { name: 'Ignored' })).toContainText('The client wants it so')
    await row(page, 2).getByRole('button', { name: 'Show again' }).click()
    await expect(found(page, 2)).toContainText(/20. here, .30. in the source/)
    await row(page, 2).getByRole('button', { name: 'Ignore' }).click()
    await page.getByRole('menuitem', { name: 'Right as it is' }).click()
    await expect(found(page, 2)).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /With issues/ })).toContainText('1')
  })

  await step(
    'a text is found and replaced by keyboard, undone, and a bookmark is filtered by',
    team.lucia,
    async (page) => {
      await page.goto(path)
      await field(page, 2).click()
      await expectLive(field(page, 2))
      await page.keyboard.press('Alt+b')
      await expect(row(page, 2).getByRole('button', { name: 'Remove bookmark' })).toBeVisible()
      await page.keyboard.press('Control+f')
      await page.keyboard.type('is:bookmarked')
      await page.keyboard.press('Enter')
      await expect(field(page, 1)).toHaveCount(0)
      await page.keyboard.press('Control+h')
      const region = page.getByRole('region', { name: 'Find and replace' })
      await expect(region.getByRole('textbox', { name: 'Find' })).toBeFocused()
      await page.keyboard.type('espere')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Aguarde')
      await page.keyboard.press('Enter')
      await expect(region.getByRole('row', { name: /Aguarde/ })).toContainText('EspereAguarde')
      await expectAccessible(page)
      await page.keyboard.press('Control+Enter')
      await expect(region).toContainText('1 translation changed')
      await region.getByRole('button', { name: 'Undo' }).click()
      await expect(region).toContainText('1 translation restored')
      await page.keyboard.press('Escape')
      await expectText(field(page, 2), 'Espere 20 segundos, y siga.')
    },
  )

  await step('a manager checks the project, ignores an issue, and takes the rest along', team.manager, async (page) => {
    await page.goto(`/projects/checks/${project}`)
    await page.getByRole('button', { name: 'Check translations' }).click()
    const issues = page.getByRole('table', { name: 'Issues' })
    await expect(issues.getByRole('row', { name: /Missing tags/ })).toContainText('Prevents delivery')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Project checks' }).click()
    const levels = page.getByRole('dialog')
    await expect(levels.getByRole('row', { name: /Numbers/ })).toContainText('Standard')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Safe fixes' }).click()
    await expect(page.getByRole('dialog').getByRole('row', { name: /Hola/ })).toContainText('␣')
    await page.keyboard.press('Escape')
    const space = issues.getByRole('row', { name: /Spaces/ })
    await space.first().getByRole('button', { name: 'Ignore' }).click()
    await page.getByRole('menuitem', { name: 'The client wants it so' }).click()
    await expect(space).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('missing')
  })

  await step('a manager replaces in the whole project, and undoes it later', team.manager, async (page) => {
    await page.goto(`/projects/${project}`)
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Find and replace' }).click()
    await page.getByRole('textbox', { name: 'Find', exact: true }).fill('espere')
    await page.getByRole('textbox', { name: 'Replace with' }).fill('Aguarde')
    await page.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Only confirmed' }).click()
    // For half a minute, a changed segment is left to the linguist.
    const change = page.getByRole('button', { name: 'Change 1 segment' })
    const find = async () => {
      await page.getByRole('button', { name: 'Find all' }).click()
      await expect(page.getByRole('row', { name: /Aguarde/ })).toContainText('alarms.json')
      return change.isVisible()
    }
    await expect.poll(find, { intervals: [2000] }).toBe(true)
    await expectAccessible(page)
    await change.click()
    await expect(page.getByText('1 translation changed').first()).toBeVisible()
    await page.reload()
    const past = page.getByRole('table', { name: 'Past changes' })
    await past.getByRole('button', { name: 'Undo' }).first().click()
    await expect(past).toContainText('1 translation restored')
    await expectAccessible(page)
  })
})

for (const [theme, locale] of looks) {
  test(`the issues of a segment are accessible, ${theme} and in ${locale}`, async ({ baseURL, pageOf, team }) => {
    const { path, write } = await makeAlarms(team)
    await write(1, 'Sustituya el filtro M-62 ,  ya.')
    const page = await pageOf(team.lucia)
    await dress(page, theme)
    await speak(page, locale, baseURL!)
    await page.goto(path)
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox') })
      .first()
    await first.getByRole('textbox').click()
    await expect(first.getByRole('list').getByRole('listitem')).toHaveCount(3)
    await expect(first.getByRole('button', { expanded: false })).toHaveCount(3)
    await calm(page)
    await expectAccessible(page)
  })
}
