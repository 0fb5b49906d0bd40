import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test as it } from 'vitest'
import { defaultProfile } from '../features/quality/profiles/system-profiles.ts'
import { bodyOf } from '../testing/projects.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { seedWork } from '../testing/work.ts'

// The quality dashboard of an account with 100,000 reviews and ten findings in each, through the API, beside the bare sums
// of the same months. Medians count, of both by turns.

const many = 100_000
const perReview = 10
/** Milliseconds that the dashboard may take. */
const goal = 300
const turns = 20

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false })
  await seed(app)
}, 600_000)
afterAll(() => app.close())

async function seed({ db, people }: TestApp): Promise<void> {
  const work = await seedWork(db, people, { segments: [{ source: 'Open', target: 'Abrir', words: 100 }] })
  const { accountId, orgUnitId } = people.place
  // Pairs of tasks are what a review belongs to.
  const side = Math.ceil(Math.sqrt(many))
  await db.execute(sql`
    insert into tasks (account_id, project_id, work_unit_id, workflow_id, org_unit_id, source_locale, target_locale, step,
      sequence, begin_index, status, created_by)
    select account_id, project_id, work_unit_id, workflow_id, org_unit_id, source_locale, target_locale, 0, n, n, 'DELIVERED',
      created_by
    from tasks cross join generate_series(1, ${sql.raw(String(side))}) as n where id = ${work.taskIds[0]}`)
  await db.execute(sql`
    with linguists as (insert into users (account_id, email, name, roles, password_hash, country)
      select ${accountId}, 'linguist-' || n || '@example.com', 'Linguist ' || n, '{VENDOR}', '', 'DE'
      from generate_series(1, 60) as n returning id),
    people as (select array_agg(id) as ids from linguists),
    steps as (select array_agg(id) as ids from tasks where status = 'DELIVERED'),
    numbers as (select n, now() - (n % 365) * interval '1 day' as at from generate_series(0, ${sql.raw(String(many - 1))}) as n)
    insert into quality_reviews (account_id, project_id, org_unit_id, work_unit_id, task_id, review_task_id, translator_id,
      reviewer_id, kind, source_locale, target_locale, workflow, review_workflow, begin_index, profile, reviewed_words,
      status, points, provisional_points, score, provisional_score, result, is_sample_too_small, findings, totals, summary,
      created_at, compared_at, submitted_at, closed_at)
    select ${accountId}, ${work.projectId}, ${orgUnitId}, ${work.workUnitId},
      steps.ids[1 + n / ${sql.raw(String(side))}], steps.ids[1 + n % ${sql.raw(String(side))}],
      people.ids[1 + n % 40], people.ids[41 + n % 20], 'REVISION', 'en',
      (array['es', 'ja', 'ar', 'de', 'fr', 'pt', 'ru', 'zh', 'it', 'nl'])[1 + n % 40 % 10], 'TRANSLATION', 'REVIEW', 0,
      ${JSON.stringify(defaultProfile)}::jsonb, 900, 'CLOSED', 10, 10, 98.89, 98.89, 'PASS', false, ${sql.raw(String(perReview))},
      '[{"category": "GRAMMAR", "severity": "MINOR", "findings": 6, "segments": 6, "words": 60, "points": "6"},
        {"category": "TERMINOLOGY", "severity": "MINOR", "findings": 4, "segments": 4, "words": 40, "points": "4"}]',
      '{"changedSegments": 10, "repeatedSegments": 0, "confirmedSegments": 90, "lockedSegments": 0, "modifiedWords": 20,
        "totalSegments": 90, "totalWords": 900}',
      at, at, at, at + interval '3 days'
    from numbers cross join people cross join steps`)
  await db.execute(sql`
    insert into quality_findings (account_id, review_id, segment_id, segment_index, words, source, target, category, severity,
      weight, affects_score, state, author_id)
    select account_id, id, n, n, 10, 'Open', 'Abrir', case when n <= 6 then 'GRAMMAR' else 'TERMINOLOGY' end, 'MINOR', 1, true,
      'ACCEPTED', reviewer_id
    from quality_reviews cross join generate_series(1, ${sql.raw(String(perReview))}) as n`)
  await db.execute(sql`vacuum analyze`)
}

const bare = () =>
  app.db.execute<{ reviews: string }>(sql`
    select month, translator_id, sum(reviews) as reviews, sum(words) as words, sum(points) as points
    from quality_months where account_id = ${app.people.place.accountId} group by 1, 2`)

const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

it(`the dashboard of ${many} reviews and ${many * perReview} findings`, { timeout: 300_000 }, async () => {
  const path = `/api/v3/quality/dashboard?startDate=${day(364)}&endDate=${day(0)}`
  const ask = async () => bodyOf<{ reviewedWords: number }>(await app.call(app.people.manager, 'GET', path))
  const { rows } = await bare()
  expect(rows.reduce((total, { reviews }) => total + Number(reviews), 0)).toBe(many)
  expect((await ask()).reviewedWords).toBe(many * 900)
  const times: { api: number; sums: number }[] = []
  for (let turn = 0; turn < turns; turn += 1) times.push({ api: await took(ask), sums: await took(bare) })
  const [api, sums] = [median(times.map((time) => time.api)), median(times.map((time) => time.sums))]
  console.log(`dashboard: ${api.toFixed(0)} ms, bare sums: ${sums.toFixed(0)} ms (${(api / sums).toFixed(1)} times)`)
  expect(api).toBeLessThanOrEqual(goal)
})
