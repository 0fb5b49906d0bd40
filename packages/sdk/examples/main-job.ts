// The main job of translation management, from a memory and four files to translated ones, as five people do it:
//
//   node --conditions=@dragoman/source packages/sdk/examples/main-job.ts http://127.0.0.1:4400
//
// It signs in with the demo accounts, works on files of its own, and stops with an error where the server does not do
// what it should.
import assert from 'node:assert/strict'
import { call, download, isHttpError, items, run } from '@dragoman/sdk'
import type { Client, NamedUpload } from '@dragoman/sdk'
import * as api from '@dragoman/sdk/api'
import { uploadFiles, waitUntilIngested } from '@dragoman/sdk/project-files'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { ProjectStatus, TaskStatus } from '@dragoman/sdk/operations/shared'
import type { Task } from '@dragoman/sdk/operations/tasks'
import { catalog, decision, guide, largeMemory, translated, translateKit, words } from './main-job-files.ts'
import type { SourceFile } from './main-job-files.ts'
import { signIn } from './sign-in.ts'

const baseUrl = process.argv[2] ?? 'http://127.0.0.1:4400'
const person = (name: string) => signIn(baseUrl, `${name}@dragoman.example`, process.argv[3] ?? 'dragoman')
const named = (name: string, text: string): NamedUpload => ({ name, content: text })
const step = (number: number, what: string) => console.log(`${String(number).padStart(2)}  ${what}`)

/** Refused with this status; answers what the server said. */
async function refused(status: number, attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => assert.fail(`expected a refusal with ${status}`),
    (reason: unknown) => reason,
  )
  assert.ok(isHttpError(error), String(error))
  assert.equal(error.status, status, error.message)
  return error
}

/** Looks four times a second until there is something to see. */
async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 120_000
  while (Date.now() < end) {
    const seen = await look()
    if (seen !== undefined) return seen
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`waited in vain for ${what}`)
}

const manager = await person('manager')
const client = await person('client')
const lucia = await person('lucia')
const layla = await person('layla')
const kenji = await person('kenji')
const me = (who: Client) => call(who, api.users.getLoggedUser)

// 1  A memory of more than ten thousand units.
const memory = await call(manager, api.translationMemories.create, {
  body: { name: `Main job ${Date.now()}`, sourceLocale: 'en', targetLocales: ['es', 'ja', 'ar'] },
})
const imported = await run(
  manager,
  api.translationMemories.import,
  { path: { tmUuid: memory.uuid }, body: { file: named('large.tmx', largeMemory(10_000)) } },
  { accept: ['tmx'], interval: 250 },
)
assert.equal(imported.status, 'FINISHED')
const filled = await call(manager, api.translationMemories.get, { path: { tmUuid: memory.uuid } })
assert.ok((filled.totalSegments ?? 0) >= 10_000, `only ${filled.totalSegments} units`)
step(1, `imported a TMX of ${filled.totalSegments} units`)

// 2  A project en → es, ja, ar of four files, one of them with a parser option, one an XLIFF of our own making.
const units = await call(client, api.orgUnits.list, { query: { queryType: 'MINE' } })
const orgUnitUUID = units.content[0]?.uuid ?? assert.fail('the client belongs to no unit')
// Each language has one linguist here, who may do the review as well.
const admin = await person('accountadmin')
const placement = await call(admin, api.autopilot.getUnitSettings, { path: { orgUnitUUID } })
await call(admin, api.autopilot.updateUnitSettings, {
  path: { orgUnitUUID },
  body: { ...placement, sameLinguistAllowed: true },
})

async function createProject(
  reference: string,
  files: readonly SourceFile[],
  targetLocales: string[],
  workflows: string[],
) {
  const { uuid } = await call(manager, api.projects.create, {
    query: { inferDefaultSettings: true },
    body: { reference, orgUnitUUID, sourceLocale: 'en', contactUUID: (await me(client)).uuid },
  })
  const uploads = files.map(({ parameters, ...file }) => ({ ...file, ...(parameters && { params: { parameters } }) }))
  const uploaded = await uploadFiles(manager, { projectUUID: uuid, files: uploads, targetLocales, workflows })
  assert.deepEqual(uploaded.refused, [])
  await waitUntilIngested(manager, uuid, { interval: 250 })
  return call(manager, api.projects.get, { path: { projectUUID: uuid } })
}

async function exportXliff(who: Client, projectUUID: string, workUnitUuid: string): Promise<string> {
  const body = { locKitTypeJob: 'XLIFF', workUnitUuids: [workUnitUuid] }
  const path = { projectUUID }
  const { downloadFileUrl } = await run(who, api.projects.startLocKit, { path, body }, { interval: 250 })
  return (await download(who, downloadFileUrl)).text()
}

const small = await createProject('An XLIFF to translate', [decision], ['es'], ['TRANSLATION'])
const ownXliff = await exportXliff(manager, small.uuid, small.workUnits[0]!.uuid)
assert.match(ownXliff, /<xliff/)
const files = [catalog, words, guide, { name: 'condition.xlf', content: ownXliff }]
const ready = await createProject('Main job', files, ['es', 'ja', 'ar'], ['TRANSLATION', 'REVIEW'])
const projectUUID = ready.uuid
assert.equal(ready.workUnits.length, 12)
step(2, `${ready.name}: four files in three languages, ${ready.totalWords} words`)

const project = () => call(manager, api.projects.get, { path: { projectUUID } })

// 3  The memory is bound, costs are asked for: locked while they are calculated, then open to the last segment.
await call(manager, api.projects.bindTranslationMemories, {
  path: { projectUUID },
  body: [{ tmUuid: memory.uuid, read: true, write: true }],
})
const toStatus = (who: Client, newStatus: ProjectStatus, more: object = {}) =>
  call(who, api.projects.changeStatus, { path: { projectUUID }, body: { newStatus, ...more } })
await toStatus(manager, 'PENDING', { calculateCosts: true })
const priced = await eventually('costs', async () => {
  const seen = await project()
  assert.notEqual(seen.costsStatus, 'ERROR')
  return seen.costsStatus === 'COMPLETED' ? seen : undefined
})
const rows = await call(manager, api.costs.listByLangPair, {
  path: { projectUUID },
  query: { sourceLang: 'en', targetLang: 'es' },
})
const row = rows.find((each) => each.words > 0 && each.totalCost > 0) ?? assert.fail('no priced row')
const explanation = await call(manager, api.costs.getExplanation, { path: { projectUUID }, query: { line: row.line } })
const counted = explanation.segments.content.reduce((sum, segment) => sum + segment.words, 0)
if (explanation.segments.last) assert.equal(counted, row.words)
step(3, `costs ${priced.totalCost} ${priced.currency}; ${row.matchType}: ${row.words} words, ${row.totalCost}`)

// 4  The client sees the projects of their own unit only, and approves.
for await (const seen of items(client, api.projects.list, { query: {} })) {
  assert.equal(seen.organizationalUnit.uuid, orgUnitUUID)
}
await toStatus(client, 'APPROVED')
step(4, 'approved by the client')

// 5  Tasks: one assigned alone, several at once, one taken back.
const openTasks = async (file: string, locale: string): Promise<Task> => {
  const { content } = await call(manager, api.tasks.list, {
    query: { projectUuid: projectUUID, statuses: ['PENDING'], targetLanguages: [locale], size: 100 },
  })
  const fits = ({ workUnit, waitingFor }: Task) => workUnit.filename === file && !waitingFor
  return content.find(fits) ?? assert.fail(`no open task: ${file}, ${locale}`)
}
const poTask = await openTasks('login.po', 'es')
const userUuid = (await me(lucia)).uuid
await call(manager, api.tasks.assign, { path: { taskUUID: poTask.uuid, userUUID: userUuid } })
const more = [await openTasks('home.json', 'es'), await openTasks('notation.md', 'es')]
const several = await call(manager, api.tasks.assignBulk, {
  query: { bulk: true },
  body: { tasksUuids: more.map(({ uuid }) => uuid), userUuid },
})
assert.equal(several.length, 2)
const revoked = await call(manager, api.tasks.revokeAssignment, { path: { taskUUID: more[1]!.uuid } })
assert.equal(revoked.assignment, 'UNASSIGNED')
const wrongPair = call(manager, api.tasks.assign, {
  path: { taskUUID: more[1]!.uuid, userUUID: (await me(kenji)).uuid },
})
await refused(422, wrongPair)
step(5, 'assigned one task, two at once, revoked one')

// 6  A linguist works in the editor; delivery is refused while a segment is open or a tag is missing.
const setStatus = (who: Client, taskUuid: string, status: TaskStatus) =>
  call(who, api.tasks.changeStatus, { path: { taskUuid }, body: { status } })
const id = poTask.workUnit.uuid
await setStatus(lucia, poTask.uuid, 'APPROVED')
await refused(422, setStatus(lucia, poTask.uuid, 'DELIVERED'))
const known = new Set<string>()

/** A segment as it is now: where its text came up before in the file, it may have been confirmed with that one. */
async function present(who: Client, file: string, segment: Segment): Promise<Segment> {
  const text = `${file} ${segment.source}`
  const isRepeated = known.has(text)
  known.add(text)
  if (!isRepeated) return segment
  const query = { text: segment.source, pageSize: 200 }
  const { content } = await call(who, api.editor.listSegments, { path: { id: file }, query })
  return content.find(({ id: each }) => each === segment.id) ?? segment
}

let confirmed = 0
const segments = await call(lucia, api.editor.listSegments, { path: { id }, query: { pageSize: 200 } })
for (const segment of segments.content) {
  const path = { id, segmentId: segment.id }
  if (segment.codes.length > 0 && confirmed === 0) {
    const body = { target: 'Sin etiquetas', confirmed: true, version: segment.version }
    await refused(422, call(lucia, api.editor.updateSegment, { path, body }))
  }
  const { version, confirmed: done } = await present(lucia, id, segment)
  if (done) continue
  const body = { target: translated('es', segment.source), confirmed: true, version }
  await call(lucia, api.editor.updateSegment, { path, body })
  confirmed++
}
await setStatus(lucia, poTask.uuid, 'DELIVERED')
step(6, `translated and confirmed ${confirmed} segments in the editor, delivered`)

// 7  Another linguist claims a task, translates the XLIFF elsewhere, and sends it back; a damaged one changes nothing.
const available = await call(layla, api.tasks.listAvailable, { query: { size: 100 } })
const offered = available.content.find(
  ({ project: { uuid }, workUnit, waitingFor }) =>
    uuid === projectUUID && workUnit.filename === 'notation.md' && workUnit.targetLanguage === 'ar' && !waitingFor,
)
const claimed = offered ?? assert.fail('nothing to claim')
await call(layla, api.tasks.assign, { path: { taskUUID: claimed.uuid, userUUID: (await me(layla)).uuid } })
const xliff = await exportXliff(layla, projectUUID, claimed.workUnit.uuid)
const back = { projectUuid: projectUUID, workUnitUuid: claimed.workUnit.uuid }
const sendBack = (text: string) =>
  run(
    layla,
    api.workUnits.uploadTranslation,
    { path: back, body: { file: named('notation.xlf', text) } },
    { interval: 250 },
  )
await refused(422, sendBack(xliff.slice(0, xliff.length / 2)))
const untouched = await call(layla, api.editor.listSegments, { path: { id: claimed.workUnit.uuid } })
assert.ok(untouched.content.every(({ origin }) => origin !== 'KIT'))
assert.match((await sendBack(translateKit(xliff, 'ar'))).status, /^FINISHED/)
await call(layla, api.editor.confirmSegments, { path: { id: claimed.workUnit.uuid } })
await setStatus(layla, claimed.uuid, 'DELIVERED')
const unwanted = await openTasks('home.json', 'ar')
await call(manager, api.tasks.assign, { path: { taskUUID: unwanted.uuid, userUUID: (await me(layla)).uuid } })
const given = await call(layla, api.tasks.reject, {
  path: { taskUuid: unwanted.uuid },
  body: { reason: 'On holiday.' },
})
assert.equal(given.assignment, 'UNASSIGNED')
step(7, 'claimed a task, sent its XLIFF back translated, rejected another one')

// 8  The memory has learned, and the next step is open.
const learnt = await call(manager, api.translationMemories.searchUnits, {
  path: { tmUuid: memory.uuid },
  query: { sourceText: segments.content[0]!.source, targetLocale: 'es' },
})
assert.ok(learnt.totalElements > 0, 'nothing was learnt')
const review = await openTasks('login.po', 'es')
assert.equal(review.workflow.code, 'REVIEW')
step(8, 'the memory has learnt, and the review is open')

// 9  Everything else is done by the manager's helpers; the project delivers itself, and its files come back translated.
const helpers = new Map([
  ['es', lucia],
  ['ja', kenji],
  ['ar', layla],
])
for (let round = 0; round < 2; round++) {
  const all: Task[] = []
  const query = { projectUuid: projectUUID, statuses: ['PENDING', 'APPROVED'] as const, size: 100 }
  for await (const task of items(manager, api.tasks.list, { query: { ...query, statuses: [...query.statuses] } })) {
    all.push(task)
  }
  for (const task of all.filter(({ waitingFor }) => !waitingFor)) await finish(task)
}

async function finish(task: Task): Promise<void> {
  const worker = helpers.get(task.workUnit.targetLanguage) ?? assert.fail(task.workUnit.targetLanguage)
  if (task.assignment === 'UNASSIGNED') {
    await call(manager, api.tasks.assign, { path: { taskUUID: task.uuid, userUUID: (await me(worker)).uuid } })
  }
  if (task.status === 'PENDING') await setStatus(worker, task.uuid, 'APPROVED')
  const path = { id: task.workUnit.uuid }
  if (task.workflow.code === 'REVIEW') await call(worker, api.editor.confirmSegments, { path })
  const query = { pageSize: 200, confirmed: false }
  // Read whole before it changes: what is confirmed leaves the list, and others move up to pages that were read.
  const open: Segment[] = []
  for await (const segment of items(worker, api.editor.listSegments, { path, query })) open.push(segment)
  for (const segment of open) {
    const { version, confirmed: done } = await present(worker, path.id, segment)
    if (done) continue
    const target = segment.target || translated(task.workUnit.targetLanguage, segment.source)
    const body = { target, confirmed: true, version }
    await call(worker, api.editor.updateSegment, { path: { ...path, segmentId: segment.id }, body })
  }
  await setStatus(worker, task.uuid, 'DELIVERED')
}

const done = await eventually('delivery', async () => {
  const seen = await project()
  return seen.status === 'DELIVERED' ? seen : undefined
})
for (const { uuid, filename, targetLanguage } of done.workUnits) {
  const file = await call(manager, api.projects.downloadTranslatedFile, {
    path: { projectUUID },
    query: { workUnitUUID: uuid },
  })
  const text = await file.text()
  assert.ok(text.includes(`[${targetLanguage}] `), `${filename} is not translated into ${targetLanguage}`)
  if (filename === 'home.json') {
    // Arabic counts in six ways, and its plural messages have a branch for each.
    const message = (JSON.parse(text) as Record<string, string>)['home.words'] ?? assert.fail('no home.words')
    const forms = { es: ['one', 'other'], ja: ['other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] }
    for (const form of forms[targetLanguage as 'es' | 'ja' | 'ar']) assert.match(message, new RegExp(`\\b${form} \\{`))
  }
}
step(9, 'delivered; twelve translated files downloaded')

// 10  The client sees it, and all work is in the journal.
const seen = await call(client, api.projects.get, { path: { projectUUID } })
assert.equal(seen.status, 'DELIVERED')
const people = new Set<string>()
for await (const entry of items(manager, api.activity.list, { query: { projectUuid: projectUUID, size: 200 } })) {
  if (entry.user) people.add(entry.user.name)
}
for (const who of [manager, client, lucia, layla, kenji]) assert.ok(people.has((await me(who)).name))
step(10, `delivered to the client; ${people.size} people in the journal`)
