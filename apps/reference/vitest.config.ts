import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@dragoman/source'] },
  ssr: { resolve: { conditions: ['@dragoman/source'] } },
  test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})
