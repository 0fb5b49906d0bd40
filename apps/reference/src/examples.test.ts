import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { readContract } from '@dragoman/openapi/bundle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractFolder } from './build.ts'
import { exampleModule, exampleOf } from './examples.ts'
import { guideModule } from './guide.ts'

const contract = readContract(contractFolder)
const examples = contract.operations.map((operation) => exampleOf(contract, operation))

let folder: string
beforeAll(() => {
  // Below the package, whose dependencies the examples import.
  folder = mkdtempSync(fileURLToPath(new URL('../node_modules/examples-', import.meta.url)))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The compiler's messages about a module, as if it were part of this package. */
function compile(code: string): string {
  writeFileSync(join(folder, 'example.ts'), code)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      compilerOptions: { noUnusedLocals: false, types: [] },
      include: [],
      files: ['example.ts'],
    }),
  )
  return spawnSync('tsc', ['-p', folder], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout
}

describe('the examples', () => {
  it('there is one for every operation, and it calls that', () => {
    expect(examples.length).toBe(contract.operations.length)
    for (const { id, code } of examples)
      expect(code).toMatch(new RegExp(`(dragoman|everything)\\.${id.replace('.', '\\.')}\\b`))
  })

  it('compile', () => {
    expect(compile(exampleModule(examples))).toBe('')
  })

  it('would not compile with a wrong value', () => {
    const wrong = exampleModule(examples).replace(/(dragoman\.projects\.get\(\{\s*path: \{)/, '$1 nowhere: 1,')
    expect(compile(wrong)).toContain("'nowhere' does not exist")
  })

  it('of the guide compile', () => {
    expect(compile(guideModule())).toBe('')
  })
})
