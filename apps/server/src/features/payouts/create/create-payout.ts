import type { PayoutCandidate, PayoutInput, PayoutResult } from '@dragoman/sdk/operations/payouts'
import { bankCurrencies } from '@dragoman/sdk/payouts'
import { and, eq } from 'drizzle-orm'
import { loadPeople } from '../../../identity/people.ts'
import type { Context } from '../../../identity/context.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { holdRows } from '../../../kernel/database/hold-rows.ts'
import { decimal, sum, toNumber, toText } from '../../../kernel/decimal.ts'
import { impossible, invalid, notFound } from '../../../kernel/refusals.ts'
import { holdFinance } from '../../finance/finance-events.ts'
import { companyDay } from '../../finance/company-days.ts'
import { bankAccounts, legalEntities } from '../../finance/tables.ts'
import { payables } from '../../payables/tables.ts'
import type { PayableRow } from '../../payables/visible.ts'
import { bankNumber } from '../../finance/bank-number.ts'
import { storePayout, type RunHead } from './store-payout.ts'
import { judge, nextIds, type Candidate, type Payee } from './candidates.ts'
import { writeFile, type FileHead, type FilePayment, type WrittenFile } from './write-file.ts'

/** Puts approved payables into a payment run with its file; with `dryRun`, only says what would happen. */
export async function createPayout(context: Context, body: PayoutInput): Promise<PayoutResult> {
  const { db, session } = context
  const { dryRun = false, method, currency } = body
  if (!dryRun) await holdFinance(db, session.account.id)
  if (method === 'BANK' && !bankCurrencies.includes(currency)) {
    const known = bankCurrencies.join(', ')
    const how = 'Pay other currencies manually, or by PayPal or Payoneer.'
    throw invalid('body.currency', `Bank transfers are in ${known}, not in ${currency}. ${how}`)
  }
  const head = await headOf(context, body)
  const rows = await holdPayables(context, body.payableUuids, !dryRun)
  const { written, payments, candidates } = await fileFor(context, head, await judge(context, rows, body))
  const amount = sum(payments.map(({ candidate }) => decimal(candidate.amount)))
  const shown = await showCandidates(context, candidates)
  const result: PayoutResult = {
    included: shown.filter(({ reasons }) => !reasons),
    skipped: shown.filter(({ reasons }) => reasons),
    amount: toNumber(amount),
    currency,
  }
  if (dryRun) return result
  if (!written) {
    const missing = result.skipped.flatMap(({ name, reasons = [] }) =>
      reasons.map(({ code, message }) => ({ condition: code, message: `${name}: ${message}` })),
    )
    throw impossible(missing.map(({ message }) => message).join(' '), 'NOT_READY', { missing })
  }
  return { ...result, payout: await storePayout(context, head, { written, payments, total: toText(amount), currency }) }
}

async function headOf({ db, session, settings, now }: Context, body: PayoutInput): Promise<RunHead> {
  const { method, bankAccountUuid, currency } = body
  const today = await companyDay(db, session.account.id, now)
  const executionDate = body.executionDate ?? today
  if (executionDate < today) throw invalid('body.executionDate', `${executionDate} is over. Enter ${today} or later.`)
  if (method === 'BANK' && !bankAccountUuid) throw invalid('body.bankAccountUuid', 'Choose the bank account that pays.')
  const [account] = bankAccountUuid
    ? await db
        .select()
        .from(bankAccounts)
        .where(and(eq(bankAccounts.id, bankAccountUuid), eq(bankAccounts.accountId, session.account.id)))
    : []
  if (bankAccountUuid && !account) throw notFound('bank account')
  if (method === 'BANK' && account?.format !== 'IBAN')
    throw invalid('body.bankAccountUuid', 'This bank account has no IBAN. Choose one that has, for bank transfers.')
  if (method === 'BANK' && currency !== 'EUR' && account?.currency !== currency)
    throw invalid(
      'body.bankAccountUuid',
      `This bank account is in ${account?.currency}. Choose one in ${currency}, for transfers in ${currency}.`,
    )
  const [entity] = await db.select().from(legalEntities).where(eq(legalEntities.accountId, session.account.id))
  return {
    method,
    currency,
    executionDay: executionDate,
    now,
    messageId: `PR${crypto.randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`,
    company: entity?.legalName || session.account.name,
    account,
    payer: account
      ? {
          name: account.holder,
          iban: bankNumber(account, settings.secretKey),
          ...(account.bic && { bic: account.bic }),
        }
      : null,
  }
}

/** The payables in the order in which they are asked for; 404 for one that the caller's account doesn't have. */
async function holdPayables({ db, session }: Context, uuids: readonly string[], held: boolean): Promise<PayableRow[]> {
  const ids = [...new Set(uuids)]
  const finding = db
    .select()
    .from(payables)
    .where(and(isOneOf(payables.id, ids), eq(payables.accountId, session.account.id)))
    .orderBy(payables.id)
  const rows = await holdRows(finding, held)
  if (rows.length < ids.length) throw notFound('payable')
  return ids.map((id) => rows.find((row) => row.id === id)!)
}

const isPayable = (candidate: Candidate): candidate is Candidate & { payee: Payee } =>
  candidate.reasons.length === 0 && candidate.payee !== null

/** Writes the file of those that can be paid; those that it can't hold are left out, with the reason. */
async function fileFor({ db }: Context, head: FileHead, candidates: Candidate[]) {
  const ids = await nextIds(
    db,
    candidates.map(({ payable }) => payable),
  )
  const paymentsNow = (): FilePayment[] =>
    candidates.filter(isPayable).map((candidate) => ({ candidate, endToEndId: ids.get(candidate.payable.id)! }))
  let payments = paymentsNow()
  let written: WrittenFile | undefined
  while (payments.length > 0 && !written) {
    const result = await writeFile(head, payments)
    if ('bytes' in result) written = result
    else
      for (const [{ candidate }, message] of result.problems) candidate.reasons.push({ code: 'fileProblem', message })
    payments = paymentsNow()
  }
  return { written, payments, candidates }
}

async function showCandidates({ db, session }: Context, candidates: readonly Candidate[]): Promise<PayoutCandidate[]> {
  const people = await loadPeople(
    db,
    session,
    candidates.map(({ payable }) => payable.vendorId),
  )
  return candidates.map(({ payable, amount, reasons }) => {
    const vendor = people(payable.vendorId)
    if (!vendor) throw new Error(`the linguist ${payable.vendorId} is gone`)
    const { id: uuid, name, status, currency } = payable
    const own = { uuid, name, status, vendor, amount: Number(amount), currency }
    return reasons.length > 0 ? { ...own, reasons } : own
  })
}
