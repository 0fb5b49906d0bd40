import type { Payable, PayablePage, PayableRun, PayableRunResult } from '@dragoman/sdk/operations/payables'
import { eq } from 'drizzle-orm'
import { taskPayments, tasks } from '../features/work/task-tables.ts'
import type { Person, Place } from './people.ts'
import { bodyOf } from './projects.ts'
import type { TestApp } from './test-app.ts'
import { seedWork, type Work } from './work.ts'

export const payablesUrl = '/api/v3/payable'

/** A task to deliver: whose, how much, and when. */
export interface Delivered {
  by: Person
  /** Lines of pay, each so many words at a price. */
  pay?: { amount: string; rate: string; factor?: string; total: string; source?: string; confirmed?: boolean }[]
  currency?: string
  /** A day, `2026-10-14`. */
  on: string
  place?: Place
}

/** Steps of tests with payables, through the API but for the work that they pay for. */
export function payableSteps(test: TestApp) {
  const { accountAdmin } = test.people
  const steps = {
    /** A delivered task, put into the database directly. */
    async deliver({ by, pay = [], currency = 'USD', on, place }: Delivered): Promise<Work & { taskId: string }> {
      const total = pay.reduce((sum, line) => sum + Number(line.total), 0)
      const at = new Date(`${on}T12:00:00Z`)
      const work = await seedWork(test.db, test.people, {
        ...(place && { place }),
        steps: ['TRANSLATION'],
        task: {
          status: 'DELIVERED',
          assigneeId: by.id,
          assignedAt: at,
          acceptedAt: at,
          deliveredAt: at,
          currency,
          payableAmount: String(total),
        },
      })
      const taskId = work.taskIds[0]!
      for (const [displayOrder, { confirmed = true, source = 'CALCULATED', ...line }] of pay.entries()) {
        await test.db.insert(taskPayments).values({
          taskId,
          displayOrder,
          source,
          costType: source === 'CALCULATED' ? 'EXACT' : source,
          unit: 'WORD',
          ...line,
          ...(confirmed && { confirmedAt: at, confirmedBy: by.id }),
        })
      }
      return { ...work, taskId }
    },
    words: (amount: string, total: string, rate = '0.06') => ({ amount, rate, total }),
    /** Creates the payables of a period, and waits for them. */
    async run(as: Person, body: object): Promise<PayableRun> {
      const started = bodyOf<{ batchUuid: string }>(await test.call(as, 'POST', `${payablesUrl}/create`, body))
      await test.idle()
      return bodyOf(await test.call(as, 'GET', `${payablesUrl}/batch/${started.batchUuid}`))
    },
    async preview(as: Person, body: object): Promise<PayableRunResult> {
      const asked = { ...body, preview: true }
      return bodyOf<{ result: PayableRunResult }>(await test.call(as, 'POST', `${payablesUrl}/create`, asked)).result
    },
    async list(as: Person, query = ''): Promise<PayablePage> {
      return bodyOf(await test.call(as, 'GET', `${payablesUrl}${query}`))
    },
    async get(as: Person, uuid: string): Promise<Payable> {
      return bodyOf(await test.call(as, 'GET', `${payablesUrl}/${uuid}`))
    },
    /** The only payable of a linguist that was created last. */
    async newest(vendor: Person): Promise<Payable> {
      const { content } = await steps.list(accountAdmin, `?vendor=${vendor.id}&size=1`)
      return steps.get(accountAdmin, content[0]!.uuid)
    },
    invoice(total: number | string, number: string, more: Record<string, string> = {}): FormData {
      const form = new FormData()
      form.append('file', new File(['%PDF-1.7'], 'invoice.pdf'))
      for (const [field, value] of Object.entries({ total: String(total), number, currency: 'USD', ...more }))
        form.append(field, value)
      return form
    },
    attach: (as: Person, id: string | number, form: FormData) =>
      test.call(as, 'POST', `${payablesUrl}/${id}/invoice-file`, form),
    approve: (as: Person, uuid: string) => test.call(as, 'PUT', `${payablesUrl}/${uuid}/approve`),
    move: (as: Person, uuid: string, move: string, reason = 'The total was wrong.') =>
      test.call(as, 'PUT', `${payablesUrl}/${uuid}/${move}`, { reason }),
    async statusOfTask(taskId: string): Promise<string | undefined> {
      const [row] = await test.db.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, taskId))
      return row?.status
    },
    /** The linguist enters how they are paid. */
    async payOut(vendor: Person): Promise<void> {
      const body = { paymentMethod: 'PAYPAL', paypalAccount: vendor.email }
      bodyOf(await test.call(vendor, 'PUT', '/api/v3/user/payment/logged-user', body))
    },
  }
  return steps
}

/** A month of the past, due in the future. */
export const october = { startDate: '2026-10-01', endDate: '2026-10-31', dueDate: '2099-01-01' }
