// Steps that people take on pages again and again in the main job.
import type { APIRequestContext, Page } from '@playwright/test'
import { translated } from './main-job-files.ts'
import { fileOf, json, type MadeTask, type Named } from './make-project.ts'
import type { DemoPerson } from './demo.ts'
import { enter, type Person } from './people.ts'
import { expect } from './test.ts'
import { textOf, translateXliff } from './xliff.ts'

export const languages = { es: 'Spanish', ja: 'Japanese', ar: 'Arabic' } as const

export type Language = keyof typeof languages

export const linguists: Readonly<Record<Language, { name: DemoPerson; person: string }>> = {
  es: { name: 'lucia', person: 'Lucía Romero' },
  ja: { name: 'kenji', person: 'Kenji Sato' },
  ar: { name: 'layla', person: 'Layla Haddad' },
}

export const status = (page: Page) => page.getByRole('heading', { level: 1 }).locator('..')

export const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

export const chooseFiles = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files)

/** Signs in on the login page, in a browser that has no session. */
export async function logIn(page: Page, person: Person) {
  await page.context().clearCookies()
  await page.goto('/auth/login')
  await enter(page, person)
  await expect(page).toHaveURL('/')
}

export const taskRow = (page: Page, file: string, language: Language, step: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: file }) })
    .filter({ hasText: languages[language] })
    .filter({ has: page.getByRole('cell', { name: step, exact: true }) })

export async function download(page: Page, click: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await click()
  return textOf(await coming)
}

export async function createProject(
  page: Page,
  name: string,
  files: Parameters<typeof chooseFiles>[1],
  readCatalogs = false,
) {
  await page.goto('/projects/create')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'Organizational unit' }).click()
  await page.getByRole('option', { name: 'Product' }).click()
  await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('English')
  for (const other of ['German', 'French']) await page.getByRole('row', { name: other }).getByRole('button').click()
  await chooseFiles(page, files)
  if (readCatalogs) {
    const question = page.getByRole('radiogroup', { name: 'What to translate' })
    await question.getByRole('radio').last().click({ force: true })
    // The key of a segment stands beside its text.
    const texts = page.getByRole('table', { name: /^First segments of .+\.po$/ }).getByRole('rowheader')
    await expect(texts.filter({ hasText: 'Forgot your password?' })).toHaveCount(1)
    await expect(texts.filter({ hasText: 'login.' })).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Create project' }).click()
  // The files are sent and read first, by a process that may have to start.
  const patience = { timeout: 90_000 }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, patience)
  await expect(page.getByRole('table', { name: 'Languages' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Project status' })).not.toContainText('Preparing files', patience)
  return new URL(page.url()).pathname
}

/** Opens the editor, in a window of its own, with what is clicked. */
export async function openEditor(page: Page, click: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await click()
  const editor = await opening
  await expect(editor.getByText(/^\d+ of \d+ segments/)).toBeVisible()
  return editor
}

export async function deliverInEditor(editor: Page) {
  await editor.getByRole('button', { name: 'Deliver' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Deliver' }).click()
}

/** Takes the XLIFF of the task on the page, and brings it back translated. */
export async function translateElsewhere(page: Page, language: Language) {
  // Before it is accepted, it can be downloaded, and not imported.
  await expect(status(page)).toContainText('In progress')
  const exported = await download(page, () => page.getByRole('button', { name: 'Download XLIFF' }).click())
  const back = translateXliff(exported, (text) => translated(language, text))
  await chooseFiles(page, fileOf('back.xlf', back))
  await expect(page.getByText('Translation imported')).toBeVisible()
}

export async function deliver(page: Page) {
  await page.getByRole('button', { name: 'Deliver' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deliver' }).click()
  await expect(status(page)).toContainText('Delivered')
}

/** Accepts every task that one has in the project; translates elsewhere what is to be translated, confirms what is to be reviewed. */
export async function workThrough(page: Page, language: Language, reference: string) {
  const list = `/tasks?q=${encodeURIComponent(reference)}`
  await page.goto(list)
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept.first()).toBeVisible()
  const open = await accept.count()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: `Accept ${open} tasks` }).click()
  await expect(toast(page, `${open} tasks accepted`)).toBeVisible()
  await expect(accept).toHaveCount(0)
  const addresses = (step: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: step, exact: true }) })
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const reviews = await addresses('Review')
  expect(reviews).toHaveLength(4)
  for (const address of await addresses('Translation')) {
    await page.goto(`${address}?tab=files`)
    await translateElsewhere(page, language)
    await deliver(page)
  }
  await page.goto(list)
  for (const address of reviews) {
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="${address}"]`) })
    const editor = await openEditor(page, () => row.getByRole('button', { name: 'Open in editor' }).click())
    await editor.getByRole('button', { name: 'More actions' }).click()
    await editor.getByRole('menuitem', { name: 'Confirm all' }).click()
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Confirm all' }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await deliverInEditor(editor)
    await expect(editor.getByRole('banner').getByText('Delivered', { exact: true })).toBeVisible()
    await editor.close()
  }
}

/** The units of an XLIFF, read by the browser; fails on invalid XML. Runs on a page. */
export function unitsOf(text: string) {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent)
  const tagsOf = (element: Element) =>
    [...element.querySelectorAll('*')].map(({ tagName, id }) => `${tagName} ${id}`).sort()
  return [...xml.querySelectorAll('trans-unit')].map((unit) => {
    const source = unit.querySelector('source')!
    const target = unit.querySelector('target')!
    return { target: target.textContent, sourceTags: tagsOf(source), targetTags: tagsOf(target) }
  })
}

/** The same as a tool of the linguist does it, without a page. */
export async function workThroughWithTool(api: APIRequestContext, language: Language, projectUuid: string) {
  const project = `/api/v3/project/${projectUuid}`
  const move = (task: MadeTask, to: string) =>
    json(api.post(`/api/v3/task/${task.uuid}/status-update`, { data: { status: to } }))
  const done = async (address: string) => {
    const finished = { status: expect.stringMatching(/^FINISHED/) }
    await expect.poll(() => json(api.get(address)), { timeout: 90_000 }).toMatchObject(finished)
    return json<{ downloadFileUrl?: string }>(api.get(address))
  }
  const { content: tasks } = await json<{ content: (MadeTask & { status: string })[] }>(
    api.get('/api/v3/task', { params: { projectUuid, size: 100 } }),
  )
  const open = tasks.filter((task) => task.status !== 'DELIVERED')
  for (const task of open) if (task.status === 'PENDING') await move(task, 'APPROVED')
  const ofStep = (code: string) => open.filter(({ workflow }) => workflow.code === code)
  expect(ofStep('REVIEW')).toHaveLength(4)
  for (const task of ofStep('TRANSLATION')) {
    const kit = { locKitTypeJob: 'XLIFF', workUnitUuids: [task.workUnit.uuid] }
    const { id } = await json<{ id: string }>(api.post(`${project}/translation-kit-job/loc-kit`, { data: kit }))
    const { downloadFileUrl } = await done(`${project}/translation-kit-job/${id}`)
    const exported = await (await api.get(downloadFileUrl!)).text()
    const file = fileOf(
      'back.xlf',
      translateXliff(exported, (text) => translated(language, text)),
    )
    const content = `${project}/work-unit/${task.workUnit.uuid}/translation/content`
    const upload = await json<Named>(api.put(content, { multipart: { file } }))
    await done(`/api/v3/job/${upload.uuid}`)
    await move(task, 'DELIVERED')
  }
  for (const task of ofStep('REVIEW')) {
    await json(api.post(`/api/v1/atlas/work-unit/${task.workUnit.uuid}/segment/confirmation`, { data: {} }))
    await move(task, 'DELIVERED')
  }
}
