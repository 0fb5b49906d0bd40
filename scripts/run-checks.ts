import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Check } from './checks.ts'

/** Runs checks one after the other, shows what failed, and sets the exit code. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  makeTemporaryFolder()
  const started = performance.now()
  let passed = 0
  let failed = 0
  for (const check of checks) {
    console.log(`\n== ${check.title}`)
    const begun = performance.now()
    const result = await check.run()
    passed += result.passed
    failed += result.failed
    if (result.output !== '') console.log(result.output.trimEnd())
    const outcome = result.failed === 0 ? `ok (${result.passed}` : `FAILED (${result.failed}`
    console.log(`${outcome}, ${secondsSince(begun)})`)
  }
  console.log(`\n${passed} passed, ${failed} failed, ${secondsSince(started)}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
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
