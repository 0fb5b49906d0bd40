import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- the tool asks for it
export default defineConfig({
  resolve: { conditions: ['@dragoman/source'] },
  ssr: { resolve: { conditions: ['@dragoman/source'] } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
})
