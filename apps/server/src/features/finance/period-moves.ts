import type { Context } from '../../identity/context.ts'
import { accountEntity, holdReachedAccount, type AccountRow } from '../../identity/visit-account.ts'
import type { Undo } from '../../identity/undo.ts'
import { ApiError, conflict, invalid } from '../../kernel/refusals.ts'
import { actorOf } from '../people/billing/billing-versions.ts'
import { companyDay, monthOf } from './company-days.ts'
import { monthLocked } from './events.ts'
import { holdFinance, noteFinance } from './finance-events.ts'
import { officersOf } from './officers.ts'
import { lockedMonth, monthName, periodOf, type PeriodRow } from './open-month.ts'
import { fiscalPeriods, type PeriodStatus } from './tables.ts'

type MoveContext = Pick<Context, 'db' | 'session' | 'now' | 'journal' | 'happened'>

/** Closes a month, to everyone or to most; 400 for one that isn't over, 409 for one that is closed like that already. */
export async function lockPeriod(
  context: MoveContext,
  accountUUID: string,
  { month, status }: { month: string; status: 'SOFT' | 'LOCKED' },
): Promise<AccountRow> {
  const { db, now } = context
  const account = await holdReachedAccount(context, accountUUID)
  await holdFinance(db, account.id)
  const present = monthOf(await companyDay(db, account.id, now))
  if (month > present) throw invalid('path.month', `${monthName(month)} has not begun. Choose an earlier month.`)
  if (status === 'LOCKED' && month === present)
    throw invalid(
      'path.month',
      `${monthName(month)} isn't over. Lock an earlier month, or close this one to most people.`,
    )
  const row = await periodOf(db, account.id, `${month}-01`)
  const before = row?.status ?? 'OPEN'
  if (row && (before === status || before === 'LOCKED'))
    throw conflict(`${monthName(month)} is ${before} already.`, { month, status: before })
  await settle(context, account, { month, before, status, reason: null })
  return account
}

/** Opens a month again; 409 for the person who has locked it, and for a month that is open. */
export async function unlockPeriod(
  context: MoveContext,
  accountUUID: string,
  { month, reason }: { month: string; reason: string },
): Promise<AccountRow> {
  const { db } = context
  const account = await holdReachedAccount(context, accountUUID)
  await holdFinance(db, account.id)
  if (reason.trim() === '') throw invalid('body.reason', 'Enter why it is unlocked.')
  const row = await periodOf(db, account.id, `${month}-01`)
  if (!row || row.status === 'OPEN') throw conflict(`${monthName(month)} is open.`, { month, status: 'OPEN' })
  await requireSecond(context, row)
  await settle(context, account, { month, before: row.status, status: 'OPEN', reason: reason.trim() })
  return account
}

/** Four eyes: what one has locked, another one unlocks. */
async function requireSecond(context: MoveContext, row: PeriodRow): Promise<void> {
  if (row.status !== 'LOCKED' || row.changedBy !== actorOf(context.session)) return
  const { isSingle } = await officersOf(context.db, row.accountId)
  if (isSingle) return
  const { message, details } = await lockedMonth(context.db, row)
  throw new ApiError(409, `You have locked it, so that someone else unlocks it. ${message}`, {
    code: 'PERIOD_LOCKED',
    data: details.data,
  })
}

interface Settled {
  month: string
  before: PeriodStatus
  status: PeriodStatus
  reason: string | null
}

async function settle(context: MoveContext, account: AccountRow, settled: Settled): Promise<void> {
  const { month, before, status, reason } = settled
  await write(context, account, settled)
  await context.journal({
    accountId: account.id,
    entity: accountEntity(account),
    before: { status: before },
    after: { status },
    detail: { month, ...(reason && { reason }) },
  })
}

async function write(
  context: MoveContext,
  { id: accountId }: AccountRow,
  { month, status, reason }: Settled,
): Promise<void> {
  const { db, session, now, happened } = context
  const set = { status, changedBy: actorOf(session), changedAt: now, reason }
  await db
    .insert(fiscalPeriods)
    .values({ accountId, month, ...set })
    .onConflictDoUpdate({ target: [fiscalPeriods.accountId, fiscalPeriods.month], set })
  const author = { accountId, userId: session.user.id, impersonatorId: session.impersonator?.id ?? null, now }
  const event = status === 'OPEN' ? 'PERIOD_UNLOCKED' : 'PERIOD_LOCKED'
  const detail = { month, status, ...(reason && { reason }) }
  await noteFinance(db, author, [{ documentType: 'PERIOD', documentId: accountId, event, detail }])
  if (status === 'LOCKED') await happened(monthLocked, { accountId, month })
}

/** Locking a month is undone by a second person, as it is unlocked. */
export const undoPeriodLock: Undo = {
  which: 'month',

  async present({ db }, { id }, { detail }) {
    return { status: (await periodOf(db, id, String(detail['month'])))?.status ?? 'OPEN' }
  },

  async restore(context, account, { before, detail }) {
    const month = String(detail['month'])
    await holdFinance(context.db, account.id)
    const row = await periodOf(context.db, account.id, month)
    if (row) await requireSecond(context, row)
    const status = (before?.['status'] ?? 'OPEN') as PeriodStatus
    await write(context, account, { month, before: row?.status ?? 'OPEN', status, reason: null })
    return { event: 'FINANCE_PERIOD_UNLOCKED' }
  },
}
