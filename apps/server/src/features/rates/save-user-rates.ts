import type { UserRate, UserRateCreate, UserRateUpdate } from '@dragoman/sdk/operations/userRates'
import { and, eq, sql } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, only, updateOne } from '../../kernel/database/one-row.ts'
import { invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { userRateDetails, userRates } from './tables.ts'
import { checkCurrency, checkOrgUnit, exactFee, makeDefault, mergeDetails, showRates } from './user-rates.ts'
import type { DetailRow, RateRow } from './user-rates.ts'

/** A rate as the wire shows it. */
export const showRate = async (db: Database, rate: RateRow): Promise<UserRate> => only(await showRates(db, [rate]))

const nextVersion = sql`${userRates.version} + 1`

export async function createRate(
  db: Database,
  session: SignedIn,
  userId: string,
  body: UserRateCreate,
): Promise<UserRate> {
  checkCurrency(body.currency)
  await checkOrgUnit(db, session, body.orgUnitUuid)
  const rate = await insertOne(db, userRates, {
    userId,
    currency: body.currency,
    minimumFee: exactFee(body.minimumFee),
    orgUnitId: body.orgUnitUuid ?? null,
  })
  await mergeDetails(db, session, rate.id, body.rateDetails ?? [])
  if (body.isDefault) await makeDefault(db, userId, rate.id)
  return showRate(db, { ...rate, isDefault: body.isDefault ?? false })
}

/** Changes a held rate. Amounts that were calculated with it name its version and stay what they were. */
export async function updateRate(
  db: Database,
  session: SignedIn,
  rate: RateRow,
  body: UserRateUpdate,
): Promise<{ before: UserRate; after: UserRate }> {
  if (body.uuid && body.uuid !== rate.id)
    throw invalid('body.uuid', "The rate in the body doesn't match the one in the URL.")
  if (body.userUuid && body.userUuid !== rate.userId)
    throw invalid('body.userUuid', "The person in the body doesn't match the one in the URL.")
  const before = await showRate(db, rate)
  checkCurrency(body.currency)
  await checkOrgUnit(db, session, body.orgUnitUuid)
  const changed = await updateOne(db, userRates, eq(userRates.id, rate.id), {
    version: nextVersion,
    ...(body.currency && { currency: body.currency }),
    ...(body.minimumFee !== undefined && { minimumFee: exactFee(body.minimumFee) }),
    ...(body.orgUnitUuid && { orgUnitId: body.orgUnitUuid }),
    ...(body.isDefault === false && { isDefault: false }),
  })
  if (body.rateDetails) await mergeDetails(db, session, rate.id, body.rateDetails)
  if (body.isDefault) await makeDefault(db, rate.userId, rate.id)
  const after = await showRate(db, { ...changed, isDefault: body.isDefault === true || changed.isDefault })
  return { before, after }
}

/** Deletes a held rate and gives it as it was. */
export async function removeRate(db: Database, rate: RateRow): Promise<UserRate> {
  const before = await showRate(db, rate)
  await db.delete(userRates).where(eq(userRates.id, rate.id))
  return before
}

/** Deletes a detail of a held rate and gives it as it was; 404 for any other. */
export async function removeRateDetail(db: Database, rate: RateRow, id: string): Promise<DetailRow> {
  const removed = oneOrNotFound(
    await db
      .delete(userRateDetails)
      .where(and(eq(userRateDetails.id, id), eq(userRateDetails.userRateId, rate.id)))
      .returning(),
    'rate detail',
  )
  await updateOne(db, userRates, eq(userRates.id, rate.id), { version: nextVersion })
  return removed
}
