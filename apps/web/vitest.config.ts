import { defineConfig } from 'vitest/config'
import { limits } from '../../vitest.limits.ts'
import { poPlugin } from './scripts/po-plugin.ts'

const conditions = ['@dragoman/source', 'module', 'browser', 'development|production']

// A tool insists on the default export.
export default defineConfig({
  plugins: [poPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  define: { __APP_VERSION__: '"1.2.3"' },
  // A start of its own for each file takes longer than the tests; what they share holds no state of theirs.
  test: { ...limits, include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], isolate: false, env: { TZ: 'UTC' } },
})
