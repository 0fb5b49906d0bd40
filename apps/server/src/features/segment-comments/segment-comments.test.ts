import type { EventList } from '@dragoman/sdk/operations/events'
import type { NotificationPage } from '@dragoman/sdk/operations/notifications'
import type { CommentPerson, SegmentComment, WorkUnitComments } from '@dragoman/sdk/operations/segmentComments'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import type { Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'
import { acceptedBy, seedWork, type Work } from '../../testing/work.ts'
import { projects } from '../work/tables.ts'
import { tasks } from '../work/task-tables.ts'
import { segments, workUnits } from '../work/work-unit-tables.ts'
import { segmentMessages } from './tables.ts'

const test = await openTestApp({ tellsPeople: true })
const { linguistA, linguistB, manager, otherManager, client, stranger } = test.people
const { call, db } = test

/** A file in Spanish, of one linguist, and in Japanese, of another, in a project with a contact of the client. */
async function inTwoLanguages() {
  const work = await seedWork(db, test.people, { steps: ['TRANSLATION'], task: acceptedBy(linguistA.id) })
  await db.update(projects).set({ contactId: client.id }).where(eq(projects.id, work.projectId))
  const [spanish] = await db.select().from(workUnits).where(eq(workUnits.id, work.workUnitId))
  const { id: _id, number: _number, ...own } = spanish!
  const [japanese] = await db
    .insert(workUnits)
    .values({ ...own, targetLocale: 'ja', sequence: 1 })
    .returning()
  const rows = await db.select().from(segments).where(eq(segments.workUnitId, work.workUnitId)).orderBy(segments.index)
  const copies = await db
    .insert(segments)
    .values(rows.map(({ id: _segment, ...row }) => ({ ...row, workUnitId: japanese!.id })))
    .returning()
  const [task] = await db.select().from(tasks).where(eq(tasks.id, work.taskIds[0]!))
  const { id: _task, number: _taskNumber, ...step } = task!
  const other = { workUnitId: japanese!.id, assigneeId: linguistB.id, targetLocale: 'ja', sequence: 1 }
  await db.insert(tasks).values({ ...step, ...other })
  return { work, japanese: japanese!.id, copies: copies.map(({ id }) => String(id)) }
}

const write = (as: Person, work: Work, body: object) =>
  call(as, 'POST', `/api/v1/atlas/work-unit/${work.workUnitId}/segment/${work.segmentIds[0]}/comment`, body)
const written = async (as: Person, work: Work, body: object) => bodyOf<SegmentComment>(await write(as, work, body), 201)
const answer = (as: Person, { uuid }: SegmentComment, body: object) =>
  call(as, 'POST', `/api/v3/segment-comment/${uuid}/message`, body)
const answered = async (as: Person, comment: SegmentComment, text: string) =>
  bodyOf<SegmentComment>(await answer(as, comment, { text }), 201)
const move = (as: Person, { uuid }: SegmentComment, body: object) =>
  call(as, 'POST', `/api/v3/segment-comment/${uuid}/status-update`, body)
const listed = async (as: Person, query: string) =>
  bodyOf<{ content: SegmentComment[] }>(await call(as, 'GET', `/api/v3/segment-comment?${query}`)).content
const inEditor = async (as: Person, workUnitId: string) =>
  bodyOf<WorkUnitComments>(await call(as, 'GET', `/api/v1/atlas/work-unit/${workUnitId}/comment`))
const toldOf = async (as: Person, projectId: string) => {
  await test.allTold()
  const { content } = bodyOf<NotificationPage>(await call(as, 'GET', `/api/v3/notifications?projectUuid=${projectId}`))
  return content.filter(({ kind }) => kind === 'SEGMENT_COMMENT')
}

describe('a comment', () => {
  it('stays open until someone else answers it, and reopens when its author asks again', async () => {
    const { work } = await inTwoLanguages()
    const query = await written(linguistA, work, { kind: 'QUERY', text: ' Which one? ', quote: 'Save' })
    expect(query).toMatchObject({
      status: 'OPEN',
      quote: 'Save',
      sequence: 1,
      segmentId: work.segmentIds[0],
      messages: [{ text: 'Which one?', part: 'LINGUIST', author: { name: linguistA.name } }],
      mayResolve: true,
    })
    expect((await answered(manager, query, 'The button.')).status).toBe('ANSWERED')
    expect((await answered(linguistA, query, 'Which button?')).status).toBe('OPEN')
    const resolved = bodyOf<SegmentComment>(await move(manager, query, { status: 'RESOLVED' }))
    expect(resolved).toMatchObject({ status: 'RESOLVED', resolvedBy: { uuid: manager.id } })
    const again = await answered(manager, query, 'The first one.')
    expect([again.status, again.resolvedDate, again.messages.length]).toEqual(['OPEN', undefined, 4])
    const note = await written(manager, work, { kind: 'NOTE', text: 'A button' })
    expect((await answered(linguistA, note, 'Thanks')).status).toBe('OPEN')
    const { comments, people } = await inEditor(linguistA, work.workUnitId)
    expect(comments.map(({ kind }) => kind)).toEqual(['QUERY', 'NOTE'])
    expect(people.map(({ name, part }) => [name, part])).toEqual([
      [client.name, 'CLIENT'],
      [manager.name, 'MANAGER'],
    ])
  })

  it('shows a source issue in every language of the file, and resolves it in all of them at once', async () => {
    const { work, japanese, copies } = await inTwoLanguages()
    const issue = await written(linguistA, work, { kind: 'SOURCE_ISSUE', text: '85 or 88?' })
    const query = await written(linguistA, work, { kind: 'QUERY', text: 'Formal?' })
    const elsewhere = await inEditor(linguistB, japanese)
    expect(elsewhere.comments).toMatchObject([
      {
        uuid: issue.uuid,
        targetLanguage: 'es',
        segmentId: copies[0],
        mayResolve: false,
        languages: [{ targetLanguage: 'ja', state: 'OPEN' }],
      },
    ])
    expect((await move(linguistB, issue, { status: 'RESOLVED' })).status).toBe(403)
    expect((await answer(linguistB, query, { text: 'No' })).status).toBe(404)
    expect((await answered(linguistB, issue, 'Mine too')).status).toBe('ANSWERED')
    await answered(manager, issue, '88')
    expect((await toldOf(linguistB, work.projectId))[0]!.link).toBe(`/editor/${japanese}?segment=${copies[0]}`)
    await db
      .update(segments)
      .set({ source: 'Save it' })
      .where(eq(segments.id, Number(work.segmentIds[0])))
    const [closed] = (await inEditor(linguistB, japanese)).comments
    expect([closed!.status, closed!.resolvedBy]).toEqual(['RESOLVED', undefined])
    await db.delete(segments).where(eq(segments.id, Number(work.segmentIds[0])))
    const [left] = await listed(manager, `projectUuid=${work.projectId}&commentKind=QUERY`)
    expect([left!.source, left!.segmentId]).toEqual(['Save', undefined])
  })

  it('reaches a client who is addressed, without the names of linguists', async () => {
    const { work, japanese } = await inTwoLanguages()
    const inner = await written(linguistA, work, { kind: 'QUERY', text: 'Ask them?', mentions: [manager.id] })
    expect(await listed(client, `projectUuid=${work.projectId}`)).toEqual([])
    await test.allTold()
    const heard = bodyOf<EventList>(await call(client, 'GET', '/api/v3/events?since=60000')).events
    const change = heard.find(({ resources }) => resources.includes('segmentComments'))
    expect(change).toEqual({ id: expect.any(String), at: expect.any(Number), resources: ['segmentComments'] })
    expect((await answer(client, inner, { text: 'Yes' })).status).toBe(404)
    const text = `@${client.name} @${linguistA.name} asks`
    await answer(manager, inner, { text, mentions: [client.id, linguistA.id] })
    const [seen] = await listed(client, `projectUuid=${work.projectId}&commentStatus=ANSWERED&mine=true`)
    expect(seen!.messages.map(({ author, part, text: said }) => [author?.name, part, said])).toEqual([
      [undefined, 'LINGUIST', 'Ask them?'],
      [manager.name, 'MANAGER', `@${client.name} @… asks`],
    ])
    const people = await call(client, 'GET', `/api/v3/segment-comment/${inner.uuid}/person`)
    expect(bodyOf<CommentPerson[]>(people).map(({ name }) => name)).toEqual([manager.name])
    const [told] = await toldOf(client, work.projectId)
    expect(told).toMatchObject({
      link: `/projects/${work.projectId}?tab=comments&comment=${inner.uuid}`,
      message: `@${client.name} @… asks`,
    })
    const asked = `/api/v3/segment-comment/${inner.uuid}/message/${seen!.messages[1]!.uuid}`
    bodyOf(await call(manager, 'PUT', asked, { text: `${text} you` }))
    const [changed] = await listed(client, `projectUuid=${work.projectId}`)
    expect(changed!.messages[1]!.text).toBe(`@${client.name} @… asks you`)
    bodyOf(await answer(client, inner, { text: 'The blue one' }), 201)
    const [toLinguist] = await toldOf(linguistA, work.projectId)
    expect(toLinguist).toMatchObject({
      link: `/editor/${work.workUnitId}?segment=${work.segmentIds[0]}`,
      message: 'The blue one',
    })
    expect((await toldOf(manager, work.projectId)).map(({ message }) => message)).toEqual(['The blue one', 'Ask them?'])
    expect(await toldOf(otherManager, work.projectId)).toEqual([])
    await db.update(tasks).set({ assigneeId: linguistA.id }).where(eq(tasks.workUnitId, japanese))
    await db.update(tasks).set({ assigneeId: linguistB.id }).where(eq(tasks.workUnitId, work.workUnitId))
    await answered(manager, inner, 'Not for those who have left the file')
    expect((await toldOf(linguistA, work.projectId))[0]!.message).toBe('The blue one')
    bodyOf(await move(manager, inner, { forClient: false }))
    expect(await listed(client, `projectUuid=${work.projectId}`)).toEqual([])
  })

  it('waits for those whom it asks, and its messages are changed and removed by their authors for a while', async () => {
    const { work } = await inTwoLanguages()
    const query = await written(linguistA, work, { kind: 'QUERY', text: 'Wich one?' })
    const waits = async (as: Person) =>
      (await listed(as, `projectUuid=${work.projectId}&waitsForMe=true`)).map(({ uuid }) => uuid)
    expect([await waits(manager), await waits(client), await waits(linguistA)]).toEqual([[query.uuid], [], []])
    const at = ({ messages }: SegmentComment, index: number) =>
      `/api/v3/segment-comment/${query.uuid}/message/${messages[index]!.uuid}`
    const first = at(query, 0)
    expect((await call(manager, 'PUT', first, { text: 'Mine' })).status).toBe(403)
    expect((await call(stranger, 'PUT', first, { text: 'Mine' })).status).toBe(404)
    const asked = { text: `Which one, @${client.name}?`, mentions: [client.id] }
    const changed = bodyOf<SegmentComment>(await call(linguistA, 'PUT', first, asked))
    expect(changed).toMatchObject({
      forClient: true,
      messages: [{ text: asked.text, changedDate: expect.any(Number) }],
    })
    expect([await waits(manager), await waits(client)]).toEqual([[query.uuid], [query.uuid]])
    const quoted = async () => (await toldOf(client, work.projectId)).map(({ message }) => message)
    expect(await quoted()).toEqual([asked.text])
    bodyOf(await call(linguistA, 'PUT', first, asked))
    expect(await quoted()).toEqual([asked.text])
    const replied = await answered(manager, changed, 'The red one')
    const [own, other] = replied.messages
    expect([own!.changeableUntil, other!.changeableUntil]).toEqual([undefined, other!.date + 15 * 60_000])
    expect(await waits(client)).toEqual([])
    expect((await call(linguistA, 'DELETE', first)).status).toBe(204)
    expect(await quoted()).toEqual(['The red one'])
    const [gone] = (await inEditor(linguistA, work.workUnitId)).comments
    expect(gone!.messages[0]).toMatchObject({ text: '', removed: true })
    expect((await call(linguistA, 'PUT', first, asked)).status).toBe(404)
    const again = await answered(linguistA, gone!, 'And here?')
    expect((await call(linguistA, 'DELETE', at(again, 2))).status).toBe(204)
    const earlier = new Date(Date.now() - 16 * 60_000)
    await db.update(segmentMessages).set({ at: earlier }).where(eq(segmentMessages.id, other!.uuid))
    expect((await call(manager, 'DELETE', at(replied, 1))).status).toBe(409)
    await db.update(segmentMessages).set({ at: new Date() }).where(eq(segmentMessages.id, other!.uuid))
    expect((await call(manager, 'DELETE', at(replied, 1))).status).toBe(204)
    expect(await listed(manager, `projectUuid=${work.projectId}`)).toEqual([])
  })

  it.each([
    ['an empty text', linguistA, { kind: 'NOTE', text: '  ' }, 400],
    ['an unknown person', linguistA, { kind: 'NOTE', text: 'Hi', mentions: [stranger.id] }, 400],
    ['another account', stranger, { kind: 'NOTE', text: 'Hi' }, 404],
    ['another language', linguistB, { kind: 'NOTE', text: 'Hi' }, 404],
  ] as const)('is refused for %s', async (_, as, body, status) => {
    const { work } = await inTwoLanguages()
    expect((await write(as, work, body)).status).toBe(status)
    expect(await listed(manager, `projectUuid=${work.projectId}`)).toEqual([])
  })

  it('is found by its texts and its file, and closed in an archived project', async () => {
    const { work } = await inTwoLanguages()
    const note = await written(linguistA, work, { kind: 'NOTE', text: 'Zündung' })
    const found = async (text: string) => (await listed(manager, `projectUuid=${work.projectId}&text=${text}`)).length
    expect([await found('zund'), await found('APP.json'), await found('save'), await found('nothing')]).toEqual([
      1, 1, 1, 0,
    ])
    await db.update(projects).set({ archivedAt: new Date() }).where(eq(projects.id, work.projectId))
    for (const refused of [
      await answer(manager, note, { text: 'Hi' }),
      await move(manager, note, { status: 'RESOLVED' }),
    ])
      expect(refused).toMatchObject({ status: 422, body: { code: 'PROJECT_ARCHIVED' } })
    expect((await listed(stranger, `commentUuid=${note.uuid}`)).length).toBe(0)
  })
})
