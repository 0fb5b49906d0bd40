import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { expect, inject, it } from 'vitest'

// Measures the published package in a page: a bundler must recognize that unused code has no effects.

const oneCall = `
  import { call, createClient } from '@dragoman/sdk'
  import { list } from '@dragoman/sdk/operations/tasks'
  console.log(await call(createClient({ baseUrl: 'x' }), list, {}))`

it('the bundle of one call of the published package stays within its size limit', async () => {
  const { outputFiles } = await build({
    stdin: { contents: oneCall, resolveDir: join(inject('projects'), 'esm') },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const { byteLength } = brotliCompressSync(outputFiles[0]!.contents, quality)
  console.log(`one call, as published: ${byteLength} bytes`)
  expect(byteLength).toBeLessThanOrEqual(3_900)
})
