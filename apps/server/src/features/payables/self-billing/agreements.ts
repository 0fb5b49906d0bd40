import type { SelfBilling } from '@dragoman/sdk/operations/payables'
import { can } from '@dragoman/sdk/permissions'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { findVisible } from '../../../kernel/find-visible.ts'
import { conflict, forbidden, impossible } from '../../../kernel/refusals.ts'
import { users } from '../../../kernel/tables.ts'
import { actorOf } from '../../people/billing/billing-versions.ts'
import { loadPayees } from '../payout-methods.ts'
import { selfBillingAgreements } from '../tables.ts'
import { seesPayables } from '../visible.ts'
import { companyOf, missingForDocument } from './self-billed.ts'

/** A person whose agreement the caller may see: of the account, or themselves. */
const findVendor = (db: Database, session: SignedIn, id: string | undefined, isOffice: boolean, held = false) =>
  findVisible(db, users, {
    id: id ?? session.user.id,
    visible: and(
      eq(users.accountId, session.account.id),
      isNull(users.removedAt),
      isOffice ? undefined : eq(users.id, session.user.id),
    ),
    what: 'person',
    held,
  })

/** The agreement of a linguist, and former ones; 404 for others'. */
export async function showSelfBilling(
  db: Database,
  session: SignedIn,
  vendorId: string | undefined,
): Promise<SelfBilling> {
  const vendor = await findVendor(db, session, vendorId, seesPayables(session))
  const entity = await companyOf(db, session.account.id)
  const rows = await db
    .select()
    .from(selfBillingAgreements)
    .where(and(eq(selfBillingAgreements.accountId, session.account.id), eq(selfBillingAgreements.vendorId, vendor.id)))
    .orderBy(desc(selfBillingAgreements.agreedAt))
  const isOffice = seesPayables(session)
  const people = await loadPeople(
    db,
    session,
    rows.flatMap(({ agreedBy, withdrawnBy }) => [agreedBy, withdrawnBy]),
  )
  // A linguist isn't told who of the company has withdrawn it.
  const shown = (id: string | null) => (isOffice || id === session.user.id ? people(id) : undefined)
  const missing = missingForDocument(entity, (await loadPayees(db, [vendor.id])).billing(vendor.id))
  return {
    isAgreed: rows.some(({ withdrawnAt }) => withdrawnAt === null),
    isOffered: entity?.selfBillingDays != null,
    company: entity?.legalName || session.account.name,
    objectionDays: entity?.selfBillingDays ?? 0,
    ...(missing.length > 0 && { missing }),
    history: rows.map(({ id: uuid, agreedBy, agreedAt, withdrawnBy, withdrawnAt }) => {
      const [agreed, withdrawn] = [shown(agreedBy), shown(withdrawnBy)]
      return {
        uuid,
        agreedDate: agreedAt.getTime(),
        ...(agreed && { agreedBy: agreed }),
        ...(withdrawn && { withdrawnBy: withdrawn }),
        ...(withdrawnAt && { withdrawnDate: withdrawnAt.getTime() }),
      }
    }),
  }
}

/** A linguist agrees; 422 where the account doesn't offer it or a document would lack something. */
export async function agreeToSelfBilling({ db, session, now, journal }: Context): Promise<SelfBilling> {
  if (session.impersonator !== null) throw forbidden('Only linguists themselves can agree to self-billing.')
  const vendor = await findVendor(db, session, undefined, false, true)
  const { isAgreed, isOffered, missing } = await showSelfBilling(db, session, undefined)
  if (isAgreed) throw conflict('You have agreed to self-billing already.', { isAgreed })
  if (!isOffered) throw notReady('notOffered', 'Your account doesn’t issue documents for linguists.')
  if (missing)
    throw impossible(
      missing.map((condition) => sentences[condition as keyof typeof sentences]).join(' '),
      'NOT_READY',
      { missing: missing.map((condition) => ({ condition, message: sentences[condition as keyof typeof sentences] })) },
    )
  const row = await insertOne(db, selfBillingAgreements, {
    accountId: session.account.id,
    vendorId: vendor.id,
    agreedBy: session.user.id,
    agreedAt: now,
  })
  await journal({
    entity: { type: 'USER', id: vendor.id, name: vendor.name },
    before: { selfBilling: false },
    after: { selfBilling: true },
    detail: { agreementUuid: row.id },
  })
  return showSelfBilling(db, session, undefined)
}

const sentences = {
  COMPANY_NAME: 'The company has no name in its finance settings.',
  COMPANY_COUNTRY: 'The company has no country in its finance settings.',
  LEGAL_NAME: 'Enter your legal name in your billing details.',
  COUNTRY: 'Enter your country in your billing details.',
} as const

const notReady = (condition: string, message: string) =>
  impossible(message, 'NOT_READY', { missing: [{ condition, message }] })

/** Ends an agreement: of one's own, or of anyone's by those who create payables. What was issued stays. */
export async function withdrawSelfBilling(
  { db, session, now, journal }: Context,
  vendorId: string | undefined,
): Promise<void> {
  const vendor = await findVendor(db, session, vendorId, can(session, ['PAYABLES_create']), true)
  const [live] = await db
    .select()
    .from(selfBillingAgreements)
    .where(and(eq(selfBillingAgreements.vendorId, vendor.id), isNull(selfBillingAgreements.withdrawnAt)))
  if (!live) throw conflict('There is no agreement to withdraw.', { isAgreed: false })
  await updateOne(db, selfBillingAgreements, eq(selfBillingAgreements.id, live.id), {
    withdrawnAt: now,
    withdrawnBy: actorOf(session),
  })
  await journal({
    entity: { type: 'USER', id: vendor.id, name: vendor.name },
    before: { selfBilling: true },
    after: { selfBilling: false },
    detail: { agreementUuid: live.id },
  })
}
