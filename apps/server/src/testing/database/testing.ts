import type { Pool } from 'pg'
import { inject } from 'vitest'
import { withClient } from '../../kernel/database/client.ts'
import { connectDatabase, type DatabaseConnection } from '../../kernel/database/connect.ts'
import { copyTemplate } from './testing-cluster.ts'

export type TestDatabase = DatabaseConnection

/**
 * A migrated, empty database of the test file's own, connected. Needs `testing-cluster.ts` as globalSetup.
 * `close` it in afterAll: that drops it, whatever is still connected.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const { name, url } = await copyTemplate(clusterUrl)
  const connection = connectDatabase(url, { connections: 10 })
  const overlaps = noteOverlaps(connection.pool)
  const close = async () => {
    await connection.close()
    await withClient(clusterUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    if (overlaps[0]) throw overlaps[0]
  }
  return { ...connection, close }
}

/** Notes queries that are sent before the one before them has ended, as two of one transaction can be: pg 9 won't queue them. */
function noteOverlaps(pool: Pool): Error[] {
  const overlaps: Error[] = []
  pool.on('connect', (client) => {
    const { query } = client
    client.query = (...parameters: unknown[]) => {
      if (Reflect.get(client, '_activeQuery')) {
        overlaps.push(
          new Error(
            `A transaction's query was sent before the one before it had ended: ${JSON.stringify(parameters[0])}`,
          ),
        )
      }
      return Reflect.apply(query, client, parameters)
    }
  })
  return overlaps
}
