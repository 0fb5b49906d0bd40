import '../kernel/closed-prototypes.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBackup } from './backup/read-backup.ts'
import { startDatabase } from '../kernel/database/launcher.ts'
import { withStore } from '../kernel/object-stores/open-store.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { readSettings } from '../settings.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined || others.length > 0) {
    throw new OperatorError(
      'Specify the backup to restore: npx -y pnpm@12 restore FILE, into a database that is still empty.',
    )
  }
  const settings = readSettings(process.env)
  const database = await startDatabase(settings)
  try {
    const { tables, files } = await withStore(settings, (store) => readBackup(database.directUrl, store, resolve(file)))
    console.log(`${tables} tables and ${files} stored files restored. Start the server with the secret key as it was.`)
  } finally {
    await database.stop()
  }
})
