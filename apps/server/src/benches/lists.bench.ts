import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attentionRank } from '../features/work/task-tables.ts'
import { listen } from '../serve.ts'
import type { Listening } from '../serve.ts'
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
  await seed(app)
}, 300_000)
afterAll(async () => {
  const { heapUsed, rss } = process.memoryUsage()
  console.log(
    `memory of the server after it: ${Math.round(rss / 2 ** 20)} MB, ${Math.round(heapUsed / 2 ** 20)} MB of heap`,
  )
  await server.close()
  await app.close()
})

const costCenter = randomUUID()
const pages = randomUUID()
const team = randomUUID()

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
      step, sequence, status, created_by, assignee_id, assigned_at, accepted_at, due_date, created_at)
    select ${accountId}, w.project_id, w.id, (select id from workflows where account_id = ${accountId} and code = 'TRANSLATION'),
      ${orgUnitId}, 'en', w.target_locale, 0, 0, (array['PENDING', 'PENDING', 'APPROVED', 'DELIVERED'])[1 + w.number % 4], ${people.manager.id},
      case when w.number % 4 > 0 then (array[${people.linguistA.id}, ${people.linguistB.id}]::uuid[])[1 + w.number % 2] end,
      case when w.number % 4 > 0 then now() end, case when w.number % 4 > 1 then now() end, p.due_date, p.created_at
    from work_units w join projects p on p.id = w.project_id`)
  await db.execute(sql`
    insert into journal (account_id, user_id, event, entity_type, entity_id, entity_name, project_id)
    select ${accountId}, creator_id, 'PROJECT_CREATED', 'PROJECT', id::text, reference, id
    from projects cross join generate_series(1, 3)`)
  await db.execute(sql`
    with made as (insert into accounts (name, tier, created_at)
      select 'Account ' || (n * 7919) % 1000, (array['PERSONAL', 'BUSINESS', 'ENTERPRISE'])[1 + n % 3], now() - n * interval '1 day'
      from generate_series(1, 1000) as n returning id)
    insert into translated_words (task_id, source, account_id, project_id, at, words)
    select gen_random_uuid(), 'HUMAN', id, gen_random_uuid(), now(), 100 + n from made cross join generate_series(1, 20) as n`)
  await db.execute(sql`
    insert into custom_fields (id, account_id, entity, key, name, type, kind, options, required, visible_to, editable_by, position)
    select id, ${accountId}, 'PROJECT', key, key, type, 'SINGLE_VALUE', '{}', false, '{PROJECT_MANAGER}', '{PROJECT_MANAGER}', 0
    from (values (${costCenter}::uuid, 'cost-center', 'FREE_TEXT'), (${pages}::uuid, 'pages', 'NUMERIC')) as field (id, key, type)`)
  await db.execute(sql`
    insert into project_custom_values (owner_id, field_id, position, text, number)
    select id, ${costCenter}::uuid, 0, 'Cost center ' || (number * 7919) % 1000, null from projects where number % 4 > 0
    union all select id, ${pages}::uuid, 0, ((number * 31) % 5000)::text, (number * 31) % 5000 from projects`)
  await db.execute(sql`
    with made as (insert into organizations (account_id, name, country)
      select ${accountId}, 'Organization ' || (n * 7919) % 1000, 'DE' from generate_series(1, 1000) as n returning id, name)
    insert into org_units (account_id, organization_id, name, country, currency, timezone)
    select ${accountId}, id, name || ' · ' || n, 'DE', 'EUR', 'UTC' from made cross join generate_series(1, 10) as n`)
  await db.execute(sql`
    with made as (insert into users (account_id, email, name, roles, password_hash, country)
      select ${accountId}, 'linguist-' || n || '@example.com', 'Linguist ' || (n * 7919) % 100000, '{VENDOR}', '', 'DE'
      from generate_series(1, ${sql.raw(String(many))}) as n returning id)
    insert into user_language_pairs (user_id, source, target) select id, 'en', 'es' from made`)
  await db.execute(sql`
    insert into custom_fields (id, account_id, entity, key, name, type, kind, options, required, visible_to, editable_by, position)
    values (${team}, ${accountId}, 'USER', 'team', 'Team', 'FREE_TEXT', 'SINGLE_VALUE', '{}', false, '{PROJECT_MANAGER}',
      '{PROJECT_MANAGER}', 0)`)
  await db.execute(sql`
    insert into user_custom_values (owner_id, field_id, position, text, number)
    select id, ${team}::uuid, 0, 'Team ' || (number * 7919) % 1000, null from users where account_id = ${accountId} and '{VENDOR}' && roles`)
  await db.execute(sql`vacuum analyze`)
}

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

/** The rows of projects with what the page shows of their unit, people, files and tasks. */
const projectsWith = (where: SQL, order: SQL, from = sql`projects`) => sql`
  select p.*, u.name as client, o.name as organization, creator.name as creator, contact.name as contact,
    assignee.name as assignee, units.*, steps.*
  from (select projects.* from ${from} where ${where} order by ${order} limit 50) as p
  join org_units u on u.id = p.org_unit_id
  join organizations o on o.id = u.organization_id
  join users creator on creator.id = p.creator_id
  left join users contact on contact.id = p.contact_id
  left join users assignee on assignee.id = p.assignee_id
  cross join lateral (select array_agg(target_locale) as locales, sum(words) as words, sum(total_segments) as segments,
    sum(confirmed_segments) as confirmed from work_units where project_id = p.id) as units
  cross join lateral (select count(*) as tasks, count(*) filter (where status = 'DELIVERED') as delivered,
    count(*) filter (where assignee_id is null) as open from tasks where project_id = p.id) as steps`

/** The rows of tasks with what the page shows of their project, file, step and people. */
const tasksWith = (where: SQL, order: SQL, from = sql`tasks`) => sql`
  select t.*, p.reference, p.name as project, p.due_date as project_due, u.name as client, w.*, r.name as file, s.code,
    s.title, creator.name as creator, assignee.name as assignee,
    (select json_agg(json_build_array(id, step, status)) from tasks where work_unit_id = t.work_unit_id) as steps
  from (select tasks.* from ${from} where ${where} order by ${order} limit 50) as t
  join projects p on p.id = t.project_id
  join org_units u on u.id = p.org_unit_id
  join work_units w on w.id = t.work_unit_id
  join project_resources r on r.id = w.resource_id
  join workflows s on s.id = t.workflow_id
  join users creator on creator.id = t.created_by
  left join users assignee on assignee.id = t.assignee_id`

/** The rows of people with what the page shows of their languages, work, rates, and custom fields. */
const peopleWith = (where: SQL, order: SQL, from = sql`users`) => sql`
  select u.*, (select json_agg(json_build_array(source, target)) from user_language_pairs where user_id = u.id) as pairs,
    (select count(*) from tasks where assignee_id = u.id and status in ('DELIVERED', 'INVOICED')) as done,
    (select json_agg(json_build_array(r.currency, r.minimum_fee, d.word_rate, d.hourly_rate, d.daily_rate, d.pages_rate))
      from user_rates r left join user_rate_details d on d.user_rate_id = r.id where r.user_id = u.id and r.is_default) as rates,
    (select json_agg(json_build_array(field_id, text, number)) from user_custom_values where owner_id = u.id) as custom
  from (select users.* from ${from} where ${where} and removed_at is null order by ${order} limit 50) as u`

/** The rows of organizational units with their organizations and custom fields. */
const unitsWith = (where: SQL, order: SQL) => sql`
  select u.*, o.name as organization,
    (select json_agg(json_build_array(field_id, text, number)) from org_unit_custom_values where owner_id = u.id) as custom
  from (select * from org_units where ${where} order by ${order} limit 50) as u
  join organizations o on o.id = u.organization_id`

interface Asked {
  mine: SQL
  linguist: string
}

const project = '/api/v3/project?size=50'
const task = '/api/v3/task?size=50'
const person = '/api/v3/user?size=50'
const unit = '/api/v3/client?size=50'
const newest = sql`created_at desc`
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
  ['tasks, first page', task, ({ mine }) => tasksWith(mine, newest)],
  [
    'tasks by state',
    `${task}&statuses=APPROVED`,
    ({ mine }) => tasksWith(sql`${mine} and status = 'APPROVED'`, newest),
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
    ({ mine }) => tasksWith(sql`${mine} and target_locale = 'es'`, newest),
  ],
  [
    'tasks of a linguist',
    task,
    ({ mine, linguist }) => tasksWith(sql`${mine} and assignee_id = ${linguist}`, newest),
    'linguistA',
  ],
  [
    'available tasks',
    '/api/v3/task/available?size=50',
    ({ mine }) => tasksWith(sql`${mine} and ${open}`, newest),
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
afterAll(() => console.log(`milliseconds, and how many times a floor:\n${medians.join('\n')}`))

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
