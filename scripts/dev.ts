import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { starterGone } from '../apps/server/src/commands/starter.ts'
import { runCommand } from '../apps/server/src/commands/run-command.ts'
import { startDatabase } from '../apps/server/src/kernel/database/launcher.ts'
import { nodeOptions } from '../apps/server/src/kernel/node-options.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { checkout } from './run-program.ts'
import { watchFolders } from './watch-folders.ts'

// The web app reloads by itself; the server starts again when a source changes, on a database that keeps running.
// Node's own `--watch` is not used: it loses sight of files that are saved by renaming.

/** Milliseconds that the server has to end; work that is cut off is taken up again by the next one. */
const patience = 3_000

type Start = { folder: string; program: string; parameters: readonly string[]; environment: Record<string, string> }

function start({ folder, program, parameters, environment }: Start, options: SpawnOptions = {}): ChildProcess {
  return spawn(resolve(checkout, 'node_modules/.bin', program), parameters, {
    cwd: resolve(checkout, folder),
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(program: ChildProcess): Promise<void> {
  if (hasEnded(program)) return
  const ended = once(program, 'exit')
  program.kill('SIGTERM')
  const timer = setTimeout(() => program.kill('SIGKILL'), patience)
  await ended
  clearTimeout(timer)
}

/** Runs the server, and a new one after each change of a source. */
class Server {
  readonly #start: () => ChildProcess
  #process: ChildProcess
  #turn: Promise<void> = Promise.resolve()
  #isStale = false
  #isOver = false

  constructor(startServer: () => ChildProcess) {
    this.#start = startServer
    this.#process = this.#started()
  }

  restart(): void {
    if (this.#isStale) return
    this.#isStale = true
    this.#turn = this.#turn.then(async () => {
      await end(this.#process)
      this.#isStale = false
      if (!this.#isOver) this.#process = this.#started()
    })
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#turn
    await end(this.#process)
  }

  #started(): ChildProcess {
    const server = this.#start()
    server.once('exit', () => {
      if (!this.#isOver && !this.#isStale) console.error('The server has ended. It starts again when a source changes.')
    })
    return server
  }
}

await runCommand(async () => {
  // The browser talks to the development server of the web app alone, which hands API calls on; so that is the origin
  // that the server must expect.
  const webPort = process.env['WEB_PORT'] ?? '5173'
  const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${webPort}`
  const stopped = Promise.race([
    ...['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)),
    starterGone(process.env),
  ])

  const settings = readSettings({ ...process.env, PUBLIC_URL: publicUrl })
  const database = await startDatabase(settings)
  const server = new Server(() =>
    start(
      {
        folder: 'apps/server',
        program: 'node',
        parameters: [...nodeOptions, 'src/commands/serve.ts'],
        environment: {
          PORT: String(settings.port),
          PUBLIC_URL: publicUrl,
          DATA_DIR: settings.dataDirectory,
          DATABASE_URL: database.url,
        },
      },
      // Ctrl-C in a terminal reaches a whole process group; a second signal would cut the server off.
      { stdio: ['ignore', 'inherit', 'inherit'], detached: process.platform !== 'win32' },
    ),
  )
  const web = start({
    folder: 'apps/web',
    program: 'vite',
    parameters: ['--port', webPort, '--strictPort', '--host', 'localhost'],
    environment: { API_URL: `http://127.0.0.1:${settings.port}` },
  })
  watchFolders(
    ['apps/server/src', 'packages/sdk/src'].map((folder) => resolve(checkout, folder)),
    (name) => /\.(ts|json|sql|po)$/.test(name) && !/\.(test|bench)\.ts$/.test(name),
    () => server.restart(),
  )
  await Promise.race([stopped, once(web, 'exit'), database.ended])
  await Promise.all([server.end(), end(web)])
  await database.stop()
})
process.exit()
