import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pipelineRuns, pipelines } from '../features/pipelines/tables.ts'
import { journal, journalFeed } from '../kernel/tables.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { projectSteps } from '../testing/projects.ts'

// 100 pipelines and as many events as come in an hour, 10,000: each event starts ten pipelines, of which one acts. How long
// until everything is decided, and how long requests take meanwhile.

const events = 10_000
const hour = 60 * 60 * 1000
/** How much longer a request may take while pipelines run, in milliseconds: its share of a busy machine. */
const goal = 250

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false, tellsPeople: true })
})
afterAll(() => app.close())

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

it(
  '100 pipelines decide on 10,000 events within an hour, and keep no request waiting',
  async () => {
    const { db, people, call } = app
    const { accountId } = people.place
    const project = await projectSteps(app).create(people.manager)
    const triggers = [
      'PROJECT_UPDATED',
      'PROJECT_APPROVED',
      'PROJECT_DELIVERED',
      'TASK_DELIVERED',
      'PROJECT_CANCELED',
    ] as const
    await db.insert(pipelines).values(
      Array.from({ length: 100 }, (_, at) => ({
        accountId,
        name: `Pipeline ${at}`,
        active: true,
        trigger: { event: at < 10 ? triggers[0] : triggers[1 + (at % 4)]! },
        filter: at === 0 ? '' : `name:"No such project ${at}"`,
        actions: [{ kind: 'TAG' as const, addTags: [`tag-${at}`] }],
        ownerId: people.accountAdmin.id,
      })),
    )
    const request = async () => {
      const from = performance.now()
      await call(people.manager, 'GET', `/api/v3/project/${project.uuid}`)
      return performance.now() - from
    }
    const idle: number[] = []
    for (let turn = 0; turn < 50; turn += 1) idle.push(await request())

    const started = performance.now()
    await db.execute(sql`with inserted as (
      insert into ${journal} (account_id, user_id, event, entity_type, entity_id, entity_name, project_id)
      select ${accountId}, ${people.manager.id}, 'PROJECT_UPDATED', 'PROJECT', ${project.uuid}, 'P', ${project.uuid}
      from generate_series(1, ${sql.raw(String(events))}) returning id)
    insert into ${journalFeed} (id) select id from inserted`)
    const busy: number[] = []
    const isOpen = sql`select exists (select from ${journalFeed}) or exists (select from ${pipelineRuns} where decision in ('WAITING', 'READY')) as open`
    while ((await db.execute<{ open: boolean }>(isOpen)).rows[0]?.open) busy.push(await request())
    const took = performance.now() - started
    const counts = await db.execute(sql`select decision, count(*)::int from ${pipelineRuns} group by 1 order by 1`)
    console.log(
      `${events} events and 100 pipelines: ${Math.round(took / 1000)} s; a request takes ${median(idle).toFixed(1)} ms, meanwhile ${median(busy).toFixed(1)} ms`,
      counts.rows,
    )
    expect(took).toBeLessThan(hour)
    expect(median(busy)).toBeLessThan(median(idle) + goal)
  },
  hour,
)
