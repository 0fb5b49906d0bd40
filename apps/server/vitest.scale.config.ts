import { defineConfig, mergeConfig } from 'vitest/config'
import usual from './vitest.config.ts'

// `pnpm sweep:scale`: tests of the whole product with parts between its servers and the database, which a machine of its
// own has installed.
export default mergeConfig(
  usual,
  defineConfig({
    test: { globalSetup: ['src/testing/scale/pooler.ts'], include: ['src/testing/scale/*.scale.ts'] },
  }),
)
