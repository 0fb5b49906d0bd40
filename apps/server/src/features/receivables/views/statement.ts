import { minorUnits } from '@dragoman/sdk/money'
import type { ClientStatement, ClientStatementEntry } from '@dragoman/sdk/operations/receivables'
import { eq, sql } from 'drizzle-orm'
import type { AccountStatement } from '../../../engines/documents/money-document.ts'
import type { Operations } from '../../../generated/handlers.ts'
import type { Context } from '../../../identity/context.ts'
import { accountBrand } from '../../../kernel/account-brand.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { dayIn } from '../../../kernel/days.ts'
import { add, decimal, roundHalfUp, sum, toNumber, toText } from '../../../kernel/decimal.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { wordsIn } from '../../../kernel/words/words.ts'
import { companyZone, companyZoneOf } from '../../finance/company-days.ts'
import { legalEntities } from '../../finance/tables.ts'
import { orgUnitRef } from '../../organizations/org-units.ts'
import { requireComplete } from '../draft/gaps.ts'
import { buyerOf, partyGaps, sellerOf } from '../draft/parties.ts'
import { creditUses, invoices, receiptRefunds, receipts } from '../tables.ts'
import { findBilledUnit } from '../visible.ts'
import { loadBanks } from './banks.ts'

type Query = Operations['receivables']['getStatement']['params']['query']

/** The invoices, credit notes, and payments of a client in a period, with the balance after each. */
export async function showStatement(
  { db, session }: Pick<Context, 'db' | 'session'>,
  query: Query,
): Promise<ClientStatement> {
  const { orgUnitUuid, currency, startDate, endDate } = query
  if (endDate < startDate)
    throw invalid('query.endDate', `${endDate} is before ${startDate}. Enter that day or a later one.`)
  const { unit, organization } = await findBilledUnit(db, session, orgUnitUuid)
  const all = await entriesUntil(db, { orgUnitId: unit.id, currency, endDate })
  const bankOf = await loadBanks(
    db,
    all.map((entry) => entry.bank_account_id),
  )
  const amountOf = ({ amount }: Entry) => decimal(amount)
  const opening = sum(all.filter(({ date }) => date < startDate).map(amountOf))
  let balance = opening
  const entries = all
    .filter(({ date }) => date >= startDate)
    .map((entry): ClientStatementEntry => {
      balance = add(balance, amountOf(entry))
      return {
        date: entry.date,
        kind: entry.kind,
        number: entry.number,
        ...(entry.invoice_id && { invoiceUuid: entry.invoice_id }),
        ...bankOf(entry.bank_account_id),
        amount: Number(entry.amount),
        balance: toNumber(balance),
      }
    })
  return {
    organizationalUnit: orgUnitRef(unit, organization),
    currency,
    startDate,
    endDate,
    opening: toNumber(opening),
    entries,
    closing: toNumber(balance),
  }
}

interface Entry extends Record<string, unknown> {
  date: string
  kind: 'INVOICE' | 'CREDIT' | 'PAYMENT' | 'REVERSAL' | 'REFUND'
  bank_account_id: string | null
  number: string
  invoice_id: string | null
  amount: string
}

/** Entries by day; canceled invoices are none, and a reversed payment or refund is two. */
async function entriesUntil(
  db: Database,
  { orgUnitId, currency, endDate }: { orgUnitId: string; currency: string; endDate: string },
): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select * from (
      select issue_day::text as date, kind, name as number, id as invoice_id, null::uuid as bank_account_id, created_at,
        (case when kind = 'CREDIT' then -total else total end)::text as amount
      from ${invoices} where org_unit_id = ${orgUnitId} and currency = ${currency} and cancelled_at is null
      union all
      select value_day::text, 'PAYMENT', reference, null, bank_account_id, created_at, (-amount)::text
      from ${receipts} where org_unit_id = ${orgUnitId} and currency = ${currency}
      union all
      select greatest(value_day, (reversed_at at time zone ${companyZoneOf(receipts.accountId)})::date)::text,
        'REVERSAL', reference, null, bank_account_id, reversed_at, amount::text
      from ${receipts} where org_unit_id = ${orgUnitId} and currency = ${currency} and reversed_at is not null
      union all
      select u.day::text, 'REFUND', u.reference, u.source_id, null, u.created_at, u.amount::text
      from ${creditUses} u join ${invoices} i on i.id = u.source_id
      where u.org_unit_id = ${orgUnitId} and i.currency = ${currency} and u.invoice_id is null
      union all
      select greatest(u.day, (u.reversed_at at time zone ${companyZoneOf(sql`u.account_id`)})::date)::text,
        'REVERSAL', u.reference, u.source_id, null, u.reversed_at, (-u.amount)::text
      from ${creditUses} u join ${invoices} i on i.id = u.source_id
      where u.org_unit_id = ${orgUnitId} and i.currency = ${currency} and u.invoice_id is null
        and u.reversed_at is not null
      union all
      select f.day::text, 'REFUND', f.reference, null, null, f.created_at, f.amount::text
      from ${receiptRefunds} f join ${receipts} r on r.id = f.receipt_id
      where r.org_unit_id = ${orgUnitId} and r.currency = ${currency}
      union all
      select greatest(f.day, (f.reversed_at at time zone ${companyZoneOf(sql`f.account_id`)})::date)::text,
        'REVERSAL', f.reference, null, null, f.reversed_at, (-f.amount)::text
      from ${receiptRefunds} f join ${receipts} r on r.id = f.receipt_id
      where r.org_unit_id = ${orgUnitId} and r.currency = ${currency} and f.reversed_at is not null
    ) entries where date <= ${endDate} order by date, created_at, number`)
  return rows
}

const bankWords = (account: ClientStatementEntry['bankAccount']): string[] =>
  account ? [[account.bank, `•••• ${account.last4}`].filter(Boolean).join(' ')] : []

/** A statement of account for a PDF file, in the language of its reader. */
export async function statementPaper(
  context: Pick<Context, 'db' | 'session' | 'now' | 'objects'>,
  query: Query,
): Promise<AccountStatement> {
  const { db, session, now, objects } = context
  const shown = await showStatement(context, query)
  const { unit, organization } = await findBilledUnit(db, session, query.orgUnitUuid)
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, unit.accountId))
  const [seller, buyer] = [sellerOf(entity), buyerOf(unit, organization)]
  requireComplete(partyGaps(seller, buyer).filter(({ code }) => code === 'sellerName'))
  const brand = await accountBrand(db, objects, unit.accountId)
  const language = session.user.language
  const say = wordsIn(language)
  const amount = (value: number) => toText(roundHalfUp(decimal(value), minorUnits(query.currency)))
  const texts = {
    INVOICE: say('documents.title.INVOICE'),
    CREDIT: say('documents.title.CREDIT_NOTE'),
    PAYMENT: say('documents.payment'),
    REVERSAL: say('documents.reversal'),
    REFUND: say('documents.refund'),
  } as const
  return {
    kind: 'STATEMENT',
    number: `${query.startDate} – ${query.endDate}`,
    issueDate: dayIn(await companyZone(db, unit.accountId), now),
    currency: query.currency,
    language,
    ...(brand && { logo: { bytes: brand.logo } }),
    seller,
    buyer,
    period: { from: query.startDate, to: query.endDate },
    opening: amount(shown.opening),
    entries: shown.entries.map(({ date, kind, number, bankAccount, amount: change, balance }) => ({
      date,
      number,
      text: [texts[kind as keyof typeof texts], ...bankWords(bankAccount)].join(' · '),
      amount: amount(change),
      balance: amount(balance),
    })),
    closing: amount(shown.closing),
  }
}
