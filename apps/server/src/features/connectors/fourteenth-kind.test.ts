import { randomUUID } from 'node:crypto'
import { connectorKinds, type ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { describe, expect, it } from 'vitest'
import { insertOne } from '../../kernel/database/one-row.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { connectorSteps } from '../../testing/connectors.ts'
import { sealedSecrets } from './configs/secrets.ts'
import { adapters } from './kinds/adapters.ts'
import type { Adapter } from './peer/adapter.ts'
import { connectorConfigs } from './tables.ts'

// A kind that the contract doesn't name: its answers aren't held against it.
const test = await openTestApp({ verifyAnswers: false })
const steps = connectorSteps(test)
const { manager, place } = test.people

const kind = 'SHELF' as ConnectorKind
const descriptor: ConnectorDescriptor = {
  kind,
  name: 'Shelf',
  path: 'shelf',
  hosts: [],
  auth: 'token',
  fields: [{ name: 'key', type: 'text', required: true, secret: true }],
  pages: ['config'],
  capabilities: { pull: true, push: true, publish: false, draft: true },
  choices: [],
  deliveries: ['DRAFT'],
  limits: { requests: 100, seconds: 1, atOnce: 1 },
  localeStyle: 'bcp47',
  tier: 'BUSINESS',
}
const shelf = new Map([['greeting', '{"hello": "Hello"}']])
const adapter: Adapter = {
  checks: () => [],
  choices: () => Promise.resolve([]),
  discover: () =>
    Promise.resolve({
      items: [...shelf.keys()]
        .filter((key) => !key.includes('.'))
        .map((key) => ({ key, version: shelf.get(key)!, title: key })),
    }),
  read: (_, { key }) => Promise.resolve({ name: `${key}.json`, bytes: Buffer.from(shelf.get(key)!) }),
  present(connection, { item, locale }) {
    const text = shelf.get(`${item.key}.${connection.codeOf(locale)}`)
    return Promise.resolve({ bytes: text === undefined ? null : Buffer.from(text), version: text ?? '' })
  },
  write(connection, writes) {
    for (const { target, bytes } of writes)
      shelf.set(`${target.item.key}.${connection.codeOf(target.locale)}`, Buffer.from(bytes).toString())
    return Promise.resolve({ outcomes: writes.map(() => ({ reason: 'WRITTEN' as const })) })
  },
}

describe('a fourteenth kind', () => {
  it('a descriptor and an adapter are all that a kind needs', async () => {
    Object.assign(connectorKinds, { [kind]: descriptor })
    Object.assign(adapters, { [kind]: adapter })
    const id = randomUUID()
    const config = await insertOne(test.db, connectorConfigs, {
      id,
      accountId: place.accountId,
      orgUnitId: place.orgUnitId,
      kind,
      name: 'Shelf',
      fields: {},
      secrets: sealedSecrets({ key: 'secret' }, id, test.app.services.settings.secretKey),
      settings: { sourceLocale: 'en', targetLocales: ['pt_br'], workflows: ['TRANSLATION'] },
      ownerId: manager.id,
    })
    const pulled = await steps.run(config.id, 'PULL')
    expect(pulled.outcomes).toEqual({ NEW: 1 })
    await steps.finish(pulled.projects[0]!.uuid, (source) => `${source}!`)
    await steps.delivered(config.id)
    expect(shelf.get('greeting.pt-BR')).toBe('{"hello": "Hello!"}')
    expect((await steps.run(config.id, 'PUSH')).outcomes).toEqual({ SAME: 1 })
  })
})
