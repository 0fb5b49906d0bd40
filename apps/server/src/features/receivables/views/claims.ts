import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { creditUses, invoiceInstallments, invoices, receiptAllocations, receipts } from '../tables.ts'

/** Something that a client has to pay by a day: an invoice, or an installment of it. */
export interface Claim {
  invoiceId: string
  orgUnitId: string
  currency: string
  dueDay: string
  open: string
}

/**
 * The amounts that were open on a day, by when they are due: without what was issued later, less what was paid and credited until then.
 * Payments and credit notes cover the first installments first.
 */
export async function openClaims(
  db: Database,
  visible: SQL | undefined,
  { day, zone }: { day: string; zone: string },
): Promise<Claim[]> {
  const until = (moment: SQL) => sql`(${moment} at time zone ${zone})::date <= ${day}::date`
  const { rows } = await db.execute<{
    invoice_id: string
    org_unit_id: string
    currency: string
    due_day: string
    open: string
  }>(sql`
    with seen as (
      select id, org_unit_id, currency, due_day, total, created_at,
        coalesce((select sum(a.amount) from ${receiptAllocations} a join ${receipts} r on r.id = a.receipt_id
          where a.invoice_id = ${invoices}.id and r.value_day <= ${day}::date
            and (a.reversed_at is null or not (${until(sql`a.reversed_at`)}))), 0)
        + coalesce((select sum(u.amount) from ${creditUses} u where u.invoice_id = ${invoices}.id
          and u.day <= ${day}::date and (u.reversed_at is null or not (${until(sql`u.reversed_at`)}))), 0)
        + coalesce((select sum(c.total) from ${invoices} c
          where c.of_invoice_id = ${invoices}.id and c.issue_day <= ${day}::date), 0) as covered
      from ${invoices}
      where ${visible ?? sql`true`} and kind = 'INVOICE' and issue_day <= ${day}::date
        and (cancelled_at is null or not (${until(sql`cancelled_at`)}))
    ), claims as (
      select seen.id, coalesce(n.due_day, seen.due_day) as due_day, coalesce(n.amount, seen.total) as amount,
        sum(coalesce(n.amount, seen.total)) over (partition by seen.id order by coalesce(n.position, 1)) as running
      from seen left join ${invoiceInstallments} n on n.invoice_id = seen.id
      where n.position is null or (n.issued_at is not null and ${until(sql`n.issued_at`)})
    )
    select claims.id as invoice_id, org_unit_id, currency, claims.due_day::text as due_day,
      greatest(0, least(claims.amount, claims.running - covered))::text as open
    from claims join seen on seen.id = claims.id
    where claims.running > covered
    order by claims.due_day, claims.id`)
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    orgUnitId: row.org_unit_id,
    currency: row.currency,
    dueDay: row.due_day,
    open: row.open,
  }))
}
