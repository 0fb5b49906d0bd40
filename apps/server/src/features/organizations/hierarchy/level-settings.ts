import type { HierarchyLevel, LevelSetting, LevelValue } from '@dragoman/sdk/operations/accountSettings'
import { and, eq } from 'drizzle-orm'
import { organizations, orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { projects } from '../../work/tables.ts'
import { findNetRates } from '../../rates/choose-rates.ts'
import { ownWeights } from '../../recommendations/settings.ts'
import { presentRules } from '../../segmentation/org-unit-rules.ts'
import { settingsOf } from '../../account/settings/settings-of.ts'

interface Place {
  level: HierarchyLevel
  orgUnit?: typeof orgUnits.$inferSelect
  project?: typeof projects.$inferSelect
}

/**
 * The settings that apply at the account, or at a part of it, with what each level above sets; 404 for a part that the
 * account doesn't have.
 */
export async function levelSettings(
  db: Database,
  accountId: string,
  nodeUuid: string | undefined,
): Promise<LevelSetting[]> {
  const place = nodeUuid === undefined ? { level: 'ACCOUNT' as const } : await findPlace(db, accountId, nodeUuid)
  const account = await settingsOf(db, accountId)
  const own = (setting: string, is: boolean): LevelSetting => only(setting, onOff(is))
  return [
    automation(account.projectAutomationEnabled, place),
    lastOf('NET_RATES', await netRates(db, accountId, place)),
    lastOf('SEGMENTATION', await segmentation(db, place)),
    lastOf('RECOMMENDATIONS', await recommendations(db, accountId, place)),
    own('CANCELLATION_REQUIRED', account.cancellationRequired),
    own('CONTEXT_MATCHING', account.requireContextTmMatching),
    only('COSTS_LOGFILE_TYPE', account.costsLogfileType),
    lastOf('WORD_COUNTER', wordCounters(account.wordCounter, place)),
  ]
}

async function findPlace(db: Database, accountId: string, id: string): Promise<Place> {
  const [organization] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), eq(organizations.accountId, accountId)))
  if (organization) return { level: 'ORGANIZATION' }
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.accountId, accountId)))
  const [orgUnit] = await db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.id, project?.orgUnitId ?? id), eq(orgUnits.accountId, accountId)))
  if (!orgUnit) throw notFound('organization, organizational unit, or project')
  return project ? { level: 'PROJECT', orgUnit, project } : { level: 'ORG_UNIT', orgUnit }
}

const onOff = (is: boolean) => (is ? 'ON' : 'OFF')

/** A setting that accounts alone have. */
const only = (setting: string, value: string): LevelSetting => ({
  setting,
  source: 'ACCOUNT',
  levels: [{ level: 'ACCOUNT', value }],
})

/** A setting whose lowest level applies. */
const lastOf = (setting: string, levels: LevelValue[]): LevelSetting => ({
  setting,
  source: levels.at(-1)?.level ?? 'SYSTEM',
  levels,
})

/** Off for the account is off for all; else projects decide, and organizational units for new ones. */
function automation(ofAccount: boolean, { orgUnit, project }: Place): LevelSetting {
  const levels: LevelValue[] = [
    { level: 'ACCOUNT', value: onOff(ofAccount) },
    ...(orgUnit ? [{ level: 'ORG_UNIT' as const, value: onOff(orgUnit.automationEnabled) }] : []),
    ...(project ? [{ level: 'PROJECT' as const, value: onOff(project.automationEnabled) }] : []),
  ]
  const { source } = lastOf('', levels)
  return { setting: 'PROJECT_AUTOMATION', source: ofAccount ? source : 'ACCOUNT', levels }
}

/** Projects keep the counter that held when they were created. */
function wordCounters(ofAccount: string, { orgUnit, project }: Place): LevelValue[] {
  const ofUnit = orgUnit?.wordCounter
  return [
    { level: 'ACCOUNT', value: ofAccount },
    ...(ofUnit ? [{ level: 'ORG_UNIT' as const, value: ofUnit }] : []),
    ...(project ? [{ level: 'PROJECT' as const, value: project.wordCounter }] : []),
  ]
}

async function netRates(db: Database, accountId: string, { orgUnit, project }: Place): Promise<LevelValue[]> {
  const usual = await findNetRates(db, { accountId, netRateSettingsId: null })
  const named = (level: HierarchyLevel, { name }: { name: string }): LevelValue => ({ level, value: 'NAMED', name })
  const levels: LevelValue[] = [
    usual?.source === 'SYSTEM' ? named('SYSTEM', usual) : { level: 'SYSTEM', value: 'BUILT_IN' },
  ]
  if (usual?.source === 'ACCOUNT') levels.push(named('ACCOUNT', usual))
  if (orgUnit?.netRateSettingsId) {
    const own = await findNetRates(db, orgUnit)
    if (own?.source === 'UNIT') levels.push(named('ORG_UNIT', own))
  }
  if (project?.netRateSettingsId) {
    const own = await findNetRates(db, project)
    if (own?.source === 'UNIT') levels.push(named('PROJECT', own))
  }
  return levels
}

async function segmentation(db: Database, { orgUnit }: Place): Promise<LevelValue[]> {
  const own = orgUnit && (await presentRules(db, orgUnit.id))
  return [{ level: 'SYSTEM', value: 'BUILT_IN' }, ...(own ? [{ level: 'ORG_UNIT' as const, value: 'OWN' }] : [])]
}

async function recommendations(db: Database, accountId: string, { orgUnit }: Place): Promise<LevelValue[]> {
  const levels: LevelValue[] = [{ level: 'SYSTEM', value: 'BUILT_IN' }]
  if (await ownWeights(db, accountId, null)) levels.push({ level: 'ACCOUNT', value: 'OWN' })
  if (orgUnit && (await ownWeights(db, accountId, orgUnit.id))) levels.push({ level: 'ORG_UNIT', value: 'OWN' })
  return levels
}
