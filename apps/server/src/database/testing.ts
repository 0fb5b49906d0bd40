import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from './client.ts'
import { connectDatabase, type DatabaseConnection } from './connect.ts'
import { templateDatabase } from './testing-cluster.ts'

export type TestDatabase = DatabaseConnection & { url: string }

/**
 * A migrated, empty database of the test file's own, connected. Needs `testing-cluster.ts` as globalSetup.
 * `close` it in afterAll: that drops it, whoever is still connected.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(clusterUrl, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`))
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  const connection = connectDatabase(url.href, { connections: 10 })
  const close = async () => {
    await connection.close()
    await withClient(clusterUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
  return { ...connection, url: url.href, close }
}
