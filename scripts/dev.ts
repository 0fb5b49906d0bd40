import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { checkout } from './run-program.ts'

// The browser talks to the development server of the web app alone, which hands API calls on; so that is the origin
// that the server must expect. Both start again by themselves when a source changes.
const webPort = process.env['WEB_PORT'] ?? '5173'
const apiPort = process.env['PORT'] ?? '4400'

function start(
  folder: string,
  program: string,
  parameters: string[],
  environment: Record<string, string>,
): ChildProcess {
  return spawn(resolve(checkout, 'node_modules/.bin', program), parameters, {
    cwd: resolve(checkout, folder),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

const server = start(
  'apps/server',
  'node',
  ['--watch', '--watch-preserve-output', '--conditions=@dragoman/source', 'src/commands/serve.ts'],
  { PORT: apiPort, PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}` },
)
const web = start('apps/web', 'vite', ['--port', webPort, '--strictPort', '--host', 'localhost'], {
  API_URL: `http://127.0.0.1:${apiPort}`,
})

const programs = [server, web]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => programs.forEach((program) => program.kill(signal)))
}
const ends = programs.map((program) => once(program, 'exit'))
await Promise.race(ends)
// One alone is of no use.
programs.forEach((program) => program.kill('SIGTERM'))
await Promise.all(ends)
