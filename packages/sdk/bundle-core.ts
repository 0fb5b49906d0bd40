import { readFileSync } from 'node:fs'
import { dirname, posix, relative, resolve, sep } from 'node:path'
import { build as run, type OnLoadResult, type Plugin } from 'esbuild'

const source = resolve(import.meta.dirname, 'src')
const core = resolve(source, 'core.ts')

/** The modules that `core.ts` gathers. */
const gathered = new Set(
  [...readFileSync(core, 'utf8').matchAll(/'(\..+?)'/g)].map(([, path]) => resolve(source, path!)),
)

/**
 * Publishes what `core.ts` gathers as one file, and every entry as a file of its own beside it: an entry that is part
 * of the core hands on what the core has, any other imports what it needs of the core and of other entries.
 * @param entries files of the entries
 */
export const bundleCore = (entries: readonly string[]): Plugin => ({
  name: 'bundle-core',
  setup(build) {
    const isEntry = new Set(entries.map((entry) => resolve(entry)))

    /** The file of a module in the output, as a file of `folder` imports it. */
    const published = (file: string, folder: string) => {
      const path = relative(folder, file).split(sep).join(posix.sep).replace(/\.ts$/, '.js')
      return path.startsWith('.') ? path : `./${path}`
    }

    build.onResolve({ filter: /^\.{1,2}\// }, ({ importer, kind, path, pluginData, resolveDir }) => {
      if (kind === 'entry-point') return undefined
      const file = resolve(resolveDir, path)
      // The core has its own copies of the few operations that a session and a login are made of.
      if (importer === core || pluginData === core) return { path: file, suffix: '?core', pluginData: core }
      if (file === core || gathered.has(file)) return { path: published(core, resolveDir), external: true }
      if (isEntry.has(file)) return { path: published(file, resolveDir), external: true }
      return undefined
    })

    build.onLoad({ filter: /\.ts$/ }, async ({ path, suffix }): Promise<OnLoadResult | undefined> => {
      if (suffix) return { contents: readFileSync(path, 'utf8'), loader: 'ts', pluginData: core }
      if (!gathered.has(path)) return undefined
      const names = await exportedNames(path)
      return { contents: `export { ${names.join(', ')} } from './core.ts'`, resolveDir: dirname(path) }
    })
  },
})

/** The names of the values that a module exports. */
async function exportedNames(file: string): Promise<string[]> {
  const { metafile } = await run({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    outfile: 'x.js',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs)[0]!.exports
}
