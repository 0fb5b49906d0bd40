import type { PayableRun, PayableRunInput, PayableRunStarted } from '@dragoman/sdk/operations/payables'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { dayIn } from '../../../kernel/days.ts'
import { decimal, toText } from '../../../kernel/decimal.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { shownStatus } from '../../../kernel/jobs/shown-status.ts'
import { invalid, notFound } from '../../../kernel/refusals.ts'
import { jobs, users } from '../../../kernel/tables.ts'
import { companyZone } from '../../finance/company-days.ts'
import { refuseLockedMonth, requireOpenMonth } from '../../finance/open-month.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { taxCodes } from '../../finance/tables.ts'
import { payableRuns, type TaxOverride } from '../tables.ts'
import { previewRun, showTaxCode } from './preview.ts'
import { payableRunJob } from './run-job.ts'
import { resultOf } from './run-result.ts'

/** Starts a run, or computes what one would create; 400 for days that no payable can have, 404 for people of others. */
export async function startRun(input: Context & { body: PayableRunInput }): Promise<PayableRunStarted> {
  const { db, session, body, now, journal, startJob } = input
  const { startDate, endDate, dueDate, vendorUuidList = null } = body
  const accountId = session.account.id
  const timezone = await companyZone(db, accountId)
  checkDays(body, dayIn(timezone, now))
  await (body.preview ? refuseLockedMonth : requireOpenMonth)(db, { accountId, session }, endDate)
  if (vendorUuidList) await requireVendors(db, session, vendorUuidList)
  const overrides = await checkOverrides(db, session, body.taxOverrides ?? [])
  const minimumTotal = decimal(body.minimumTotal ?? 0)
  if (minimumTotal.scale > 4) throw invalid('body.minimumTotal', 'Use up to 4 decimals.')
  const wanted = { accountId, startDay: startDate, endDay: endDate, timezone, vendorIds: vendorUuidList }
  if (body.preview) {
    const terms = { now, minimumTotal, overrides, secretKey: input.settings.secretKey }
    const codes = await db
      .select()
      .from(taxCodes)
      .where(and(eq(taxCodes.accountId, accountId), eq(taxCodes.kind, 'VAT')))
      .orderBy(asc(taxCodes.name))
    const result = await previewRun(db, session, wanted, terms)
    return { ...body, timezone, taxCodes: codes.map(showTaxCode), result }
  }
  const run = await insertOne(db, payableRuns, {
    ...wanted,
    dueDay: dueDate,
    minimumTotal: toText(minimumTotal),
    taxOverrides: overrides,
    createdBy: actorOf(session),
  })
  const job = await startJob({ type: payableRunJob, params: { runUuid: run.id } })
  await updateOne(db, payableRuns, eq(payableRuns.id, run.id), { jobId: job.id })
  await journal({
    entity: { type: 'JOB', id: job.id, name: `${startDate} – ${endDate}` },
    after: { startDate, endDate, dueDate },
    detail: { runUuid: run.id },
  })
  return { ...body, timezone, batchUuid: run.id }
}

function checkDays({ startDate, endDate, dueDate }: PayableRunInput, today: string): void {
  if (endDate < startDate) throw invalid('body.endDate', `Enter ${startDate} or a later day.`)
  if (startDate > today) throw invalid('body.startDate', `Enter ${today} or an earlier day.`)
  if (dueDate < today) throw invalid('body.dueDate', `Enter ${today} or a later day.`)
}

/** Taxes that are chosen instead of those by rule; 400 at the field that is wrong. */
async function checkOverrides(db: Database, session: SignedIn, wanted: readonly TaxOverride[]): Promise<TaxOverride[]> {
  if (wanted.length === 0) return []
  const ids = wanted.map(({ vendorUuid }) => vendorUuid)
  await requireVendors(db, session, ids)
  const codes = await db.select().from(taxCodes).where(eq(taxCodes.accountId, session.account.id))
  return wanted.map(({ vendorUuid, taxUuid, reason }, at) => {
    const field = `body.taxOverrides[${at}]`
    const code = codes.find(({ id }) => id === taxUuid)
    if (ids.indexOf(vendorUuid) < at) throw invalid(`${field}.vendorUuid`, 'This linguist is named twice.')
    if (!code) throw invalid(`${field}.taxUuid`, `${taxUuid} isn't a tax code of the account.`)
    if (code.kind !== 'VAT')
      throw invalid(`${field}.taxUuid`, `${code.name} is withheld. Choose a tax code that is added to the amount.`)
    if (reason.trim() === '') throw invalid(`${field}.reason`, 'Enter why another tax applies.')
    return { vendorUuid, taxUuid, reason: reason.trim() }
  })
}

async function requireVendors(db: Database, session: SignedIn, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids)
  const known = await db.$count(
    users,
    and(eq(users.accountId, session.account.id), isOneOf(users.id, wanted), isNull(users.removedAt)),
  )
  if (known < wanted.size) throw notFound('person')
}

/** A run of the account, with what it has created so far. */
export async function showRun(db: Database, session: SignedIn, id: string): Promise<PayableRun> {
  const visible = eq(payableRuns.accountId, session.account.id)
  const run = await findVisible(db, payableRuns, { id, visible, what: 'run' })
  const [job] = run.jobId === null ? [] : await db.select().from(jobs).where(eq(jobs.id, run.jobId))
  return {
    uuid: run.id,
    status: job ? shownStatus(job.status) : 'FINISHED',
    startDate: run.startDay,
    endDate: run.endDay,
    dueDate: run.dueDay,
    creationDate: run.createdAt.getTime(),
    ...(job && { jobUuid: job.id }),
    result: await resultOf(db, run),
  }
}
