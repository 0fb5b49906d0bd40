import { parentPort } from 'node:worker_threads'
import { threadChannel } from '../../../kernel/channel.ts'
import { compareTexts } from '../../../engines/matching/compare-texts.ts'
import { scoreMatches } from '../../../engines/matching/score.ts'
import { countHits } from './count.ts'
import type { PoolAnswer, PoolQuestion } from './search-pool.ts'

// Counts, compares and scores for `search-pool.ts`.
if (!parentPort) throw new Error('this runs as a thread only')
const server = threadChannel<PoolAnswer, PoolQuestion>(parentPort)
server.listen(({ number, work }) => void server.send({ number, result: resultOf(work) }))

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
