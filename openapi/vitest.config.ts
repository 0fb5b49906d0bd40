import { defineConfig } from 'vitest/config'

// oxlint-disable-next-line import/no-default-export -- the tool asks for it
export default defineConfig({
  test: { include: ['*.test.ts'] },
})
