import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../kernel/free-port.ts'
import { nodeOptions } from '../kernel/node-options.ts'
import { compileCache } from '../testing/server-process.ts'

// A program of its own keeps another one running, as `pnpm start` does after its build.

const home = mkdtempSync(resolve(tmpdir(), 'dragoman-keep-running-'))
chmodSync(home, 0o711)
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    await once(child, 'close')
  }
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Keeps a script running; its pauses are told instead of waited for, but for those that `waits`. */
function keep(script: string, environment: Record<string, string> = {}, waits = false) {
  const pause = 'async (delay) => void console.log(`pause ${delay}`)'
  const program = `
    import { keepRunning } from ${JSON.stringify(resolve(import.meta.dirname, 'keep-running.ts'))}
    process.exit(await keepRunning(${JSON.stringify(script)}, ${waits ? '{}' : `{ pause: ${pause} }`}))`
  const child = spawn(process.execPath, [...nodeOptions, '--input-type=module', '--eval', program], {
    env: { PATH: process.env['PATH'], ...compileCache, TMPDIR: tmpdir(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (piece) => (output.out += piece))
  child.stderr.on('data', (piece) => (output.error += piece))
  /** Waits until it has written this so many times. */
  const wrote = async (text: string, times = 1) => {
    const count = () => `${output.out}${output.error}`.split(text).length - 1
    while (count() < times) {
      if (child.exitCode !== null) throw new Error(`${output.out}${output.error}`)
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'close')])
    }
  }
  return { child, output, wrote, ended: once(child, 'close') }
}

let scripts = 0
/** A script of which `work` knows how often it was started before. */
function written(work: string): string {
  const file = resolve(home, `script-${(scripts += 1)}.ts`)
  const starts = JSON.stringify(`${file}.starts`)
  writeFileSync(
    file,
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    const before = existsSync(${starts}) ? Number(readFileSync(${starts}, 'utf8')) : 0
    writeFileSync(${starts}, String(before + 1))
    const ready = () => new Promise((told) => process.send('ready', told))
    ${work}`,
  )
  return file
}
const startsOf = (file: string) => Number(readFileSync(`${file}.starts`, 'utf8'))

describe('a program that is kept running', () => {
  test('a program that crashes is started again after ever longer pauses, and given up after five times', async () => {
    const file = written('await ready(); process.exit(7)')
    const { ended, output } = keep(file)
    expect(await ended).toEqual([7, null])
    expect(startsOf(file)).toBe(6)
    expect(output.out.match(/\d+/g)).toEqual(['0', '1000', '2000', '4000', '8000'])
    expect(output.error.split('\n')).toEqual([
      'The server has ended with exit code 7. Starting it again.',
      ...[1, 2, 4, 8].map((pause) => `The server has ended with exit code 7. Starting it again in ${pause} s.`),
      "The server has ended with exit code 7. It has failed 6 times in a row and isn't started again: see what is above.",
      '',
    ])
  })

  test.each([
    [
      'its heap is full',
      'const held = []; for (;;) held.push(Array.from({ length: 1e5 }, () => ({})))',
      /needed more memory/,
    ],
    ['it is killed', "process.kill(process.pid, 'SIGKILL')", /was killed \(SIGKILL\), as systems do/],
    ['it crashes', "process.kill(process.pid, 'SIGSEGV')", /has crashed \(SIGSEGV\)/],
    ['it fails after it was ready', "await ready(); throw new Error('a fault')", /a fault[^]*ended with exit code 1\./],
  ])('is started again when %s, which is said', async (_, crash, words) => {
    const { ended, output } = keep(written(`if (before === 0) { ${crash} }`), {
      NODE_OPTIONS: '--max-old-space-size=40',
    })
    expect(await ended).toEqual([0, null])
    expect(output.error).toMatch(words)
    expect(output.error).toMatch(/Starting it again\.\n$/)
  })

  test('a program that cannot start says why and is not started again', async () => {
    const file = written("console.error('PORT is wrong.'); process.exit(1)")
    const { ended, output } = keep(file)
    expect(await ended).toEqual([1, null])
    expect([startsOf(file), output]).toEqual([1, { out: '', error: 'PORT is wrong.\n' }])
  })

  test('a stop during a pause ends it, and nothing is started any more', async () => {
    const file = written('await ready(); process.exit(7)')
    const { child, wrote, ended } = keep(file, {}, true)
    await wrote('in 8 s')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(startsOf(file)).toBe(5)
  })
})

describe('the server', () => {
  const serve = resolve(import.meta.dirname, 'serve.ts')
  const data = resolve(home, 'data')
  const pidOf = () => (JSON.parse(readFileSync(resolve(data, 'server.pid'), 'utf8')) as { pid: number }).pid
  const leftDatabase = resolve(data, 'postgres/data/postmaster.pid')

  test('answers again after it was killed, with its database, and ends cleanly when it is asked to', async () => {
    const port = await freePort()
    const { child, output, wrote, ended } = keep(
      serve,
      { DATA_DIR: data, PORT: String(port), DEMO: '0', LOG_LEVEL: 'error' },
      true,
    )
    await wrote('is ready')
    const killed = pidOf()
    process.kill(killed, 'SIGKILL')
    await wrote('is ready', 2)
    expect(pidOf()).not.toBe(killed)
    expect((await fetch(`http://127.0.0.1:${port}/api/v3/auth/current`)).status).toBe(401)
    expect(output.error).toMatch(/^The server was killed \(SIGKILL\).* Starting it again\.\n$/)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(existsSync(leftDatabase)).toBe(false)
  })

  test('with a wrong setting says so once and ends', async () => {
    const { ended, output } = keep(serve, { DATA_DIR: data, PORT: 'eighty' }, true)
    expect(await ended).toEqual([1, null])
    expect(output.error).toMatch(/^[^\n]*PORT[^\n]*\.\n$/)
  })

  test('ends with its database when what keeps it running is killed', async () => {
    const settings = { DATA_DIR: data, PORT: String(await freePort()), DEMO: '0' }
    const { child, wrote, ended } = keep(serve, settings, true)
    await wrote('is ready')
    child.kill('SIGKILL')
    // The server holds the other end of what it writes to.
    await ended
    expect(existsSync(leftDatabase)).toBe(false)
  })
})
