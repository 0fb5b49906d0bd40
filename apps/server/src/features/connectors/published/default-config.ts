import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorDelivery } from '@dragoman/sdk/operations/connectors'
import type { AsyncRequest, ConnectorKind } from '@dragoman/sdk/operations/shared'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../../../identity/context.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { invalid, notFound } from '../../../kernel/refusals.ts'
import { findProject } from '../../work/find-project.ts'
import { configEntity, findDefault, visibleConfigs, type ConfigRow } from '../configs/find-config.ts'
import { maskedFields } from '../configs/secrets.ts'
import { requireSettings } from '../configs/check-config.ts'
import { addConfig, changeConfig, recordedConfig } from '../configs/write-config.ts'
import { findRun } from '../runs/find-run.ts'
import { startRun } from '../runs/start-run.ts'
import { connectorConfigs, connectorItems, type RunParams } from '../tables.ts'
import { showRun } from '../views/list-connectors.ts'

// The published calls of a kind are about the one configuration of an organizational unit that has no name.

interface Given extends Record<string, string | undefined> {
  uuid?: string | undefined
  orgUnitUuid: string
}

const fieldsOf = ({ uuid: _uuid, orgUnitUuid: _unit, ...fields }: Given): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** A configuration as the published calls show it. */
export function showDefault({ settings }: Pick<Context, 'settings'>, config: ConfigRow) {
  // The published calls know nothing of hooks.
  const { hookSecret: _, ...fields } = maskedFields(config, settings.secretKey)
  return { uuid: config.id, orgUnitUuid: config.orgUnitId, ...fields }
}

/** Adds the configuration of a unit; 409 with its id where there is one. */
export async function createDefault(input: Context, kind: ConnectorKind, body: Given): Promise<ConfigRow> {
  const [unit] = await input.db.select({ name: orgUnits.name }).from(orgUnits).where(eq(orgUnits.id, body.orgUnitUuid))
  const name = `${connectorKinds[kind].name} · ${unit?.name ?? ''} · ${body.orgUnitUuid.slice(0, 8)}`.slice(0, 100)
  const { orgUnitUuid } = body
  const row = await addConfig(input, { kind, name, orgUnitUuid, fields: fieldsOf(body), isDefault: true })
  await input.journal({ entity: configEntity(row), after: recordedConfig(row) })
  return row
}

export async function updateDefault(input: Context, kind: ConnectorKind, body: Given): Promise<ConfigRow> {
  const held = await findDefault(input.db, input.session, kind, body.orgUnitUuid, true)
  if (body.uuid !== undefined && body.uuid !== held.id) throw notFound('connection')
  const row = await changeConfig(input, held, { fields: fieldsOf(body) })
  await input.journal({ entity: configEntity(row), before: recordedConfig(held), after: recordedConfig(row) })
  return row
}

/** A run as a request that is asked about by posting it again. */
async function showRequest({ db, session }: Context, id: string): Promise<AsyncRequest> {
  const { status, counts, projects, url, message, fault } = await showRun(db, session, id)
  return {
    id,
    status,
    data: status === 'RUNNING' ? null : { counts, projects, ...(url !== undefined && { url }) },
    error: status === 'ERROR' ? (message ?? fault ?? 'The run failed.') : null,
  }
}

interface SyncBody {
  configUUID: string
  orgUnitUUID: string
  contactUUID?: string | undefined
  workflows?: string[] | undefined
  sourceLanguage?: string | undefined
  targetLanguages?: string[] | undefined
  skipHashCheck?: boolean
  skipStatusCheck?: boolean
}

/** Starts a pull of the configuration of a unit, or says how the one with the id is doing. */
export async function syncDefault(
  input: Context & { query: { requestId?: string } },
  kind: ConnectorKind,
  body: SyncBody,
  more: Pick<RunParams, 'keys' | 'repository'> & { contentTypes?: string[]; reference?: string | undefined },
): Promise<AsyncRequest> {
  const { requestId } = input.query
  const config = await findDefault(input.db, input.session, kind, body.orgUnitUUID)
  if (config.id !== body.configUUID) throw notFound('connection')
  if (requestId !== undefined) return knownRequest(input, config, requestId)
  const { contactUUID, workflows, sourceLanguage, targetLanguages } = body
  const { keys, repository, contentTypes, reference } = more
  if (repository !== undefined && !config.repositories.some((one) => named(one).includes(repository)))
    throw invalid('body.repository', 'The configuration has no such repository.')
  const settings = {
    ...(contactUUID !== undefined && { contactUuid: contactUUID }),
    ...(workflows && { workflows }),
    ...(sourceLanguage !== undefined && { sourceLocale: sourceLanguage }),
    ...(targetLanguages && { targetLocales: targetLanguages }),
    ...(contentTypes && { contentTypes }),
  }
  await requireSettings(input, kind, settings)
  const params: RunParams = {
    settings: { ...settings, ...(reference !== undefined && { reference }) },
    ...(keys && { keys }),
    ...(repository !== undefined && { repository }),
    ...(body.skipHashCheck && { skipHashCheck: true }),
    ...(body.skipStatusCheck && { skipStatusCheck: true }),
  }
  const run = await startRun(input, config, { direction: 'PULL', trigger: 'MANUAL', params })
  return showRequest(input, run.id)
}

const named = ({ owner, name }: { owner: string; name: string }) => [name, `${owner}/${name}`]

/** Starts the delivery of a project's translations, or says how the one with the id is doing. */
export async function deliverDefault(
  input: Context & { query: { requestId?: string }; path: { projectUUID: string }; body: ConnectorDelivery },
  kind: ConnectorKind,
): Promise<AsyncRequest> {
  const { db, session, path, query, body } = input
  const project = await findProject(db, session, path.projectUUID)
  const [found] = await db
    .select({ config: connectorConfigs })
    .from(connectorItems)
    .innerJoin(connectorConfigs, eq(connectorConfigs.id, connectorItems.configId))
    .where(and(visibleConfigs(db, session), eq(connectorConfigs.kind, kind), eq(connectorItems.projectId, project.id)))
    .orderBy(desc(connectorConfigs.isDefault), asc(connectorConfigs.id))
    .limit(1)
  if (!found) throw notFound('project with content of this kind')
  const { config } = found
  if (query.requestId !== undefined) return knownRequest(input, config, query.requestId)
  const { filenames, languages } = body
  const params: RunParams = {
    projectId: project.id,
    ...(filenames?.length && { filenames }),
    ...(languages?.length && { locales: languages }),
  }
  const run = await startRun(input, config, { direction: 'PUSH', trigger: 'MANUAL', params })
  return showRequest(input, run.id)
}

async function knownRequest(input: Context, config: ConfigRow, id: string): Promise<AsyncRequest> {
  const run = await findRun(input.db, input.session, id)
  if (run.configId !== config.id) throw notFound('run')
  return showRequest(input, run.id)
}
