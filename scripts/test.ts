import { allChecks } from './checks.ts'
import { runChecks } from './run-checks.ts'

// `pnpm test` runs everything, `pnpm test lint types` the checks with one of these words in their title.
const words = process.argv.slice(2).map((word) => word.toLowerCase())
await runChecks(
  allChecks().filter(({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word))),
  { kept: 'test-results/test' },
)
