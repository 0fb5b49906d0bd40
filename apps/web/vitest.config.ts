import { defineConfig } from 'vitest/config'
import { poPlugin } from './scripts/po-plugin.ts'

const conditions = ['@dragoman/source', 'module', 'browser', 'development|production']

// A tool insists on the default export.
export default defineConfig({
  plugins: [poPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  define: { __APP_VERSION__: '"1.2.3"' },
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], env: { TZ: 'UTC' } },
})
