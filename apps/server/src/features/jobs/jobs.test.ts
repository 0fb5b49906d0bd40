import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { translationMemories } from '../memories/tables.ts'
import { jobs } from '../../kernel/tables.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf, fileForm } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { seedWork } from '../../testing/work.ts'

const app = await openTestApp()

interface JobBody {
  uuid: string
  status: string
  error?: string
  report?: Record<string, unknown>
  downloadFileUrl?: string
}

async function makeMemory(as: Person): Promise<string> {
  const body = { name: 'Memory', sourceLocale: 'en', targetLocales: ['es'] }
  const { uuid } = bodyOf<{ uuid: string }>(await app.call(as, 'POST', '/api/v1/atlas-tm', body), 201)
  return uuid
}

const tmx = (tmUnits: string) => `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en"
 srclang="en" datatype="plaintext"/><body>${tmUnits}</body></tmx>`
const tmUnit = (source: string, target: string) =>
  `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="es"><seg>${target}</seg></tuv></tu>`

async function importInto(memory: string, content: string): Promise<JobBody> {
  const { manager } = app.people
  const path = `/api/v1/translation-memory/${memory}/import`
  const job = bodyOf<JobBody>(await app.call(manager, 'POST', path, fileForm('memory.tmx', content)), 202)
  await app.jobEnd(job.uuid)
  return bodyOf(await app.call(manager, 'GET', `/api/v3/job/${job.uuid}`))
}

describe('a job', () => {
  test('an import job reports its result, and only its account sees it', async () => {
    const { manager, otherManager, linguistA, stranger } = app.people
    const memory = await makeMemory(manager)
    const job = await importInto(memory, tmx(tmUnit('Save', 'Guardar') + tmUnit('Open', 'Abrir')))
    expect(job).toMatchObject({ status: 'FINISHED', type: 'TM_IMPORT', fileName: 'memory.tmx', report: { created: 2 } })
    const path = `/api/v3/job/${job.uuid}`
    expect((await app.call(otherManager, 'GET', path)).status).toBe(200)
    for (const person of [linguistA, stranger]) {
      for (const answer of [
        await app.call(person, 'GET', path),
        await app.call(person, 'POST', `${path}/cancellation`),
        await app.call(person, 'POST', `${path}/restart`),
      ]) {
        expect(answer.status).toBe(404)
      }
      expect((await app.call(person, 'GET', '/api/v3/job')).body).toMatchObject({ totalElements: 0 })
    }
    expect((await app.call(manager, 'GET', '/api/v3/job?types=TM_IMPORT&statuses=FINISHED&size=1')).body).toMatchObject(
      {
        content: [{ createdBy: { uuid: manager.id } }],
      },
    )
  })

  test('an import job that cannot read its file fails with the line number and leaves the memory unchanged', async () => {
    const memory = await makeMemory(app.people.manager)
    const job = await importInto(memory, tmx(`${tmUnit('Save', 'Guardar')}\n<tu>`))
    expect(job).toMatchObject({ status: 'FAILED' })
    expect(job.error).toMatch(/line|\d/i)
    const [row] = await app.db.select().from(translationMemories).where(eq(translationMemories.id, memory))
    expect(row).toMatchObject({ totalUnits: 0, lastImportAt: null })
  })

  test('only a failed job can be restarted, not a completed or running one', async () => {
    const { manager } = app.people
    const memory = await makeMemory(manager)
    const failed = await importInto(memory, 'no xml at all')
    expect((await app.call(manager, 'POST', `/api/v3/job/${failed.uuid}/restart`)).body).toMatchObject({
      status: 'STARTED',
    })
    expect(await app.jobEnd(failed.uuid)).toMatchObject({ status: 'FAILED' })
    const done = await importInto(memory, tmx(tmUnit('a', 'b')))
    expect((await app.call(manager, 'POST', `/api/v3/job/${done.uuid}/restart`)).status).toBe(409)
    expect((await app.call(manager, 'POST', `/api/v3/job/${done.uuid}/cancellation`)).status).toBe(409)
  })

  test("clients see the jobs of their projects but can't cancel them", async () => {
    const { manager, client, linguistA, place } = app.people
    const work = await seedWork(app.db, app.people)
    // As if another server ran them: this one would take them at once, and they would fail.
    const held = { holder: randomUUID(), heldUntil: new Date(Date.now() + 3_600_000) }
    const values = { accountId: place.accountId, createdBy: manager.id, projectId: work.projectId, params: {}, ...held }
    const [upload, build] = await app.db
      .insert(jobs)
      .values([
        { ...values, type: 'TRANSLATION_UPLOAD' },
        { ...values, type: 'TRANSLATION_BUILD' },
      ])
      .returning()
    const path = `/api/v3/job/${build?.id}`
    expect((await app.call(client, 'GET', path)).status).toBe(200)
    expect((await app.call(client, 'POST', `${path}/cancellation`)).status).toBe(403)
    expect((await app.call(client, 'GET', `/api/v3/job/${upload?.id}`)).status).toBe(404)
    expect((await app.call(linguistA, 'GET', path)).status).toBe(404)
    expect((await app.call(manager, 'POST', `${path}/cancellation`)).status).toBe(200)
  })
})

describe('a file', () => {
  test('a signed link downloads a file without a session until it expires', async () => {
    const { manager } = app.people
    const memory = await makeMemory(manager)
    await importInto(memory, tmx(tmUnit('Save', 'Guardar')))
    const path = `/api/v1/translation-memory/${memory}/export/tmx`
    const { requestUuid } = bodyOf<{ requestUuid: string }>(await app.call(manager, 'GET', path))
    await app.jobEnd(requestUuid)
    const status = bodyOf<{ status: string; downloadUrl: string }>(
      await app.call(manager, 'GET', `${path}/${requestUuid}/status`),
    )
    expect(status.status).toBe('COMPLETED')
    const address = new URL(status.downloadUrl).pathname
    const file = await app.download(null, address)
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Disposition')).toContain('Memory.tmx')
    expect(new TextDecoder().decode(file.bytes)).toContain('Guardar')
    const token = address.split('/').at(-1) ?? ''
    const [key, until, signature] = token.split('.')
    const later = `${key}.${(Number.parseInt(until ?? '', 36) + 1).toString(36)}.${signature}`
    for (const forged of [later, `${token}x`, 'nonsense', `${crypto.randomUUID()}.${until}.${signature}`]) {
      expect((await app.download(null, `/api/v3/file/${forged}`)).status).toBe(403)
    }
    expect((await app.call(app.people.stranger, 'GET', `${path}/${requestUuid}/status`)).status).toBe(404)
  })
})
