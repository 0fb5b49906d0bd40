import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import './quick-imports.ts'
import { keepRunning } from '../apps/server/src/commands/keep-running.ts'
import { checkout, runTask } from './run-program.ts'

const server = resolve(import.meta.dirname, '../apps/server/src/commands/serve.ts')

const webApp = resolve(checkout, 'apps/web/dist/index.html')

console.log(
  existsSync(webApp) ? 'Looking whether the web app has changed.' : 'Building the web app; this takes a moment.',
)
const build = await runTask('build', ['--filter=@dragoman/web', '--filter=@dragoman/reference'])
if (build.succeeded) {
  console.log('Starting the database and the server.')
  process.exit(await keepRunning(server))
} else {
  console.error(build.output)
  console.error('The web app could not be built: run "npx -y pnpm@12 install" and read what is above.')
  process.exitCode = 1
}
