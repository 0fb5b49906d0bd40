import type {
  ProvisioningRule as ShownRule,
  ProvisioningSettings,
  ProvisioningUpdate,
} from '@dragoman/sdk/operations/provisioning'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../identity/context.ts'
import { loadPeople } from '../../identity/people.ts'
import { organizations, orgUnits, permissionGroups } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { scimPath } from './answer-scim.ts'
import { provisioning, type ProvisioningRule } from './tables.ts'

export type SettingsRow = typeof provisioning.$inferSelect

type State = Pick<ProvisioningSettings, 'enabled' | 'defaultRole' | 'organizationUuid' | 'invites' | 'rules'>

/** The settings of an account, as they are or as they are at first. */
export async function settingsRow(db: Database, accountId: string): Promise<SettingsRow> {
  const [row] = await db.select().from(provisioning).where(eq(provisioning.accountId, accountId))
  return (
    row ?? {
      accountId,
      enabled: true,
      tokenHash: null,
      tokenHint: '',
      tokenCreatedAt: null,
      tokenCreatedBy: null,
      tokenExpiresAt: null,
      defaultRole: 'VENDOR',
      organizationId: null,
      invites: true,
      rules: [],
      syncStartedAt: null,
      lastRequestAt: null,
    }
  )
}

export const endpointAt = ({ settings }: Pick<Context, 'settings'>): string => `${settings.publicUrl}${scimPath}`

export const stateOf = ({ enabled, defaultRole, organizationId, invites, rules }: SettingsRow): State => ({
  enabled,
  defaultRole: defaultRole as State['defaultRole'],
  organizationUuid: organizationId,
  invites,
  rules: rules.map(showRule),
})

export async function showSettings(
  input: Pick<Context, 'db' | 'session' | 'settings'>,
  row: SettingsRow,
): Promise<ProvisioningSettings> {
  return {
    ...stateOf(row),
    endpoint: endpointAt(input),
    version: versionOf(stateOf(row)),
    ...(row.tokenHash !== null && (await showToken(input, row))),
  }
}

/** The facts about a token, without the token itself. */
async function showToken({ db, session }: Pick<Context, 'db' | 'session'>, row: SettingsRow) {
  const { tokenHint, tokenCreatedAt, tokenCreatedBy, tokenExpiresAt } = row
  const maker = (await loadPeople(db, session, [tokenCreatedBy]))(tokenCreatedBy)
  return {
    tokenHint,
    ...(tokenCreatedAt && { tokenCreatedAt: tokenCreatedAt.getTime() }),
    ...(maker && { tokenCreatedBy: maker }),
    ...(tokenExpiresAt && { tokenExpirationDate: tokenExpiresAt.getTime() }),
  }
}

const showRule = (rule: ProvisioningRule): ShownRule => {
  const { source, value, target } = rule
  return rule.target === 'ROLE'
    ? { source, value, target, role: rule.role as NonNullable<ShownRule['role']> }
    : { source, value, target, targetUuid: rule.uuid }
}

/** Stores changed settings. @throws ApiError 400 for what is not the account's */
export async function writeSettings(
  db: Database,
  before: SettingsRow,
  { rules, organizationUuid, ...rest }: ProvisioningUpdate,
): Promise<SettingsRow> {
  if (organizationUuid !== undefined && organizationUuid !== null)
    await requireOwn(db, before.accountId, organizationUuid)
  const read = rules && (await readRules(db, before.accountId, rules))
  const after = {
    ...before,
    ...rest,
    ...(organizationUuid !== undefined && { organizationId: organizationUuid }),
    ...(read && { rules: read }),
  }
  const { enabled, defaultRole, organizationId, invites } = after
  const set = { enabled, defaultRole, organizationId, invites, rules: after.rules }
  await db
    .insert(provisioning)
    .values({ accountId: before.accountId, ...set })
    .onConflictDoUpdate({ target: provisioning.accountId, set })
  return after
}

/** Stores a token, or that there is none. */
export async function storeToken(
  db: Database,
  accountId: string,
  set: Pick<SettingsRow, 'tokenHash' | 'tokenHint' | 'tokenCreatedAt' | 'tokenCreatedBy' | 'tokenExpiresAt'>,
): Promise<void> {
  await db
    .insert(provisioning)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: provisioning.accountId, set })
}

async function requireOwn(db: Database, accountId: string, id: string): Promise<void> {
  const found = await db.$count(organizations, and(eq(organizations.id, id), eq(organizations.accountId, accountId)))
  if (found === 0) throw invalid('body.organizationUuid', 'Organization not found.')
}

async function readRules(db: Database, accountId: string, rules: readonly ShownRule[]): Promise<ProvisioningRule[]> {
  const known = await knownTargets(db, accountId, rules)
  return rules.map(({ source, value: given, target, role, targetUuid }, position) => {
    const value = given.trim()
    if (target === 'ROLE') {
      if (!role || targetUuid !== undefined) throw invalid(`body.rules[${position}].role`, 'Choose a role.')
      return { source, value, target, role }
    }
    if (targetUuid === undefined || role !== undefined || !known[target].has(targetUuid))
      throw invalid(`body.rules[${position}].targetUuid`, 'Choose an organizational unit or a group of the account.')
    return { source, value, target, uuid: targetUuid }
  })
}

async function knownTargets(db: Database, accountId: string, rules: readonly ShownRule[]) {
  const ids = rules.flatMap(({ targetUuid }) => (targetUuid === undefined ? [] : [targetUuid]))
  if (ids.length === 0) return { ORG_UNIT: new Set<string>(), PERMISSION_GROUP: new Set<string>() }
  const units = await db
    .select({ id: orgUnits.id })
    .from(orgUnits)
    .where(and(inArray(orgUnits.id, ids), eq(orgUnits.accountId, accountId)))
  const groups = await db
    .select({ id: permissionGroups.id })
    .from(permissionGroups)
    .where(and(inArray(permissionGroups.id, ids), eq(permissionGroups.accountId, accountId)))
  return {
    ORG_UNIT: new Set(units.map(({ id }) => id)),
    PERMISSION_GROUP: new Set(groups.map(({ id }) => id)),
  }
}
