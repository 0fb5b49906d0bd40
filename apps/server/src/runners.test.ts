import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateOne } from './kernel/database/one-row.ts'
import { journalExportJob } from './features/jobs/journal-export-job.ts'
import { payableListExport } from './features/payables/views/export-payables.ts'
import { memoryChanges } from './features/memories/tables.ts'
import { reportSchedules } from './features/quality/kept-reports/tables.ts'
import { startDueReport } from './features/quality/kept-reports/send-reports.ts'
import { payableRunJob } from './features/payables/runs/run-job.ts'
import { invoiceFilesJob } from './features/receivables/issue/files-job.ts'
import { invoiceMailJob } from './features/receivables/mails/mail-job.ts'
import { invoiceListExport } from './features/receivables/views/export-invoices.ts'
import { jobs } from './kernel/tables.ts'
import { JobCanceled } from './kernel/jobs/job-runner.ts'
import type { JobRow, JobRunner } from './kernel/jobs/job-runner.ts'
import { holdJob } from './kernel/jobs/lease.ts'
import { runJob } from './kernel/jobs/run-job.ts'
import { consequences } from './consequences.ts'
import { runnersOf } from './features.ts'
import { seedKnown } from './testing/known-ids.ts'
import { october, payableSteps } from './testing/payables.ts'
import { receivableSteps, receivablesUrl } from './testing/receivables.ts'
import { bodyOf, fileForm, projectSteps } from './testing/projects.ts'
import { createTestApp, testSettings } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'
import { openTranslationPeer, type TranslationPeer } from './testing/translation-peers.ts'
import { acceptedBy, seedMemory, seedWork } from './testing/work.ts'

// Every long operation tells how far it is, can be canceled, and can be run again after it was. The table is made of
// the runners themselves: a new one fails until a job of it is started here.

const runners = runnersOf({ consequences, settings: testSettings })

let test: TestApp
let peer: TranslationPeer

beforeAll(async () => {
  test = await createTestApp({ settings: { aiAllowedHosts: ['127.0.0.1'] } })
  const { accountAdmin, manager, place } = test.people
  const known = await seedKnown(test, manager, place)
  const send = async (method: string, path: string, body?: object) => {
    const answer = await test.call(manager, method, path, body)
    const { uuid = '' } = bodyOf<{ uuid?: string }>(answer, answer.status < 300 ? answer.status : 200) ?? {}
    await test.idle()
    return uuid
  }
  const project = `/api/v3/project/${known.project}`
  const memory = `/api/v1/translation-memory/${known.memory}`
  const workUnitUuids = [known.workUnit]
  await send('POST', `${project}/logfile`, {})
  await send('GET', `${project}/logfile/${known.logfile}/download-async`)
  await send('POST', `${project}/translation-kit-job/source-files`, { workUnitUuids })
  await send('POST', `${project}/translation-kit-job/translated-files`, { workUnitUuids })
  await send('POST', `${project}/work-unit/${known.workUnit}/translation`)
  const request = await projectSteps(test).create(manager, { reference: 'Request' })
  await projectSteps(test).addFile(manager, request.uuid, { name: 'r.json', content: '{"a": "Open"}' })
  const distributed = [{ uuid: place.orgUnitId, targetLanguages: ['es'] }]
  await send('POST', `/api/v3/multi-project/${known.routing}/project-create`, {
    baseProjectUuid: request.uuid,
    projects: distributed,
  })
  await send('POST', '/api/v3/task/assignment/auto', { taskUuids: [known.task] })
  await send('POST', '/api/v3/task/bulk', { kind: 'MINIMUM_SCORE', minimumScore: 50, taskUuids: [known.task] })
  const tagged = { kind: 'TAGS', addTags: ['bulk'], projectUuids: [known.project] }
  await send('POST', '/api/v3/project/bulk', tagged)
  const kit = await xliff(known.project, known.kit)
  await send('PUT', `${project}/work-unit/${known.workUnit}/translation/content`, fileForm('app.json.xlf', kit))
  for (const works of [['plan'], ['run'], ['run', 'undo']]) {
    const guided = await send('POST', '/api/v3/import', {})
    await send('POST', `/api/v3/import/${guided}/file`, fileForm(`${works.join(' ')}.tmx`, tmx))
    for (const work of works) {
      await send('POST', `/api/v3/import/${guided}/${work}`)
      await test.idle()
    }
  }
  await send('POST', `${memory}/import`, fileForm('product.tmx', tmx))
  const replacement = await send('POST', `${memory}/replacement`, {
    find: 'Abrir',
    replacement: 'Abre',
    targetLocale: 'es',
  })
  await send('POST', `${memory}/replacement/${replacement}/undo`, {})
  await send('POST', `${memory}/clear`, {})
  const other = await send('POST', '/api/v1/atlas-tm', { name: 'Other', sourceLocale: 'en', targetLocales: ['es'] })
  await send('DELETE', `/api/v1/atlas-tm/${other}`)
  await giveBackFile('TM_IMPORT', tmx)
  const terms = 'en,es\nclose,cerrar\n'
  await send('POST', `/api/v3/glossary/${known.glossary}/import`, fileForm('terms.csv', terms))
  await giveBackFile('GLOSSARY_IMPORT', terms)
  await send('POST', `/api/v3/glossary/${known.glossary}/extraction`, { projectUuid: known.project })
  const person = 'Email,Name,Roles\nada@example.com,Ada,PROJECT_MANAGER\n'
  await send('POST', '/api/v3/user/import', fileForm('people.csv', person))
  await giveBackFile('USER_IMPORT', person)
  const table = { format: 'CSV', columns: [{ field: 'event', title: 'Event' }] }
  bodyOf(await test.call(accountAdmin, 'POST', `/api/v3/account/${place.accountId}/journal/export`, table))
  await test.idle()
  const rate = 'Email,Currency,Source language,Target language,Step,Rate per word\n'
  await send('POST', '/api/v3/user/all-user-rates/import?dryRun=true', fileForm('rates.csv', rate))
  await giveBackFile('RATE_IMPORT', rate)
  const { linguistA } = test.people
  const account = `/api/v3/account/${place.accountId}`
  peer = await openTranslationPeer('OPENAI')
  peer.translate = () => '{"findings": []}'
  const model = { provider: 'OPENAI', model: 'small', name: 'Reviewer' }
  const key = { provider: 'OPENAI', apiKey: peer.key, baseUrl: peer.url }
  bodyOf(await test.call(accountAdmin, 'POST', `${account}/ai/key`, key), 201)
  bodyOf(await test.call(accountAdmin, 'POST', `${account}/mt-engine`, model), 201)
  bodyOf(await test.call(accountAdmin, 'PUT', `${account}/settings`, { aiReviewEnabled: true }))
  const segments = [{ source: 'Close', target: 'Cerrar', confirmed: true }]
  const work = await seedWork(test.db, test.people, { segments, task: acceptedBy(linguistA.id) })
  await seedMemory(test.db, test.people, work.projectId)
  await send('POST', '/api/v3/text-change', {
    scope: 'PROJECT',
    scopeUuid: work.projectId,
    text: 'Cerrar',
    replacement: 'Cierre',
    segments: [{ segmentId: work.segmentIds[0], version: 0 }],
  })
  const delivery = `/api/v3/task/${work.taskIds[0]}/status-update`
  bodyOf(await test.call(linguistA, 'POST', delivery, { status: 'DELIVERED' }))
  await test.idle()
  const { deliver, words, run } = payableSteps(test)
  await deliver({ by: linguistA, on: '2026-10-05', pay: [words('10', '0.60')] })
  await run(accountAdmin, october)
  const payableTable = { format: 'CSV', columns: [{ field: 'name', title: 'Payable' }] }
  bodyOf(await test.call(accountAdmin, 'POST', '/api/v3/payable/list-export', payableTable))
  bodyOf(await test.call(manager, 'POST', '/api/v3/quality/report/export/csv', {}))
  const issues = { format: 'CSV', columns: [{ field: 'kind', title: 'Kind' }] }
  bodyOf(await test.call(manager, 'POST', `/api/v3/check-run/${known.checkRun}/list-export`, issues))
  const now = new Date()
  await updateOne(test.db, reportSchedules, eq(reportSchedules.id, known.reportSchedule), { nextAt: now })
  await startDueReport(test.db, { now, publicUrl: testSettings.publicUrl })
  bodyOf(
    await test.call(manager, 'POST', `/api/v3/connector/config/${known.connectorConfig}/run`, { direction: 'PUSH' }),
    202,
  )
  await test.idle()
  const connectorRuns = { format: 'CSV', columns: [{ field: 'status', title: 'Status' }] }
  await send('POST', '/api/v3/connector/run-export', connectorRuns)
  const bills = receivableSteps(test)
  await bills.company()
  const bill = await bills.issue([await bills.deliver({ costs: [{ total: '10.00' }] })])
  await test.idle()
  bodyOf(await bills.post(accountAdmin, `/${bill.uuid}/send`, { recipients: ['billing@example.com'] }))
  const invoiceTable = { format: 'CSV', columns: [{ field: 'number', title: 'Invoice' }] }
  bodyOf(await test.call(accountAdmin, 'POST', `${receivablesUrl}/list-export`, invoiceTable))
  bodyOf(await test.call(manager, 'DELETE', '/api/v3/sample-data'))
  bodyOf(await test.call(manager, 'POST', '/api/v3/sample-data'), 201)
  await test.idle()
}, 360_000)
afterAll(() => {
  peer.close()
  return test.close()
})

/** The kit of the only work unit. */
async function xliff(project: string, kit: string): Promise<string> {
  const path = `/api/v3/project/${project}/translation-kit-job/${kit}`
  const { downloadFileUrl } = bodyOf<{ downloadFileUrl: string }>(await test.call(test.people.manager, 'GET', path))
  const { bytes } = await test.download(test.people.manager, new URL(downloadFileUrl).pathname)
  return new TextDecoder().decode(bytes)
}

const tmx = `<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en"
  srclang="en" datatype="plaintext"/><body><tu><tuv xml:lang="en"><seg>Close</seg></tuv><tuv xml:lang="es"><seg>Cerrar</seg></tuv></tu></body></tmx>`

/** An import that has ended has thrown its file away; one that failed or was canceled has not. */
async function giveBackFile(type: string, text: string): Promise<void> {
  const job = await newest(type)
  if (!job) throw new Error(`no job of type ${type}`)
  const { db, objects } = test.app.services
  const file = {
    accountId: job.accountId,
    name: 'import',
    mediaType: 'text/plain',
    content: new File([text], 'import'),
  }
  const { key } = await objects.put(db, file)
  await db
    .update(jobs)
    .set({ params: { ...job.params, fileKey: key } })
    .where(eq(jobs.id, job.id))
}

/** The owner of a job: exports of the journal, payables, and invoices are for account administrators. */
const ownerOf = (type: string) =>
  [
    journalExportJob,
    payableRunJob,
    payableListExport.jobType,
    invoiceFilesJob,
    invoiceListExport.jobType,
    invoiceMailJob,
  ].includes(type)
    ? test.people.accountAdmin
    : test.people.manager

async function newest(type: string): Promise<JobRow | undefined> {
  const [job] = await test.db.select().from(jobs).where(eq(jobs.type, type)).orderBy(desc(jobs.createdAt)).limit(1)
  return job
}

describe.each(Object.entries(runners))('%s', (type, runner) => {
  it('ends, and says that all of it is done', async () => {
    const job = await newest(type)
    expect(job?.status).toMatch(/^FINISHED/)
    expect(job).toMatchObject({ done: job?.total, error: null })
    expect(job?.total).toBeGreaterThan(0)
  })

  it('is canceled in the middle of its work, and leaves nothing half made', async () => {
    const job = await newest(type)
    if (!job) throw new Error(`no job of type ${type}`)
    // Held from the start, so that the server's own workers leave it alone.
    const holder = randomUUID()
    const heldUntil = new Date(Date.now() + 60_000)
    const afresh = { status: 'STARTED', attempt: 1, cancelRequested: false, report: null, resultFileKey: null }
    const held = await updateOne(test.db, jobs, eq(jobs.id, job.id), { ...afresh, holder, heldUntil })
    const cancel = async () => bodyOf(await test.call(ownerOf(type), 'POST', `/api/v3/job/${job.id}/cancellation`))
    const interrupted: JobRunner = {
      ...runner,
      run: (run) =>
        runner.run({
          ...run,
          async progress(done, total) {
            await cancel()
            await run.progress(done, total)
          },
          async commit(write) {
            await cancel()
            await run.commit(write)
          },
        }),
    }
    const { db, objects, outbox, log, logFailure } = test.app.services
    const lease = holdJob(db, held, holder, (error) => logFailure(log, error, 'job queue'))
    await runJob({ lease, db, objects, outbox, log, logFailure, runners: { [type]: interrupted }, stops: () => false })
    const canceled = { status: 'CANCELLED', error: 'Canceled.', report: null, resultFileKey: null }
    expect((await db.select().from(jobs).where(eq(jobs.id, job.id)))[0]).toMatchObject(canceled)
    expect(await db.$count(memoryChanges, eq(memoryChanges.jobId, job.id))).toBe(0)
  })

  it('is canceled while it waits, and says so', async () => {
    const job = await newest(type)
    await test.db
      .update(jobs)
      .set({ status: 'FAILED' })
      .where(eq(jobs.id, job?.id ?? ''))
    await test.db.transaction(async (transaction) => {
      const restarted = await test.app.services.jobs.restart(transaction, job!)
      await test.app.services.jobs.cancel(transaction, restarted)
    })
    test.app.services.jobs.wake()
    expect(await test.jobEnd(job!.id)).toMatchObject({ status: 'CANCELLED', error: 'Canceled.' })
    // The wire has four statuses, so it shows a warning with its reason.
    const shown = { uuid: job!.id, status: 'FINISHED_WARNING', error: 'Canceled.', failure: { code: 'CANCELLED' } }
    const ask = (path: string) => test.call(ownerOf(type), 'GET', `/api/v3/job${path}`)
    expect((await ask(`/${job!.id}`)).body).toMatchObject(shown)
    const found = await ask(`?statuses=FINISHED_WARNING&types=${type}`)
    expect(found.body).toMatchObject({ content: expect.arrayContaining([expect.objectContaining(shown)]) })
  })

  it('can be run again after that, and ends as it would have, or says why not', async () => {
    const job = await newest(type)
    const answer = await test.call(ownerOf(type), 'POST', `/api/v3/job/${job?.id}/restart`)
    expect([200, 409, 422]).toContain(answer.status)
    const ended = await test.jobEnd(job!.id)
    expect(ended.status).toMatch(answer.status === 200 ? /^(FINISHED|FAILED)/ : /^CANCELLED$/)
    expect(ended.status !== 'FAILED' || ended.error).toBeTruthy()
    expect(ended.error ?? '').not.toContain('Unexpected')
  })
})

it('a job of a type that no runner is listed for cannot be started', async () => {
  const { accountId, createdBy } = (await newest('LOGFILE_EXPORT'))!
  const start = test.app.services.jobs.start(test.db, { accountId, createdBy, type: 'PLANTED', params: {} })
  await expect(start).rejects.toThrow('no runner for jobs of type PLANTED')
})

it('the export of an analysis counts its files', async () => {
  const job = await newest('LOGFILE_EXPORT')
  const { db, objects, outbox, log } = test.app.services
  const told: number[][] = []
  const progress = async (...far: number[]) => void told.push(far)
  const commit = () => Promise.reject(new JobCanceled())
  const finish = () => Promise.reject(new Error('it starts no other job'))
  const run = runners['LOGFILE_EXPORT']!.run({ job: job!, db, objects, outbox, log, progress, finish, commit })
  await expect(run).rejects.toThrow(JobCanceled)
  expect(told).toEqual([
    [0, 1],
    [1, 1],
  ])
})
