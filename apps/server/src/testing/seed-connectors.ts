import { randomUUID } from 'node:crypto'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { sealedSecrets } from '../features/connectors/configs/secrets.ts'
import { connectorRequests } from '../features/connectors/request-tables.ts'
import {
  connectorConfigs,
  connectorGroups,
  connectorItems,
  connectorRunItems,
  connectorRuns,
  connectorTargets,
} from '../features/connectors/tables.ts'
import { insertOne } from '../kernel/database/one-row.ts'
import type { Place } from './people.ts'
import type { TestApp } from './test-app.ts'

const fieldsOf = {
  GITHUB: { fields: { githubUrl: 'https://127.0.0.1', githubUser: 'octo' }, secrets: { githubToken: 'token' } },
  WORDPRESS: { fields: { baseUrl: 'https://127.0.0.1', wpUser: 'editor' }, secrets: { wpPassword: 'password' } },
  ELOQUA: { fields: { companyName: 'ACME', username: 'writer' }, secrets: { password: 'password' } },
} satisfies Partial<Record<ConnectorKind, object>>

/** The connections that the published calls are about, with a run that has failed, and a translation that is held. */
export async function seedConnectors(
  { db, app }: TestApp,
  { accountId, orgUnitId }: Place,
  { managerId, projectId }: { managerId: string; projectId: string },
) {
  const connect = async (kind: keyof typeof fieldsOf) => {
    const id = randomUUID()
    const { fields, secrets } = fieldsOf[kind]
    const sealed = sealedSecrets(secrets, id, app.services.settings.secretKey)
    const settings = { sourceLocale: 'en', targetLocales: ['es'] }
    const row = { id, accountId, orgUnitId, kind, name: kind, isDefault: true, fields, secrets: sealed, settings }
    return insertOne(db, connectorConfigs, { ...row, ownerId: managerId })
  }
  const github = await connect('GITHUB')
  const group = { accountId, orgUnitId, kind: github.kind, name: 'All', configIds: [github.id] }
  const connectorGroup = await insertOne(db, connectorGroups, group)
  const key = 'acme/app:en.json'
  const seen = { key, title: 'en.json', version: '1', takenVersion: '1', seenAt: new Date(), projectId }
  const item = await insertOne(db, connectorItems, { ...seen, configId: github.id })
  const target = await insertOne(db, connectorTargets, { itemId: item.id, locale: 'es', heldVersion: '1' })
  const asked = { accountId, configId: github.id, direction: 'PUSH', trigger: 'MANUAL', params: {} } as const
  const run = await insertOne(db, connectorRuns, { ...asked, status: 'WARN', endedAt: new Date() })
  const line = { key, title: item.title, locale: 'es', reason: 'TARGET_CHANGED', targetId: target.id } as const
  const runItem = await insertOne(db, connectorRunItems, { ...line, runId: run.id, at: new Date() })
  const pieces = [{ key: 'post:1', title: 'Storage', version: '1' }]
  const wordpress = await connect('WORDPRESS')
  const wanted = {
    accountId,
    configId: wordpress.id,
    name: 'Winter',
    requesterId: managerId,
    pieces,
    targetLocales: [],
  }
  const request = await insertOne(db, connectorRequests, wanted)
  return {
    connectorRequest: request.id,
    connectorConfig: github.id,
    wordpressConfig: wordpress.id,
    eloquaConfig: (await connect('ELOQUA')).id,
    connectorGroup: connectorGroup.id,
    connectorRun: run.id,
    connectorRunItem: runItem.id,
    connectorTarget: target.id,
  }
}
