import type { Check } from './checks.ts'
import { makeTemporaryFolder } from './temporary-folders.ts'

/** How many run at the same time of those that may. */
const width = 2

/**
 * Runs checks one after the other, neighbors that may run beside each other two at a time; shows what failed, and sets
 * the exit code. Such a check is shown once it has ended, so that no two of them mix their lines.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  makeTemporaryFolder()
  const started = performance.now()
  let passed = 0
  let failed = 0
  const run = async (check: Check) => {
    const title = `\n== ${check.title}`
    if (!check.beside) console.log(title)
    const begun = performance.now()
    const result = await check.run()
    passed += result.passed
    failed += result.failed
    if (check.beside) console.log(title)
    if (result.output !== '') console.log(result.output.trimEnd())
    const outcome = result.failed === 0 ? `ok (${result.passed}` : `FAILED (${result.failed}`
    console.log(`${outcome}, ${secondsSince(begun)})`)
  }
  const waiting = [...checks]
  const runBeside = async () => {
    while (waiting[0]?.beside) await run(waiting.shift()!)
  }
  while (waiting[0]) {
    if (waiting[0].beside) await Promise.all(Array.from({ length: width }, runBeside))
    else await run(waiting.shift()!)
  }
  console.log(`\n${passed} passed, ${failed} failed, ${secondsSince(started)}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`
