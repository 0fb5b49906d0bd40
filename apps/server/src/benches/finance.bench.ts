import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type Listening } from '../serve.ts'
import type { Person } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// Finance of an account with 100,000 payables of 10 lines each and 100,000 invoices, through HTTP, in one run beside the bare
// SQL that gives the same figures. Medians count, of calls and floors by turns, so that whatever else the machine does slows
// down both.

const payables = 100_000
const linesEach = 10
const invoices = 100_000
/** Payables that are in one payment run, which is reconciled as a whole. */
const inRun = 1_000

let app: TestApp
let server: Listening

beforeAll(async () => {
  app = await createTestApp({ verifyAnswers: false })
  server = await listen(app.app, { host: '127.0.0.1', port: 0, trustedProxies: 0 })
  await seed(app)
}, 600_000)
afterAll(async () => {
  console.log(`milliseconds, and how many times the bare SQL:\n${medians.join('\n')}`)
  await server.close()
  await app.close()
})

async function seed({ db, people }: TestApp): Promise<void> {
  const { accountId, orgUnitId } = people.place
  const by = people.accountAdmin.id
  const many = (count: number) => sql.raw(String(count))
  await db.transaction(async (tx) => {
    // Every row is as the triggers want it, and they would look at each.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into payables (account_id, name, vendor_id, created_by, currency, start_day, end_day, due_day, net, tax, withheld,
        total, base_currency, base_total, created_at, status, paid)
      select ${accountId}, 'PAY-' || n, (array[${people.linguistA.id}, ${people.linguistB.id}]::uuid[])[1 + n % 2], ${by},
        (array['USD', 'EUR', 'GBP'])[1 + n % 3], '2026-10-01', '2026-10-31', date '2026-11-01' + n % 60, 123.4, 0, 0, 123.4,
        'USD', 123.4, now() - n * interval '1 minute',
        (array['PENDING', 'PENDING_APPROVAL', 'READY', 'AWAITING_RECONCILIATION', 'PAID', 'CLOSED'])[1 + n % 6],
        case when n % 6 > 3 then 123.4 else 0 end
      from generate_series(1, ${many(payables)}) as n`)
    await tx.execute(sql`
      insert into payable_lines (account_id, payable_id, position, kind, task_id, name, net)
      select account_id, id, n, 'TASK', gen_random_uuid(), 'app.json · es · Translation', 12.34
      from payables cross join generate_series(0, ${many(linesEach - 1)}) as n`)
    await tx.execute(sql`
      insert into payable_line_parts (line_id, display_order, source, cost_type, unit, amount, rate, factor, exact, total)
      select id, 0, 'CALCULATED', 'EXACT', 'WORD', 205.666667, 0.06, 1, 12.34, 12.34 from payable_lines`)
    await tx.execute(sql`
      insert into payouts (account_id, name, method, currency, total, execution_day, message_id, payout_file_key, file_name, size,
        sha256, created_by)
      values (${accountId}, 'PMT-1', 'PAYPAL', 'USD', 123.4 * ${many(inRun)}, '2026-11-05', 'PR1', '', 'run.csv', 1, '', ${by})`)
    await tx.execute(sql`
      insert into payout_payments (account_id, payable_id, payout_id, position, recipient, amount, end_to_end_id)
      select account_id, id, (select id from payouts), row_number() over (), '', total, name
      from (select * from payables order by number limit ${many(inRun)}) as first_ones`)
    await tx.execute(sql`
      insert into invoices (account_id, kind, name, org_unit_id, created_by, currency, issue_day, due_day, language, seller,
        buyer, notes, net, tax, withheld, total, base_currency, base_total, status, claimed, paid, open_due_day)
      select ${accountId}, 'INVOICE', 'INV-' || n, ${orgUnitId}, ${by}, 'USD', date '2026-05-01' + n % 180,
        date '2026-05-31' + n % 180, 'en', '{}', '{}', '{}', 100, 0, 0, 100, 'USD', 100,
        case when n % 2 = 0 then 'PAID' else 'INVOICED' end, 100, case when n % 2 = 0 then 100 else 0 end,
        case when n % 2 = 0 then null else date '2026-05-31' + n % 180 end
      from generate_series(1, ${many(invoices)}) as n`)
    await tx.execute(sql`
      insert into receipts (account_id, org_unit_id, currency, amount, value_day, base_currency, created_by, "left")
      select account_id, org_unit_id, 'USD', 100, due_day, 'USD', ${by}, 0 from invoices where status = 'PAID'`)
    await tx.execute(sql`
      insert into receipt_allocations (receipt_id, invoice_id, amount, carrying, base, fx)
      select r.id, i.id, 100, 100, 100, 0
      from (select id, row_number() over (order by number) as n from receipts) r
      join (select id, row_number() over (order by number) as n from invoices where status = 'PAID') i using (n)`)
    for (const currency of ['EUR', 'GBP'])
      await tx.execute(sql`
        insert into exchange_rates (account_id, base, currency, rate, day)
        values (${accountId}, 'USD', ${currency}, 0.9, '2026-01-01')`)
  })
  await db.execute(sql`vacuum analyze`)
}

async function get(path: string, as: Person): Promise<unknown> {
  const headers = { 'X-AUTH-TOKEN': as.token, 'Accept-Encoding': 'identity' }
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const medians: string[] = []

const median = (taken: readonly number[]) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)]!

/** The median times of a call and of the same in bare SQL, by turns. */
async function compare(path: string, bare: SQL, { turns, before }: { turns: number; before: number }) {
  const { db, people } = app
  const taken = { http: [] as number[], select: [] as number[] }
  for (let turn = 0; turn < before + turns; turn += 1) {
    for (const [name, call] of [
      ['http', () => get(path, people.accountAdmin)],
      ['select', () => db.execute(bare)],
    ] as const) {
      const from = performance.now()
      await call()
      if (turn >= before) taken[name].push(performance.now() - from)
    }
  }
  return { http: median(taken.http), select: median(taken.select) }
}

const oneOf = (table: string) => sql.raw(`(select id from ${table} order by number limit 1)`)

/** The lines of payables with what they are made of, as a reconciliation compares them. */
const reconciled = (which: SQL) => sql`
  select p.id, l.id, l.net, s.amount, s.rate, s.factor, s.total, f.total as invoiced
  from payables p join payable_lines l on l.payable_id = p.id join payable_line_parts s on s.line_id = l.id
  left join task_payments t on t.task_id = l.task_id
  left join payable_files f on f.payable_id = p.id and f.removed_at is null
  where p.id = any(array${which}) order by p.id, l.position, s.display_order`

interface Figure {
  name: string
  /** How many times its bare SQL it may take: exact decimals are computed here, and not by the database. */
  goal?: number
  turns?: number
  path: () => string | Promise<string>
  bare: (own: SQL) => SQL
}

const figures: Figure[] = [
  {
    name: 'payables, first page',
    path: () => '/api/v3/payable?size=50',
    bare: (own) => sql`
      select p.*, u.name as vendor, count.*, (select count(*) from payables where ${own}) as all_of_them
      from (select * from payables where ${own} order by created_at desc, number desc limit 50) as p
      join users u on u.id = p.vendor_id
      cross join lateral (select count(*) as tasks from payable_lines where payable_id = p.id and kind = 'TASK') as count`,
  },
  {
    name: 'payables by due date, page 1,000',
    turns: 15,
    path: () => '/api/v3/payable?size=50&page=1000&sort=dueDate,asc',
    bare: (own) => sql`
      select p.*, u.name as vendor, count.*, (select count(*) from payables where ${own}) as all_of_them
      from (select * from payables where ${own} order by due_day, name, id limit 50 offset 50000) as p
      join users u on u.id = p.vendor_id
      cross join lateral (select count(*) as tasks from payable_lines where payable_id = p.id and kind = 'TASK') as count`,
  },
  {
    name: 'summary of payables by method',
    turns: 15,
    path: () => '/api/v3/payable/summary',
    bare: (own) => sql`
      select (select shown ->> 'paymentMethod' from billing_versions b
          where b.user_id = vendor_id and kind = 'PAYMENT' and status = 'IN_FORCE') as method,
        currency, sum(total - paid), count(*)
      from payables where ${own} and status not in ('PAID', 'CLOSED', 'CANCELLED') group by 1, 2`,
  },
  {
    name: 'aging of receivables',
    turns: 15,
    path: () => '/api/v3/receivables/summary',
    bare: (own) => sql`
      select org_unit_id, currency, width_bucket(current_date - due_day, array[1, 31, 61, 91]) as age,
        sum(total - paid - credited), count(*)
      from invoices where ${own} and kind = 'INVOICE' and cancelled_at is null and total > paid + credited
      group by 1, 2, 3`,
  },
  {
    name: 'reconciliation of a payable',
    goal: 12,
    path: async () => {
      const { rows } = await app.db.execute<{ id: string }>(oneOf('payables'))
      return `/api/v3/payable/${rows[0]!.id}/reconciliation`
    },
    bare: () => reconciled(oneOf('payables')),
  },
  {
    name: 'reconciliation of a run of 1,000 payables',
    goal: 8,
    turns: 9,
    path: async () => {
      const { rows } = await app.db.execute<{ id: string }>(sql`select id from payouts`)
      return `/api/v3/payout/${rows[0]!.id}/reconciliation`
    },
    bare: () => reconciled(sql`(select payable_id from payout_payments)`),
  },
]

for (const { name, goal = 3, turns = 60, path, bare } of figures) {
  it(`the ${name} comes within ${goal} times its bare SQL`, async () => {
    const own = sql`account_id = ${app.people.place.accountId}`
    const { http, select } = await compare(await path(), bare(own), { turns, before: Math.ceil(turns / 3) })
    const ratio = http / select
    medians.push(`${name}: ${http.toFixed(1)} / ${select.toFixed(1)} = ${ratio.toFixed(1)}`)
    expect(ratio).toBeLessThan(goal)
  }, 300_000)
}
