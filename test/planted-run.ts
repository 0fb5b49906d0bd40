import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'dragoman-runner-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

interface PlantedRun {
  child: ChildProcess
  /** Its exit code, once all that it has written is here. */
  ended: Promise<number | null>
  output(): string
  /** The last lines, as a log shows them. */
  lines(): string[]
  kept: string
}

/** Runs checks, spelled as in the list of checks, in a folder of their own with these files. */
export function runPlanted(checks: string, files: Record<string, string> = {}): PlantedRun {
  const folder = mkdtempSync(join(scratch, 'run-'))
  const kept = join(folder, 'kept')
  mkdirSync(join(folder, 'package'))
  symlinkSync(join(root, 'apps/web/node_modules'), join(folder, 'package/node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'package', name), text)
  const code = `
    import { runChecks } from '${root}/scripts/run-checks.ts'
    import { browserTests, program, unitTests } from '${root}/scripts/kinds-of-checks.ts'
    const planted = { name: '@dragoman/planted', folder: '${folder}/package', scripts: {} }
    await runChecks([${checks}], { kept: '${kept}', interval: 100 })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    cwd: root,
    env: { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter), TMPDIR: tmpdir() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(() => child.exitCode)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return { child, ended, kept, output: () => output, lines: () => output.trimEnd().split('\n').slice(-40) }
}
