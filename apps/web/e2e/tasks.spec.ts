import type { Page } from '@playwright/test'
import { caller, fileOf, json, makeProject, type MadeTask, type Named } from './make-project.ts'
import type { Team } from './people.ts'
import { expect, expectAccessible, test } from './test.ts'
import { textOf, translateXliff } from './xliff.ts'

const list = '/tasks?q=Desk'
const available = `${list}&tab=available`

const files = {
  'menu.json': '{\n  "open": "Open the {file}",\n  "close": "Close all windows"\n}\n',
  'hints.json': '{\n  "first": "Press a key to begin"\n}\n',
}

/** Eight tasks without an assignee. */
let tasks: MadeTask[]
/** A translation that Jonas Weber has accepted, and its review. */
let accepted: MadeTask[]

test.beforeAll(async ({ team }) => {
  const workflows = ['TRANSLATION', 'REVIEW']
  tasks = (await makeProject(team, { reference: 'Desk', files, locales: ['de', 'fr'], workflows })).tasks
  const plan = { reference: 'Booth', files: { 'menu.json': files['menu.json'] }, locales: ['fr'], workflows }
  accepted = (await makeProject(team, plan)).tasks
  const translation = accepted.find(({ workflow }) => workflow.code === 'TRANSLATION')!
  await assignToJonas(team, translation)
  const jonas = await caller(team.jonas)
  await json(jonas.post(`/api/v3/task/${translation.uuid}/status-update`, { data: { status: 'APPROVED' } }))
})

async function assignToJonas(team: Team, { uuid }: Named) {
  const me = await json<Named>((await caller(team.jonas)).get('/api/v3/user/logged-user'))
  await json((await caller(team.manager)).post(`/api/v3/task/${uuid}/assignment/${me.uuid}`))
}

function addressOf(among: readonly MadeTask[], file: keyof typeof files, locale: string, step = 'TRANSLATION') {
  const found = among.find(({ workUnit: { filename, targetLanguage }, workflow }) => {
    return filename === file && targetLanguage === locale && workflow.code === step
  })
  return `/tasks/${found!.uuid}`
}

const rowOf = (page: Page, file: string, language: string, step: string) =>
  page
    .getByRole('row')
    .filter({ hasText: file })
    .filter({ hasText: language })
    .filter({ has: page.getByRole('cell', { name: step, exact: true }) })

/** The message in the corner that says something. */
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

const stateOf = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

test('tasks are assigned to linguists, and come back from them', async ({ step, pageOf, team }) => {
  test.setTimeout(600_000)
  await step(
    'several tasks are assigned at once, and the dialog lists the ones that the linguist cannot do',
    team.manager,
    async (page) => {
      await page.goto(list)
      await expect(page.getByRole('rowheader')).toHaveCount(8)
      await expect(rowOf(page, 'menu.json', 'German', 'Review')).toContainText('Waiting for: Translation')
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await expect(page.getByText('8 selected').last()).toBeVisible()
      await page.getByRole('button', { name: 'Assign to…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Assign 8 tasks' })
      await dialog.getByText('Jonas Weber').click()
      // One step of each file and language: the others are for someone else.
      await expect(dialog.getByRole('status')).toHaveText('4 tasks will be assigned to Jonas Weber.')
      await dialog.getByText('Layla Haddad').click()
      await expect(dialog.getByRole('status')).toHaveText('2 tasks will be assigned to Layla Haddad.')
      await dialog.getByRole('button', { name: '6 tasks can’t be changed' }).click()
      const skipped = dialog.getByRole('listitem')
      await expect(skipped.filter({ hasText: 'has another step of the file' })).toHaveCount(2)
      await expect(skipped.filter({ hasText: 'different languages' }).first()).toContainText('German')
      await dialog.getByRole('button', { name: /linguists not eligible/ }).click()
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Kenji Sato' })).toContainText('different languages')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
      await expect(toast(page, '2 tasks assigned to Layla Haddad')).toContainText('6 tasks were skipped')
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, 'menu.json', 'French', 'Translation')).toContainText('Layla Haddad Assigned')
      await expect(rowOf(page, 'menu.json', 'German', 'Translation')).toContainText('Unassigned')
      await expect(page.getByText('8 selected')).toHaveCount(0)
    },
  )

  await step(
    'a task of another linguist is reassigned only when that is asked for, and the change is undone',
    team.manager,
    async (page) => {
      await page.goto(`${list}&targetLanguages=fr&workflows=TRANSLATION`)
      await expect(page.getByRole('rowheader')).toHaveCount(2)
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await page.getByRole('button', { name: 'Assign to…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Assign 2 tasks' })
      await dialog.getByText('Jonas Weber').click()
      await expect(dialog.getByRole('status')).toHaveText('No tasks will change.')
      await expect(dialog.getByRole('button', { name: 'Assign', exact: true })).toBeDisabled()
      await dialog.getByText('Include 2 tasks that are already assigned').click()
      await expect(dialog.getByText('Assigned to Layla Haddad, not accepted yet.')).toBeVisible()
      await expect(dialog.getByRole('status')).toHaveText('2 tasks will be assigned to Jonas Weber.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
      const row = rowOf(page, 'menu.json', 'French', 'Translation')
      const result = toast(page, '2 tasks assigned to Jonas Weber').getByRole('button', { name: 'Show result' })
      // A message stays while the mouse is on it.
      await result.hover()
      await expect(row).toContainText('Jonas Weber')
      await result.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Tasks assigned' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'menu.json' })).toContainText('Jonas Weber')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page, '2 tasks restored')).toBeVisible()
      await expect(page.getByText(/Undone by/)).toBeVisible()
      await page.goto(list)
      await expect(row).toContainText('Layla Haddad Assigned')
    },
  )

  await step('an unassigned task is open to others again', team.manager, async (page) => {
    await page.goto(list)
    const row = rowOf(page, 'menu.json', 'French', 'Translation')
    await row.getByRole('button', { name: /^Actions for menu.json/ }).click()
    await page.getByRole('menuitem', { name: 'Unassign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unassign 1 task?' })
    await expect(dialog).toContainText('Layla Haddad')
    await dialog.getByRole('button', { name: 'Unassign' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Unassigned')
  })

  await step('only one of two linguists can claim a task, and the other is told so', team.jonas, async (jonas) => {
    const layla = await pageOf(team.layla)
    const row = (page: Page) => rowOf(page, 'menu.json', 'French', 'Translation')
    for (const page of [jonas, layla]) {
      await page.goto(available)
      await expect(row(page)).toContainText('$')
    }
    await row(jonas).getByRole('button', { name: 'Claim' }).click()
    await expect(toast(jonas, '1 task claimed')).toBeVisible()
    await expect(row(jonas)).toHaveCount(0)
    await row(layla).getByRole('button', { name: 'Claim' }).click()
    await expect(toast(layla, 'Someone else updated this task. It is now: In progress, Accepted.')).toBeVisible()
    await expect(row(layla)).toHaveCount(0)
    await jonas.goto(list)
    await expect(jonas.getByRole('tab', { name: /^My work/ })).toHaveAttribute('aria-selected', 'true')
    await expect(row(jonas)).toContainText('In progress')
  })

  await step('a task is returned with a reason, which shows in its log', team.layla, async (page) => {
    await page.goto(list)
    const row = rowOf(page, 'hints.json', 'French', 'Translation')
    await expect(row).toContainText('Assigned')
    await row.getByRole('button', { name: /^Actions for hints.json/ }).click()
    await page.getByRole('menuitem', { name: 'Return task' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Return task' })
    const confirm = dialog.getByRole('button', { name: 'Return task' })
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('On holiday until Monday')
    await confirm.click()
    await expect(dialog).toBeHidden()
    await expect(row).toHaveCount(0)

    const manager = await pageOf(team.manager)
    await manager.goto(`${addressOf(tasks, 'hints.json', 'fr')}?tab=log`)
    const entry = manager.getByRole('listitem').filter({ hasText: 'Task returned' })
    await expect(entry).toContainText('Layla Haddad')
    await expect(entry).toContainText('On holiday until Monday')
    await expect(stateOf(manager)).toContainText('Open')
  })
})

test('chosen tasks are delivered where they are ready, or canceled, which can be undone', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  await page.goto(`${list}&targetLanguages=de`)
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Deliver')
  const delivering = page.getByRole('dialog', { name: 'Deliver 4 tasks?' })
  await expect(delivering.getByRole('status')).toHaveText('No tasks will change.')
  await expect(delivering.getByRole('listitem').filter({ hasText: 'not accepted yet' })).toHaveCount(4)
  await delivering.getByRole('button', { name: 'Cancel' }).click()
  await choose('Cancel tasks')
  const canceling = page.getByRole('dialog', { name: 'Cancel 4 tasks?' })
  await expect(canceling.getByRole('status')).toHaveText('4 tasks will be canceled.')
  await canceling.getByRole('textbox', { name: 'Reason' }).fill('Ordered elsewhere')
  await expectAccessible(page)
  await canceling.getByRole('button', { name: 'Cancel tasks' }).click()
  await toast(page, '4 tasks canceled').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, '4 tasks restored')).toBeVisible()
  await expect(rowOf(page, 'menu.json', 'German', 'Translation')).toContainText('Unassigned')
})

test('the activity of a project names what changed, narrows it by kind, and undoes a bulk change', async ({
  page,
  signIn,
  team,
}) => {
  await signIn(team.manager)
  const { tasks: dated } = await makeProject(team, {
    reference: 'Dated',
    files,
    locales: ['de'],
    workflows: ['TRANSLATION'],
  })
  await assignToJonas(team, dated[0]!)
  await page.goto(addressOf(dated, 'hints.json', 'de'))
  const change = { kind: 'DUE_DATE', dueDate: Date.UTC(2031, 4, 5, 9), taskUuids: dated.map(({ uuid }) => uuid) }
  const manager = await caller(team.manager)
  await json(manager.post('/api/v3/task/bulk', { data: change }))
  await page.getByRole('main').getByRole('link', { name: 'Dated' }).first().click()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Kind of change' }).click()
  await page.getByRole('menuitemradio', { name: 'Assignments' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/what=ASSIGNMENT/)
  await page.reload()
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Task assigned' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Due date' })).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Clear filters' })
    .or(page.getByRole('button', { name: /^Remove/ }))
    .first()
    .click()
  const due = entries.filter({ hasText: 'Due date changed' }).first()
  await due.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, '2 tasks restored')).toBeVisible()
  await expect(due.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expectAccessible(page)
})

test('search and filters are kept in the address', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(`${list}&targetLanguages=fr&workflows=TRANSLATION&sort=file,desc`)
  await expect(page.getByRole('rowheader')).toHaveText(['menu.json', 'hints.json'])
  await page.getByRole('button', { name: 'File' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['hints.json', 'menu.json'])
  await expect(page).toHaveURL(/sort=file,asc/)
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toBe('step:translation target:fr')
  await page.getByRole('combobox', { name: /^Search by/ }).fill('no such file')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL('/tasks?sort=file,asc')
})

test('a task shows the step that it waits for and its instructions', async ({ page, signIn, pageOf, team }) => {
  const manager = await pageOf(team.manager)
  await manager.goto(addressOf(tasks, 'menu.json', 'fr', 'REVIEW'))
  await manager.getByRole('region', { name: 'Instructions' }).getByRole('button', { name: 'Edit' }).click()
  await manager.getByRole('textbox', { name: 'Instructions' }).fill('Say “vous”, never “tu”.')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('Say “vous”, never “tu”.')).toBeVisible()
  await manager.getByRole('tab', { name: 'Files' }).click()
  const adding = manager.getByRole('region', { name: 'Add reference files' })
  await expect(adding.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await adding.locator('input[type=file]').setInputFiles(fileOf('style.txt', 'Be brief.'))
  await expect(manager.getByRole('list', { name: 'Reference files' })).toContainText('style.txt')
  await expect(manager.getByRole('button', { name: 'Remove style.txt' })).toBeVisible()
  await manager.getByRole('button', { name: 'Assign', exact: true }).click()
  const assigning = manager.getByRole('dialog', { name: /^Assign menu.json/ })
  await assigning.getByText('Layla Haddad').click()
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(toast(manager, '1 task assigned to Layla Haddad')).toBeVisible()

  await signIn(team.layla)
  await page.goto(addressOf(tasks, 'menu.json', 'fr', 'REVIEW'))
  await expect(page.getByText('Say “vous”, never “tu”.')).toBeVisible()
  await expect(stateOf(page)).toContainText('Waiting for: Translation')
  await expect(page.getByText('The previous step, Translation, isn’t delivered yet.')).toBeVisible()
  await page.getByRole('tab', { name: 'Payment' }).click()
  const pay = page.getByRole('table', { name: 'Payment' })
  await expect(pay.getByRole('row').last()).toContainText('$')
  await pay.getByRole('button', { name: /^No match/ }).click()
  const panel = page.getByRole('dialog', { name: 'How this amount was calculated' })
  await expect(panel).toContainText('Linguist rate')
  await expect(panel).toContainText('version 1')
  await expect(
    panel
      .getByRole('table', { name: /segments?$/ })
      .getByRole('row')
      .nth(1),
  ).toContainText('menu.json')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})

test('the menu of a task opens from the keyboard and gives the focus back', async ({ page, signIn, team }) => {
  await signIn(team.manager)
  await page.goto(`${list}&workflows=REVIEW`)
  const button = page.getByRole('button', { name: /^Actions for / }).first()
  for (const key of ['Enter', 'ArrowDown', 'Space']) {
    await button.press(key)
    await expect(page.getByRole('menuitem', { name: 'Assign' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    // Each time a button that has never opened anything.
    await page.reload()
  }
})

test('a linguist cannot open the task of another linguist', async ({ page, signIn, team }) => {
  await signIn(team.layla)
  await page.goto(addressOf(accepted, 'menu.json', 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
})

test('[editor.guard] [editor.created] the editor opens neither a step that is done elsewhere nor a file that is not there yet', async ({
  page,
  signIn,
  team,
}) => {
  const plan = { reference: 'Gate', files: { 'a.json': '{"a":"b"}' }, locales: ['fr'] }
  const { tasks: steps } = await makeProject(team, { ...plan, workflows: ['TRANSLATION', 'WEB_QA'] })
  const [translation, check] = ['TRANSLATION', 'WEB_QA'].map((code) =>
    steps.find(({ workflow }) => workflow.code === code),
  )
  await signIn(team.manager)
  await page.goto(`/tasks/${check!.uuid}`)
  const reason = 'The editor isn’t available for this step.'
  await expect(page.getByRole('button', { name: `Open in editor: ${reason}` })).toBeDisabled()
  // A file is there within moments.
  await page.route(`**/api/v3/task/${translation!.uuid}`, async (route) => {
    const response = await route.fetch()
    const task = (await response.json()) as { workUnit: object }
    const workUnit = { ...task.workUnit, genesisCreationStatus: 'CREATING' }
    await route.fulfill({ response, json: { ...task, workUnit } })
  })
  await page.goto(`/tasks/${translation!.uuid}`)
  await page.getByRole('button', { name: 'Open in editor' }).click()
  await expect(toast(page, 'This file isn’t ready for the editor yet.')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})

test('a refused delivery lists the open segments, which link to the editor', async ({ page, signIn, team }) => {
  await signIn(team.jonas)
  await page.goto(addressOf(accepted, 'menu.json', 'fr'))
  await page.getByRole('button', { name: 'Deliver' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Deliver' })
  await dialog.getByRole('button', { name: 'Deliver' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Some segments aren’t confirmed yet.')
  await expect(dialog.getByRole('button', { name: '2 segments are open' })).toBeVisible()
  await expectAccessible(page)
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: 'Segment 2' }).click()
  const editor = await opened
  await expect(editor.getByRole('textbox', { name: 'Segment 2,' })).toBeFocused()
  await editor.close()
})

test('a task is translated elsewhere, delivered, and reopened', async ({ step, pageOf, team }) => {
  test.setTimeout(480_000)
  await step(
    'an exported XLIFF can be uploaded, a damaged one changes nothing, and invalid segments are listed',
    team.jonas,
    async (page) => {
      await page.goto(`${addressOf(accepted, 'menu.json', 'fr')}?tab=files`)
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download XLIFF' }).click()
      const xliff = translateXliff(await textOf(await downloading), (words) => `${words} (fr)`)
      const choose = (name: string, content: string) =>
        page.locator('input[type=file]').setInputFiles(fileOf(name, content))
      const row = page.getByRole('list', { name: 'Uploaded XLIFF' }).getByRole('listitem')

      await choose('damaged.xlf', xliff.replace('</target>', '</tagret>'))
      await expect(row).toContainText(/damaged\.xlf.*Line \d+: .+ No segments were changed\./s)
      await choose('letter.docx', 'no XLIFF')
      await expect(page.getByText('Not an XLIFF file: letter.docx')).toBeVisible()

      const faulty = xliff.replace(/(<target[^>]*>.*?)<x [^>]*\/>(.*?<\/target>)/s, '$1$2')
      expect(faulty).not.toBe(xliff)
      await choose('faulty.xlf', faulty)
      const report = page.getByRole('table', { name: 'Results by segment' })
      await expect(report.getByRole('row').filter({ hasText: 'Tag mismatch' })).toContainText('tag 1 missing')
      await expect(page.getByText('Imported: 1 · Tag mismatch: 1')).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByText('Some segments aren’t confirmed yet.')).toBeVisible()

      await choose('menu.xlf', xliff)
      await expect(page.getByText('Translation imported')).toBeVisible()
      await expect(page.getByText('Some segments aren’t confirmed yet.')).toBeHidden()
      await page.reload()
      await expect(page.getByText('Imported: 1 · Unchanged: 1')).toBeVisible()
    },
  )

  await step('a delivered task is reopened by a manager with a reason', team.jonas, async (page) => {
    await page.goto(addressOf(accepted, 'menu.json', 'fr'))
    await page.getByRole('button', { name: 'Deliver' }).click()
    await page.getByRole('alertdialog', { name: 'Deliver' }).getByRole('button', { name: 'Deliver' }).click()
    await expect(stateOf(page)).toContainText('Delivered')

    const manager = await pageOf(team.manager)
    await manager.goto(addressOf(accepted, 'menu.json', 'fr', 'REVIEW'))
    await expect(stateOf(manager)).toContainText('Open')
    await manager.goto(addressOf(accepted, 'menu.json', 'fr'))
    await manager.getByRole('button', { name: 'More actions' }).click()
    await manager.getByRole('menuitem', { name: 'Reopen' }).click()
    const dialog = manager.getByRole('alertdialog', { name: 'Reopen' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A word is missing')
    await dialog.getByRole('button', { name: 'Reopen' }).click()
    await expect(stateOf(manager)).toContainText('In progress')
  })
})
