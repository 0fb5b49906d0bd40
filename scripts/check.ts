import { changedFiles } from './changed-files.ts'
import { everydayChecks } from './checks.ts'
import { runChecks } from './run-checks.ts'

// `pnpm check` is for every day: types, format, lint and the unit tests of what changed since the branch left main.
const changed = await changedFiles()
await runChecks(everydayChecks(changed), { kept: 'test-results/check' })
console.log('`pnpm test` runs everything, as continuous integration does.')
