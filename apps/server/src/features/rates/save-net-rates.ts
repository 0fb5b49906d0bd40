import { findVisible } from '../../kernel/find-visible.ts'
import type { NetRateSettings, NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import { isSysAdmin } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { netRateSettings } from './tables.ts'
import { workflows } from '../workflows/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { forbidden, impossible, invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { holdAccount } from '../../identity/hold-account.ts'
import { checkOrgUnits } from './check-price-list.ts'
import type { Context } from '../../identity/context.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { usableNetRates } from './usable-net-rates.ts'
import { openProjectsUse } from './open-projects.ts'
import { readScheme } from './read-scheme.ts'

export type NetRateRow = typeof netRateSettings.$inferSelect

/** The units of the caller's account that use a scheme by themselves. */
const usedBy = ({ account }: SignedIn, { id }: NetRateRow) =>
  and(eq(orgUnits.netRateSettingsId, id), eq(orgUnits.accountId, account.id))

/** A scheme with its bands and factors, and the units of the caller's account that use it by themselves. */
export async function showNetRates(db: Database, session: SignedIn, row: NetRateRow): Promise<NetRateSettings> {
  const orgUnitRefs = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(usedBy(session, row))
    .orderBy(asc(orgUnits.name), orgUnits.id)
  return {
    uuid: row.id,
    name: row.name,
    isDefault: row.isDefault,
    isSystem: row.accountId === null,
    matchRanges: row.matchRanges,
    version: row.version,
    netRateWorkflows: row.workflows,
    orgUnitUuids: orgUnitRefs.map(({ id }) => id),
  }
}

/** Makes a net rate scheme, for the units that the body names. */
export async function createNetRates(db: Database, session: SignedIn, body: NetRateSettingsSave): Promise<NetRateRow> {
  const isSystem = body.isSystem ?? false
  if (isSystem) await holdSystemSchemes(db, session)
  await holdAccount(db, session)
  const row = await insertOne(db, netRateSettings, {
    accountId: isSystem ? null : session.account.id,
    ...(await columns(db, session, body)),
  })
  await settleUse(db, session, row, body)
  return row
}

/** System schemes are written by system administrators alone, one at a time. */
async function holdSystemSchemes(db: Database, session: SignedIn): Promise<void> {
  if (!isSysAdmin(session))
    throw forbidden('Only system administrators change the net rate schemes of the system.', ['ROLE_SYSADMIN'])
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('system net rates'))`)
}

/** A scheme that the caller may change, held until the transaction ends; 403 for one of the system, 404 for any other. */
export async function holdNetRates(db: Database, session: SignedIn, id: string): Promise<NetRateRow> {
  const found = { id, visible: usableNetRates(session.account.id), what: 'net rate scheme' }
  const { accountId } = await findVisible(db, netRateSettings, found)
  if (accountId === null) await holdSystemSchemes(db, session)
  await holdAccount(db, session)
  return findVisible(db, netRateSettings, { ...found, held: true })
}

/** Changes what the body names of a held scheme, as its next version. */
export async function updateNetRates(
  db: Database,
  session: SignedIn,
  held: NetRateRow,
  given: NetRateSettingsSave,
): Promise<NetRateRow> {
  // As the contract has it: what is stored was read by it.
  const factors = held.workflows as NonNullable<NetRateSettingsSave['netRateWorkflows']>
  const body = { isDefault: held.isDefault, netRateWorkflows: factors, ...given }
  if (held.isDefault && !(body.isDefault ?? false) && !(held.accountId && (await hasSystemDefault(db))))
    throw invalid('body.isDefault', 'There must be a default net rate scheme. Set another scheme as default first.')
  const row = await updateOne(db, netRateSettings, eq(netRateSettings.id, held.id), {
    ...(await columns(db, session, body)),
    version: sql`${netRateSettings.version} + 1`,
    updatedAt: new Date(),
  })
  await settleUse(db, session, row, body)
  return row
}

const hasSystemDefault = async (db: Database): Promise<boolean> =>
  (await db.$count(netRateSettings, and(isNull(netRateSettings.accountId), eq(netRateSettings.isDefault, true)))) > 0

/** Sets the scheme of a unit of the caller's account, or (null) lets it inherit one; 404 for a scheme of another account. */
export async function setOrgUnitNetRates(
  db: Database,
  session: SignedIn,
  orgUnitId: string,
  id: string | null,
): Promise<string | null> {
  if (id === null) {
    await db.update(orgUnits).set({ netRateSettingsId: null }).where(eq(orgUnits.id, orgUnitId))
    return null
  }
  const found = { id, visible: usableNetRates(session.account.id), what: 'net rate scheme', held: true }
  const { name } = await findVisible(db, netRateSettings, found)
  await db.update(orgUnits).set({ netRateSettingsId: id }).where(eq(orgUnits.id, orgUnitId))
  return name
}

/** Deletes a held scheme; 422 for the default one, and while open projects use it. */
export async function removeNetRates({ db, usage }: Pick<Context, 'db' | 'usage'>, held: NetRateRow): Promise<void> {
  if (held.isDefault) {
    throw impossible(`${held.name} is the default scheme. Set another scheme as default first.`, 'DEFAULT_NET_RATES')
  }
  const count = await usage.openProjects(db, { netRateSettingsId: held.id })
  if (count > 0)
    throw impossible(
      `${openProjectsUse(count)} ${held.name}. You can delete it once they are closed.`,
      'NET_RATES_IN_USE',
      {
        projects: count,
      },
    )
  await db.update(orgUnits).set({ netRateSettingsId: null }).where(eq(orgUnits.netRateSettingsId, held.id))
  await db.delete(netRateSettings).where(eq(netRateSettings.id, held.id))
}

async function columns(db: Database, session: SignedIn, body: NetRateSettingsSave) {
  const name = body.name.trim()
  if (name === '') throw invalid('body.name', 'Enter a name.')
  const steps = await db
    .select({ code: workflows.code })
    .from(workflows)
    .where(eq(workflows.accountId, session.account.id))
  const scheme = readScheme(body, new Set(steps.map(({ code }) => code)))
  return { name, isDefault: body.isDefault ?? false, ...scheme }
}

async function settleUse(db: Database, session: SignedIn, row: NetRateRow, body: NetRateSettingsSave): Promise<void> {
  const orgUnitIds = await checkOrgUnits(db, session, { orgUnitUuids: body.orgUnitUuids })
  if (row.isDefault) {
    const ofSame = row.accountId ? eq(netRateSettings.accountId, row.accountId) : isNull(netRateSettings.accountId)
    const others = and(ofSame, ne(netRateSettings.id, row.id))
    await db.update(netRateSettings).set({ isDefault: false }).where(others)
  }
  if (!body.orgUnitUuids) return
  await db.update(orgUnits).set({ netRateSettingsId: null }).where(usedBy(session, row))
  if (orgUnitIds.length > 0)
    await db.update(orgUnits).set({ netRateSettingsId: row.id }).where(inArray(orgUnits.id, orgUnitIds))
}
