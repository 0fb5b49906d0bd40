import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Check } from './checks.ts'

/**
 * Runs checks one after the other, those of different lanes beside each other; shows what failed, and sets the exit code.
 * A check of a lane is shown once it has ended, so that no two of them mix their lines.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  makeTemporaryFolder()
  const started = performance.now()
  let passed = 0
  let failed = 0
  const run = async (check: Check) => {
    const title = `\n== ${check.title}`
    if (check.lane === undefined) console.log(title)
    const begun = performance.now()
    const result = await check.run()
    passed += result.passed
    failed += result.failed
    if (check.lane !== undefined) console.log(title)
    if (result.output !== '') console.log(result.output.trimEnd())
    const outcome = result.failed === 0 ? `ok (${result.passed}` : `FAILED (${result.failed}`
    console.log(`${outcome}, ${secondsSince(begun)})`)
  }
  for (const lanes of stages(checks))
    await Promise.all(
      lanes.map(async (lane) => {
        for (const check of lane) await run(check)
      }),
    )
  console.log(`\n${passed} passed, ${failed} failed, ${secondsSince(started)}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/** What runs one after the other: a check without a lane, or neighbors with one, by lane. */
function stages(checks: readonly Check[]): Check[][][] {
  const found: Check[][][] = []
  let isOpen = false
  for (const check of checks) {
    const stage = isOpen && check.lane !== undefined ? found.at(-1)! : []
    if (stage.length === 0) found.push(stage)
    const lane = stage.find(([first]) => first?.lane === check.lane)
    if (lane === undefined) stage.push([check])
    else lane.push(check)
    isOpen = check.lane !== undefined
  }
  return found
}

const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/**
 * A folder for temporary files of this user and this run alone: several tools use fixed names there, and what one user
 * has left behind another may not touch. Others may pass through, as PostgreSQL's account has to when we are root.
 */
function makeTemporaryFolder(): void {
  const temporary = mkdtempSync(resolve(tmpdir(), 'dragoman-test-'))
  chmodSync(temporary, 0o711)
  process.env['TMPDIR'] = temporary
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
