import type { CheckedIssue, CheckRun, LatestCheckRun } from '@dragoman/sdk/operations/checkRuns'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork, type Work } from '../../testing/work.ts'
import { segments } from '../work/work-unit-tables.ts'

const test = await openTestApp()
const { linguistA, manager, client, stranger } = test.people
const { call } = test

const given = [
  { source: 'Replace filter M-82.', target: 'Sustituya el filtro M-62.' },
  { source: 'Hello {name}', target: 'Hola {nombre}' },
  { source: 'Close it.', target: 'Ciérrelo.' },
  { source: 'Open it.' },
  { source: '=Open 5 doors', target: 'Abra 6 puertas' },
]
const inWork = () => seedWork(test.db, test.people, { task: acceptedBy(linguistA.id), segments: given })

const runUrl = (work: Work) => `/api/v3/project/${work.projectId}/check-run`
async function checked(work: Work, body: object = {}): Promise<CheckRun> {
  bodyOf(await call(manager, 'POST', runUrl(work), body), 201)
  await test.idle()
  return bodyOf<LatestCheckRun>(await call(manager, 'GET', runUrl(work))).run!
}
const issuesOf = async ({ uuid }: CheckRun, more = ''): Promise<CheckedIssue[]> =>
  bodyOf<{ content: CheckedIssue[] }>(await call(manager, 'GET', `/api/v3/check-run/${uuid}/issue?size=50${more}`))
    .content

describe('a check of a project', () => {
  it('finds the issues of all translations, by kind and language, in their order', async () => {
    const work = await inWork()
    expect(bodyOf(await call(manager, 'GET', runUrl(work)))).toEqual({})
    const run = await checked(work)
    expect(run).toMatchObject({
      status: 'FINISHED',
      segments: 4,
      issues: 3,
      blocking: 1,
      byKind: [{ kind: 'alphanumeric' }, { kind: 'number' }, { kind: 'placeholder', issues: 1, blocking: 1 }],
      byLanguage: [{ targetLanguage: 'es', issues: 3, blocking: 1 }],
    })
    const issues = await issuesOf(run)
    expect(issues.map(({ sequence, issue, state }) => [sequence, issue.kind, state])).toEqual([
      [1, 'alphanumeric', 'OPEN'],
      [2, 'placeholder', 'OPEN'],
      [5, 'number', 'OPEN'],
    ])
    expect(issues[0]).toMatchObject({
      issue: { fix: 'M-82' },
      workUnit: { uuid: work.workUnitId },
      targetLanguage: 'es',
    })
    expect(await issuesOf(run, '&issueKind=number')).toHaveLength(1)
    expect(await issuesOf(run, '&blocking=true')).toMatchObject([{ issue: { kind: 'placeholder' } }])
    expect(await issuesOf(run, '&targetLanguage=ja')).toEqual([])
  })

  it('marks issues that were ignored or changed since, and the next run leaves ignored ones out', async () => {
    const work = await inWork()
    const run = await checked(work)
    const [first, , third] = await issuesOf(run)
    const address = `/api/v1/atlas/work-unit/${work.workUnitId}/segment/${first!.segmentId}/ignored-issue`
    bodyOf(await call(manager, 'PUT', address, { key: first!.issue.key, reason: 'CLIENT' }))
    await test.db
      .update(segments)
      .set({ target: 'Abra 5 puertas' })
      .where(eq(segments.id, Number(third!.segmentId)))
    expect(await issuesOf(run)).toMatchObject([
      { state: 'IGNORED', ignoredReason: 'CLIENT' },
      { state: 'OPEN' },
      { state: 'CHANGED' },
    ])
    expect(await issuesOf(run, '&issueState=OPEN')).toMatchObject([{ sequence: 2 }])
    expect(await checked(work, { taskUuid: work.taskIds[0] })).toMatchObject({ issues: 1, taskUuid: work.taskIds[0] })
  })

  it('exports what its filters show, with formulas escaped', async () => {
    const work = await inWork()
    const { uuid } = await checked(work)
    const url = `/api/v3/check-run/${uuid}/list-export`
    const columns = ['segment', 'kind', 'source'].map((field) => ({ field, title: field }))
    const wanted = { format: 'CSV', columns, blocking: false }
    const { requestUuid } = bodyOf<{ requestUuid: string }>(await call(manager, 'POST', url, wanted))
    await test.idle()
    const { downloadUrl } = bodyOf<{ downloadUrl: string }>(await call(manager, 'GET', `${url}/${requestUuid}/status`))
    const { bytes } = await test.download(null, new URL(downloadUrl).pathname)
    expect(new TextDecoder().decode(bytes).split('\r\n').slice(1, 3)).toEqual([
      '1,alphanumeric,Replace filter M-82.',
      "5,number,'=Open 5 doors",
    ])
  })

  it('belongs to managers of the account, and only takes tasks of its project', async () => {
    const work = await inWork()
    const { uuid } = await checked(work)
    for (const [as, status] of [
      [stranger, 404],
      [linguistA, 403],
      [client, 403],
    ] as const) {
      expect((await call(as, 'POST', runUrl(work), {})).status).toBe(status)
      expect((await call(as, 'GET', `/api/v3/check-run/${uuid}/issue`)).status).toBe(status)
    }
    const other = await inWork()
    expect((await call(manager, 'POST', runUrl(work), { taskUuid: other.taskIds[0] })).status).toBe(404)
  })
})
