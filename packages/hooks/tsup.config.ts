import { defineConfig } from 'tsup'

// oxlint-disable-next-line import/no-default-export -- the tool asks for it
export default defineConfig({
  entry: ['src/*.ts', 'src/*.tsx', '!src/**/*.test.ts', '!src/**/*.test.tsx'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  dts: true,
  splitting: true,
  clean: true,
})
