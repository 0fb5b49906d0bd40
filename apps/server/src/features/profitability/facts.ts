import { sql, type SQL } from 'drizzle-orm'
import { costLines } from '../costs/tables.ts'
import { exchangeRates } from '../finance/tables.ts'
import { payableAdjustments, payableLines, payables } from '../payables/tables.ts'
import { invoiceLines, invoices } from '../receivables/tables.ts'
import { tasks } from '../work/task-tables.ts'

/** The books that amounts are compared in. */
export interface Books {
  accountId: string
  base: string
  /** Decimals of the base currency. */
  decimals: number
  timezone: string
}

/**
 * Revenue and pay of the picked projects in the base currency: rows of a project, a language pair, and a
 * linguist, who is null where none is paid for the pair. `picked` is a query of projects with `id`, `currency`, `status`,
 * and `day`. Projects with an amount that can't be converted are in `left_out`, not in `facts`.
 */
export const factTables = (picked: SQL, books: Books): SQL => sql`
  picked as materialized (${picked}),
  ${taskTable(books)},
  revenue as materialized (
    select project_id, source, target, currency, is_open,
      ${inBase(books)} as amount
    from (${revenueRows(books)}) rows
  ),
  pay as materialized (
    select project_id, source, target, linguist_id, currency, rate is null and currency <> ${books.base} as is_open,
      ${inBase(books)} as amount
    from (${payRows(books)}) rows
  ),
  left_out as materialized (
    select project_id, currency from revenue where amount is null
    union select project_id, currency from pay where amount is null
  ),
  paid as (
    select *, sum(amount) over (partition by project_id, source, target order by linguist_id) as running,
      sum(amount) over (partition by project_id, source, target) as whole
    from (
      select project_id, source, target, linguist_id, sum(amount) as amount,
        coalesce(sum(amount) filter (where is_open), 0) as estimated
      from pay group by project_id, source, target, linguist_id
    ) each
  ),
  sold as (
    select project_id, source, target, sum(amount) as amount, coalesce(sum(amount) filter (where is_open), 0) as open
    from revenue group by project_id, source, target
  ),
  facts as (
    select project_id, source, target, linguist_id, 0::numeric as revenue, 0::numeric as open, amount as payments, estimated
    from paid
    union all
    select sold.project_id, sold.source, sold.target, paid.linguist_id,
      ${shareOf(sql`sold.amount`, books)}, ${shareOf(sql`sold.open`, books)}, 0, 0
    from sold left join paid on paid.project_id = sold.project_id and paid.source = sold.source
      and paid.target = sold.target and paid.whole > 0
  )`

/** Converted at the rate of the document, else at the newest one of the day; null without either. */
const inBase = ({
  accountId,
  base,
  decimals,
}: Books): SQL => sql`round(net / coalesce(rate, case currency when ${base} then 1 else (
  select r.rate from ${exchangeRates} r
  where r.account_id = ${accountId} and r.base = ${base} and r.currency = rows.currency and r.day <= rows.day
  order by r.day desc, r.created_at desc limit 1) end), ${decimals}::int)`

/** Revenue shared by pay. Each share is rounded from where the one before ended, so that together they come to all of it. */
const shareOf = (amount: SQL, { decimals }: Books): SQL => sql`case when paid.whole is null then ${amount}
  else round(${amount} * paid.running / paid.whole, ${decimals}::int)
    - round(${amount} * (paid.running - paid.amount) / paid.whole, ${decimals}::int) end`

/** Lines of invoices less those of credit notes, and the costs of projects that are on no invoice. */
const revenueRows = ({ base }: Books): SQL => sql`
  select picked.id as project_id, coalesce(l.source_locale, '') as source, coalesce(l.target_locale, '') as target,
    case i.kind when 'CREDIT' then -l.net else l.net end as net, i.currency,
    case i.base_currency when ${base} then i.rate end as rate, picked.day, false as is_open
  from picked join ${invoiceLines} l on l.project_id = picked.id join ${invoices} i on i.id = l.invoice_id
  where i.cancelled_at is null
  union all
  select picked.id, coalesce(c.source_locale, ''), coalesce(c.target_locale, ''), c.total, picked.currency, null,
    picked.day, true
  from picked join ${costLines} c on c.project_id = picked.id
  where picked.status = 'DELIVERED'`

/** Lines of payables; and tasks and confirmed adjustments that are on none. */
const payRows = ({ base, timezone }: Books): SQL => sql`
  select task.project_id, task.source, task.target, p.vendor_id as linguist_id, l.net, p.currency,
    case p.base_currency when ${base} then r.rate end as rate, task.day
  from task join ${payableLines} l on l.task_id = task.id and l.released_at is null
    join ${payables} p on p.id = l.payable_id left join ${exchangeRates} r on r.id = p.rate_id
  union all
  select task.project_id, task.source, task.target, task.assignee_id, task.payable_amount, task.currency, null, task.day
  from task where task.status <> 'CANCELLED' and task.payable_amount <> 0
    and not exists (select from ${payableLines} l where l.task_id = task.id and l.released_at is null)
  union all
  select task.project_id, task.source, task.target, a.vendor_id, coalesce(l.net, a.amount), a.currency,
    case p.base_currency when ${base} then r.rate end, (a.created_at at time zone ${timezone})::date
  from task join ${payableAdjustments} a on a.task_id = task.id and a.status = 'CONFIRMED'
    left join ${payableLines} l on l.adjustment_id = a.id and l.released_at is null
    left join ${payables} p on p.id = l.payable_id left join ${exchangeRates} r on r.id = p.rate_id`

/** The tasks of the picked projects, with the day that their pay is converted on. */
const taskTable = ({ timezone }: Books): SQL => sql`
  task as materialized (
    select t.id, t.project_id, t.source_locale as source, t.target_locale as target, t.assignee_id, t.status, t.currency,
      t.payable_amount, coalesce((t.delivered_at at time zone ${timezone})::date, picked.day) as day
    from picked join ${tasks} t on t.project_id = picked.id
  )`
