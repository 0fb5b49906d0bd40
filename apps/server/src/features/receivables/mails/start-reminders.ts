import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn } from '../../../kernel/days.ts'
import { accounts } from '../../../kernel/tables.ts'
import { legalEntities } from '../../finance/tables.ts'
import { installmentsOfInvoices } from '../facts.ts'
import { addressesOfAll } from './addresses.ts'
import { startMail } from './mail-job.ts'
import { lastReminders, nextReminders, openParts, overdueInvoices } from './reminders.ts'

/** Starts the reminders whose day has come where the company is, in accounts that want them. */
export async function startReminders(db: Database, now: Date): Promise<void> {
  const companies = await db
    .select({ company: legalEntities })
    .from(legalEntities)
    .innerJoin(accounts, eq(accounts.id, legalEntities.accountId))
    .where(and(sql`${legalEntities.dunning} ->> 'isOn' = 'true'`, isNull(accounts.suspendedAt)))
  for (const { company } of companies) {
    const { accountId, dunning } = company
    if (!dunning) continue
    const timezone = company.timezone ?? 'UTC'
    const today = dayIn(timezone, now)
    const overdue = await overdueInvoices(db, accountId, today)
    const ids = overdue.map(({ id }) => id)
    const lastOf = await lastReminders(db, ids, timezone)
    const installmentsOf = await installmentsOfInvoices(db, ids)
    const due = overdue.flatMap((invoice) => {
      const parts = openParts(invoice, installmentsOf(invoice.id))
      const reminders = nextReminders(dunning, invoice, parts, lastOf).filter(({ date }) => date <= today)
      return reminders.length > 0 ? [{ invoice, reminders }] : []
    })
    const recipientsOf = await addressesOfAll(
      db,
      due.map(({ invoice }) => invoice),
    )
    for (const { invoice, reminders } of due) {
      if (recipientsOf(invoice).length === 0) continue
      for (const { level, installment } of reminders)
        await startMail(db, accountId, { invoiceUuid: invoice.id, level, installment })
    }
  }
}
