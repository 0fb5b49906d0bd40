import type { Page } from '@playwright/test'
import { caller, json, makeProject } from './make-project.ts'
import { watchParts } from './page-checks.ts'
import { calm, dress, expect, expectAccessible, looks, speak, test } from './test.ts'
import { expectLive, expectText, makeTasks, segmentField as field, writeText, type MadeTask } from './translation.ts'

interface Segments {
  content: { id: string; target: string; version: number }[]
}

let tasks: Record<string, MadeTask>

/** A task in Spanish that is assigned, and one in Arabic that is accepted, too. */
test.beforeAll(async ({ team }) => {
  tasks = await makeTasks(team, { es: 'lucia', ar: 'layla' })
  const linguist = await caller(team.layla)
  await json(linguist.post(`/api/v3/task/${tasks['ar']!.uuid}/status-update`, { data: { status: 'APPROVED' } }))
})

/** Opens a task in the editor, which focuses the first open segment. */
async function openTask(page: Page, language: string) {
  await page.goto(tasks[language]!.path)
  await expect(page.getByRole('listitem').getByRole('textbox').and(page.locator(':focus'))).toBeVisible()
}

/** The drafts that the browser keeps for a person; `lost` is put beside them, for a segment that no file has. */
const keptTexts = (page: Page, lost?: string) =>
  page.evaluate(async (text) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((settle, fail) => {
        request.addEventListener('success', () => settle(request.result))
        request.addEventListener('error', () => fail(request.error!))
      })
    const [{ name } = {}] = await indexedDB.databases()
    const database = await done(indexedDB.open(name!))
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const drafts = await done<{ text: string; base: object }[]>(store.getAll())
    const [first] = drafts
    const segmentId = '999999999'
    if (text !== undefined && first)
      await done(store.put({ ...first, segmentId, text, base: { ...first.base, id: segmentId } }))
    database.close()
    return drafts.map((draft) => draft.text)
  }, lost)

const row = (page: Page, number: number) => page.getByRole('listitem').filter({ has: field(page, number) })
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

test('an address without a work unit shows the 404 page', async ({ page, signIn, team }) => {
  await signIn(team.jonas)
  for (const path of ['/editor/nothing', tasks['es']!.path]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  }
})

test('a task is accepted, translated by keyboard, and delivered', async ({ step, team }) => {
  test.setTimeout(600_000)

  await step('an assigned task can be read and accepted in the editor', team.lucia, async (page) => {
    await page.goto(tasks['es']!.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('app.xlf')
    await expect(page.getByText('Accept the task to begin.')).toBeVisible()
    await expect(field(page, 1)).toHaveAttribute('aria-readonly', 'true')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Accept the task to begin.')).toBeHidden()
    await expect(field(page, 1)).not.toHaveAttribute('aria-readonly')
  })

  await step('[editor.toast] the editor opens from the task page in its own window', team.lucia, async (page) => {
    await page.goto(`/tasks/${tasks['es']!.uuid}`)
    const opening = page.waitForEvent('popup')
    // It leaves by itself, however long the editor takes, so it is looked for from before the press.
    const told = expect(page.getByText('Opening the editor…')).toBeVisible()
    await page.getByRole('button', { name: 'Open in editor' }).first().click()
    await told
    const editor = await opening
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText('app.xlf')
    const [, context] = /^\/editor\/(.+)$/.exec(decodeURIComponent(new URL(editor.url()).pathname))!
    expect(atob(context!)).toMatch(/^[0-9a-f]{64}$/)
  })

  await step(
    '[editor.context] the editor opens without a context, and the failure is reported',
    team.lucia,
    async (page) => {
      await page.goto(`/tasks/${tasks['es']!.uuid}`)
      await page.route('**/api/**/context**', (route) =>
        route.fulfill({ status: 500, json: { status: 500, message: 'no' } }),
      )
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Open in editor' }).first().click()
      const editor = await opening
      await expect(page.getByText('Something went wrong. Try again.')).toBeVisible()
      await expect(editor.getByRole('heading', { level: 1 })).toHaveText('app.xlf')
      await expect(editor).toHaveURL(tasks['es']!.path)
    },
  )

  await step('typed text is saved, and segments are confirmed by keyboard', team.lucia, async (page) => {
    await openTask(page, 'es')
    await expectLive(field(page, 1))
    await page.keyboard.type('Abre la página')
    await expectText(field(page, 1), 'Abre la página')
    await saved(page)
    await page.reload()
    await expectText(field(page, 1), 'Abre la página')
    await expectLive(field(page, 1))
    await page.keyboard.press('End')
    await page.keyboard.type(' del proyecto.')
    await page.keyboard.press('Control+Enter')
    await expect(field(page, 2)).toBeFocused()
    await expect(row(page, 1)).toContainText('Confirmed')
    await expect(page.getByText('1 of 5 segments')).toBeVisible()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(field(page, 1)).toBeFocused()
    await expectText(field(page, 1), 'Abre la página del proyecto.')
  })

  await step(
    'a segment with a missing tag is refused, and the tag is inserted by keyboard',
    team.lucia,
    async (page) => {
      await openTask(page, 'es')
      await expectLive(field(page, 2))
      await page.keyboard.type('Abre la carpeta nueva.')
      await page.keyboard.press('Control+Enter')
      await expect(row(page, 2).getByRole('alert')).toHaveText('Not confirmed: tag \u2068g\u2069 is missing')
      await expect(field(page, 2)).toBeFocused()

      for (let at = 0; at < ' nueva.'.length; at += 1) await page.keyboard.press('ArrowLeft')
      for (let at = 0; at < 'carpeta'.length; at += 1) await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.press('F8')
      await expectText(field(page, 2), 'Abre la ⟦1⟧carpeta⟦/1⟧ nueva.')
      // One key deletes a code whole, and undo brings it back.
      await page.keyboard.press('Delete')
      await expectText(field(page, 2), 'Abre la ⟦1⟧carpeta nueva.')
      await page.keyboard.press('Control+z')
      await expectText(field(page, 2), 'Abre la ⟦1⟧carpeta⟦/1⟧ nueva.')
      await page.keyboard.press('Control+Enter')
      await expect(field(page, 3)).toBeFocused()
      await expect(row(page, 2)).toContainText('Confirmed')
      await saved(page)
    },
  )

  await step('a match explains its score and is inserted by keyboard', team.lucia, async (page) => {
    await openTask(page, 'es')
    await expectLive(field(page, 3))
    const panel = page.getByRole('complementary')
    await expect(panel.getByText('Cierra todas las ventanas.')).toBeVisible()
    await expect(panel.getByText('96% · ')).toBeVisible()
    await expect(panel.getByText('Memory penalty -4')).toBeVisible()
    await page.keyboard.press('Control+1')
    await expectText(field(page, 3), 'Cierra todas las ventanas.')
    await page.keyboard.press('Control+Enter')
    await expect(row(page, 3)).toContainText('Confirmed')
    await saved(page)
  })

  await step('the selected text is looked up in the memories by keyboard', team.lucia, async (page) => {
    await openTask(page, 'es')
    await expect(field(page, 4)).toBeFocused()
    await field(page, 3).click()
    await expectLive(field(page, 3))
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    const panel = page.getByRole('complementary')
    // The matches stand above the search, and push it down when they come.
    await expect(panel.getByText('96% · ')).toBeVisible()
    const search = panel.getByRole('searchbox', { name: 'Search text' })
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('Cierra todas las ventanas.')
    await panel.getByRole('radio', { name: 'Target' }).click()
    await expect(panel.locator('mark')).toHaveText('Cierra todas las ventanas.')
    await search.fill('nowhere to be found')
    await expect(panel.getByText('No results')).toBeVisible()
  })

  await step('a confirmed segment fills in its repetitions', team.lucia, async (page) => {
    await openTask(page, 'es')
    await expectLive(field(page, 4))
    await page.keyboard.type('Guardar')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('1 repetition filled')).toBeVisible()
    await expectText(field(page, 5), 'Guardar')
  })

  await step(
    'Deliver says at once what is open, and delivers once everything is confirmed',
    team.lucia,
    async (page) => {
      await openTask(page, 'es')
      await expect(page.getByText('4 of 5 segments')).toBeVisible()
      await writeText(page, field(page, 5), '')
      await expectText(field(page, 5), '')
      await page.keyboard.press('Control+s')
      await saved(page)
      await page.getByRole('button', { name: 'Deliver 1 open' }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByText('1 segment is open · words: 2')).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Deliver' })).toBeDisabled()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Go to first' }).click()
      await expectLive(field(page, 5))
      await page.keyboard.type('Guardar todo')
      await expectText(field(page, 5), 'Guardar todo')
      await page.keyboard.press('Control+s')
      await saved(page)

      const manager = await caller(team.manager)
      const address = `/api/v1/atlas/work-unit/${tasks['es']!.workUnitUuid}/segment`
      const { content } = await json<Segments>(manager.get(address))
      const { id, target, version } = content[0]!
      await json(manager.put(`${address}/${id}`, { data: { target, confirmed: false, version } }))
      await page.getByRole('button', { name: 'Deliver 1 open' }).click()
      await expect(dialog.getByText('2 drafts aren’t confirmed')).toBeVisible()
      await dialog.getByRole('button', { name: 'Confirm all…' }).click()
      await dialog.getByRole('button', { name: 'Confirm all' }).click()
      await page
        .getByRole('dialog', { name: '2 segments confirmed' })
        .getByRole('button', { name: 'Close' })
        .first()
        .click()
      await expect(page.getByText('5 of 5 segments')).toBeVisible()

      // A second press before the answer does not deliver again.
      const answer = Promise.withResolvers<void>()
      let deliveries = 0
      await page.route('**/status-update', async (route) => {
        deliveries += 1
        await answer.promise
        await route.continue()
      })
      await page.getByRole('button', { name: 'Deliver' }).click()
      await dialog.getByRole('button', { name: 'Deliver' }).click()
      await page.keyboard.press('Enter')
      answer.resolve()
      await expect(page.getByText('app.xlf delivered')).toBeVisible()
      expect(deliveries).toBe(1)
      await expect(page.getByText('The task isn’t in progress: Delivered.')).toBeVisible()
      await expect(field(page, 1)).toHaveAttribute('aria-readonly', 'true')
    },
  )
})

test('text typed in an hour offline is saved with the connection, and a conflicting change offers both texts', async ({
  page,
  signIn,
  context,
  team,
}) => {
  const address = `/api/v1/atlas/work-unit/${tasks['ar']!.workUnitUuid}/segment`
  const manager = await caller(team.manager)
  const change = async (target: string) => {
    const { content } = await json<Segments>(manager.get(address))
    const { id, version } = content[0]!
    await json(manager.put(`${address}/${id}`, { data: { target, confirmed: false, version } }))
  }
  await page.clock.install()
  await signIn(team.layla)
  const hasAll = watchParts(page)
  await openTask(page, 'ar')
  await field(page, 4).click()
  await expectLive(field(page, 4))
  await hasAll()
  await context.setOffline(true)
  await page.keyboard.type('احفظ')
  await page.keyboard.press('Control+s')
  await expect(row(page, 4).getByRole('alert')).toContainText('Not saved yet')
  await page.clock.fastForward('30:00')
  await writeText(page, field(page, 1), 'افتح صفحة المشروع.')
  await change('افتح الصفحة.')
  await page.clock.fastForward('30:00')
  await expectText(field(page, 4), 'احفظ')
  await context.setOffline(false)
  await expect(row(page, 1).getByText('Mei Lindqvist changed this segment while you were editing.')).toBeVisible()
  await expect(row(page, 1)).toContainText('افتح الصفحة.')
  await expectText(field(page, 1), 'افتح صفحة المشروع.')
  await expect(page.getByRole('button', { name: '1 unsaved segment' })).toBeVisible()
  await expectAccessible(page)
  await row(page, 1).getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await page.reload()
  await expectText(field(page, 1), 'افتح صفحة المشروع.')
  await expectText(field(page, 4), 'احفظ')

  await change('افتحها.')
  await expectLive(field(page, 1))
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Control+s')
  await row(page, 1).getByRole('button', { name: 'Use theirs' }).click()
  await expectText(field(page, 1), 'افتحها.')
})

test('text outlives leaving and a closed tab: the editor saves it once open, or shows it without its segment', async ({
  page,
  signIn,
  context,
  team,
}) => {
  await signIn(team.layla)
  const hasAll = watchParts(page)
  await openTask(page, 'ar')
  await writeText(page, field(page, 4), 'احفظ')
  await expectText(field(page, 4), 'احفظ')
  await saved(page)
  await hasAll()
  await context.setOffline(true)
  await page.keyboard.type(' الآن')
  await expectText(field(page, 4), 'احفظ الآن')
  await expect.poll(() => keptTexts(page)).toContain('احفظ الآن')
  await keptTexts(page, 'ضاع')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(tasks['ar']!.path)
  await expectText(field(next, 4), 'احفظ الآن')
  const lost = next.getByRole('region', { name: 'Your text for segments that are no longer in the file' })
  await expect(lost).toContainText('ضاع')
  await next.getByRole('button', { name: '1 unsaved segment' }).click()
  await expect(lost).toBeFocused()
  await expectAccessible(next)
  await lost.getByRole('button', { name: 'Discard your text for segment 4' }).click()
  await expect(lost).toBeHidden()
  await saved(next)
  await expect.poll(() => keptTexts(next)).toEqual([])
  await next.reload()
  await expectText(field(next, 4), 'احفظ الآن')

  await field(next, 5).click()
  await expectLive(field(next, 5))
  await next.keyboard.type('خزن')
  await next.getByRole('link', { name: 'Back' }).click()
  await expect(next).toHaveURL(`/tasks/${tasks['ar']!.uuid}`)
  await next.goBack()
  await expectText(field(next, 5), 'خزن')
})

test('an Arabic translation is written from right to left', async ({ page, signIn, team }) => {
  await signIn(team.layla)
  await openTask(page, 'ar')
  await expect(field(page, 2)).toHaveCSS('direction', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await field(page, 2).click()
  await expectLive(field(page, 2))
  await page.keyboard.press('Alt+t')
  await expect(row(page, 2).getByRole('button', { name: 'Insert opening tag 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectText(field(page, 2), '⟦1⟧⟦/1⟧')
  await expectLive(field(page, 2))
  await page.keyboard.type('مجلد')
  await expectText(field(page, 2), '⟦1⟧مجلد⟦/1⟧')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.reload()
  await expectText(field(page, 2), '⟦1⟧مجلد⟦/1⟧')
})

test('the file preview follows what is typed, leads to its segments, and stays open', async ({
  page,
  signIn,
  pageOf,
  team,
}) => {
  await signIn(team.layla)
  await openTask(page, 'ar')
  await page.keyboard.press('Alt+p')
  const preview = page.getByRole('region', { name: 'File preview' })
  const paper = preview.getByRole('region', { name: 'Arabic' })
  await expect(paper).toHaveCSS('direction', 'rtl')
  const first = paper.getByRole('link', { name: 'Open the project page.' })
  await writeText(page, field(page, 1), '')
  await expect(first).toBeVisible()
  await writeText(page, field(page, 1), 'صفحة.')
  await expect(first).toBeHidden()
  await expect(paper.getByRole('link', { name: 'صفحة.' })).toHaveAttribute('aria-current', 'true')
  await paper.getByRole('link', { name: 'Close all the open windows.' }).click()
  await expect(field(page, 3)).toBeFocused()
  await preview.getByRole('radio', { name: 'English' }).click()
  await expect(preview.getByRole('link', { name: 'Open the project page.' })).toBeVisible()
  await calm(page)
  await expectAccessible(page)
  await page.reload()
  await expect(paper).toBeVisible()
  await preview.getByRole('button', { name: 'Close the preview' }).click()
  await expect(preview).toBeHidden()
  const client = await pageOf(team.client)
  const address = `/api/v1/atlas/work-unit/${tasks['ar']!.workUnitUuid}`
  const { projectUUID } = await json<{ projectUUID: string }>(client.request.get(address))
  await client.goto(`/projects/${projectUUID}?tab=files`)
  await client.getByRole('button', { name: 'Actions for app.xlf' }).click()
  await client.getByRole('menuitem', { name: 'Preview' }).click()
  const dialog = client.getByRole('dialog', { name: 'Preview of app.xlf' })
  await dialog.getByRole('radio', { name: 'English' }).click()
  await expect(dialog.getByText('Open the project page.')).toBeVisible()
})

test('tags are chips that keep their place in copied, pasted and undone text', async ({
  page,
  signIn,
  context,
  team,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(team.layla)
  await openTask(page, 'ar')
  const chips = field(page, 2).getByRole('img')
  await writeText(page, field(page, 2), '')
  await page.keyboard.press('Control+Insert')
  await expectText(field(page, 2), 'Open the ⟦1⟧new⟦/1⟧ folder.')
  await expect(chips.first()).toHaveAccessibleName('opening tag 1, g')
  await expect(chips).toHaveText(['g', '/g'])
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expectText(field(page, 2), '')
  await page.keyboard.press('Control+v')
  await expectText(field(page, 2), 'Open the ⟦1⟧new⟦/1⟧ folder.')
  await expect(chips).toHaveText(['g', '/g'])
  // Text copied from other programs keeps its lines, and loses the characters that no file can hold.
  await page.evaluate(() => navigator.clipboard.writeText('\u0001one\r\ntwo ⟦1⟧'))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
  await expectText(field(page, 2), 'one\ntwo ⟦1⟧')
  await row(page, 2).getByRole('button', { name: 'Undo' }).press('Enter')
  await expectText(field(page, 2), 'Open the ⟦1⟧new⟦/1⟧ folder.')
  // Each segment keeps what can be undone, wherever one was meanwhile.
  await expect(field(page, 2)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(field(page, 3)).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(field(page, 2)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expectText(field(page, 2), '')
  await page.keyboard.press('Control+y')
  await expectText(field(page, 2), 'Open the ⟦1⟧new⟦/1⟧ folder.')
})

test('commands run from outside the field, and AltGr types characters', async ({ page, signIn, team }) => {
  await signIn(team.layla)
  await openTask(page, 'ar')
  await writeText(page, field(page, 3), '')
  await expect(page.getByRole('complementary').getByText('أغلق كل النوافذ.')).toBeVisible()
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('combobox', { name: 'Search' }).first()).toBeFocused()
  await page.keyboard.press('Control+1')
  await expectText(field(page, 3), 'أغلق كل النوافذ.')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(field(page, 2)).toBeFocused()
  await page.keyboard.press('Control+g')
  await page.getByRole('dialog').getByRole('textbox').fill('4')
  await page.keyboard.press('Enter')
  await expect(field(page, 4)).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await expect(page.getByRole('combobox', { name: 'Search' }).first()).toBeFocused()
  await page.keyboard.press('F6')
  await expect(field(page, 4)).toBeFocused()
  await page.keyboard.press('AltGraph+Digit1')
  await expect(field(page, 4)).toBeFocused()
})

test('filters and search text are kept in the address', async ({ page, signIn, team }) => {
  await signIn(team.layla)
  await page.goto(`${tasks['ar']!.path}?text=save`)
  // A row may hold a list of its own: what is wrong with its segment.
  const rows = page.getByRole('list', { name: 'Segments' }).getByRole('listitem').and(page.locator('[aria-posinset]'))
  await expect(rows).toHaveCount(2)
  await page.getByRole('radio', { name: 'Confirmed' }).click()
  await expect(page.getByRole('heading', { name: 'No matching segments' })).toBeVisible()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('filter') === 'confirmed')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(rows).toHaveCount(5)
})

test('the live field comes after the first rows, and both stay within their size budgets', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.layla)
  const { promise, resolve } = Promise.withResolvers<void>()
  const sizes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    const [, name] = /assets\/(_context|segment-view|dist)-[^/]*\.js$/.exec(request.url()) ?? []
    if (name) sizes.set(name, (await request.sizes()).responseBodySize / 1000)
  })
  await page.route('**/assets/segment-view-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await openTask(page, 'ar')
  await field(page, 3).focus()
  // Keys pressed before the field is there are not lost, and a command comes after them.
  await page.keyboard.type('Folders')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Windowss')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('My ')
  await page.keyboard.press('Control+Enter')
  resolve()
  await expectText(field(page, 3), 'My Windows')
  await expect(row(page, 3)).toContainText('Confirmed')
  await expect.poll(() => sizes.size).toBe(3)
  expect(sizes.get('_context')).toBeLessThanOrEqual(60)
  const live = sizes.get('segment-view')! + sizes.get('dist')!
  expect(live).toBeGreaterThan(20)
  expect(live).toBeLessThanOrEqual(60)
})

test('nothing of the editor is wider than a small phone', async ({ page, signIn, baseURL, team }) => {
  await signIn(team.layla)
  await speak(page, 'de', baseURL!)
  await page.setViewportSize({ width: 320, height: 700 })
  await openTask(page, 'ar')
  const second = page.getByRole('listitem').nth(1).getByRole('textbox')
  await second.click()
  await expectLive(second)
  await calm(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // As wide as a window of 1280 pixels at 400 %.
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
})

test('ten segments are translated by keyboard alone with chips, and plain text mode can do the same', async ({
  page,
  signIn,
  team,
}) => {
  const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  const lines = [...numbers.map((number) => `Press key ${number} now.`), 'Press <b>the red</b> key.', 'Press no key.']
  const files = { 'keys.html': lines.map((line) => `<p>${line}</p>`).join('\n') }
  const plan = { reference: 'By keyboard', files, locales: ['ar'], workflows: ['TRANSLATION'] }
  const { tasks: made } = await makeProject(team, plan)
  await signIn(team.manager)
  await page.goto(`/editor/T-${made[0]!.uuid}`)
  const switchTo = async (mode: string) => {
    await page.getByRole('button', { name: 'More actions' }).press('Enter')
    await page.getByRole('menuitem', { name: mode }).press('Enter')
  }
  for (const number of numbers.keys()) {
    await expectLive(field(page, number + 1))
    await page.keyboard.type('اضغط.')
    await page.keyboard.press('Control+Enter')
  }
  await expectLive(field(page, 11))
  await switchTo('Plain text mode')
  await expect(field(page, 11).and(page.locator('textarea'))).toBeVisible()
  await page.reload()
  await expectLive(field(page, 11))
  await page.keyboard.type('اضغط.')
  await page.keyboard.press('F8')
  // Isolates keep the codes readable in the field; the text is stored without them.
  await expect(field(page, 11)).toHaveValue('اضغط.\u2066⟦1⟧\u2069\u2066⟦/1⟧\u2069')
  await page.keyboard.press('Control+Enter')
  await expectLive(field(page, 12))
  await page.keyboard.type('اضغط.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('12 of 12 segments')).toBeVisible()
  await switchTo('Show tags as chips')
  await expectText(field(page, 11), 'اضغط.⟦1⟧⟦/1⟧')
  await field(page, 12).press('Escape')
  await expect(row(page, 12)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})

for (const [theme, locale] of looks) {
  test(`the editor is accessible in ${theme}, ${locale}`, async ({ page, signIn, baseURL, team }) => {
    await signIn(team.layla)
    await speak(page, locale, baseURL!)
    await dress(page, theme)
    await openTask(page, 'ar')
    await expect(page.getByRole('textbox').nth(2)).toBeVisible()
    await expect(
      page
        .getByRole('complementary')
        .getByRole('listitem')
        .or(page.getByRole('complementary').getByRole('term'))
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
