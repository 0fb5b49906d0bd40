import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { logfiles } from '../costs/tables.ts'
import { projects } from '../work/tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { jobs } from '../../kernel/tables.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const test = await openTestApp()

const file = { name: 'app.json', content: '{"a": "Open", "b": "Save"}' }

/** The newest job of a type in a project, put back to having failed. */
async function failedJob(projectId: string, type: string): Promise<string> {
  await test.idle()
  const [job] = await test.db
    .update(jobs)
    .set({ status: 'FAILED', error: 'It failed.' })
    .where(and(eq(jobs.projectId, projectId), eq(jobs.type, type)))
    .returning()
  if (!job) throw new Error(`no job of type ${type}`)
  return job.id
}

const restart = (job: string) => test.call(test.people.manager, 'POST', `/api/v3/job/${job}/restart`)

it('a failed job gives its reason as a sentence and as a code', async () => {
  const { manager, place } = test.people
  const { db, jobs: queue } = test.app.services
  const given = { accountId: place.accountId, createdBy: manager.id, params: {}, type: 'LOGFILE_EXPORT' }
  const startAs = (state: Partial<typeof jobs.$inferInsert>) =>
    db.transaction(async (transaction) => {
      const job = await queue.start(transaction, given)
      await transaction.update(jobs).set(state).where(eq(jobs.id, job.id))
      return job
    })
  // A type that an earlier version knew.
  const unforeseen = await startAs({ type: 'NONE' })
  const dying = await startAs({ attempt: 3 })
  queue.wake()
  for (const [id, code] of [
    [unforeseen.id, 'UNEXPECTED'],
    [dying.id, 'BROKEN_OFF'],
  ] as const) {
    await test.jobEnd(id)
    const shown = bodyOf(await test.call(manager, 'GET', `/api/v3/job/${id}`))
    expect(shown).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('server log'),
      failure: { code },
    })
  }
})

describe('a failed job that is run again', () => {
  it('a restarted import reads the files that it could not read before', async () => {
    const { uuid, workUnits: units } = await projectSteps(test).draft(test.people.manager, [file], ['es'])
    const workUnitId = units[0]!.uuid
    const job = await failedJob(uuid, 'FILE_INGESTION')
    await test.db.delete(segments).where(eq(segments.workUnitId, workUnitId))
    await test.db.update(workUnits).set({ genesisStatus: 'ERROR' }).where(eq(workUnits.id, workUnitId))
    bodyOf(await restart(job))
    expect(await test.jobEnd(job)).toMatchObject({ status: 'FINISHED', report: { segments: 2, failed: [] } })
    const [workUnit] = await test.db.select().from(workUnits).where(eq(workUnits.id, workUnitId))
    expect(workUnit).toMatchObject({ genesisStatus: 'CREATED', totalSegments: 2 })
  })

  it('a restarted build writes the file again', async () => {
    const { manager } = test.people
    const { uuid, workUnits: units } = await projectSteps(test).draft(manager, [file], ['es'])
    const path = `/api/v3/project/${uuid}/work-unit/${units[0]!.uuid}/translation`
    bodyOf(await test.call(manager, 'POST', path))
    const job = await failedJob(uuid, 'TRANSLATION_BUILD')
    await test.db.update(workUnits).set({ translationStatus: 'ERROR' }).where(eq(workUnits.projectId, uuid))
    bodyOf(await restart(job))
    expect((await test.call(manager, 'GET', path)).body).not.toMatchObject({ translationStatus: 'ERROR' })
    await test.jobEnd(job)
    expect((await test.call(manager, 'GET', path)).body).toMatchObject({ translationStatus: 'TRANSLATED' })
  })

  it('a restarted analysis counts the words again', async () => {
    const { manager } = test.people
    const { uuid } = await projectSteps(test).draft(manager, [file], ['es'])
    const { id } = bodyOf<{ id: string }>(
      await test.call(manager, 'POST', `/api/v3/project/${uuid}/logfile`, { name: 'First look' }),
    )
    const job = await failedJob(uuid, 'ANALYSIS')
    const failure = { status: 'LOGFILE_ERROR', failureReason: 'It failed.' }
    await test.db.update(logfiles).set(failure).where(eq(logfiles.id, id))
    bodyOf(await restart(job))
    const shown = async () =>
      bodyOf<{ status: string }>(await test.call(manager, 'GET', `/api/v3/project/${uuid}/logfile/${id}`))
    expect(await shown()).not.toMatchObject({ status: 'LOGFILE_ERROR' })
    await test.jobEnd(job)
    expect(await shown()).toMatchObject({ status: 'COMPLETED' })
  })

  it('a restarted cost calculation locks the project and waits for no other calculation', async () => {
    const { manager } = test.people
    const steps = projectSteps(test)
    const { uuid } = await steps.draft(manager, [file], ['es'])
    bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
    await steps.costs(manager, uuid)
    const job = await failedJob(uuid, 'COST_CALCULATION')

    const set = (values: Partial<typeof projects.$inferInsert>) =>
      test.db.update(projects).set(values).where(eq(projects.id, uuid))
    await set({ costsStatus: 'UPDATING' })
    expect(await restart(job)).toMatchObject({ status: 423 })
    await set({ costsStatus: 'ERROR', status: 'CANCELLED' })
    expect(await restart(job)).toMatchObject({ status: 422, body: { code: 'COSTS_SETTLED' } })
    await set({ status: 'PENDING' })
    bodyOf(await restart(job))
    const [held] = await test.db.select().from(projects).where(eq(projects.id, uuid))
    expect(held?.costsStatus).not.toBe('ERROR')
    await test.jobEnd(job)
    expect(await steps.costs(manager, uuid)).toMatchObject({ costsStatus: 'COMPLETED' })
  })
})
