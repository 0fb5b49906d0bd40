import { connectorKinds, isConnectorValue, type ConnectorField } from '@dragoman/sdk/connector-kinds'
import type { ConnectorRepository, ConnectorSettings } from '@dragoman/sdk/operations/connectors'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { isAccountType } from '@dragoman/sdk/permissions'
import { tiersFrom } from '@dragoman/sdk/tiers'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { addressProblem } from '../../../kernel/outbound/public-address.ts'
import { conflict, impossible, invalid } from '../../../kernel/refusals.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import { requireTimezone } from '../../pipelines/schedule.ts'
import { requirePerson } from '../../projects/create-project.ts'
import { adapters } from '../kinds/adapters.ts'
import { connectorConfigs } from '../tables.ts'

/** Refuses a kind that the plan of the account does not include. */
export function requirePlan(session: SignedIn, kind: ConnectorKind): void {
  const { tier, name } = connectorKinds[kind]
  const tiers = tiersFrom(tier)
  if (isAccountType(session, ...tiers)) return
  throw impossible(`${name} comes with: ${tiers.join(', ')}.`, 'PLAN_LIMIT', { kind, accountTypes: tiers })
}

/** Refuses fields that the kind doesn't have, lacks, or has in another form, and addresses that lead inside. */
export function requireFields(
  kind: ConnectorKind,
  fields: Readonly<Record<string, string>>,
  allowedHosts: readonly string[],
): void {
  const known = connectorKinds[kind].fields
  const unknown = Object.keys(fields).find((name) => !known.some((field) => field.name === name))
  const names = known.map(({ name }) => name).join(', ')
  if (unknown !== undefined) throw invalid(`body.fields.${unknown}`, `This kind has the fields ${names}.`)
  for (const field of known) {
    const value = fields[field.name] ?? ''
    const at = `body.fields.${field.name}`
    if (!isConnectorValue(field, value))
      throw invalid(at, value === '' ? 'This field is required.' : 'The value does not have the form of this field.')
    if (field.type === 'url' && value !== '' && addressProblem(value, allowedHosts))
      throw invalid(at, 'Enter a public https address, without a user name. The operator can allow others.')
  }
  const problem = adapters[kind]?.problem?.(fields)
  if (problem) throw invalid(`body.fields.${problem.field}`, problem.message)
}

/** Refuses to send stored secrets to another address than the one that they were entered for. */
export function requireSecretsAgain(
  kind: ConnectorKind,
  before: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): void {
  const known = connectorKinds[kind].fields
  const isMoved = ({ name, type }: ConnectorField) =>
    type === 'url' && given[name] !== undefined && given[name] !== (before[name] ?? '')
  if (!known.some(isMoved)) return
  const kept = known.find(({ name, secret }) => secret && before[name] && given[name] === undefined)
  if (kept) throw invalid(`body.fields.${kept.name}`, 'Enter it again when the address changes.')
}

export function requireRepositories(kind: ConnectorKind, all: readonly ConnectorRepository[]): ConnectorRepository[] {
  if (all.length > 0 && !connectorKinds[kind].hasRepositories)
    throw invalid('body.repositories', 'This kind has no repositories.')
  const names = all.map(({ owner, name }) => `${owner}/${name}`.toLowerCase())
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw invalid('body.repositories', `${twice} is there twice.`)
  return all.toSorted((one, other) => (`${one.owner}/${one.name}` < `${other.owner}/${other.name}` ? -1 : 1))
}

/** Refuses settings that can't be, and contacts who are not of the account. */
export async function requireSettings(
  { db, session }: Pick<Context, 'db' | 'session'>,
  kind: ConnectorKind,
  settings: ConnectorSettings,
): Promise<ConnectorSettings> {
  const { contactUuid, sourceLocale, targetLocales = [], locales = [], delivery, schedule, intervalMinutes } = settings
  if (schedule) requireTimezone(schedule, 'body.settings.schedule.timezone')
  if (schedule && intervalMinutes)
    throw invalid('body.settings.schedule', 'Choose an interval or a schedule, not both.')
  if (sourceLocale !== undefined) requireLanguage(sourceLocale, 'body.settings.sourceLocale')
  for (const locale of targetLocales) requireLanguage(locale, 'body.settings.targetLocales')
  for (const { locale } of locales) requireLanguage(locale, 'body.settings.locales')
  if (sourceLocale !== undefined && targetLocales.includes(sourceLocale))
    throw invalid('body.settings.targetLocales', 'The target languages have to differ from the source language.')
  if (contactUuid !== undefined) await requirePerson(db, session, contactUuid, 'body.settings.contactUuid')
  const { deliveries } = connectorKinds[kind]
  if (delivery !== undefined && !deliveries.includes(delivery))
    throw invalid('body.settings.delivery', `This kind delivers by ${deliveries.join(' or ')}.`)
  return settings
}

export async function requireNoDefault(db: Database, kind: ConnectorKind, orgUnitId: string): Promise<void> {
  const [present] = await db
    .select({ uuid: connectorConfigs.id })
    .from(connectorConfigs)
    .where(
      and(
        eq(connectorConfigs.orgUnitId, orgUnitId),
        eq(connectorConfigs.kind, kind),
        eq(connectorConfigs.isDefault, true),
      ),
    )
  if (present)
    throw conflict('The organizational unit has a configuration of this kind already. Change that one.', present)
}

export async function requireFreeName(
  db: Database,
  session: SignedIn,
  { kind, name, but }: { kind: ConnectorKind; name: string; but?: string },
): Promise<void> {
  const [taken] = await db
    .select({ id: connectorConfigs.id })
    .from(connectorConfigs)
    .where(
      and(
        eq(connectorConfigs.accountId, session.account.id),
        eq(connectorConfigs.kind, kind),
        eq(sql`lower(${connectorConfigs.name})`, name.toLowerCase()),
        but === undefined ? undefined : ne(connectorConfigs.id, but),
      ),
    )
  if (taken) throw impossible(`There is a connection named ${name} already. Choose another name.`, 'NAME_TAKEN')
}
