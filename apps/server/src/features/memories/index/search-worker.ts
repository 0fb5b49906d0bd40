import '../../../kernel/closed-prototypes.ts'
import { answerQuestions } from '../../../kernel/asked-thread.ts'
import { compareTexts } from '../../../engines/matching/compare-texts.ts'
import { scoreMatches } from '../../../engines/matching/score.ts'
import { countHits } from './count.ts'
import type { Result, Work } from './search-pool.ts'

// Counts, compares and scores for `search-pool.ts`.
answerQuestions<Work, Result>((work) => {
  switch (work.task) {
    case 'count':
      return countHits(work.job)
    case 'compare':
      return compareTexts(work.job)
    case 'score':
      return scoreMatches(work.job)
  }
})
