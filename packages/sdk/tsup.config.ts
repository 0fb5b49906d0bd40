import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { bundleCore } from './bundle-core.ts'
import { writeDeclarations } from './declarations.ts'
import { publishedFile, writeGenerated } from './generated-modules.ts'
import { writeScripts } from './scripts-of-modules.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>
}

/** The files behind the exports. */
const entries = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : globSync(target['@dragoman/source']!).map((file) => file.replaceAll('\\', '/')),
)

const [generated, written] = [
  entries.filter((file) => file.includes('/generated/')),
  entries.filter((file) => !file.includes('/generated/')),
]

// One file a module, as readable as its source: maps would lead to files that the tarball doesn't have.
export default defineConfig({
  entry: ['src/core.ts', ...written],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  splitting: false,
  clean: true,
  onSuccess: async () => {
    writeGenerated(generated)
    const published = [...new Set(entries)].map(publishedFile)
    writeDeclarations('tsconfig.declarations.json', published)
    await writeScripts(published)
  },
  esbuildPlugins: [bundleCore(entries.map((entry) => resolve(entry)))],
})
