import { defineConfig } from 'vitest/config'

const conditions = ['@dragoman/source']

// A tool insists on the default export.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['test/{,slow/}*.test.ts'], testTimeout: 60_000 },
})
