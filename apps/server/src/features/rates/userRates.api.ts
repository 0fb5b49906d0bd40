import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { userRateDetails, userRates as table } from './tables.ts'
import type { Entity } from '../../kernel/journal.ts'
import { findUser } from '../../identity/find-user.ts'
import { checkCurrency, checkUnit, exactFee, findRate, makeDefault, mergeDetails, showRates } from './user-rates.ts'
import type { Handlers } from '../../identity/context.ts'
import { invalid, notFound } from '../../kernel/refusals.ts'
import { insertOne } from '../../kernel/database/one-row.ts'

const entity = (user: { id: string; name: string }): Entity => ({ type: 'USER', id: user.id, name: user.name })

export const userRates = {
  async list({ db, session, path, query }) {
    const user = await findUser(db, session, path.userUUID)
    const { scope, orgUnitUuid, currency } = query
    const rows = await db
      .select()
      .from(table)
      .where(
        and(
          eq(table.userId, user.id),
          scope === 'ACCOUNT' ? isNull(table.orgUnitId) : undefined,
          scope === 'ORG_UNIT' ? isNotNull(table.orgUnitId) : undefined,
          orgUnitUuid ? eq(table.orgUnitId, orgUnitUuid) : undefined,
          currency ? eq(table.currency, currency) : undefined,
        ),
      )
      .orderBy(desc(table.isDefault), asc(table.createdAt))
    return showRates(db, rows)
  },

  async create({ db, session, path, body, journal }) {
    const user = await findUser(db, session, path.userUUID)
    checkCurrency(body.currency)
    await checkUnit(db, session, body.orgUnitUuid)
    const rate = await insertOne(db, table, {
      userId: user.id,
      currency: body.currency,
      minimumFee: exactFee(body.minimumFee),
      orgUnitId: body.orgUnitUuid ?? null,
    })
    await mergeDetails(db, session, rate.id, body.rateDetails ?? [])
    if (body.isDefault) await makeDefault(db, user.id, rate.id)
    const [shown] = await showRates(db, [{ ...rate, isDefault: body.isDefault ?? false }])
    if (!shown) throw new Error('the rate is gone')
    await journal({ entity: entity(user), after: { rate: shown } })
    return shown
  },

  /** What a rate was stays in the amounts that were made with it; they name its version. */
  async update({ db, session, path, body, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    if (body.uuid && body.uuid !== rate.id)
      throw invalid('body.uuid', "The rate in the body doesn't match the one in the URL.")
    if (body.userUuid && body.userUuid !== user.id)
      throw invalid('body.userUuid', "The person in the body doesn't match the one in the URL.")
    const [before] = await showRates(db, [rate])
    checkCurrency(body.currency)
    await checkUnit(db, session, body.orgUnitUuid)
    const [changed] = await db
      .update(table)
      .set({
        version: sql`${table.version} + 1`,
        ...(body.currency && { currency: body.currency }),
        ...(body.minimumFee !== undefined && { minimumFee: exactFee(body.minimumFee) }),
        ...(body.orgUnitUuid && { orgUnitId: body.orgUnitUuid }),
        ...(body.isDefault === false && { isDefault: false }),
      })
      .where(eq(table.id, rate.id))
      .returning()
    if (!changed) throw notFound('rate')
    if (body.rateDetails) await mergeDetails(db, session, rate.id, body.rateDetails)
    if (body.isDefault) await makeDefault(db, user.id, rate.id)
    const [after] = await showRates(db, [{ ...changed, isDefault: body.isDefault === true || changed.isDefault }])
    if (!before || !after) throw notFound('rate')
    await journal({ entity: entity(user), before: { rate: before }, after: { rate: after } })
    return after
  },

  async remove({ db, session, path, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    const [before] = await showRates(db, [rate])
    await db.delete(table).where(eq(table.id, rate.id))
    await journal({ entity: entity(user), before: { rate: before } })
  },

  async setDefault({ db, session, path, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    await makeDefault(db, user.id, rate.id)
    await journal({ entity: entity(user), after: { defaultRate: rate.id } })
  },

  async removeDetail({ db, session, path, journal }) {
    const user = await findUser(db, session, path.userUUID)
    const rate = await findRate(db, user.id, path.userRateUUID)
    const [removed] = await db
      .delete(userRateDetails)
      .where(and(eq(userRateDetails.id, path.rateDetailUUID), eq(userRateDetails.userRateId, rate.id)))
      .returning()
    if (!removed) throw notFound('rate detail')
    await db
      .update(table)
      .set({ version: sql`${table.version} + 1` })
      .where(eq(table.id, rate.id))
    await journal({
      entity: entity(user),
      before: { languagePair: `${removed.sourceLocale}:${removed.targetLocale}`, wordRate: removed.wordRate },
    })
  },
} satisfies Handlers<'userRates'>
