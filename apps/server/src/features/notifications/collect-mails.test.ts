import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mails } from '../../kernel/tables.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { bodyOf, projectSteps } from '../../testing/projects.ts'
import { tasks } from '../work/task-tables.ts'
import { sendCollected } from './collect-mails.ts'

const minute = 60_000
const test = await openTestApp({ tellsPeople: true, settings: { noticePause: minute } })
const { manager, otherManager, linguistA, linguistB } = test.people
const steps = projectSteps(test)
const { outbox, settings } = test.app.services
const files = Array.from({ length: 5 }, (_, at) => ({ name: `page-${at}.json`, content: `{"a":"Text ${at}"}` }))

const later = (minutes: number) =>
  sendCollected(test.db, { outbox, publicUrl: settings.publicUrl }, new Date(Date.now() + minutes * minute), minute)
const count = (email: string) => test.db.$count(mails, and(eq(mails.recipient, email)))

it('changes by one person within minutes become one mail, and a lost task isn’t offered in it', async () => {
  const { uuid } = await steps.draft(manager, files, ['es'], ['TRANSLATION'])
  bodyOf(await steps.move(manager, uuid, 'PENDING'))
  bodyOf(await steps.move(manager, uuid, 'APPROVED'))
  await test.allTold()
  await later(10)
  expect((await test.mailTo(linguistA.email)).subject).toContain('page-0.json')
  const rows = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
  const path = (id: string, who: string) => `/api/v3/task/${id}/assignment/${who}`
  for (const { id } of rows) bodyOf(await test.call(manager, 'POST', path(id, linguistA.id)))
  await test.allTold()
  await later(10)
  const given = await test.mailTo(linguistA.email)
  expect(given.subject).toContain('page-0.json · Spanish (+4)')
  const before = { a: await count(linguistA.email), b: await count(linguistB.email) }
  for (const { id } of rows) {
    bodyOf(await test.call(manager, 'DELETE', `/api/v3/task/${id}/assignment`))
    bodyOf(await test.call(manager, 'POST', path(id, linguistB.id)))
  }
  // Another person's doing is another mail.
  bodyOf(await test.call(otherManager, 'DELETE', `/api/v3/task/${rows[0]!.id}/assignment`))
  bodyOf(await test.call(otherManager, 'POST', path(rows[0]!.id, linguistB.id)))
  await test.allTold()
  await later(0)
  expect(await count(linguistA.email)).toBe(before.a)
  await later(2)
  const lost = await test.mailTo(linguistA.email)
  expect(lost.text).toContain('page-4.json')
  expect(lost.text).not.toContain('claim')
  expect(await count(linguistA.email)).toBe(before.a + 1)
  expect(await count(linguistB.email)).toBe(before.b + 2)
  await later(60)
  expect(await count(linguistB.email)).toBe(before.b + 2)
})

it('a mail leaves after some pauses although more is done, and tasks that came back are not told of', async () => {
  const { uuid } = await steps.draft(manager, files.slice(0, 2), ['es'], ['TRANSLATION'])
  bodyOf(await steps.move(manager, uuid, 'PENDING'))
  bodyOf(await steps.move(manager, uuid, 'APPROVED'))
  const [row] = await test.db.select().from(tasks).where(eq(tasks.projectId, uuid))
  bodyOf(await test.call(manager, 'POST', `/api/v3/task/${row!.id}/assignment/${linguistA.id}`))
  await test.allTold()
  await later(60)
  const before = await count(linguistA.email)
  bodyOf(await test.call(manager, 'DELETE', `/api/v3/task/${row!.id}/assignment`))
  bodyOf(await test.call(manager, 'POST', `/api/v3/task/${row!.id}/assignment/${linguistA.id}`))
  await test.allTold()
  await later(60)
  expect(await count(linguistA.email)).toBe(before + 1)
  const mail = await test.until(async () => {
    const next = await test.mailTo(linguistA.email)
    return next.subject.startsWith('Task assigned') ? next : undefined
  })
  expect(mail.text).not.toContain('unassigned')
})
