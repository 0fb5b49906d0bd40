import { parentPort } from 'node:worker_threads'
import { type CountJob, countHits } from './count.ts'

// Counts for `count-pool.ts`.
parentPort?.on('message', ({ number, job }: { number: number; job: CountJob }) => {
  const counted = countHits(job)
  parentPort?.postMessage({ number, counted }, [counted.buffer as ArrayBuffer])
})
