import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/*.ts', 'src/*.tsx', '!src/**/*.test.ts', '!src/**/*.test.tsx'],
  sourcemap: true,
  // Maps lead to files and lines of the repository, as those of the SDK do.
  esbuildOptions(options) {
    options.sourcesContent = false
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  dts: true,
  splitting: true,
  clean: true,
})
