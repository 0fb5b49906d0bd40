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

/** The open amounts of a client in a currency, of an age. */
export interface AgedClaims {
  orgUnitId: string
  currency: string
  age: Age
  open: string
  /** Invoices; one with installments counts once in each age, and among `newInvoices` once in all. */
  invoices: number
  newInvoices: number
}

export const ages = ['NOT_DUE', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'OVER_90'] as const

type Age = (typeof ages)[number]

interface AsOf {
  accountId: string
  day: string
  zone: string
}

/**
 * The amounts that were open on a day, by when they are due: `whole` invoices, and `parts` of those with installments, of which
 * payments and credit notes cover the first ones first. Without what was issued later, and less what was paid and credited until
 * then: invoices hold what is paid and credited by now, so only what has changed since that day is added up.
 */
function claimsOn(visible: SQL | undefined, { accountId, day, zone }: AsOf): SQL {
  const isBy = (moment: SQL) => sql`(${moment} at time zone ${zone})::date <= ${day}::date`
  const seen = (kind: SQL) => sql`
    select id, org_unit_id, currency, due_day, total, covered + coalesce(changes.amount, 0) as covered
    from (
      select *, paid + credited as covered from ${invoices}
      where ${visible ?? sql`true`} and kind = 'INVOICE' and total > paid + credited
      union all
      select *, paid + credited from ${invoices}
      where ${visible ?? sql`true`} and kind = 'INVOICE' and total <= paid + credited
        and id in (select invoice_id from changes where amount < 0)
    ) as invoice left join changes on changes.invoice_id = invoice.id
    where ${kind} and issue_day <= ${day}::date and (cancelled_at is null or not (${isBy(sql`cancelled_at`)}))
      and total > covered + coalesce(changes.amount, 0)`
  return sql`
    changes as (
      select invoice_id, sum(amount) as amount from (
        select a.invoice_id, -a.amount as amount
        from ${receipts} r join ${receiptAllocations} a on a.receipt_id = r.id
        where r.account_id = ${accountId} and r.value_day > ${day}::date and a.reversed_at is null
        union all
        select a.invoice_id, a.amount
        from ${receiptAllocations} a join ${receipts} r on r.id = a.receipt_id
        where a.reversed_at is not null and not (${isBy(sql`a.reversed_at`)})
          and r.account_id = ${accountId} and r.value_day <= ${day}::date
        union all
        select invoice_id, -amount from ${creditUses}
        where account_id = ${accountId} and invoice_id is not null and day > ${day}::date and reversed_at is null
        union all
        select invoice_id, amount from ${creditUses}
        where account_id = ${accountId} and invoice_id is not null and day <= ${day}::date
          and reversed_at is not null and not (${isBy(sql`reversed_at`)})
        union all
        select of_invoice_id, -total from ${invoices}
        where account_id = ${accountId} and kind = 'CREDIT' and issue_day > ${day}::date
      ) as each group by invoice_id
    ), whole as (
      select id, org_unit_id, currency, due_day, total - covered as open
      from (${seen(sql`installment_count = 1`)}) as invoice
    ), parts as (
      select id, org_unit_id, currency, due_day, position, least(amount, running - covered) as open
      from (
        select seen.id, org_unit_id, currency, covered, n.due_day, position, n.amount,
          sum(n.amount) over (partition by seen.id order by position) as running
        from (${seen(sql`installment_count > 1`)}) as seen
        join ${invoiceInstallments} n on n.invoice_id = seen.id
        where n.issued_at is not null and ${isBy(sql`n.issued_at`)}
      ) as installment where running > covered
    )`
}

/** The amounts that were open on a day, those due first before others. */
export async function openClaims(db: Database, visible: SQL | undefined, asOf: AsOf): Promise<Claim[]> {
  const { rows } = await db.execute<{
    invoice_id: string
    org_unit_id: string
    currency: string
    due_day: string
    open: string
  }>(sql`
    with ${claimsOn(visible, asOf)}
    select id as invoice_id, org_unit_id, currency, claims.due_day::text as due_day, open::text as open
    from (
      select id, org_unit_id, currency, due_day, open from whole
      union all select id, org_unit_id, currency, due_day, open from parts
    ) as claims order by claims.due_day, id`)
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    orgUnitId: row.org_unit_id,
    currency: row.currency,
    dueDay: row.due_day,
    open: row.open,
  }))
}

/** The amounts that were open on a day, by client, currency, and age: days after the due day. */
export async function agedClaims(db: Database, visible: SQL | undefined, asOf: AsOf): Promise<AgedClaims[]> {
  const age = sql`width_bucket(${asOf.day}::date - due_day, array[1, 31, 61, 91])`
  const { rows } = await db.execute<{
    org_unit_id: string
    currency: string
    age: number
    open: string
    invoices: number
    new_invoices: number
  }>(sql`
    with ${claimsOn(visible, asOf)}, aged as (
      select org_unit_id, currency, ${age} as age, open, true as is_first, true as is_new from whole
      union all
      select org_unit_id, currency, age, open, row_number() over (partition by id, age order by position) = 1,
        row_number() over (partition by id order by position) = 1
      from (select *, ${age} as age from parts) as part
    )
    select org_unit_id, currency, age, sum(open)::text as open, count(*) filter (where is_first)::int as invoices,
      count(*) filter (where is_new)::int as new_invoices
    from aged group by 1, 2, 3 order by 1, 2, 3`)
  return rows.map((row) => ({
    orgUnitId: row.org_unit_id,
    currency: row.currency,
    age: ages[row.age]!,
    open: row.open,
    invoices: row.invoices,
    newInvoices: row.new_invoices,
  }))
}
