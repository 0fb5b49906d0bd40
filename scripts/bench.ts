import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { testedPackages } from './packages.ts'
import { checkout, runProgram } from './run-program.ts'

// `pnpm bench` runs every *.bench.ts, `pnpm bench files` files.bench.ts, `pnpm bench sdk` those of packages/sdk. One after
// the other, as they would disturb each other's figures.
const asked = process.argv.slice(2)
let ran = 0
let failed = 0
for (const { folder } of testedPackages()) {
  const isAsked = (file: string) =>
    asked.length === 0 || asked.includes(basename(file, '.bench.ts')) || asked.includes(basename(folder))
  const files = globSync('src/**/*.bench.ts', { cwd: resolve(checkout, folder) }).filter(isAsked)
  if (files.length === 0) continue
  const { succeeded } = await runProgram(
    'vitest',
    ['bench', '--run', '--experimental.viteModuleRunner=false', ...files],
    { folder, show: true },
  )
  ran += 1
  if (!succeeded) failed += 1
}
if (ran === 0)
  console.error(`There is no benchmark${asked.length > 0 ? ` or package of the name ${asked.join(' or ')}` : ''}.`)
process.exitCode = ran === 0 || failed > 0 ? 1 : 0
