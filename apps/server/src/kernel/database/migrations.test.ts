import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import * as schema from '../../schema.ts'

it('the migrations lead to exactly the schema', async () => {
  const latest = String(journal.entries.length - 1).padStart(4, '0')
  const { default: snapshot } = await import(`./migrations/meta/${latest}_snapshot.json`, { with: { type: 'json' } })
  expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
  // Each is half a megabyte, and only the newest is compared with.
  expect(globSync('*_snapshot.json', { cwd: resolve(import.meta.dirname, 'migrations/meta') })).toEqual([
    `${latest}_snapshot.json`,
  ])
})

// Databases remember which migrations they have by their place in the row: one that was released is never applied again.
it.each(globSync(resolve(import.meta.dirname, '../../../releases/*/migrations.json')))(
  'no migration has changed since %s',
  (file) => {
    const released: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const migrations = readMigrationFiles({ migrationsFolder: resolve(import.meta.dirname, 'migrations') })
    const now = journal.entries.map(({ tag }, at): [string, string | undefined] => [tag, migrations[at]?.hash])
    expect(Object.fromEntries(now.slice(0, Object.keys(released).length))).toEqual(released)
    expect(dirname(file)).toContain(Object.keys(released).at(-1))
  },
)
