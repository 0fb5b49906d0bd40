import type { Pool } from 'pg'
import { inject } from 'vitest'
import { withClient } from '../../kernel/database/client.ts'
import { connectDatabase, type Database, type DatabaseConnection } from '../../kernel/database/connect.ts'
import { pooledUrl } from './pooled.ts'
import { copyTemplate } from './testing-cluster.ts'

export type TestDatabase = DatabaseConnection

/**
 * A migrated, empty database of the test file's own, connected. Needs `testing-cluster.ts` as globalSetup.
 * `close` it in afterAll: that drops it, whatever is still connected.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return open(await copyTemplate(inject('clusterUrl')))
}

/**
 * The same, with what `fill` puts into it and says of it, as JSON: done once in a run of tests, whose other files copy that.
 * @param kind the name that the filled database has among those of the run
 */
export async function createFilledDatabase<Facts>(
  kind: string,
  fill: (db: Database) => Promise<Facts>,
): Promise<TestDatabase & { facts: Facts }> {
  const facts = await makeFilled(`filled_${kind}`, fill)
  const opened = await open(await copyTemplate(inject('clusterUrl'), `filled_${kind}`))
  return { ...opened, facts: JSON.parse(facts) }
}

/** Of the advisory lock for workers that fill at once; nothing else locks in the database that it is in. */
const fillingLock = 1

/** Fills a database unless another file has; answers what was said of it then, which is kept as its comment. */
function makeFilled(name: string, fill: (db: Database) => Promise<unknown>): Promise<string> {
  const clusterUrl = inject('clusterUrl')
  return withClient(clusterUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${fillingLock})`)
    const { rows } = await client.query<{ facts: string }>(
      "SELECT shobj_description(oid, 'pg_database') AS facts FROM pg_database WHERE datname = $1",
      [name],
    )
    if (rows[0]) return rows[0].facts
    const copy = await copyTemplate(clusterUrl)
    const connection = connectDatabase(copy.url)
    const facts = JSON.stringify(await fill(connection.database))
    await connection.close()
    await client.query(`COMMENT ON DATABASE ${copy.name} IS ${client.escapeLiteral(facts)}`)
    await client.query(`ALTER DATABASE ${copy.name} RENAME TO ${name}`)
    await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
    return facts
  })
}

/** Milliseconds in which a connection comes where all cores are busy: nearly as long as a test may last. */
const patience = 100_000

function open({ name, url }: { name: string; url: string }): TestDatabase {
  const connection = connectDatabase(pooledUrl(url), { connections: 10, patience, directUrl: url })
  const overlaps = noteOverlaps(connection.pool)
  const close = async () => {
    await connection.close()
    await withClient(inject('clusterUrl'), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
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
