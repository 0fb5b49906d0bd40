import { createHash } from 'node:crypto'
import type { StatementInput, StatementLine, StatementReport } from '@dragoman/sdk/operations/payouts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { insertRows } from '../../../kernel/database/insert-rows.ts'
import { insertOne } from '../../../kernel/database/one-row.ts'
import { toNumber, toText } from '../../../kernel/decimal.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { holdFinance } from '../../finance/finance-events.ts'
import { bankAccounts } from '../../finance/tables.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { bankNumber } from '../../finance/bank-number.ts'
import { incomingPayments } from '../../receivables/tables.ts'
import { failPayment, recordPayment, reversePayment } from '../moves/payments.ts'
import { bankStatements, statementBookings } from '../tables.ts'
import { leftSentences, returnSentence } from './left-sentences.ts'
import { matchBookings, type Effect, type Incoming, type Matched } from './match-bookings.ts'
import { holdPayablesOf, importedKeys, lockedDaysOf, paymentsOf } from './payments-of-bookings.ts'
import { readBookings, type StatementAccount } from './read-bookings.ts'

type Given = Omit<StatementInput, 'file'> & { file: File }

/** Lines that a report has at most. */
const mostLines = 1000

/**
 * Settles what a statement pays, takes back what it returns, and keeps what else has come in; with `dryRun`, only says what it
 * would do.
 */
export async function importStatement(
  context: Context,
  given: Given,
  { dryRun = false }: { dryRun?: boolean | undefined },
): Promise<StatementReport> {
  const { db, session } = context
  const accountId = session.account.id
  const account = await accountOf(context, given.bankAccountUuid)
  const { number, bookings } = await readBookings(given, account)
  if (!dryRun) await holdFinance(db, accountId)
  const payments = await paymentsOf(db, { accountId, bankAccountId: account?.id ?? null }, bookings)
  const matched = matchBookings(bookings, payments, {
    imported: await importedKeys(db, accountId, bookings),
    lockedDays: await lockedDaysOf(db, { accountId, session }, bookings),
  })
  const effects = matched.filter((each): each is Effect => each.outcome !== 'LEFT' && each.outcome !== 'INCOMING')
  const incoming = matched.filter((each): each is Incoming => each.outcome === 'INCOMING')
  if (!dryRun) {
    await apply(context, effects)
    await store(context, { given, account, number, effects })
    await keepIncoming(context, { given, account, incoming })
  }
  const count = (outcome: Matched['outcome']) => matched.filter((each) => each.outcome === outcome).length
  const counts = {
    settled: count('SETTLED'),
    short: count('SHORT'),
    returned: count('RETURNED'),
    incoming: incoming.length,
    left: count('LEFT'),
  }
  if (!dryRun)
    await context.journal({
      entity: { type: 'ACCOUNT', id: accountId, name: session.account.name },
      after: { file: given.file.name, ...counts },
    })
  const ordered = [...effects, ...incoming, ...matched.filter(({ outcome }) => outcome === 'LEFT')]
  return { isImported: !dryRun, ...counts, lines: ordered.slice(0, mostLines).map(showLine) }
}

async function accountOf(
  { db, session, settings }: Context,
  uuid: string | undefined,
): Promise<StatementAccount | undefined> {
  if (uuid === undefined) return undefined
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, uuid), eq(bankAccounts.accountId, session.account.id)))
  if (!row) throw notFound('bank account')
  return { id: row.id, iban: bankNumber(row, settings.secretKey), currency: row.currency }
}

/** Makes the moves of the bookings, one after the other. */
async function apply(context: Context, effects: readonly Effect[]): Promise<void> {
  const held = await holdPayablesOf(
    context.db,
    effects.map(({ payment }) => payment),
  )
  for (const { booking, outcome, payment, amount } of effects) {
    let payable = held.get(payment.payableId)!
    if (outcome === 'RETURNED') {
      const reason = returnSentence(booking.returnReason)
      if (payable.status === 'PAID')
        payable = await reversePayment(context, payable, reason, { journalEvent: 'PAYABLE_PAYMENT_REVERSED' })
      payable = await failPayment(context, payable, reason, {
        journalEvent: 'PAYABLE_PAYMENT_FAILED',
        isReturned: true,
      })
    } else {
      const paid = { day: booking.day, amount, reference: booking.reference }
      payable = await recordPayment(context, payable, paid, { journalEvent: 'PAYABLE_PAYMENT_RECORDED' })
    }
    held.set(payable.id, payable)
  }
}

interface Imported {
  given: Given
  account: StatementAccount | undefined
  number: string | undefined
  effects: readonly Effect[]
}

async function store(context: Context, { given: { file }, account, number, effects }: Imported): Promise<void> {
  const { db, session, now } = context
  const accountId = session.account.id
  const statement = await insertOne(db, bankStatements, {
    accountId,
    bankAccountId: account?.id ?? null,
    fileName: file.name,
    sha256: createHash('sha256')
      .update(await file.bytes())
      .digest('hex'),
    number: number ?? null,
    importedBy: actorOf(session),
    importedAt: now,
  })
  const rows = effects.map(({ booking, payment, amount, outcome }) => ({
    accountId,
    key: booking.key,
    statementId: statement.id,
    paymentId: payment.id,
    amount: `${outcome === 'RETURNED' ? '' : '-'}${toText(amount)}`,
    day: booking.day,
  }))
  await insertRows(db, statementBookings, rows)
}

/** Keeps income until its client is named. */
function keepIncoming(
  { db, session }: Context,
  { given: { file }, account, incoming }: Pick<Imported, 'given' | 'account'> & { incoming: readonly Incoming[] },
): Promise<void> {
  const rows = incoming.map(
    ({ booking: { key, day, amount, currency, name, text, creditorReference, reference } }) => ({
      accountId: session.account.id,
      key,
      bankAccountId: account?.id ?? null,
      fileName: file.name,
      day,
      amount,
      currency,
      payer: storable(name),
      purpose: storable([text, creditorReference].filter(Boolean).join(' ')),
      reference: storable(reference),
    }),
  )
  return insertRows(db, incomingPayments, rows)
}

/** Texts of tables can have a character that can't be stored. */
const storable = (text = '') => text.replaceAll('\0', ' ').trim()

function showLine(each: Matched): StatementLine {
  const { booking, outcome, payment, openBefore } = each
  const own = {
    line: booking.line,
    outcome,
    date: booking.day,
    amount: Number(booking.amount),
    currency: booking.currency,
    ...(booking.name && { name: booking.name }),
    ...(booking.reference && { reference: booking.reference }),
    ...(payment &&
      openBefore && {
        payable: {
          uuid: payment.payableId,
          name: payment.payableName,
          vendor: payment.vendorName,
          open: toNumber(openBefore),
        },
      }),
  }
  if (each.outcome === 'LEFT') return { ...own, reason: each.reason, message: leftSentences[each.reason] }
  if (each.outcome === 'INCOMING') return own
  const message = each.outcome === 'RETURNED' ? { message: returnSentence(booking.returnReason) } : {}
  return { ...own, matchedBy: each.matchedBy, ...message }
}
