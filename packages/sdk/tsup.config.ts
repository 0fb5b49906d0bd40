import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundleCore } from './bundle-core.ts'
import { writeDeclarations } from './declarations.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>
}

/** The files behind the exports. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : globSync(target['@dragoman/source']!).map((file) => file.replaceAll('\\', '/')),
)

/** Generated modules are data: there is nothing in them to step through. */
function dropMapsOfData(): void {
  for (const map of globSync('dist/generated/**/*.map')) {
    rmSync(map)
    const file = map.slice(0, -'.map'.length)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'))
  }
}

export default defineConfig({
  entry: [...new Set(['src/core.ts', ...entries])],
  sourcemap: true,
  // Maps lead to files and lines of the repository: with the sources in them they were half of the tarball.
  esbuildOptions(options) {
    options.sourcesContent = false
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  splitting: false,
  clean: true,
  onSuccess: async () => {
    writeDeclarations('tsconfig.declarations.json')
    dropMapsOfData()
  },
  esbuildPlugins: [bundleCore(entries.map((entry) => resolve(entry)))],
})
