import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { testedPackages } from './packages.ts'
import { checkout, runProgram } from './run-program.ts'

// `pnpm bench` runs every *.bench.ts, `pnpm bench files` those whose path contains "files". One after the other, as
// they would disturb each other's figures.
const filters = process.argv.slice(2)
let ran = 0
let failed = 0
for (const { folder } of testedPackages()) {
  const files = globSync('src/**/*.bench.ts', { cwd: resolve(checkout, folder) })
  if (!files.some((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))) continue
  const { succeeded } = await runProgram(
    'vitest',
    ['bench', '--run', '--experimental.viteModuleRunner=false', ...filters],
    { folder, show: true },
  )
  ran += 1
  if (!succeeded) failed += 1
}
if (ran === 0)
  console.error(`There is no benchmark${filters.length > 0 ? ` whose path contains ${filters.join(' or ')}` : ''}.`)
process.exitCode = ran === 0 || failed > 0 ? 1 : 0
