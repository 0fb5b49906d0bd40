import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { bundle, transform } from 'lightningcss'
import { defineConfig } from 'tsup'

const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) }
const source = await readdir('src')
const entries = source.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|^test-setup/.test(name))

interface Build {
  onResolve(
    on: { filter: RegExp },
    resolve: (args: { path: string; resolveDir: string }) => { path: string; namespace: string },
  ): void
  onLoad(
    on: { filter: RegExp; namespace: string },
    load: (args: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
  ): void
}

/**
 * CSS Modules for publishing: one style sheet for all components, and the class names as an object in the script.
 * Names are `Button-button`: the folder is flat, so they cannot collide. The suffix keeps tsup's own handling of style sheets away.
 */
const cssModules = {
  name: 'css-modules',
  setup(build: Build) {
    const namespace = 'css-module'
    const suffix = '?names'
    build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
      path: relative('.', join(resolveDir, path)) + suffix,
      namespace,
    }))
    build.onLoad({ filter: /./, namespace }, async ({ path: marked }) => {
      const path = marked.slice(0, -suffix.length)
      const { exports } = compileModule(path, await readFile(path))
      const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name])
      return { contents: `export default ${JSON.stringify(Object.fromEntries(names))}`, loader: 'js' }
    })
  },
}

function compileModule(path: string, code: Uint8Array) {
  const file = path.split('/').at(-1)!.replace('.module.css', '')
  return transform({ filename: path, code, cssModules: { pattern: `${file}-[local]` }, targets, minify: true })
}

async function writeStyleSheets() {
  await mkdir('dist', { recursive: true })
  const tokens = bundle({ filename: 'src/tokens.css', targets, minify: true })
  await writeFile('dist/tokens.css', tokens.code)
  const modules = source.filter((name) => name.endsWith('.module.css')).toSorted()
  const sheets = await Promise.all(modules.map(async (name) => compileModule(name, await readFile(`src/${name}`)).code))
  await writeFile('dist/ui.css', sheets.map((sheet) => new TextDecoder().decode(sheet)).join('\n'))
}

// A tool insists on the default export.
export default defineConfig({
  entry: entries.map((name) => `src/${name}`),
  format: ['esm'],
  target: 'es2022',
  dts: true,
  clean: true,
  esbuildPlugins: [cssModules],
  onSuccess: writeStyleSheets,
})
