// The main job of the product, in ten steps: from a memory and four files to translated ones. Each person has a browser
// of their own; everything is done on pages.
import {
  argumentsOf,
  catalog,
  document,
  largeMemory,
  messagesOf,
  pluralsOf,
  signs,
  textsOf,
  translated,
  words,
} from './main-job-files.ts'
import {
  chooseFiles,
  createProject,
  deliver,
  deliverInEditor,
  download,
  languages,
  linguists,
  logIn,
  openEditor,
  status,
  taskRow,
  toast,
  translateElsewhere,
  unitsOf,
  workThrough,
  workThroughWithTool,
  type Language,
} from './main-job-steps.ts'
import { demo } from './demo.ts'
import { caller, fileOf, json, type Named } from './make-project.ts'
import { expect, test } from './test.ts'
import { segmentText } from './translation.ts'

// The demo is not for this test alone: it may be repeated.
const now = Date.now()
const memoryName = `Product ${now}`
const firstReference = `First signs ${now}`
const reference = `Screens ${now}`

test('the main job, from a memory and four files to translated ones', async ({ step, pageOf }) => {
  test.setTimeout(1_800_000)
  let memory = ''
  let project = ''
  let xliff = ''

  await step(
    '1 a manager signs in and imports a memory of ten thousand translation units',
    demo.manager,
    async (page) => {
      await logIn(page, demo.manager)
      await page.goto('/tm/create')
      await page.getByRole('textbox', { name: 'Name' }).fill(memoryName)
      await page.getByRole('combobox', { name: 'Source language' }).fill('English')
      await page.getByRole('option', { name: 'English', exact: true }).click()
      const targets = page.getByRole('combobox', { name: 'Target languages' })
      for (const name of Object.values(languages)) {
        await targets.fill(name)
        await page.getByRole('option', { name, exact: true }).click()
      }
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Create memory' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(memoryName)
      memory = new URL(page.url()).pathname

      const { file, units } = largeMemory()
      await page.goto(`${memory}?tab=exchange`)
      await chooseFiles(page, file)
      const row = page.getByRole('list', { name: 'Imported file' }).getByRole('listitem')
      await expect(row).toContainText(`New: ${units.toLocaleString('en')}.`, { timeout: 240_000 })
    },
  )

  await step(
    '2 the manager creates a project of four files into three languages, one file being a catalog of the product',
    demo.manager,
    async (page) => {
      const first = await createProject(page, firstReference, signs)
      await page.goto(`${first}?tab=downloads`)
      xliff = await download(page, () => page.getByRole('button', { name: 'XLIFF of signs.json, Spanish' }).click())
      expect(xliff).toContain('<xliff')

      const calls: string[] = []
      page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`))
      project = await createProject(page, reference, [catalog, words, document, fileOf('signs.xlf', xliff)], true)
      for (const call of [
        /^POST .*project\?.*inferDefaultSettings=true/,
        /^POST .*\/resource$/,
        /^POST .*\/upload$/,
        /^POST .*work-unit\?.*bulk=true/,
      ]) {
        expect(calls.some((each) => call.test(each))).toBe(true)
      }
      await page.getByRole('radio', { name: 'Files' }).click()
      const grid = page.getByRole('table', { name: 'Files and languages' })
      await expect(grid.getByRole('rowheader')).toHaveCount(4)
      for (const name of Object.values(languages)) await expect(grid.getByRole('columnheader', { name })).toBeVisible()
    },
  )

  await step(
    '3 the manager adds the memory, sees the costs, and opens an amount down to its segments',
    demo.manager,
    async (page) => {
      await page.goto(`${project}?tab=memories`)
      await page.getByRole('combobox', { name: 'Memory' }).fill(memoryName)
      await page.getByRole('option', { name: memoryName }).click()
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      const learns = page.getByRole('checkbox', { name: `Save delivered translations to ${memoryName}` })
      // Nothing can be changed while the binding itself is being saved.
      await expect(learns).toBeEnabled()
      await page.locator('label').filter({ has: learns }).click()
      await expect(learns).toBeChecked()

      const answers: Promise<string | undefined>[] = []
      page.on('response', (response) => {
        // The project itself, or the answer to its move, which may be all that there is to see of a short calculation.
        if (!/\/project\/[^/]+(\/status)?$/.test(response.url())) return
        const statusOf = ({ costsStatus }: { costsStatus?: string }) => costsStatus
        answers.push(response.json().then(statusOf, () => undefined))
      })
      const seen = async () => {
        const statuses = (await Promise.all(answers)).filter(Boolean)
        return statuses.filter((each, at) => each !== statuses[at - 1])
      }
      await page.getByRole('tab', { name: 'Costs' }).click()
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Submit for approval' }).click()
      await expect(status(page)).toContainText('Waiting for approval')
      await expect(page.getByText('Calculated', { exact: true })).toBeVisible({ timeout: 90_000 })
      await expect.poll(async () => (await seen()).slice(-2)).toEqual(['CREATING', 'COMPLETED'])

      await page
        .getByRole('table', { name: 'Costs by language and match band' })
        .getByRole('row', { name: /^English to Spanish/ })
        .getByRole('button', { name: /^Exact match/ })
        .click()
      const panel = page.getByRole('dialog', { name: 'How this amount was calculated' })
      await expect(panel.getByRole('row').filter({ hasText: 'View quote' })).toContainText('home.json')
    },
  )

  await step('4 the client sees only their own project, and approves it', demo.client, async (page) => {
    await logIn(page, demo.client)
    const answer = page.waitForResponse(/\/api\/v3\/project\?.*size=100/)
    await page.goto('/projects?size=100')
    await expect(page.getByRole('link', { name: reference })).toBeVisible()
    const { content } = (await (await answer).json()) as { content: { client: { name: string } }[] }
    expect(new Set(content.map(({ client }) => client.name))).toEqual(new Set(['Product']))
    await page.getByRole('link', { name: reference }).click()
    await page
      .getByRole('region', { name: 'Waiting for your approval' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(status(page)).toContainText('In progress')
  })

  await step('5 the manager assigns one task, then several at once, and unassigns one', demo.manager, async (page) => {
    await page.goto(`${project}?tab=work`)
    const lucia = page.getByRole('dialog').getByText('Lucía Romero')
    const assign = page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true })
    const row = (file: string) => taskRow(page, file, 'es', 'Translation')
    await row('login.po')
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Assign' }).click()
    await lucia.click()
    await assign.click()
    await expect(row('login.po')).toContainText('Lucía Romero Assigned')
    // A box that is pressed below what is closing is not ticked.
    await expect(page.getByRole('dialog')).toHaveCount(0)

    for (const file of ['home.json', 'README.md']) await row(file).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Assign to…' }).click()
    await lucia.click()
    await assign.click()
    await expect(toast(page, '2 tasks assigned to Lucía Romero')).toBeVisible()
    await expect(row('README.md')).toContainText('Lucía Romero Assigned')

    await row('README.md')
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Unassign' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unassign' }).click()
    await expect(row('README.md')).toContainText('Unassigned')
  })

  await step(
    '6 a linguist’s day: an offered task and its pay, acceptance, translation by keyboard, a refused delivery, and the pay that is due',
    demo.lucia,
    async (page) => {
      await page.goto(`/tasks?q=${encodeURIComponent(reference)}`)
      const task = taskRow(page, 'login.po', 'es', 'Translation')
      await expect(task).toContainText('Assigned')
      await expect(task).toContainText(/\$\d+\.\d\d/)
      const pay = /\$\d+\.\d\d/.exec(await task.innerText())![0]
      await task.getByRole('button', { name: 'Accept' }).click()
      await expect(task).toContainText('In progress')
      const editor = await openEditor(page, () => task.getByRole('button', { name: 'Open in editor' }).click())

      await editor.getByRole('button', { name: 'Deliver' }).click()
      const refused = editor.getByRole('alertdialog')
      await expect(refused).toContainText(/segments? (is|are) open|drafts? (isn’t|aren’t) confirmed/)
      await expect(refused.getByRole('button', { name: 'Deliver' })).toBeDisabled()
      await refused.getByRole('button', { name: 'Cancel' }).click()

      const focused = editor.locator('[role=listitem] [role=textbox]:focus')
      const confirmed = async () => Number(/^\d+/.exec(await editor.getByText(/^\d+ of \d+ segments/).innerText())![0])
      const total = Number(/of (\d+)/.exec(await editor.getByText(/^\d+ of \d+ segments/).innerText())![1])
      await editor.getByRole('textbox', { name: 'Segment 1,' }).click()
      let isCodeTried = false
      for (let done = await confirmed(); done < total; done = await confirmed()) {
        await expect(focused).toBeVisible()
        await editor.keyboard.press('Control+Insert')
        const source = await segmentText(focused)
        const field = editor.getByRole('textbox', { name: (await focused.getAttribute('aria-label'))!, exact: true })
        const row = editor.getByRole('listitem').filter({ has: field })
        if (source.includes('⟦1/⟧') && !isCodeTried && (await row.getByText('Plural: other').count()) > 0) {
          isCodeTried = true
          await editor.keyboard.press('Control+A')
          await editor.keyboard.type('Quedan intentos.')
          await editor.keyboard.press('Control+Enter')
          await expect(row).toContainText(/Not confirmed: tag \S+ is missing/)
          await field.click()
          await editor.keyboard.press('Control+Insert')
        }
        await editor.keyboard.press('Control+Home')
        await editor.keyboard.type(translated('es', ''))
        await editor.keyboard.press('Control+Enter')
        await expect.poll(confirmed).toBeGreaterThan(done)
      }
      expect(isCodeTried).toBe(true)
      await deliverInEditor(editor)
      await expect(editor.getByRole('banner').getByText('Delivered', { exact: true })).toBeVisible()

      // A delivered task is due to be paid, as it was offered.
      await page.getByRole('tab', { name: 'Delivered' }).click()
      await expect(task.filter({ hasText: reference })).toContainText(pay)
      await page.goto('/')
      const due = page.getByRole('link', { name: 'To be paid' }).locator('xpath=ancestor::*[contains(., "task")][1]')
      await expect(due).toContainText(/\$\d/)
    },
  )

  await step(
    '7 another linguist claims a task, uploads its XLIFF, and returns a task; a damaged XLIFF changes nothing',
    demo.layla,
    async (page) => {
      const available = `/tasks?tab=available&q=${encodeURIComponent(reference)}`
      await page.goto(available)
      const row = (file: string) => taskRow(page, file, 'ar', 'Translation')
      await expect(row('README.md')).toContainText('$')
      const address = await row('README.md').getByRole('link', { name: 'README.md' }).getAttribute('href')
      await row('README.md').getByRole('button', { name: 'Claim' }).click()
      await expect(toast(page, '1 task claimed')).toBeVisible()

      await page.goto(`${address}?tab=files`)
      const exported = await download(page, () => page.getByRole('button', { name: 'Download XLIFF' }).click())
      await chooseFiles(page, fileOf('damaged.xlf', exported.slice(0, exported.length / 2)))
      await expect(page.getByRole('list', { name: 'Uploaded XLIFF' })).toContainText('No segments were changed.')
      await translateElsewhere(page, 'ar')
      await deliver(page)

      await page.goto(available)
      await row('home.json').getByRole('button', { name: 'Claim' }).click()
      await expect(row('home.json')).toHaveCount(0)
      await page.goto(`/tasks?q=${encodeURIComponent(reference)}`)
      await row('home.json')
        .getByRole('button', { name: /^Actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'Return task' }).click()
      await page.getByRole('textbox', { name: 'Reason' }).fill('Too much just now')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Return task' }).click()
      await expect(row('home.json')).toHaveCount(0)
    },
  )

  await step('8 the memory has the confirmed segments, and the next step is open', demo.manager, async (page) => {
    // It learns after the delivery; its page shows what there was when it was opened.
    await expect(async () => {
      await page.goto(memory)
      await page.getByRole('searchbox', { name: 'Search source' }).fill('Two-factor authentication')
      await expect(page.getByRole('row', { name: 'Two-factor authentication' })).toContainText(
        translated('es', 'Two-factor authentication'),
      )
    }).toPass({ timeout: 180_000 })
    await page.goto(`${project}?tab=work`)
    await expect(taskRow(page, 'login.po', 'es', 'Review')).toContainText('Open')
    await expect(taskRow(page, 'home.json', 'es', 'Review')).toContainText('Waiting for: Translation')
  })

  await step('9a the project is delivered by itself once all tasks are delivered', demo.manager, async (page) => {
    // Each language has one linguist here, who may do the review as well.
    const admin = await caller(demo.accountadmin)
    const { client } = await json<{ client: Named }>(admin.get(`/api/v3/project/${project.split('/').at(-1)}`))
    const placement = `/api/v3/client/${client.uuid}/autopilot-settings`
    const allowSameLinguist = async (sameLinguistAllowed: boolean) =>
      json(admin.put(placement, { data: { ...(await json<object>(admin.get(placement))), sameLinguistAllowed } }))
    await allowSameLinguist(true)
    try {
      for (const [language, { person }] of Object.entries(linguists)) {
        await page.goto(`/tasks?q=${encodeURIComponent(reference)}&targetLanguages=${language}`)
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
        await page.getByRole('button', { name: 'Assign to…' }).click()
        await page.getByRole('dialog').getByText(person).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('cell', { name: 'Unassigned' })).toHaveCount(0)
      }

      // One by hand, the others with tools of their own.
      const [byHand, ...withTools] = Object.keys(linguists) as Language[]
      await Promise.all([
        workThrough(await pageOf(demo[linguists[byHand!].name]), byHand!, reference),
        ...withTools.map(async (language) =>
          workThroughWithTool(await caller(demo[linguists[language].name]), language, project.split('/').at(-1)!),
        ),
      ])
    } finally {
      await allowSameLinguist(false)
    }
    await page.goto(project)
    await expect(status(page)).toContainText('Delivered')
  })

  await test.step('9b third-party parsers can read the translated files', async () => {
    const english = messagesOf(catalog.buffer.toString())
    const texts = new Map(textsOf(JSON.parse(words.buffer.toString())))
    const elements = (text: string) => text.match(/^#+ |\]\(|^```|^\| |`[^`\n]+`|\*\*/gm)!.length
    const plurals: Record<Language, string[]> = {
      es: ['one', 'many', 'other'],
      ja: ['other'],
      ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
    }
    for (const language of Object.keys(languages) as Language[]) {
      // A browser gives one page no more than ten files.
      const page = await pageOf(demo.manager)
      await page.goto(`${project}?tab=downloads`)
      const get = (file: string) =>
        download(page, () => page.getByRole('button', { name: `Download ${file}, ${languages[language]}` }).click())
      const check = (source: string, target: string) => {
        expect(argumentsOf(target)).toEqual(argumentsOf(source))
        const { categories, texts: forms } = pluralsOf(target)
        expect(categories).toEqual(pluralsOf(source).categories.length > 0 ? plurals[language] : [])
        for (const text of forms.length > 0 ? forms : [target]) expect(text).toContain(translated(language, '').trim())
      }

      const messages = messagesOf(await get('login.po'))
      expect([...messages.keys()]).toEqual([...english.keys()])
      for (const [id, source] of english) check(source, messages.get(id)!)

      const translations = new Map(textsOf(JSON.parse(await get('home.json'))))
      expect([...translations.keys()]).toEqual([...texts.keys()])
      for (const [path, source] of texts) check(source, translations.get(path)!)

      const readme = await get('README.md')
      expect(readme).toContain(`# ${translated(language, 'Dragoman')}`)
      expect(elements(readme)).toBe(elements(document.buffer.toString()))
      expect(readme).toContain('npx -y pnpm@12 start')

      const units = await page.evaluate(unitsOf, await get('signs.xlf'))
      expect(units.length).toBeGreaterThan(4)
      for (const { target, sourceTags, targetTags } of units) {
        expect(target).toContain(translated(language, '').trim())
        expect(targetTags).toEqual(sourceTags)
      }
      expect(units.some(({ sourceTags }) => sourceTags.length > 0)).toBe(true)
    }
  })

  await step(
    '10 the client sees the delivered project, and the activity shows who did what',
    demo.client,
    async (page) => {
      await logIn(page, demo.client)
      await page.goto(`/projects?q=${encodeURIComponent(reference)}`)
      await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Delivered')

      const manager = await pageOf(demo.manager)
      await manager.goto(`${project}?tab=activity`)
      const entries = manager.getByRole('list', { name: 'Activity' }).getByRole('listitem')
      await expect(entries.first()).toBeVisible()
      const more = manager.getByRole('button', { name: 'Show more' })
      // A page may bring nothing but more of the group that the one before ended with.
      await expect(async () => {
        if (await more.isVisible()) await more.click()
        await expect(more).toBeHidden({ timeout: 500 })
      }).toPass()
      const people = Object.values(linguists).map((linguist) => linguist.person)
      for (const person of ['Mei Lindqvist', 'Priya Nair', ...people])
        await expect(entries.filter({ hasText: person })).not.toHaveCount(0)
    },
  )
})
