import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

// The processor time of a start, in a process of its own each: the least of several, beside a Node that does nothing.

const folder = resolve(import.meta.dirname, '..')
const most = 80
const tries = 7

/** The milliseconds that a program has computed. */
function cpuOf(words: readonly string[], cwd: string): number {
  const report =
    'process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(`\\ncpu ${(user+system)/1000}\\n`)})'
  const times = Array.from({ length: tries }, () => {
    const code = `data:text/javascript,${encodeURIComponent(report)}`
    const { stderr } = spawnSync(process.execPath, ['--import', code, ...words], {
      cwd,
      env: { HOME: cwd },
      encoding: 'utf8',
    })
    return Number(/cpu (.*)/.exec(stderr)?.[1])
  })
  return Math.min(...times)
}

it('a command starts within its limit of processor time', { timeout: 120_000 }, () => {
  execFileSync(resolve(folder, 'node_modules/.bin/tsup'), { cwd: folder, stdio: 'pipe' })
  const work = mkdtempSync(join(tmpdir(), 'dragoman-start-'))
  const files = 'files:\n  - source: en/*.json\n    translation: "%osx_code%/%original_file_name%"\n'
  writeFileSync(join(work, 'dragoman.yml'), `server: http://127.0.0.1:9\nunit: Web\nproject: app\n${files}`)
  try {
    const main = resolve(folder, 'dist/main.js')
    const figures = {
      'node alone': cpuOf(['-e', '0'], work),
      help: cpuOf([main, 'help'], work),
      'push, up to its access key': cpuOf([main, 'push'], work),
    }
    console.table(figures)
    for (const [name, time] of Object.entries(figures))
      expect({ name, isQuick: time <= most }).toEqual({ name, isQuick: true })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})
