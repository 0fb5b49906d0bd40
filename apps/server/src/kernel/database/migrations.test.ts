import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import * as schema from '../../schema.ts'

it('the migrations lead to exactly the schema', async () => {
  const latest = String(journal.entries.length - 1).padStart(4, '0')
  const { default: snapshot } = await import(`./migrations/meta/${latest}_snapshot.json`, { with: { type: 'json' } })
  expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
})
