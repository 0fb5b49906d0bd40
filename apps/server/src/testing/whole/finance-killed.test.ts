import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankAccounts, financeEvents, numberSeries } from '../../features/finance/tables.ts'
import { payables } from '../../features/payables/tables.ts'
import { payoutPayments } from '../../features/payouts/tables.ts'
import { invoices, receiptAllocations, receipts } from '../../features/receivables/tables.ts'
import { projects } from '../../features/work/tables.ts'
import { createSessions } from '../../identity/sessions.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { MortalServer } from '../mortal-server.ts'
import { payableSteps } from '../payables.ts'
import { createPerson, seedPeople, type People, type Person } from '../people.ts'
import { receivableSteps, receivablesUrl } from '../receivables.ts'
import { until } from '../until.ts'

// Fifty writers issue invoices, record payments, and settle payables, many of them the same ones, while the server is
// killed at random. Numbers have no gap at the end, and nothing is paid twice. KILLS=50 for a longer run.
const kills = Number(process.env['KILLS'] ?? 3)
const writers = 50
const projectCount = 60
const payableCount = 4

let connection: TestDatabase
let people: People
let second: Person
let dataDirectory: string
let server: MortalServer
let ready: string[]

beforeAll(async () => {
  connection = await createTestDatabase()
  const db = connection.database
  const sessions = createSessions(db, () => new Date())
  people = await seedPeople(db, sessions)
  const person = (name: string, roles: ['ACCOUNT_ADMIN'] | ['VENDOR']) =>
    createPerson({ db, sessions }, people.place, name, { roles, member: true })
  second = await person('Sami Second', ['ACCOUNT_ADMIN'])
  dataDirectory = await mkdtemp(join(tmpdir(), 'dragoman-killed-'))
  const { url, directUrl } = connection
  server = await MortalServer.start({ DATA_DIR: dataDirectory, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl })
  // The steps of other tests put their work into the same database.
  const seeding = { db, people } as Parameters<typeof receivableSteps>[0]
  const steps = receivableSteps(seeding)
  await steps.company()
  // Its number is encrypted with the key of another server.
  await db.delete(bankAccounts)
  ready = []
  for (let at = 0; at < projectCount; at += 1) ready.push(await steps.deliver({ costs: [{ total: `${at + 1}.00` }] }))
  const bills = payableSteps(seeding)
  const vendors: Person[] = []
  for (let at = 0; at < payableCount; at += 1) {
    const vendor = await person(`Paid ${at}`, ['VENDOR'])
    await bills.deliver({ by: vendor, on: '2026-10-05', pay: [bills.words('1', '10.00', '10')] })
    vendors.push(vendor)
  }
  await approvePayables(vendors)
}, 120_000)

afterAll(async () => {
  await server?.kill()
  await connection.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** Payables of some linguists, approved and ready to be paid. */
async function approvePayables(vendors: readonly Person[]): Promise<void> {
  const db = connection.database
  const period = { startDate: '2026-10-01', endDate: '2026-10-31', dueDate: '2099-01-01' }
  await server.insist(people.accountAdmin, 'POST', '/api/v3/payable/create', period)
  await until(async () => (await db.$count(payables)) === vendors.length)
  for (const vendor of vendors) {
    const body = { paymentMethod: 'PAYPAL', paypalAccount: vendor.email }
    await server.insist(vendor, 'PUT', '/api/v3/user/payment/logged-user', body)
    const [row] = await db.select().from(payables).where(eq(payables.vendorId, vendor.id))
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7'], 'invoice.pdf'))
    for (const [field, value] of Object.entries({ total: '10', number: `I-${row!.name}`, currency: 'USD' }))
      form.append(field, value)
    await server.insist(vendor, 'POST', `/api/v3/payable/${row!.id}/invoice-file`, form)
    await server.insist(second, 'PUT', `/api/v3/payable/${row!.id}/approve`)
  }
}

interface Issued {
  uuid: string
  total: number
}

it('fifty writers leave no gap in the numbers and pay nothing twice, whenever the server is killed', async () => {
  const { accountAdmin, place } = people
  const run = { isOver: false }
  const acknowledged: Issued[] = []
  const left = [...ready]

  async function issue(): Promise<void> {
    for (let project = left.pop(); project && !run.isOver; project = left.pop()) {
      const input = { organizationalUnit: { uuid: place.orgUnitId }, projects: [{ uuid: project }] }
      // One in twenty is refused, after everything but its number.
      if (left.length % 20 === 0) await server.attempt(accountAdmin, 'POST', receivablesUrl, { ...input, total: 0.01 })
      const issued = await server.attempt<Issued>(accountAdmin, 'POST', receivablesUrl, input)
      if (issued) acknowledged.push(issued)
    }
  }

  async function receive(offset: number): Promise<void> {
    for (let at = 0; !run.isOver; at += 1) {
      await until(() => acknowledged.length > 0 || run.isOver)
      const invoice = acknowledged[(at * 7 + offset) % Math.max(1, acknowledged.length)]
      if (!invoice) continue
      const payment = {
        currency: 'USD',
        amount: invoice.total,
        valueDate: new Date().toISOString().slice(0, 10),
        allocations: [{ invoiceUuid: invoice.uuid, amount: invoice.total }],
      }
      await server.attempt(accountAdmin, 'POST', `${receivablesUrl}/payment`, payment)
    }
  }

  async function settle(offset: number): Promise<void> {
    const rows = await connection.database.select({ id: payables.id }).from(payables)
    const date = new Date().toISOString().slice(0, 10)
    for (let at = offset; !run.isOver; at += 1)
      await server.attempt(accountAdmin, 'PUT', `/api/v3/payable/${rows[at % rows.length]!.id}/settle`, { date })
  }

  const work = Array.from({ length: writers }, (_, at) => (at < 30 ? issue() : at < 40 ? receive(at) : settle(at)))
  for (let kill = 0; kill < kills; kill += 1) {
    const before = server.answeredBefore + server.answered.length
    await until(() => server.answeredBefore + server.answered.length > before + 6 + ((kill * 7) % 13))
    await server.killAndStartAgain()
  }
  const db = connection.database
  await until(
    async () =>
      left.length === 0 &&
      (await db.$count(receipts)) > 0 &&
      (await db.$count(payables, eq(payables.status, 'PAID'))) === payableCount,
  )
  run.isOver = true
  await Promise.all(work)

  expect(acknowledged.length).toBeGreaterThan(kills)
  await expectNumbers(acknowledged)
  await expectPaidOnce()
  await expectChain()
}, 120_000)

/** Numbers are 1 to n, and those that were acknowledged are there. */
async function expectNumbers(acknowledged: readonly Issued[]): Promise<void> {
  const db = connection.database
  const rows = await db.select({ id: invoices.id, name: invoices.name }).from(invoices)
  const numbers = rows.map(({ name }) => Number(name.split('-').at(-1))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(rows.map((_, at) => at + 1))
  const [series] = await db.select().from(numberSeries).where(eq(numberSeries.kind, 'INVOICE'))
  expect(series?.next).toBe(rows.length + 1)
  const there = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter(({ uuid }) => !there.has(uuid))).toEqual([])
  expect(await db.$count(projects, sql`${projects.status} = 'INVOICED'`)).toBe(rows.length)
}

/** Invoices have at most one payment each, which is theirs to the cent; payables have been settled once. */
async function expectPaidOnce(): Promise<void> {
  const db = connection.database
  const paid = await db
    .select({
      total: invoices.total,
      paid: invoices.paid,
      allocated: sql<string>`sum(${receiptAllocations.amount})`,
      payments: sql<number>`count(*)::int`,
    })
    .from(receiptAllocations)
    .innerJoin(invoices, eq(invoices.id, receiptAllocations.invoiceId))
    .where(isNull(receiptAllocations.reversedAt))
    .groupBy(invoices.id)
  expect(paid.length).toBeGreaterThan(0)
  for (const each of paid)
    expect([each.payments, Number(each.paid), Number(each.allocated)]).toEqual([
      1,
      Number(each.total),
      Number(each.total),
    ])
  expect(await db.$count(receipts)).toBe(paid.length)
  const settled = await db.select().from(payoutPayments)
  const rows = await db.select().from(payables)
  expect(rows.map(({ status, paid: amount }) => [status, Number(amount)])).toEqual(rows.map(() => ['PAID', 10]))
  expect(settled.map(({ paid: amount }) => Number(amount))).toEqual(rows.map(() => 10))
}

async function expectChain(): Promise<void> {
  const events = await connection.database.select().from(financeEvents).orderBy(asc(financeEvents.position))
  expect(events.map(({ position }) => position)).toEqual(events.map((_, at) => at + 1))
  for (const [at, { previousHash }] of events.entries()) expect(previousHash).toBe(events[at - 1]?.hash ?? '')
}
