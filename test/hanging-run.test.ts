import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { runPlanted } from './planted-run.ts'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A process that has ended, of which no one has taken notice, isn't an orphan.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const timeout = 50_000

describe('a run that hangs', () => {
  // As a database, what they start stands in a process group of its own.
  const database = `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
export function setup() {
  const child = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' })
  writeFileSync('pids', [process.pid, child.pid].join(' '))
  return () => child.kill()
}
`
  const hanging = {
    'database.ts': database,
    'vitest.config.ts': `export default { test: { include: ['hang.test.ts'], globalSetup: './database.ts' } }`,
    'hang.test.ts': `import { it } from 'vitest'
it('waits for ever', { timeout: 0 }, () => new Promise(() => setInterval(() => {}, 1000)))
`,
    'hang.ts': `import { setup } from './database.ts'
setup()
setInterval(() => {}, 1000)
`,
  }
  const program = `program('Planted program', 'node', ['hang.ts'], planted.folder)`
  const runs = {
    SIGINT: runPlanted(program, hanging),
    SIGTERM: runPlanted('unitTests(planted)', hanging),
    SIGHUP: runPlanted(program, hanging),
    SIGKILL: runPlanted('unitTests(planted)', hanging),
  }
  const pidsOf = (run: { kept: string }): number[] => {
    try {
      return readFileSync(join(run.kept, '../package/pids'), 'utf8').split(' ').map(Number)
    } catch {
      return []
    }
  }

  it.each([
    ['SIGINT', 130, /^[\d.]+ s, load [\d.]+: Planted program: [\d.]+ s$/m, /\n  Planted program: [\d.]+ s\n/],
    ['SIGHUP', 129, /^[\d.]+ s, load [\d.]+: Planted program: [\d.]+ s$/m, /\n  Planted program: [\d.]+ s\n/],
    [
      'SIGTERM',
      143,
      /^[\d.]+ s, load [\d.]+: Tests of @dragoman\/planted: 0 of 1 files, .*, now \S+ "waits for ever" for \S+ s$/m,
      /\n  Tests of .*\n    \S+hang.test.ts "waits for ever" for \S+ s\n/,
    ],
  ] as const)(
    'says all the time what runs, and at %s what was running, and leaves no process behind',
    async (signal, code, now, last) => {
      const run = runs[signal]
      await vi.waitUntil(() => now.test(run.output()) && pidsOf(run).filter(isAlive).length === 2, { timeout })
      run.child.kill(signal)
      expect(await run.ended).toBe(code)
      const end = run.lines().join('\n')
      expect(end.slice(end.indexOf(`${signal} has ended the run. What was running:`))).toMatch(last)
      expect(run.lines().at(-1)).toBe('0 passed, 1 failed')
      expect(pidsOf(run)).toHaveLength(2)
      expect(pidsOf(run).filter(isAlive)).toEqual([])
    },
  )

  it('has kept what was running when it is killed, and its tests end all the same', async () => {
    const run = runs.SIGKILL
    const summary = () => readFileSync(join(run.kept, 'summary.txt'), 'utf8')
    await vi.waitUntil(() => run.output().includes('waits for ever'), { timeout })
    await vi.waitUntil(() => /was cut off.*\n.*\n.*waits for ever/.test(summary()), { timeout })
    run.child.kill('SIGKILL')
    await run.ended
    expect(summary()).toContain('waits for ever')
    expect(pidsOf(run)).toHaveLength(2)
    await vi.waitUntil(() => !pidsOf(run).some(isAlive), { timeout })
  })
})
