import { defineConfig } from 'vitest/config'
import { limits } from './vitest.limits.ts'

const conditions = ['@dragoman/source']

// A tool insists on the default export.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // They start whole programs: linters, generators, servers.
  test: { ...limits, include: ['test/{,slow/}*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
})
