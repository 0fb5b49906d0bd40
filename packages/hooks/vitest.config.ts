import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@dragoman/source'] },
  ssr: { resolve: { conditions: ['@dragoman/source'] } },
  // A start of its own for each file takes longer than the tests; what they share holds no state of theirs.
  test: { include: ['src/**/*.test.{ts,tsx}'], isolate: false, environment: 'happy-dom' },
})
