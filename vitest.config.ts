import { defineConfig } from 'vitest/config'

// A tool insists on the default export.
export default defineConfig({ test: { include: ['test/*.test.ts'], testTimeout: 60_000 } })
