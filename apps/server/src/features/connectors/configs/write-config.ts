import { randomUUID } from 'node:crypto'
import type { ConnectorConfigUpdate, ConnectorRepository, ConnectorSettings } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { requireFeature } from '../../../identity/require-feature.ts'
import { insertOne, updateOne } from '../../../kernel/database/one-row.ts'
import { impossible } from '../../../kernel/refusals.ts'
import { nextTime } from '../../pipelines/schedule.ts'
import { findOwnOrgUnit, requireActive } from '../../work/own-org-unit.ts'
import { connectorConfigs } from '../tables.ts'
import {
  requireFields,
  requireFreeName,
  requireNoDefault,
  requirePlan,
  requireRepositories,
  requireSecretsAgain,
  requireSettings,
} from './check-config.ts'
import type { ConfigRow } from './find-config.ts'
import { divided, masked, sealedSecrets, secretsOf } from './secrets.ts'

/** Connections of an account. */
const mostConfigs = 500
const minute = 60_000

interface NewConfig {
  kind: ConnectorKind
  name: string
  orgUnitUuid: string
  fields: Readonly<Record<string, string>>
  active?: boolean | undefined
  repositories?: readonly ConnectorRepository[] | undefined
  settings?: ConnectorSettings | undefined
  isDefault?: boolean
}

type WriteContext = Pick<Context, 'db' | 'session' | 'settings' | 'now'>

/** Adds a connection. */
export async function addConfig(context: WriteContext, body: NewConfig): Promise<ConfigRow> {
  const { db, session, settings, now } = context
  const { kind, name, orgUnitUuid, active = true, isDefault = false } = body
  requireFeature(session, 'INTEGRATIONS')
  requirePlan(session, kind)
  const orgUnit = await findOwnOrgUnit(db, session, orgUnitUuid)
  requireActive(orgUnit)
  if ((await db.$count(connectorConfigs, eq(connectorConfigs.accountId, session.account.id))) >= mostConfigs)
    throw impossible(`An account can have ${mostConfigs} connections. Delete one first.`, 'TOO_MANY')
  requireFields(kind, body.fields, settings.connectorAllowedHosts ?? [])
  const repositories = requireRepositories(kind, body.repositories ?? [])
  const rules = await requireSettings(context, kind, body.settings ?? {})
  if (isDefault) await requireNoDefault(db, kind, orgUnit.id)
  await requireFreeName(db, session, { kind, name: name.trim() })
  const id = randomUUID()
  const { open, secret } = divided(kind, body.fields)
  return insertOne(db, connectorConfigs, {
    id,
    accountId: session.account.id,
    orgUnitId: orgUnit.id,
    kind,
    name: name.trim(),
    isDefault,
    active,
    fields: open,
    secrets: sealedSecrets(secret, id, settings.secretKey),
    repositories,
    settings: rules,
    ownerId: session.user.id,
    nextAt: active ? nextAfter(rules, now) : null,
  })
}

/** Changes a held connection, which acts for the caller from then on. */
export async function changeConfig(
  context: WriteContext,
  held: ConfigRow,
  body: ConnectorConfigUpdate,
): Promise<ConfigRow> {
  const { db, session, settings, now } = context
  const { kind } = held
  requirePlan(session, kind)
  const before = { ...held.fields, ...secretsOf(held, settings.secretKey) }
  const given = Object.entries(body.fields ?? {}).filter(([, value]) => value !== masked)
  const fields = { ...before, ...Object.fromEntries(given) }
  if (given.length > 0) {
    requireFields(kind, fields, settings.connectorAllowedHosts ?? [])
    requireSecretsAgain(kind, before, Object.fromEntries(given))
  }
  const name = body.name?.trim() ?? held.name
  if (name !== held.name) await requireFreeName(db, session, { kind, name, but: held.id })
  const rules = body.settings ? await requireSettings(context, kind, body.settings) : held.settings
  const active = body.active ?? held.active
  const { open, secret } = divided(kind, fields)
  const isWoken = body.active === true
  const hasInterval = (rules.intervalMinutes ?? null) !== null
  const keepsTime = hasInterval && held.nextAt !== null && rules.intervalMinutes === held.settings.intervalMinutes
  return updateOne(db, connectorConfigs, eq(connectorConfigs.id, held.id), {
    name,
    active,
    fields: open,
    ...(given.length > 0 && { secrets: sealedSecrets(secret, held.id, settings.secretKey), isSignInRefused: false }),
    ...(body.repositories && { repositories: requireRepositories(kind, body.repositories) }),
    settings: rules,
    ownerId: session.user.id,
    ...(isWoken && { pausedAt: null, failuresInRow: 0 }),
    nextAt: !active || (held.pausedAt && !isWoken) ? null : keepsTime ? held.nextAt : nextAfter(rules, now),
  })
}

/** When a connection with these settings is synchronized next by itself; null for never. */
export function nextAfter({ intervalMinutes, schedule }: ConnectorSettings, now: Date): Date | null {
  if (schedule) return nextTime(schedule, now)
  return intervalMinutes ? new Date(now.getTime() + intervalMinutes * minute) : null
}

/** A connection in the journal; never its secrets, nor anything that is made of them. */
export const recordedConfig = ({ kind, name, orgUnitId, active, fields, repositories, settings }: ConfigRow) => ({
  kind,
  name,
  orgUnit: orgUnitId,
  active,
  fields,
  repositories,
  settings,
})
