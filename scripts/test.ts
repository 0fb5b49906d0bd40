import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { allChecks } from './checks.ts'

// A folder for temporary files of this user and this run alone: several tools use fixed names there, and what one user
// has left behind another may not touch. Others may pass through, as PostgreSQL's account has to when we are root.
const temporary = mkdtempSync(resolve(tmpdir(), 'dragoman-test-'))
chmodSync(temporary, 0o711)
process.env['TMPDIR'] = temporary
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

// `pnpm test` runs everything, `pnpm test lint types` the checks with one of these words in their title.
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const checks = allChecks().filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
)

let passed = 0
let failed = 0
for (const check of checks) {
  console.log(`\n== ${check.title}`)
  const started = performance.now()
  const result = await check.run()
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  passed += result.passed
  failed += result.failed
  if (result.output !== '') console.log(result.output.trimEnd())
  console.log(result.failed === 0 ? `ok (${result.passed}, ${seconds})` : `FAILED (${result.failed}, ${seconds})`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
