import type { PayableCounters } from '@dragoman/sdk/operations/payables'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { october, payableSteps, payablesUrl } from '../../testing/payables.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { bodyOf } from '../../testing/projects.ts'

const test = await openTestApp()
const { accountAdmin, manager, place } = test.people
const { deliver, words, run, list, newest, invoice, attach, approve, payOut } = payableSteps(test)

const person = (name: string, role: 'VENDOR' | 'ACCOUNT_ADMIN'): Promise<Person> =>
  createPerson({ db: test.db, sessions: test.app.services.sessions }, place, name, { roles: [role], member: true })

beforeAll(async () => {
  const [paid, unpaid, approver] = [
    await person('Ana Approved', 'VENDOR'),
    await person('Mia Missing', 'VENDOR'),
    await person('Olaf Officer', 'ACCOUNT_ADMIN'),
  ]
  await payOut(paid)
  await deliver({ by: paid, on: '2026-10-05', pay: [words('100', '6.00')] })
  await deliver({ by: unpaid, on: '2026-10-06', pay: [words('200', '12.00')] })
  await run(accountAdmin, october)
  const { uuid } = await newest(paid)
  bodyOf(await attach(paid, uuid, invoice('6.00', '2026-7')), 201)
  bodyOf(await approve(approver, uuid))
})

describe('the list of payables', () => {
  it('each counter counts what its filter finds', async () => {
    const { total, ...counters } = bodyOf<PayableCounters>(
      await test.call(accountAdmin, 'GET', `${payablesUrl}/counters`),
    )
    expect(total).toBe(2)
    for (const [name, { count, filter }] of Object.entries(counters)) {
      const { totalElements } = await list(accountAdmin, `?filter=${encodeURIComponent(filter)}`)
      expect([name, totalElements]).toEqual([name, count])
    }
    const counts = Object.fromEntries(Object.entries(counters).map(([name, { count }]) => [name, count]))
    expect(counts).toMatchObject({ missingData: 1, needsInvoice: 1, needsApproval: 0, ready: 1, sent: 0, failed: 0 })
  })

  it('an export has the rows and columns that the list shows, without links to invoices', async () => {
    const columns = ['name', 'vendor', 'invoice', 'amount', 'currency', 'status'].map((field) => ({
      field,
      title: field,
    }))
    const { requestUuid } = bodyOf<{ requestUuid: string }>(
      await test.call(accountAdmin, 'POST', `${payablesUrl}/list-export`, {
        format: 'JSON',
        columns,
        filter: 'status:ready',
      }),
    )
    await test.idle()
    const { downloadUrl } = bodyOf<{ downloadUrl: string }>(
      await test.call(accountAdmin, 'GET', `${payablesUrl}/list-export/${requestUuid}/status`),
    )
    const { bytes } = await test.download(accountAdmin, new URL(downloadUrl).pathname + new URL(downloadUrl).search)
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual([
      {
        name: expect.any(String),
        vendor: 'Ana Approved',
        invoice: '2026-7',
        amount: 6,
        currency: 'USD',
        status: 'READY',
      },
    ])
  })

  it('is neither counted nor exported for project managers', async () => {
    expect((await test.call(manager, 'GET', `${payablesUrl}/counters`)).status).toBe(403)
    const body = { format: 'CSV', columns: [{ field: 'name', title: 'Payable' }] }
    expect((await test.call(manager, 'POST', `${payablesUrl}/list-export`, body)).status).toBe(403)
  })
})
