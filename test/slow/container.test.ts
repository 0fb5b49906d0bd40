import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../apps/server/src/kernel/free-port.ts'

// The steps of the Dockerfile, run as a script in a folder that stands for the image: no container engine is needed. The
// installation and the build are those of this checkout; all that follows them is run as it is written.

const root = resolve(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'dragoman-image-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }), 240_000)

interface Instruction {
  name: string
  words: string
}

/** The stages of a Dockerfile. */
function readStages(text: string): Instruction[][] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  const instructions = lines
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', words: line.slice(line.indexOf(' ') + 1).trim() }))
  const stages: Instruction[][] = []
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push([])
    stages.at(-1)?.push(instruction)
  }
  return stages
}

const [build = [], run = []] = readStages(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const all = (stage: readonly Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ words }) => words)

/** A path of a stage in the folder that stands for it. */
const inBuild = (path: string) => join(scratch, 'build', path)
const inside = (path: string) => join(scratch, 'run', path)
const environment: Record<string, string> = { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) }

/** Runs a command of the Dockerfile, whose absolute paths are those of its stage. */
function runStep(step: string, folder: string, place: (path: string) => string): void {
  const moved = step.replace(
    /(^|\s)(\/(?:server|data|dragoman)\b)/g,
    (_, before: string, path: string) => `${before}${place(path)}`,
  )
  // The account of the image is none of this machine.
  const { status, stderr, stdout } = spawnSync('sh', ['-ec', moved.replace('-o node -g node ', '')], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${step}: ${stdout}${stderr}`)
}

/** The first stage, with what is installed and built in this checkout. */
function buildImage(): void {
  let folder = scratch
  for (const { name, words } of build) {
    if (name === 'WORKDIR') mkdirSync((folder = inBuild(words)), { recursive: true })
    if (name === 'COPY') copySources(folder)
    if (name === 'RUN' && !isDone(words)) runStep(words, folder, inBuild)
  }
}

const isDone = (step: string) => /pnpm@12 (install --frozen-lockfile$|build)/.test(step)

/** Copies the files under version control, and the results of the build. */
function copySources(folder: string): void {
  const parameters = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
  for (const file of [...files, 'apps/web/dist', 'apps/reference/dist'])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  symlinkSync(join(root, 'packages/sdk/node_modules'), join(folder, 'packages/sdk/node_modules'))
}

let imageFolder = scratch

/** The second stage up to the command. */
function prepareImage(): void {
  for (const { name, words } of run) {
    if (name === 'WORKDIR') mkdirSync((imageFolder = inside(words)), { recursive: true })
    if (name === 'COPY') {
      const [, source = '', target = ''] = /^--from=build (\S+) (\S+)$/.exec(words) ?? []
      cpSync(inBuild(source), resolve(imageFolder, target), { recursive: true, verbatimSymlinks: true })
    }
    if (name === 'RUN') runStep(words, imageFolder, inside)
    if (name === 'ENV') for (const [, key = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) environment[key] = value
  }
  // Not on this machine's own data, and not where others could reach it.
  environment['DATA_DIR'] = inside(environment['DATA_DIR'] ?? '')
  environment['HOST'] = '127.0.0.1'
  environment['DEMO'] = '0'
}

/** An account without rights, when root runs the tests, as root would be refused nothing. */
const ordinary = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

function launch(words: readonly string[]): ChildProcess {
  const [, ...parameters] = words
  return spawn(process.execPath, parameters, { cwd: imageFolder, env: environment, stdio: 'pipe', ...ordinary })
}

const command = (stage: readonly Instruction[], name: string): string[] =>
  JSON.parse(/\[.*\]$/.exec(all(stage, name).at(-1) ?? '')?.[0] ?? '[]')

async function health(): Promise<number | null> {
  const child = launch(command(run, 'HEALTHCHECK'))
  await once(child, 'close')
  return child.exitCode
}

describe('the image', () => {
  it('is built in one stage and run in another, as an ordinary user, with its data in a volume', () => {
    expect(all(build, 'FROM')[0]).toMatch(/ AS build$/)
    expect(all(run, 'COPY').every((words) => words.startsWith('--from=build '))).toBe(true)
    expect(all(run, 'USER')).toEqual(['node'])
    expect(all(run, 'VOLUME')).toEqual(['/data'])
    expect(all(run, 'ENV').join(' ')).toContain('DATA_DIR=/data')
    expect(all(run, 'EXPOSE')).toEqual([/PORT=(\d+)/.exec(all(run, 'ENV').join(' '))?.[1]])
  })

  it('installs and builds with commands of package.json and starts as `pnpm start` does after its build', () => {
    expect(all(build, 'RUN').slice(0, 2)).toEqual([
      'npx -y pnpm@12 install --frozen-lockfile',
      'npx -y pnpm@12 build --filter=@dragoman/web --filter=@dragoman/reference',
    ])
    const start = readFileSync(join(root, 'scripts/start.ts'), 'utf8')
    expect(start).toContain("['--filter=@dragoman/web', '--filter=@dragoman/reference']")
    expect(start).toContain(command(run, 'CMD').at(-1)?.replace('apps/', '../apps/'))
  })

  describe('started', () => {
    let server: ChildProcess

    beforeAll(async () => {
      chmodSync(scratch, 0o755)
      const built = spawnSync(all(build, 'RUN')[1] ?? '', { cwd: root, encoding: 'utf8', shell: true })
      if (built.status !== 0) throw new Error(built.stdout + built.stderr)
      buildImage()
      prepareImage()
      environment['PORT'] = String(await freePort())
      if (ordinary.uid !== undefined) chownSync(inside('data'), ordinary.uid, ordinary.gid)
      server = launch(command(run, 'CMD'))
      let output = ''
      for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
      await vi.waitUntil(() => output.includes('is ready') || server.exitCode !== null, { timeout: 170_000 })
      if (server.exitCode !== null) throw new Error(output)
    }, 240_000)
    afterAll(() => void server?.kill('SIGKILL'))

    it('holds nothing that only tests or builds need', () => {
      expect(existsSync(inside('dragoman/node_modules'))).toBe(true)
      for (const name of ['vitest', 'typescript', 'vite', 'drizzle-kit'])
        expect(existsSync(inside(`dragoman/apps/server/node_modules/${name}`))).toBe(false)
    })

    it('serves the web app, the reference and the API', async () => {
      const url = `http://127.0.0.1:${environment['PORT']}`
      expect(await (await fetch(url)).text()).toContain('<div id=')
      expect((await fetch(`${url}/api/docs`)).status).toBe(200)
      expect((await fetch(`${url}/api/v3/auth/current`)).status).toBe(401)
    })

    it('creates its first administrator with the command of the guide', async () => {
      const { scripts } = JSON.parse(readFileSync(inside('dragoman/package.json'), 'utf8')) as {
        scripts: { admin: string }
      }
      const admin = launch([...scripts.admin.split(' '), 'create', '--email', 'ana@example.com', '--name', 'Ana'])
      admin.stdin?.end('a long enough password\n')
      await once(admin, 'close')
      expect(admin.exitCode).toBe(0)
    })

    it('is healthy while it runs, ends cleanly when it is stopped, and is not healthy then', async () => {
      expect(await health()).toBe(0)
      const ended = once(server, 'close')
      server.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
      expect(await health()).toBe(1)
    })
  })
})
