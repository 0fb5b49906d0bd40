import { findVisible } from '../../kernel/find-visible.ts'
import type { NetRateSettings, NetRateSettingsSave } from '@dragoman/sdk/operations/netRateSettings'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { netRateSettings } from './tables.ts'
import { workflows } from '../workflows/tables.ts'
import { orgUnits } from '../../identity/tables.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { holdAccount } from '../../identity/hold-account.ts'
import { checkOrgUnits } from './check-price-list.ts'
import type { Context } from '../../identity/context.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { openProjectsUse } from './open-projects.ts'
import { readScheme } from './read-scheme.ts'

export type NetRateRow = typeof netRateSettings.$inferSelect

/** A scheme with its bands and factors, and the units that use it by themselves. */
export async function showNetRates(db: Database, row: NetRateRow): Promise<NetRateSettings> {
  const orgUnitRefs = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(eq(orgUnits.netRateSettingsId, row.id))
    .orderBy(asc(orgUnits.name), orgUnits.id)
  return {
    uuid: row.id,
    name: row.name,
    isDefault: row.isDefault,
    matchRanges: row.matchRanges,
    version: row.version,
    netRateWorkflows: row.workflows,
    orgUnitUuids: orgUnitRefs.map(({ id }) => id),
  }
}

/** Makes a net rate scheme, for the units that the body names. */
export async function createNetRates(db: Database, session: SignedIn, body: NetRateSettingsSave): Promise<NetRateRow> {
  await holdAccount(db, session)
  const row = await insertOne(db, netRateSettings, {
    accountId: session.account.id,
    ...(await columns(db, session, body)),
  })
  await settleUse(db, session, row, body)
  return row
}

/** A scheme of the account, held until the transaction ends; 404 for any other. */
export async function holdNetRates(db: Database, session: SignedIn, id: string): Promise<NetRateRow> {
  await holdAccount(db, session)
  const visible = eq(netRateSettings.accountId, session.account.id)
  return findVisible(db, netRateSettings, { id, visible, what: 'net rate scheme', held: true })
}

/** Puts what the body says in place of what a held scheme said, as its next version. */
export async function updateNetRates(
  db: Database,
  session: SignedIn,
  held: NetRateRow,
  body: NetRateSettingsSave,
): Promise<NetRateRow> {
  if (held.isDefault && !(body.isDefault ?? false)) {
    throw invalid('body.isDefault', 'An account needs a default net rate scheme. Set another scheme as default first.')
  }
  const row = await updateOne(db, netRateSettings, eq(netRateSettings.id, held.id), {
    ...(await columns(db, session, body)),
    version: sql`${netRateSettings.version} + 1`,
    updatedAt: new Date(),
  })
  await settleUse(db, session, row, body)
  return row
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
    const others = and(eq(netRateSettings.accountId, row.accountId), ne(netRateSettings.id, row.id))
    await db.update(netRateSettings).set({ isDefault: false }).where(others)
  }
  await db.update(orgUnits).set({ netRateSettingsId: null }).where(eq(orgUnits.netRateSettingsId, row.id))
  if (orgUnitIds.length > 0)
    await db.update(orgUnits).set({ netRateSettingsId: row.id }).where(inArray(orgUnits.id, orgUnitIds))
}
