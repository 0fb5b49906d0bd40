import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../node.ts'
import type { Listening } from '../node.ts'
import type { Person } from '../testing/people.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

// Lists of an account with 100,000 projects and as many tasks, through HTTP, beside a bare `select … limit 50` of the
// same table with the same filter and order, in one run. Read the ratios.

const many = 100_000

let app: TestApp
let server: Listening

beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false })
  server = await listen(app.app, { host: '127.0.0.1', port: 0, trustedProxies: 0 })
  await seed(app)
}, 300_000)
afterAll(async () => {
  const { heapUsed, rss } = process.memoryUsage()
  console.log(`memory of the server after it: ${Math.round(rss / 2 ** 20)} MB, ${Math.round(heapUsed / 2 ** 20)} MB of heap`)
  await server.close()
  await app.close()
})

async function seed({ db, people }: TestApp): Promise<void> {
  const { accountId, orgUnitId } = people.place
  await db.execute(sql`
    insert into projects (account_id, org_unit_id, name, reference, status, source_locale, currency, timezone, creator_id,
      assignee_id, contact_id, due_date, created_at, total_cost, tags)
    select ${accountId}, ${orgUnitId}, 'P-' || n, 'Release ' || (n * 7919) % 100000,
      (array['DRAFT', 'PENDING', 'APPROVED', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'])[1 + n % 7], 'en', 'USD', 'UTC',
      ${people.manager.id}, ${people.manager.id}, ${people.client.id}, now() + ((n * 31) % 400 - 200) * interval '1 day',
      now() - n * interval '1 minute', (n * 37) % 5000, case when n % 50 = 0 then '{urgent}' else '{}' end::text[]
    from generate_series(1, ${sql.raw(String(many))}) as n`)
  await db.execute(sql`
    insert into project_resources (project_id, name, type, params)
    select id, 'strings-' || number || '.json', 'json', '{}' from projects`)
  await db.execute(sql`
    insert into work_units (account_id, project_id, resource_id, sequence, source_locale, target_locale, workflows,
      genesis_status, words, total_segments, confirmed_segments)
    select ${accountId}, p.id, r.id, 0, 'en', (array['es', 'ja', 'ar', 'de'])[1 + p.number % 4], '{TRANSLATION}', 'CREATED',
      (p.number * 13) % 3000, 100, p.number % 100
    from projects p join project_resources r on r.project_id = p.id`)
  await db.execute(sql`
    insert into tasks (account_id, project_id, work_unit_id, workflow_id, org_unit_id, source_locale, target_locale,
      step, sequence, status, created_by, assignee_id,
      assigned_at, accepted_at, due_date, created_at)
    select ${accountId}, w.project_id, w.id, (select id from workflows where account_id = ${accountId} and code = 'TRANSLATION'),
      ${orgUnitId}, 'en', w.target_locale,
      0, 0, (array['PENDING', 'PENDING', 'APPROVED', 'DELIVERED'])[1 + w.number % 4], ${people.manager.id},
      case when w.number % 4 > 0 then (array[${people.linguistA.id}, ${people.linguistB.id}]::uuid[])[1 + w.number % 2] end,
      case when w.number % 4 > 0 then now() end, case when w.number % 4 > 1 then now() end, p.due_date, p.created_at
    from work_units w join projects p on p.id = w.project_id`)
  await db.execute(sql`
    insert into journal (account_id, user_id, event, entity_type, entity_id, entity_name, project_id)
    select ${accountId}, creator_id, 'PROJECT_CREATED', 'PROJECT', id::text, reference, id
    from projects cross join generate_series(1, 3)`)
  await db.execute(sql`vacuum analyze`)
}

async function get(path: string, as: Person): Promise<{ content: unknown[]; totalElements: number }> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'X-AUTH-TOKEN': as.token } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { content: unknown[]; totalElements: number }
}

interface Asked {
  accountId: string
  linguist: string
  mine: SQL
}

const project = '/api/v3/project?size=50'
const task = '/api/v3/task?size=50'
/** What is asked for, and the same as a bare select; `who` asks. */
const lists: [string, string, (where: Asked) => SQL, ('manager' | 'linguistA')?][] = [
  ['projects, first page', project, ({ mine }) => sql`select * from projects where ${mine} order by created_at desc limit 50`],
  ['projects by state', `${project}&status=APPROVED`, ({ mine }) => sql`select * from projects where ${mine} and status = 'APPROVED' order by created_at desc limit 50`],
  ['projects by due date', `${project}&sort=dueDate,asc`, ({ mine }) => sql`select * from projects where ${mine} order by due_date limit 50`],
  ['projects by name', `${project}&sort=reference,asc`, ({ mine }) => sql`select * from projects where ${mine} order by lower(reference) limit 50`],
  ['projects with a text', `${project}&q=urgent release`, ({ mine }) => sql`select * from projects where ${mine} and reference ilike '%urgent release%' order by created_at desc limit 50`],
  ['projects, page 1,000', `${project}&page=1000`, ({ mine }) => sql`select * from projects where ${mine} order by created_at desc limit 50 offset 50000`],
  ['tasks, first page', task, ({ mine }) => sql`select * from tasks where ${mine} order by created_at desc limit 50`],
  ['tasks by state', `${task}&statuses=APPROVED`, ({ mine }) => sql`select * from tasks where ${mine} and status = 'APPROVED' order by created_at desc limit 50`],
  ['tasks by due date', `${task}&sort=dueDate,asc`, ({ mine }) => sql`select * from tasks where ${mine} order by due_date limit 50`],
  ['tasks by words', `${task}&sort=words,desc`, ({ accountId }) => sql`select tasks.* from tasks join work_units w on w.id = work_unit_id where tasks.account_id = ${accountId} order by w.words desc limit 50`],
  ['tasks into Spanish', `${task}&targetLanguages=es`, ({ accountId }) => sql`select tasks.* from tasks join work_units w on w.id = work_unit_id where tasks.account_id = ${accountId} and w.target_locale = 'es' order by tasks.created_at desc limit 50`],
  ['tasks of a linguist', task, ({ mine, linguist }) => sql`select * from tasks where ${mine} and assignee_id = ${linguist} order by created_at desc limit 50`, 'linguistA'],
  ['available tasks', '/api/v3/task/available?size=50', ({ mine }) => sql`select * from tasks where ${mine} and status = 'PENDING' and assignee_id is null order by created_at desc limit 50`, 'linguistA'],
  ['activity', '/api/v3/activity?size=50', ({ mine }) => sql`select * from journal where ${mine} order by id desc limit 50`],
]

for (const [name, path, bare, who = 'manager'] of lists) {
  it(`lists ${name}`, async ({ bench }) => {
    const { db, people } = app
    const { accountId } = people.place
    const plain = bare({ accountId, linguist: people.linguistA.id, mine: sql`account_id = ${accountId}` })
    expect((await get(path, people[who])).totalElements).toBeGreaterThanOrEqual(0)
    await bench.compare(
      bench('over HTTP', async () => void (await get(path, people[who]))),
      bench('bare select', async () => void (await db.execute(plain))),
    )
  })
}
