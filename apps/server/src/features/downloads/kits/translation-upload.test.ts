import type { Job } from '@dragoman/sdk/operations/jobs'
import type { LocKitJob, TranslationKitJob } from '@dragoman/sdk/operations/projects'
import type { TranslationUploadJob } from '@dragoman/sdk/operations/workUnits'
import { asc, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { segments, workUnits } from '../../work/work-unit-tables.ts'
import { tasks } from '../../work/task-tables.ts'
import { journal } from '../../../kernel/tables.ts'
import { fixtureText } from '../../../engines/formats/fixtures/fixture.ts'
import type { Person } from '../../../testing/people.ts'
import { bodyOf, fileForm, projectSteps } from '../../../testing/projects.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { testOrigin } from '../../../testing/test-app.ts'

const test = await openTestApp()
const steps = projectSteps(test)

const url = (id: string, rest = '') => `/api/v3/project/${id}${rest}`
const fixtures = ['desktop.pot', 'nested.json'].map((name) => ({ name, content: fixtureText(name) }))
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('translation elsewhere', () => {
  /** A project of which linguist A has accepted the first step. */
  async function accepted(as: Person, files = [{ name: 'nested.json', content: fixtureText('nested.json') }]) {
    const made = await steps.inWork(test.people.manager, files, ['es', 'ja'])
    const [workUnit, other] = made.workUnits
    if (!workUnit || !other) throw new Error('nothing was made')
    const [task] = await test.db
      .select()
      .from(tasks)
      .where(eq(tasks.workUnitId, workUnit.uuid))
      .orderBy(asc(tasks.step))
    if (!task) throw new Error('no task')
    await test.db
      .update(tasks)
      .set({ status: 'APPROVED', assigneeId: as.id, acceptedAt: new Date() })
      .where(eq(tasks.id, task.id))
    return { uuid: made.uuid, workUnit: workUnit.uuid, other: other.uuid, task: task.id }
  }

  async function kit(as: Person, project: string, workUnitUuids: string[], more: object = {}) {
    const body = { locKitTypeJob: 'XLIFF', workUnitUuids, ...more }
    const started = bodyOf<LocKitJob>(await test.call(as, 'POST', url(project, '/translation-kit-job/loc-kit'), body))
    await test.jobEnd(started.id)
    const done = bodyOf<TranslationKitJob>(
      await test.call(as, 'GET', url(project, `/translation-kit-job/${started.id}`)),
    )
    expect(done).toMatchObject({
      status: 'FINISHED',
      completedFiles: workUnitUuids.length,
      totalFiles: workUnitUuids.length,
    })
    return (await test.download(null, done.downloadFileUrl?.slice(testOrigin.length) ?? '')).bytes
  }

  const upload = (as: Person, { uuid, workUnit }: { uuid: string; workUnit: string }, content: string) =>
    test.call(as, 'PUT', url(uuid, `/work-unit/${workUnit}/translation/content`), fileForm('back.xlf', content))

  /** Fills the empty targets of a kit with the sources, in capitals outside of tags. */
  const translated = (xliff: string) =>
    xliff.replace(/<source>(.*?)<\/source>\s*<target state="[^"]*">.*?<\/target>/gs, (_, source: string) => {
      const target = source.replace(/(<[^>]*>)|([^<&]+)|(&\w+;)/g, (part, _tag, words) =>
        words ? words.toUpperCase() : part,
      )
      return `<source>${source}</source><target state="translated">${target}</target>`
    })

  it('an uploaded translation is imported once and reports what became of each segment', async () => {
    const { linguistA, manager } = test.people
    const work = await accepted(linguistA)
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.workUnit])))
    const started = bodyOf<TranslationUploadJob>(await upload(linguistA, work, xliff), 202)
    expect(started).toMatchObject({ type: 'TRANSLATION_UPLOAD', status: 'STARTED', projectUuid: work.uuid })
    const first = await test.jobEnd(started.uuid)
    const [workUnit] = await test.db.select().from(workUnits).where(eq(workUnits.id, work.workUnit))
    expect(first).toMatchObject({
      status: 'FINISHED',
      report: { accepted: workUnit?.totalSegments, unchanged: 0, tagMismatch: 0 },
    })
    expect(workUnit).toMatchObject({ confirmedSegments: workUnit?.totalSegments })
    const rows = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, work.workUnit))
      .orderBy(segments.index)
    expect(
      rows.every(({ confirmed, origin, updatedBy }) => confirmed && origin === 'KIT' && updatedBy === linguistA.id),
    ).toBe(true)
    const again = await test.jobEnd(bodyOf<TranslationUploadJob>(await upload(linguistA, work, xliff), 202).uuid)
    expect(again).toMatchObject({ status: 'FINISHED', report: { accepted: 0, unchanged: workUnit?.totalSegments } })
    const after = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, work.workUnit))
      .orderBy(segments.index)
    expect(after).toEqual(rows)
    const job = bodyOf<TranslationUploadJob>(await test.call(manager, 'GET', `/api/v3/job/${started.uuid}`))
    expect(job.report?.segments).toHaveLength(rows.length)
    const events = await test.db.select().from(journal).where(eq(journal.projectId, work.uuid))
    expect(events.map(({ event }) => event)).toContain('WORK_UNIT_TRANSLATION_UPLOADED')
  })

  it('a linguist of a slice gets back their own segments of an upload of the whole file', async () => {
    const { linguistA, linguistB, manager } = test.people
    const work = await accepted(linguistA)
    const free = { status: 'PENDING', assigneeId: null, acceptedAt: null }
    await test.db.update(tasks).set(free).where(eq(tasks.id, work.task))
    const states = () =>
      test.db.select().from(segments).where(eq(segments.workUnitId, work.workUnit)).orderBy(segments.index)
    const last = (await states()).length - 1
    const halves = bodyOf<{ uuid: string }[]>(
      await test.call(manager, 'POST', `/api/v3/task/${work.task}/split`, {
        slices: [
          { endIndex: 1, assigneeUuid: linguistA.id },
          { endIndex: last, assigneeUuid: linguistB.id },
        ],
      }),
    )
    const move = (as: Person, at: number, status: string) =>
      test.call(as, 'POST', `/api/v3/task/${halves[at]?.uuid}/status-update`, { status })
    bodyOf(await move(linguistA, 0, 'APPROVED'))
    bodyOf(await move(linguistB, 1, 'APPROVED'))
    const send = async (as: Person) => {
      const xliff = translated(text(await kit(as, work.uuid, [work.workUnit])))
      return test.jobEnd(bodyOf<TranslationUploadJob>(await upload(as, work, xliff), 202).uuid)
    }

    expect(await send(linguistA)).toMatchObject({ status: 'FINISHED', report: { accepted: 2, unknown: 0 } })
    expect((await states()).map(({ confirmed }) => confirmed)).toEqual(
      Array.from({ length: last + 1 }, (_, at) => at < 2),
    )
    bodyOf(await move(linguistA, 0, 'DELIVERED'))
    expect(await send(linguistB)).toMatchObject({ status: 'FINISHED', report: { accepted: last - 1, unknown: 0 } })
    const all = await states()
    expect(all.every(({ confirmed, origin }) => confirmed && origin === 'KIT')).toBe(true)
    expect(new Set(all.slice(0, 2).map(({ updatedBy }) => updatedBy))).toEqual(new Set([linguistA.id]))
    // A linguist who has delivered has no segments left to change.
    const late = translated(text(await kit(linguistA, work.uuid, [work.workUnit])))
    expect(await upload(linguistA, work, late)).toMatchObject({ status: 422, body: { code: 'READ_ONLY' } })
  })

  it('an import shows its progress, and changes nothing when it is canceled', async () => {
    const { linguistA } = test.people
    const entries = Array.from({ length: 2100 }, (_, at) => [`key${at}`, `Text number ${at}`])
    const work = await accepted(linguistA, [
      { name: 'many.json', content: JSON.stringify(Object.fromEntries(entries)) },
    ])
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.workUnit])))
    const states = () =>
      test.db.select().from(segments).where(eq(segments.workUnitId, work.workUnit)).orderBy(segments.index)
    const before = await states()
    let jobUuid = ''
    // The job waits at its last segments while someone holds one of them.
    await test.db.transaction(async (transaction) => {
      await transaction
        .select()
        .from(segments)
        .where(eq(segments.id, before.at(-1)!.id))
        .for('update')
      jobUuid = bodyOf<TranslationUploadJob>(await upload(linguistA, work, xliff), 202).uuid
      const running = await test.until(async () => {
        const job = bodyOf<Job>(await test.call(linguistA, 'GET', `/api/v3/job/${jobUuid}`))
        return job.progress.total > 0 ? job : undefined
      })
      expect(running).toMatchObject({ status: 'STARTED', progress: { total: 2100, unit: 'SEGMENTS' } })
      expect((await test.call(linguistA, 'POST', `/api/v3/job/${jobUuid}/cancellation`)).status).toBe(200)
    })
    expect(await test.jobEnd(jobUuid)).toMatchObject({ status: 'CANCELLED' })
    expect(await states()).toEqual(before)
  })

  it('a damaged translation, or one of another work unit, is refused and changes nothing', async () => {
    const { linguistA } = test.people
    const work = await accepted(linguistA)
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.workUnit])))
    const before = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, work.workUnit))
      .orderBy(segments.index)
    const damaged = xliff.replace('</source>', '</sauce>')
    const line = damaged.slice(0, damaged.indexOf('</sauce>')).split('\n').length
    expect(await upload(linguistA, work, damaged)).toMatchObject({
      status: 422,
      body: { code: 'FILE_REFUSED', data: { file: 'back.xlf', line, reason: expect.any(String) } },
    })
    for (const wrong of [
      xliff.replace('target-language="es"', 'target-language="ja"'),
      xliff.replaceAll(work.workUnit, work.other),
      xliff.slice(0, -20),
      '',
      'hello',
    ]) {
      expect(await upload(linguistA, work, wrong)).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED' } })
    }
    const after = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, work.workUnit))
      .orderBy(segments.index)
    expect(after).toEqual(before)
  })

  it('an import names the segments that it skips and applies the others', async () => {
    const { linguistA } = test.people
    const work = await accepted(linguistA, [
      { name: 'a.json', content: '{"one":"Open {file}","two":"Close","three":"Save","four":"Print","five":"Print 5"}' },
    ])
    const plain = text(await kit(linguistA, work.uuid, [work.workUnit]))
    const broken = translated(plain)
      .replace(/<x [^>]*\/>(?=[^]*?<\/target>)/g, (tag, at: number, all: string) =>
        all.slice(0, at).lastIndexOf('<target') > all.slice(0, at).lastIndexOf('<source') ? '' : tag,
      )
      .replace('<source>Close</source>', '<source>Close all</source>')
      .replace('<target state="translated">SAVE</target>', '<target/>')
      .replace('PRINT 5', 'PRINT 6')
    const profile = { projectUuid: work.uuid, levels: { number: 'BLOCK' } }
    bodyOf(await test.call(test.people.manager, 'PUT', '/api/v3/check-profile', profile, { 'if-match': 'none' }))
    const ended = await test.jobEnd(bodyOf<TranslationUploadJob>(await upload(linguistA, work, broken), 202).uuid)
    expect(ended).toMatchObject({
      status: 'FINISHED_WARNING',
      report: {
        accepted: 1,
        drafts: 1,
        tagMismatch: 1,
        staleSource: 1,
        empty: 1,
        unknown: 0,
        segments: [
          { index: 0, outcome: 'TAG_MISMATCH', issues: [{ kind: 'missing', id: 1 }] },
          { index: 1, outcome: 'STALE_SOURCE' },
          { index: 2, outcome: 'EMPTY' },
          { index: 3, outcome: 'ACCEPTED' },
          { index: 4, outcome: 'DRAFT', issues: [{ kind: 'number', blocking: true }] },
        ],
      },
    })
    const rows = await test.db
      .select()
      .from(segments)
      .where(eq(segments.workUnitId, work.workUnit))
      .orderBy(segments.index)
    expect(rows.map(({ target, confirmed }) => [target, confirmed])).toEqual([
      ['', false],
      ['', false],
      ['', false],
      ['PRINT', true],
      ['PRINT 6', false],
    ])
    const again = await test.jobEnd(bodyOf<TranslationUploadJob>(await upload(linguistA, work, broken), 202).uuid)
    expect(again).toMatchObject({ report: { accepted: 0, drafts: 1, unchanged: 1 } })
  })

  it('only the assignee of the task can upload a translation', async () => {
    const { linguistA, linguistB, linguistDe, client, stranger } = test.people
    const work = await accepted(linguistA)
    const xliff = translated(text(await kit(linguistA, work.uuid, [work.workUnit])))
    // The next step is open, so others may look at the work unit, but not write.
    expect(await upload(linguistB, work, xliff)).toMatchObject({
      status: 422,
      body: { data: { readOnlyReason: 'NOT_ASSIGNEE' } },
    })
    expect((await upload(linguistDe, work, xliff)).status).toBe(404)
    expect((await upload(stranger, work, xliff)).status).toBe(404)
    expect((await upload(client, work, xliff)).status).toBe(403)
    const body = { locKitTypeJob: 'XLIFF', workUnitUuids: [work.workUnit] }
    expect((await test.call(linguistDe, 'POST', url(work.uuid, '/translation-kit-job/loc-kit'), body)).status).toBe(404)
    await test.db.update(tasks).set({ status: 'DELIVERED' }).where(eq(tasks.id, work.task))
    expect(await upload(linguistA, work, xliff)).toMatchObject({ status: 422, body: { code: 'READ_ONLY' } })
  })

  it('one localization kit can hold several work units', async () => {
    const { manager } = test.people
    const work = await accepted(manager, fixtures)
    const { workUnits: units } = await steps.get(manager, work.uuid)
    const ids = units.map(({ uuid }) => uuid)
    const entries = unzipSync(await kit(manager, work.uuid, ids, { addSourceAndTargetSuffix: true }))
    expect(Object.keys(entries).toSorted()).toEqual([
      'es/desktop.pot_en_es.xlf',
      'es/nested.json_en_es.xlf',
      'ja/desktop.pot_en_ja.xlf',
      'ja/nested.json_en_ja.xlf',
    ])
    const body = { locKitTypeJob: 'DOCX', workUnitUuids: ids }
    expect((await test.call(manager, 'POST', url(work.uuid, '/translation-kit-job/loc-kit'), body)).status).toBe(400)
  })
})
