import { parentPort } from 'node:worker_threads'
import { compareTexts } from '../../../engines/matching/compare-texts.ts'
import { scoreMatches } from '../../../engines/matching/score.ts'
import { countHits } from './count.ts'
import type { PoolAnswer, PoolQuestion } from './search-pool.ts'

// Counts, compares and scores for `search-pool.ts`.
parentPort?.on('message', ({ number, work }: PoolQuestion) => {
  const answer: PoolAnswer = { number, result: resultOf(work) }
  parentPort?.postMessage(answer, [])
})

function resultOf(work: PoolQuestion['work']): PoolAnswer['result'] {
  switch (work.task) {
    case 'count':
      return countHits(work.job)
    case 'compare':
      return compareTexts(work.job)
    case 'score':
      return scoreMatches(work.job)
  }
}
