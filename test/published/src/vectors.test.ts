import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, inject, it } from 'vitest'
import { startStubServer } from '../../../packages/sdk/src/testing/stub-server.ts'
import { vectorsFor } from '../../../packages/sdk/src/testing/vectors.ts'
import { node20 } from './node-20.ts'
import { run } from './run.ts'

it.runIf(node20)('the SDK behaves on Node 20 as it does elsewhere', async () => {
  const program = join(inject('projects'), 'vectors.mjs')
  await build({
    stdin: {
      contents: `
        import { inspect } from 'node:util'
        import { playAll } from '../../../packages/sdk/src/testing/vectors.ts'
        // Observers that throw are printed.
        console.error = () => {}
        const print = (value) => inspect(value, { depth: 9, showHidden: true })
        const report = await playAll({ here: process.argv[2], isBrowser: false, inspect: print }, 30)
        console.log(JSON.stringify({ ...report, node: process.versions.node.split('.')[0] }))
        // An abort that comes after the call is done waits for a minute.
        process.exit()`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@dragoman/source'],
    outfile: program,
    logLevel: 'error',
  })
  await using stub = await startStubServer()
  const { code, output } = await run(node20!, [program, stub.here], inject('projects'))
  expect({ code, output }).toMatchObject({ code: 0 })
  const played = vectorsFor('node').length
  expect(played).toBeGreaterThanOrEqual(180)
  expect(JSON.parse(output)).toEqual({ node: '20', played, failed: [] })
})
