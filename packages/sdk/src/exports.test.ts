import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { publishedFile } from '../generated-modules.ts'

// The modules that others can import, each with a reason that the README gives. All others are internal.

const folder = resolve(import.meta.dirname, '..')
const text = (file: string) => readFileSync(resolve(folder, file), 'utf8')
const { exports, publishConfig } = JSON.parse(text('package.json')) as {
  exports: Record<string, { '@dragoman/source'?: string }>
  publishConfig: { exports: Record<string, { import?: { default: string } }> }
}
const sources = Object.entries(exports).flatMap(([path, target]) => {
  const source = target['@dragoman/source']
  return source ? [{ path, source }] : []
})

describe('exports', () => {
  it('the source and the published package have the same exports, with patterns only for generated code', () => {
    expect(Object.keys(publishConfig.exports)).toEqual(Object.keys(exports))
    const published = sources.map(({ path }) => publishConfig.exports[path]?.import?.default)
    const files = sources.map(({ source }) => `./${publishedFile(source)}.js`)
    expect(published).toEqual(files)
    const patterns = sources.filter(({ path }) => path.includes('*'))
    expect(patterns.filter(({ source }) => !source.includes('/generated/'))).toEqual([])
    expect(sources.filter(({ source }) => !source.includes('*') && !existsSync(resolve(folder, source)))).toEqual([])
  })

  it.each(sources.filter(({ path }) => path !== '.').map(({ path }) => path.replace('/*', '').slice(1)))(
    'the export %s is in the README',
    (path) => expect(text('README.md')).toMatch(new RegExp(`\`${path}(/<resource>)?\``)),
  )
})

describe('the file that the client is published as', () => {
  const reached = async (entryPoints: string[]) => {
    const { metafile } = await build({
      entryPoints,
      absWorkingDir: folder,
      bundle: true,
      format: 'esm',
      outdir: 'x',
      write: false,
      metafile: true,
      logLevel: 'silent',
    })
    return Object.keys(metafile.inputs)
  }

  it('the published client file holds everything calls and operations share, so nothing exists twice', async () => {
    const operations = globSync('src/generated/*.ts', { cwd: folder })
    const needed = (await reached(['src/sdk.ts', ...operations])).filter((file) => !/generated|sdk\.ts/.test(file))
    const isEmpty = (file: string) => !/^export (?!type|interface)/m.test(text(file))
    const gathered = [...text('src/core.ts').matchAll(/'\.\/(.+?)'/g)].map(([, file]) => `src/${file}`)
    expect(gathered.toSorted()).toEqual(needed.filter((file) => !isEmpty(file)).toSorted())
  })
})
