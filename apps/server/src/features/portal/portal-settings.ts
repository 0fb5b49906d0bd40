import type { Portal, PortalSettings, PortalSettingsUpdate } from '@dragoman/sdk/operations/portal'
import { isManager } from '@dragoman/sdk/permissions'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AppSettings } from '../../identity/context.ts'
import { orgUnitsOfUser } from '../../identity/org-units.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits, organizations } from '../../identity/tables.ts'
import { inReach } from '../../identity/unit-scope.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { portalSettings } from './tables.ts'

type SettingsRow = Omit<typeof portalSettings.$inferSelect, 'accountId'>

/** Units that are offered to choose from. */
const mostUnits = 500
const unset: SettingsRow = { orgUnitIds: [], formality: 'Neutral', tone: '' }

export async function settingsOf(db: Database, accountId: string): Promise<SettingsRow> {
  const [row] = await db
    .select({ orgUnitIds: portalSettings.orgUnitIds, formality: portalSettings.formality, tone: portalSettings.tone })
    .from(portalSettings)
    .where(eq(portalSettings.accountId, accountId))
  return row ?? unset
}

export const showSettings = (row: SettingsRow, { publicUrl }: Pick<AppSettings, 'publicUrl'>): PortalSettings => ({
  version: versionOf(row.orgUnitIds, row.formality, row.tone),
  orgUnitUuids: row.orgUnitIds,
  formality: row.formality,
  tone: row.tone,
  url: new URL('/portal', publicUrl).href,
})

/** Changes the settings, which are held by the account's row. */
export async function changeSettings(
  db: Database,
  accountId: string,
  before: SettingsRow,
  { orgUnitUuids, formality = before.formality, tone = before.tone }: PortalSettingsUpdate,
): Promise<SettingsRow> {
  // Units that have been deleted since they were chosen may stay.
  const added = orgUnitUuids?.filter((id) => !before.orgUnitIds.includes(id)) ?? []
  if (added.length > 0) await requireUnits(db, accountId, added)
  const after = { orgUnitIds: [...(orgUnitUuids ?? before.orgUnitIds)].toSorted(), formality, tone: tone.trim() }
  await db
    .insert(portalSettings)
    .values({ accountId, ...after })
    .onConflictDoUpdate({ target: portalSettings.accountId, set: after })
  return after
}

async function requireUnits(db: Database, accountId: string, ids: readonly string[]): Promise<void> {
  const known = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(and(eq(orgUnits.accountId, accountId), isOneOf(orgUnits.id, ids)))
  const found = new Set(known.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw invalid('body.orgUnitUuids', `The account has no organizational unit ${missing}.`)
}

/** The portal as the caller finds it: their units, as far as the portal is for them. */
export async function showPortal(db: Database, session: SignedIn): Promise<Portal> {
  const { orgUnitIds, formality, tone } = await settingsOf(db, session.account.id)
  const units = await db
    .select({
      uuid: orgUnits.id,
      name: orgUnits.name,
      organization: organizations.name,
      timezone: orgUnits.timezone,
      source: orgUnits.defaultSourceLocale,
      targetLocales: orgUnits.targetLocales,
    })
    .from(orgUnits)
    .innerJoin(organizations, eq(organizations.id, orgUnits.organizationId))
    .where(
      and(
        eq(orgUnits.accountId, session.account.id),
        eq(orgUnits.status, 'ACTIVE'),
        inReach(session, orgUnits.id),
        isManager(session) ? undefined : inArray(orgUnits.id, orgUnitsOfUser(db, session.user.id)),
        orgUnitIds.length > 0 ? isOneOf(orgUnits.id, orgUnitIds) : undefined,
      ),
    )
    .orderBy(asc(sql`lower(${orgUnits.name})`), asc(orgUnits.id))
    .limit(mostUnits)
  return {
    units: units.map(({ source, ...unit }) => ({ ...unit, ...(source && { sourceLocale: source }) })),
    formality,
    tone,
  }
}
