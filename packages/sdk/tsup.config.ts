import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/*.ts', 'src/generated/**/*.ts', '!src/**/*.{test,bench}.ts'],
  sourcemap: true,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  tsconfig: 'tsconfig.build.json',
  dts: true,
  splitting: true,
  clean: true,
})
