/**
 * Adds the migration that leads from the last schema to the present one: `pnpm run migrations days_off`. Only the newest
 * snapshot of the schema is kept: no other is ever compared with.
 */
import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z]+(_[a-z]+)*$/.test(name)) {
  console.error(`Say what the migration is for, such as days_off or task_files: small letters and _. Not: '${name}'.`)
  process.exit(1)
}
const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: '--conditions=@dragoman/source' },
})
if (status !== 0) process.exit(status ?? 1)
const snapshots = globSync(resolve(import.meta.dirname, '../src/kernel/database/migrations/meta/*_snapshot.json'))
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(older)
