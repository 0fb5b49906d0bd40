import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

// Only ours: vitest hands these on to Node, where `import` among them would mislead every `require`.
const conditions = ['@dragoman/source']

// A tool insists on the default export.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    // Every file would load the whole server again; what they share holds no state of theirs.
    isolate: false,
    // Node would read the package.json of drizzle-orm for each of its modules.
    // With room for more young objects, a third less of the time goes into collecting them.
    execArgv: [
      `--import=${resolve(import.meta.dirname, '../../scripts/quick-imports.ts')}`,
      '--max-semi-space-size=64',
    ],
    setupFiles: ['src/testing/declared-codes.ts'],
    globalSetup: ['src/testing/database/testing-cluster.ts'],
    // Databases start and migrate in these tests, on machines that do other things too.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
