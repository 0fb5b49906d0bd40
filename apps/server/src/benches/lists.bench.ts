import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attentionRank } from '../features/work/task-tables.ts'
import { listen } from '../serve.ts'
import type { Listening } from '../serve.ts'
import { peopleWith, projectsWith, tasksWith, unitsWith } from '../testing/load/bare-selects.ts'
import { costCenter, pages, seedLargeAccount, team } from '../testing/load/large-account.ts'
import type { Person } from '../testing/people.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

// Lists of an account with 100,000 projects, as many tasks and people, and 10,000 organizational units, through HTTP, in one
// run beside two floors: a bare `select … limit 50` through the driver, which gives the same rows with what the page shows
// of them, by the same filter and in the same order, but counts nothing; and a bare server that answers the very bytes of
// the list. The first ratio says what the API costs beyond its rows, the second what it costs beyond HTTP and JSON. Medians
// count, of calls and floors by turns, so that whatever else the machine does slows down both. A list that is asked for
// again counts again only when something was written, so `after a write` writes before each call.

const many = 100_000
/** How many times its bare select a list may take: of the journal, that is hardly more than a round trip. */
const goalOf = (name: string) => (name === 'activity' ? 5 : 3)
const turns = 150
/** Turns before those that count, until the code of both is compiled. */
const before = 30

let app: TestApp
let server: Listening

beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false })
  server = await listen(app.app, { host: '127.0.0.1', port: 0, trustedProxies: 0 })
  await seedLargeAccount(app.db, app.people, many)
}, 300_000)
afterAll(async () => {
  const { heapUsed, rss } = process.memoryUsage()
  console.log(
    `memory of the server after it: ${Math.round(rss / 2 ** 20)} MB, ${Math.round(heapUsed / 2 ** 20)} MB of heap`,
  )
  await server.close()
  await app.close()
})

async function get(port: number, path: string, as: Person): Promise<{ content: unknown[]; totalElements: number }> {
  // Packing is for a line that is slower than this one; neither floor packs.
  const headers = { 'X-AUTH-TOKEN': as.token, 'Accept-Encoding': 'identity' }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { content: unknown[]; totalElements: number }
}

/** A server that answers the same bytes to whatever it is asked. */
async function answering(body: unknown): Promise<{ port: number; close: () => void }> {
  const bytes = JSON.stringify(body)
  const bare = createServer((_, response) => response.setHeader('Content-Type', 'application/json').end(bytes))
  bare.listen(0, '127.0.0.1')
  await once(bare, 'listening')
  return { port: (bare.address() as AddressInfo).port, close: () => bare.close() }
}

interface Asked {
  mine: SQL
  linguist: string
}

const project = '/api/v3/project?size=50'
const task = '/api/v3/task?size=50'
const person = '/api/v3/user?size=50'
const unit = '/api/v3/client?size=50'
const newest = sql`created_at desc, id desc`
const newestTask = sql`created_at desc`
const byWords = sql`tasks join work_units on work_units.id = tasks.work_unit_id and work_units.account_id = tasks.account_id`
const byField = (field: string) =>
  sql`projects join project_custom_values as v on v.owner_id = projects.id and v.field_id = ${field} and v.position = 0`
const byTeam = sql`users join user_custom_values as v on v.owner_id = users.id and v.field_id = ${team} and v.position = 0`
const open = sql`status = 'PENDING' and assignee_id is null and target_locale in ('es', 'ja', 'ar')`
/** The lists, each with the same as a bare select; `who` asks. */
const lists: [string, string, (asked: Asked) => SQL, ('manager' | 'linguistA' | 'sysadmin')?][] = [
  ['projects, first page', project, ({ mine }) => projectsWith(mine, newest)],
  [
    'projects by state',
    `${project}&status=APPROVED`,
    ({ mine }) => projectsWith(sql`${mine} and status = 'APPROVED'`, newest),
  ],
  ['projects by due date', `${project}&sort=dueDate,asc`, ({ mine }) => projectsWith(mine, sql`due_date`)],
  ['projects by name', `${project}&sort=reference,asc`, ({ mine }) => projectsWith(mine, sql`lower(reference)`)],
  [
    'projects with a text',
    `${project}&q=ease 123`,
    ({ mine }) => projectsWith(sql`${mine} and reference ilike '%ease 123%'`, newest),
  ],
  ['projects, page 1,000', `${project}&page=1000`, ({ mine }) => projectsWith(mine, sql`${newest} offset 50000`)],
  [
    'projects by a custom field',
    `${project}&sort=cf.cost-center,asc`,
    ({ mine }) => projectsWith(mine, sql`lower(v.text), v.owner_id`, byField(costCenter)),
  ],
  [
    'projects by a number in a custom field',
    `${project}&sort=cf.pages,desc`,
    ({ mine }) =>
      projectsWith(sql`${mine} and v.number is not null`, sql`v.number desc, v.owner_id desc`, byField(pages)),
  ],
  [
    'projects with a text in a custom field',
    `${project}&filter=${encodeURIComponent('cf.cost-center:="Cost center 123"')}`,
    ({ mine }) => projectsWith(sql`${mine} and lower(v.text) = 'cost center 123'`, newest, byField(costCenter)),
  ],
  [
    'projects with a number in a custom field',
    `${project}&filter=${encodeURIComponent('cf.pages:>4900')}`,
    ({ mine }) => projectsWith(sql`${mine} and v.number > 4900`, newest, byField(pages)),
  ],
  ['tasks, first page', task, ({ mine }) => tasksWith(mine, newestTask)],
  [
    'tasks by state',
    `${task}&statuses=APPROVED`,
    ({ mine }) => tasksWith(sql`${mine} and status = 'APPROVED'`, newestTask),
  ],
  [
    'tasks that need attention',
    `${task}&sort=attention,asc`,
    ({ mine }) => tasksWith(mine, sql`${attentionRank(sql`status`)}, due_date`),
  ],
  ['tasks by due date', `${task}&sort=dueDate,asc`, ({ mine }) => tasksWith(mine, sql`due_date`)],
  [
    'tasks by words',
    `${task}&sort=words,desc`,
    ({ mine }) => tasksWith(sql`tasks.${mine}`, sql`work_units.words desc`, byWords),
  ],
  [
    'tasks into Spanish',
    `${task}&targetLanguages=es`,
    ({ mine }) => tasksWith(sql`${mine} and target_locale = 'es'`, newestTask),
  ],
  [
    'tasks of a linguist',
    task,
    ({ mine, linguist }) => tasksWith(sql`${mine} and assignee_id = ${linguist}`, newestTask),
    'linguistA',
  ],
  [
    'available tasks',
    '/api/v3/task/available?size=50',
    ({ mine }) => tasksWith(sql`${mine} and ${open}`, newestTask),
    'linguistA',
  ],
  ['people, first page', person, ({ mine }) => peopleWith(mine, sql`name, id`)],
  [
    'people with a text',
    `${person}&q=linguist 1234`,
    ({ mine }) => peopleWith(sql`${mine} and name ilike '%linguist 1234%'`, sql`name, id`),
  ],
  [
    'people by a custom field',
    `${person}&sort=cf.team,asc`,
    ({ mine }) => peopleWith(mine, sql`lower(v.text), v.owner_id`, byTeam),
  ],
  [
    'people with a text in a custom field',
    `${person}&filter=${encodeURIComponent('cf.team:="Team 123"')}`,
    ({ mine }) => peopleWith(sql`${mine} and lower(v.text) = 'team 123'`, sql`name, id`, byTeam),
  ],
  ['organizational units, first page', unit, ({ mine }) => unitsWith(mine, sql`name, id`)],
  [
    'organizational units with a text',
    `${unit}&q=zation 123`,
    ({ mine }) => unitsWith(sql`${mine} and name ilike '%zation 123%'`, sql`name, id`),
  ],
  [
    'accounts',
    '/api/v3/account?size=50',
    () => sql`
    select a.*, (select sum(words) from translated_words
      where account_id = a.id and at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') as words
    from (select * from accounts order by name, id limit 50) as a`,
    'sysadmin',
  ],
  [
    'activity',
    '/api/v3/activity?size=50',
    ({ mine }) => sql`
    select e.*, users.name from (select * from journal where ${mine} order by id desc limit 50) as e join users on users.id = e.user_id`,
  ],
]

const medians: string[] = []
afterAll(() =>
  console.log(
    `lists of 50 rows among 100,000, in milliseconds, beside a bare select of the same rows and the same bytes:\n${medians.join('\n')}`,
  ),
)

/** The median time that each of some calls takes, in milliseconds, when they are made by turns. */
async function mediansOf<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[]
  const times = new Map(names.map((name) => [name, [] as number[]]))
  for (let turn = 0; turn < before + turns; turn += 1) {
    for (const [name, taken] of times) {
      const from = performance.now()
      await calls[name]()
      if (turn >= before) taken.push(performance.now() - from)
    }
  }
  const median = (taken: readonly number[] = []) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)]!
  return Object.fromEntries(names.map((name) => [name, median(times.get(name))])) as Record<Name, number>
}

for (const [name, path, bare, who = 'manager'] of lists) {
  it(`lists ${name}`, async () => {
    const { db, people } = app
    const plain = bare({ linguist: people.linguistA.id, mine: sql`account_id = ${people.place.accountId}` })
    const answer = await get(server.port, path, people[who])
    expect((await db.execute(plain)).rows).toHaveLength(answer.content.length)
    const echo = await answering(answer)
    const { http, select, written, handler } = await mediansOf({
      http: () => get(server.port, path, people[who]),
      select: () => db.execute(plain),
      written: async () => {
        await db.execute(sql`update accounts set name = name where id = ${people.place.accountId}`)
        await get(server.port, path, people[who])
      },
      handler: () => get(echo.port, path, people[who]),
    })
    echo.close()
    const times = (taken: number, floor: number) => `${(taken / floor).toFixed(1)} times`
    medians.push(
      `${name}: ${http.toFixed(2)}, after a write ${written.toFixed(2)}; bare select ${select.toFixed(2)} (${times(http, select)}, after a write ${times(written, select)}), bare handler ${handler.toFixed(2)} (${times(http, handler)})`,
    )
    expect(http / select).toBeLessThanOrEqual(goalOf(name))
  }, 300_000)
}
