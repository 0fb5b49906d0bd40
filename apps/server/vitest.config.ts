import { defineConfig } from 'vitest/config'

// Only ours: vitest hands these on to Node, where `import` among them would mislead every `require`.
const conditions = ['@dragoman/source']

// A tool insists on the default export.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/database/testing-cluster.ts'],
    // Databases start and migrate in these tests, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
