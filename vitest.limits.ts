import { availableParallelism } from 'node:os'

/** For every package: a test that hangs ends in time, and none that a busy machine slows down does. */
export const limits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 50_000 } },
  // vitest itself leaves a core to itself.
  maxWorkers: availableParallelism(),
}
