import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

// A tool insists on the default export.
export default defineConfig({
  resolve: { conditions: ['@dragoman/source'] },
  ssr: { resolve: { conditions: ['@dragoman/source'] } },
  // Every test starts compilers: one file at a time keeps two cores busy as it is.
  test: {
    ...limits,
    include: ['src/*.test.ts'],
    globalSetup: 'src/install.ts',
    fileParallelism: false,
    testTimeout: 120_000,
  },
})
