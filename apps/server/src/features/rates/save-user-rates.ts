import type { UserRate, UserRateCreate, UserRateUpdate } from '@dragoman/sdk/operations/userRates'
import { and, eq, sql } from 'drizzle-orm'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, only, updateOne } from '../../kernel/database/one-row.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { keepVersion, loadVersion } from './rate-versions.ts'
import { userRateDetails, userRates } from './tables.ts'
import { checkCurrency, checkOrgUnit, exactFee, makeDefault, mergeDetails, showRates } from './user-rates.ts'
import type { DetailRow, RateRow } from './user-rates.ts'

/** A rate as the wire shows it. */
export const showRate = async (db: Database, rate: RateRow): Promise<UserRate> => only(await showRates(db, [rate]))

/** Keeps what a rate says now, so that payments that name its version can be opened even when it is gone. */
async function kept(db: Database, shown: UserRate): Promise<UserRate> {
  await keepVersion(db, 'user-rate', shown, shown)
  return shown
}

/** A rate of a person as it is, or as it was in a version, even once it is deleted; 404 for any other. */
export async function showRateOfVersion(
  db: Database,
  userId: string,
  uuid: string,
  version: number | undefined,
): Promise<UserRate> {
  const [present] = await db
    .select()
    .from(userRates)
    .where(and(eq(userRates.id, uuid), eq(userRates.userId, userId)))
  if (present && (version === undefined || version === present.version)) return showRate(db, present)
  const was = version === undefined ? undefined : await loadVersion(db, 'user-rate', { uuid, version })
  if (was?.userUuid !== userId) throw notFound(present ? 'version of this rate' : 'rate')
  return was
}

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
  return kept(db, await showRate(db, { ...rate, isDefault: body.isDefault ?? false }))
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
  const before = await kept(db, await showRate(db, rate))
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
  const isDefault = body.isDefault === true || changed.isDefault
  const after = await kept(db, await showRate(db, { ...changed, isDefault }))
  return { before, after }
}

/** Deletes a held rate and gives it as it was. */
export async function removeRate(db: Database, rate: RateRow): Promise<UserRate> {
  const before = await kept(db, await showRate(db, rate))
  await db.delete(userRates).where(eq(userRates.id, rate.id))
  return before
}

/** Deletes a detail of a held rate and gives it as it was; 404 for any other. */
export async function removeRateDetail(db: Database, rate: RateRow, id: string): Promise<DetailRow> {
  await kept(db, await showRate(db, rate))
  const removed = oneOrNotFound(
    await db
      .delete(userRateDetails)
      .where(and(eq(userRateDetails.id, id), eq(userRateDetails.userRateId, rate.id)))
      .returning(),
    'rate detail',
  )
  const changed = await updateOne(db, userRates, eq(userRates.id, rate.id), { version: nextVersion })
  await kept(db, await showRate(db, changed))
  return removed
}
