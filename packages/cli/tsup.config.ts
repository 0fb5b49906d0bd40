import { defineConfig } from 'tsup'

// A command loads what it needs alone: one chunk for each, and nothing to install beside them.
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'node',
  noExternal: [/^[^.]/],
  splitting: true,
  minify: true,
  clean: true,
  esbuildOptions(options) {
    options.conditions = ['@dragoman/source']
    // The module of a dependency that is written for `require`.
    options.banner = {
      js: "import { createRequire as requireFrom } from 'node:module'\nconst require = requireFrom(import.meta.url)",
    }
  },
})
