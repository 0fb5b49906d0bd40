import { afterAll } from 'vitest'
import { createTestApp, type TestApp, type TestSetup } from './test-app.ts'

/** The server of a test file: open from its first line to the end of its tests. */
export async function openTestApp(setup?: TestSetup): Promise<TestApp> {
  const app = await createTestApp(setup)
  afterAll(() => app.close())
  return app
}
