import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertOne } from '../../kernel/database/one-row.ts'
import { operations, type ContractOperation } from '../../http/contract.ts'
import { payableListExport } from '../../features/payables/views/export-payables.ts'
import { invoiceListExport } from '../../features/receivables/views/export-invoices.ts'
import { taskPayments, tasks } from '../../features/work/task-tables.ts'
import { seedKnown, type KnownIds } from '../known-ids.ts'
import { operationCalls, parametersFor } from '../operation-calls.ts'
import { payableSteps } from '../payables.ts'
import { payoutSteps } from '../payouts.ts'
import { createPerson, type Person } from '../people.ts'
import { grant } from '../permissions.ts'
import { bodyOf } from '../projects.ts'
import { receivableSteps } from '../receivables.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

// Every operation of finance, for each role: no client price reaches a linguist, and no pay or margin a client.

/** Amounts that nothing else comes to, as the one project of the account has them. */
const price = { net: '7777.13', unit: '0.777713', total: '9254.78' }
const pay = { total: '3333.47', rate: '33.3347' }
const margin = { amount: '4443.66', percent: '57.14' }

const areas = ['payables', 'receivables', 'payouts', 'finance', 'costs', 'profitability', 'xero']
const ofFinance = operations.filter(({ id }) => areas.includes(id.split('.')[0]!))
const isRead = ({ method, reads }: ContractOperation) => method === 'GET' || reads === true
/** Reads come first: after the writes there is less to see. */
const inOrder = [...ofFinance.filter(isRead), ...ofFinance.filter((operation) => !isRead(operation))]

let test: TestApp
let ids: KnownIds
let people: Record<'linguist' | 'otherLinguist' | 'client' | 'payablesClerk' | 'receivablesClerk', Person>

beforeAll(async () => {
  test = await createTestApp()
  const { db, people: all } = test
  const { place, accountAdmin, linguistA, linguistB, client } = all
  const person = (name: string) =>
    createPerson({ db, sessions: test.app.services.sessions }, place, name, {
      roles: ['PROJECT_MANAGER'],
      member: true,
    })
  const payablesClerk = await person('Paula Payables')
  for (const code of ['PAYABLES_get_payables', 'PAYABLES_create', 'PAYABLES_pay'] as const)
    await grant(test, payablesClerk, code)
  const receivablesClerk = await person('Rita Receivables')
  for (const code of ['RECEIVABLES_get_invoices', 'RECEIVABLES_create', 'RECEIVABLES_payment'] as const)
    await grant(test, receivablesClerk, code)
  people = { linguist: linguistA, otherLinguist: linguistB, client, payablesClerk, receivablesClerk }
  const known = await seedKnown(test, all.manager, place)
  const bills = payableSteps(test)
  const invoices = receivableSteps(test)
  await invoices.company()
  const project = await invoices.deliver({
    costs: [{ total: price.net, words: '10000', price: price.unit }],
    on: '2026-10-14',
  })
  const [task] = await db.select({ id: tasks.id }).from(tasks).where(eq(tasks.projectId, project))
  const at = new Date('2026-10-14T12:00:00Z')
  const done = { status: 'DELIVERED', assigneeId: linguistA.id, assignedAt: at, acceptedAt: at, deliveredAt: at }
  await db
    .update(tasks)
    .set({ ...done, currency: 'USD', payableAmount: pay.total })
    .where(eq(tasks.id, task!.id))
  await insertOne(db, taskPayments, {
    taskId: task!.id,
    displayOrder: 0,
    source: 'CALCULATED',
    costType: 'EXACT',
    unit: 'WORD',
    amount: '100',
    rate: pay.rate,
    total: pay.total,
  })
  const period = { startDate: '2026-10-01', endDate: '2026-10-31', dueDate: '2099-01-01' }
  const started = bodyOf<{ batchUuid: string }>(await test.call(accountAdmin, 'POST', '/api/v3/payable/create', period))
  await test.idle()
  const payable = await bills.newest(linguistA)
  await bills.payOut(linguistA)
  bodyOf(await bills.attach(linguistA, payable.uuid, bills.invoice(pay.total, 'F-1')), 201)
  const second = await createPerson({ db, sessions: test.app.services.sessions }, place, 'Olga Officer', {
    roles: ['ACCOUNT_ADMIN'],
    member: true,
  })
  bodyOf(await bills.approve(second, payable.uuid))
  const { create } = payoutSteps(test)
  const run = { method: 'PAYPAL', currency: 'USD', payableUuids: [payable.uuid] }
  const { payout } = bodyOf<{ payout: { uuid: string } }>(await create(accountAdmin, run))
  const invoice = await invoices.issue([project])
  const payment = await invoices.pay([{ uuid: invoice.uuid, amount: 10 }])
  await test.idle()
  ids = {
    ...known,
    project,
    task: task!.id,
    payable: payable.uuid,
    payableRun: started.batchUuid,
    payout: payout.uuid,
    invoice: invoice.uuid,
    invoiceLine: invoice.lines[0]!.uuid,
    receipt: payment.uuid,
  }
})
afterAll(() => test.close())

/** Clerks are managers, who see the costs of projects by their role: they are held to the documents that they work with. */
const isClerk = (role: keyof typeof people) => role.endsWith('Clerk')

/** The values and names that a role may never meet. */
const hidden: Record<keyof typeof people, { values: string[]; names: RegExp }> = {
  linguist: {
    values: [...Object.values(price), ...Object.values(margin)],
    names: /receivable|margin|profitab|unitPrice/i,
  },
  otherLinguist: {
    values: [...Object.values(price), ...Object.values(pay), ...Object.values(margin)],
    names: /receivable|margin|profitab|unitPrice/i,
  },
  client: {
    values: [...Object.values(pay), ...Object.values(margin)],
    names: /payable|vendor|linguist|margin|profitab|payout|fxDifference|carrying/i,
  },
  payablesClerk: {
    values: [...Object.values(price), ...Object.values(margin)],
    names: /receivableAmount|margin|profitab/i,
  },
  receivablesClerk: {
    values: [...Object.values(pay), ...Object.values(margin)],
    names: /payableAmount|margin|profitab/i,
  },
}

/** The names of all fields of an answer, but for empty lists. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    Array.isArray(inner) && inner.length === 0 ? [] : [name, ...namesIn(inner)],
  )
}

/** Amounts as answers write them, and as spreadsheets and sentences do. */
const spellings = (value: string) => [value, Number(value).toLocaleString('en', { maximumFractionDigits: 6 })]

function findHidden(role: keyof typeof people, answer: unknown): string[] {
  const { values, names } = hidden[role]
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? '')
  return [
    ...values.filter((value) => spellings(value).some((one) => text.includes(one))),
    ...new Set(namesIn(answer).filter((name) => names.test(name))),
  ]
}

describe('the fields of finance', () => {
  it.each(Object.keys(hidden) as (keyof typeof people)[])('%s meets no amount of others', async (role) => {
    const call = operationCalls(test)
    const answered: string[] = []
    const found: [string, string[]][] = []
    for (const operation of inOrder) {
      if (isClerk(role) && /^(costs|profitability)\./.test(operation.id)) continue
      const { status, body } = await call(people[role], operation, parametersFor(operation, { path: ids }))
      const leaked = findHidden(role, body)
      if (leaked.length > 0) found.push([operation.id, leaked])
      if (status < 300) answered.push(operation.id)
    }
    expect(found).toEqual([])
    expect(answered.length).toBeGreaterThan(3)
  })

  it.each([
    ['client', 'receivables', '/api/v3/receivables', invoiceListExport.fields],
    ['payablesClerk', 'payables', '/api/v3/payable', payableListExport.fields],
    ['receivablesClerk', 'receivables', '/api/v3/receivables', invoiceListExport.fields],
  ] as const)('%s exports %s without an amount of others', async (role, _, url, fields) => {
    const columns = Object.keys(fields).map((field) => ({ field, title: '' }))
    const started = await test.call(people[role], 'POST', `${url}/list-export`, { format: 'CSV', columns })
    const { requestUuid } = bodyOf<{ requestUuid: string }>(started)
    await test.idle()
    const status = bodyOf<{ downloadUrl?: string }>(
      await test.call(people[role], 'GET', `${url}/list-export/${requestUuid}/status`),
    )
    const { pathname, search } = new URL(status.downloadUrl!)
    const { bytes } = await test.download(people[role], `${pathname}${search}`)
    const text = new TextDecoder().decode(bytes)
    expect(text.split('\n').length).toBeGreaterThan(1)
    expect(findHidden(role, text)).toEqual([])
  })

  it('see their own amounts, so that the others are looked for where there are some', async () => {
    const own = await test.call(people.linguist, 'GET', `/api/v3/payable/${ids.payable}`)
    expect(JSON.stringify(own.body)).toContain(pay.total)
    const invoice = await test.call(people.client, 'GET', `/api/v3/receivables/${ids.invoice}`)
    for (const amount of Object.values(price)) expect(JSON.stringify(invoice.body)).toContain(amount)
    expect(findHidden('linguist', invoice.body)).toContain(price.net)
    expect(findHidden('client', own.body)).toContain(pay.total)
  })
})
