import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'

export default defineConfig({
  resolve: { conditions: ['@dragoman/source'] },
  ssr: { resolve: { conditions: ['@dragoman/source'] } },
  test: { ...limits, include: ['src/**/*.test.ts'], isolate: false },
})
