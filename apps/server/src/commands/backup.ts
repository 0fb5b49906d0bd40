import '../kernel/closed-prototypes.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from './backup/write-backup.ts'
import { useDatabase } from '../kernel/database/launcher.ts'
import { withStore } from '../kernel/object-stores/open-store.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { readSettings } from '../settings.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined || others.length > 0) {
    throw new OperatorError('Specify the backup file: npx -y pnpm@12 backup FILE, such as dragoman.tar.gz.')
  }
  const target = resolve(file)
  const settings = readSettings(process.env)
  const database = await useDatabase(settings)
  try {
    const { tables, files, bytes } = await withStore(settings, (store) =>
      writeBackup(database.directUrl, store, target),
    )
    console.log(`${target}: ${tables} tables and ${files} stored files, ${(bytes / 1024 / 1024).toFixed(1)} MB.`)
    console.log("The backup doesn't contain the secret key: keep a copy of it elsewhere.")
  } finally {
    await database.stop()
  }
})
