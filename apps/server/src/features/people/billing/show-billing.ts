import type { UserBilling, UserBillingChange, UserBillingVersion, UserPayment } from '@dragoman/sdk/operations/users'
import { desc, eq } from 'drizzle-orm'
import type { UserRow } from '../../../identity/find-user.ts'
import { loadPeople, type People } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { listPage, type Page, type PageQuery } from '../../../kernel/list-page.ts'
import { versionOf } from '../../../kernel/version.ts'
import { settingsOf } from '../../account/settings/settings-of.ts'
import { presentVersions, readWhole, type BillingVersion } from './billing-versions.ts'
import { canConfirm, canDecline } from './four-eyes.ts'
import { billingVersions, type ShownDetails } from './tables.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** The billing and payment details of a person who is in sight. */
export async function showBilling(
  db: Database,
  session: SignedIn,
  user: UserRow,
  secretKey: SecretKey,
): Promise<UserBilling> {
  const { billing, payment, pending } = await presentVersions(db, user.id)
  const { payoutConfirmationRequired } = await settingsOf(db, user.accountId)
  const people = await loadPeople(
    db,
    session,
    [payment, pending].flatMap((row) => [row?.createdBy ?? null, row?.decidedBy ?? null]),
  )
  const { invoicingPeriodicity, invoicingDayOfMonth } = user
  const whole = billing && readWhole(billing, secretKey)
  return {
    userUuid: user.id,
    version: versionOf(billing?.id, payment?.id, pending?.id),
    // Where the secret key of the server has changed, what is masked stays so until it is entered again.
    ...(whole === undefined ? billing?.shown : (JSON.parse(whole) as ShownDetails)),
    ...(invoicingPeriodicity !== null && { invoicingPeriodicity }),
    ...(invoicingDayOfMonth !== null && { invoicingDayOfMonth }),
    confirmationRequired: payoutConfirmationRequired,
    ...(payment && { payment: showPayment(payment, people) }),
    ...(pending && {
      pendingPayment: {
        ...showPayment(pending, people),
        canConfirm: canConfirm(session, pending),
        canDecline: canDecline(session, pending),
      },
    }),
  }
}

function showPayment({ id, shown, createdAt, createdBy, decidedBy }: BillingVersion, people: People): UserPayment {
  const by = people(createdBy)
  const confirmer = people(decidedBy)
  return {
    ...(shown as unknown as Omit<UserPayment, 'uuid' | 'date'>),
    uuid: id,
    date: createdAt.getTime(),
    ...(by && { createdBy: by }),
    ...(confirmer && { confirmedBy: confirmer }),
  }
}

/** One page of what became of a person's details, newest first. */
export function listVersions(
  db: Database,
  session: SignedIn,
  user: UserRow,
  query: PageQuery,
): Promise<Page<UserBillingVersion>> {
  return listPage(db, query, {
    from: billingVersions,
    where: eq(billingVersions.userId, user.id),
    orderBy: [desc(billingVersions.createdAt), desc(billingVersions.id)],
    show: async (rows) => {
      const people = await loadPeople(
        db,
        session,
        rows.flatMap(({ createdBy, decidedBy }) => [createdBy, decidedBy]),
      )
      return rows.map((row) => showVersion(row, people))
    },
  })
}

function showVersion(row: BillingVersion, people: People): UserBillingVersion {
  const by = people(row.createdBy)
  const decider = people(row.decidedBy)
  return {
    uuid: row.id,
    kind: row.kind,
    status: row.status,
    date: row.createdAt.getTime(),
    ...(by && { createdBy: by }),
    ...(decider && { decidedBy: decider }),
    ...(row.decidedAt && { decidedDate: row.decidedAt.getTime() }),
    ...(row.reason && { reason: row.reason }),
    changes: changesOf(row.before, row.shown),
  }
}

/** The differences; numbers that look the same masked are distinguished only by their version. */
function changesOf(before: ShownDetails, after: ShownDetails): UserBillingChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      ...(before[field] !== undefined && { before: before[field] }),
      ...(after[field] !== undefined && { after: after[field] }),
    }))
}
