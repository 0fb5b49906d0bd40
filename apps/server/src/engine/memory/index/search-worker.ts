import { parentPort } from 'node:worker_threads'
import { compareTexts } from '../compare-texts.ts'
import { countHits } from './count.ts'
import type { PoolAnswer, PoolQuestion } from './search-pool.ts'

// Counts and compares for `search-pool.ts`.
parentPort?.on('message', ({ number, work }: PoolQuestion) => {
  const result = work.task === 'count' ? countHits(work.job) : compareTexts(work.job)
  const answer: PoolAnswer = { number, result }
  parentPort?.postMessage(answer, [])
})
