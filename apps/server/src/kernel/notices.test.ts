import { afterAll, beforeAll, expect, it } from 'vitest'
import { preparePermissions } from '../identity/grants.ts'
import { createSessions, type Sessions } from '../identity/sessions.ts'
import { sessions as table } from '../identity/tables.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/testing.ts'
import { seedPeople, type People } from '../testing/people.ts'
import { silent } from '../testing/silent.ts'
import { openNotices, type Notices } from './notices.ts'

let database: TestDatabase
let elsewhere: TestDatabase
let one: Notices
let other: Notices
let people: People
let sessions: Sessions

beforeAll(async () => {
  database = await createTestDatabase()
  elsewhere = await createTestDatabase()
  one = await openNotices({ connection: database, ...silent })
  other = await openNotices({ connection: database, ...silent })
  await preparePermissions(database.database)
  sessions = createSessions(database.database, () => new Date(), other)
  people = await seedPeople(database.database, sessions)
})
afterAll(async () => {
  await one.close()
  await other.close()
  await database.close()
  await elsewhere.close()
})

async function openSession(of: Sessions): Promise<string> {
  const session = { userId: people.manager.id, kind: 'browser' as const, address: '127.0.0.1', userAgent: null }
  return (await of.open(database.database, session)).secret
}

/** Settles when a server hears of a topic. */
const heard = (notices: Notices, topic: string) => new Promise<void>((resolve) => notices.on(topic, resolve))

it('a notice reaches every server on the database, and no other database', async () => {
  const stranger = await openNotices({ connection: elsewhere, ...silent })
  let wrong = 0
  stranger.on('topic', () => (wrong += 1))
  one.on('another topic', () => (wrong += 1))
  const both = Promise.all([heard(one, 'topic'), heard(other, 'topic')])
  await one.tell('topic')
  await both
  const own = heard(stranger, 'own')
  await stranger.tell('own')
  await own
  expect(wrong).toBe(0)
  await stranger.close()
})

it('a server that could not hear for a while forgets what it remembers, and hears again', async () => {
  const { token } = people.manager
  expect(await sessions.find(token)).not.toBeNull()
  await database.database.delete(table)
  expect(await sessions.find(token)).not.toBeNull()
  const missed = Promise.all([heard(one, 'missed'), heard(other, 'missed')])
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dragoman notices' and datname = current_database()",
  )
  await missed
  expect(other.isListening()).toBe(true)
  expect(await sessions.find(token)).toBeNull()
  const again = heard(other, 'topic')
  await one.tell('topic')
  await again
})

it('a server that cannot hear remembers no session', async () => {
  const deaf = createSessions(database.database, () => new Date(), { ...other, isListening: () => false })
  const secret = await openSession(deaf)
  expect(await deaf.find(secret)).not.toBeNull()
  await database.database.delete(table)
  expect(await deaf.find(secret)).toBeNull()
})

it('a session that is read while something changes is not remembered', async () => {
  const secret = await openSession(sessions)
  const reading = sessions.find(secret)
  await sessions.forget()
  expect(await reading).not.toBeNull()
  await database.database.delete(table)
  expect(await sessions.find(secret)).toBeNull()
})
