import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

const conditions = ['@dragoman/source', 'module', 'browser', 'development|production']

// A tool insists on the default export.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...limits,
    environment: 'happy-dom',
    // A start of its own for each file takes longer than the tests; what they share holds no state of theirs.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'UTC' },
  },
})
