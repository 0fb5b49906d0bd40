import { availableParallelism } from 'node:os'
import { startThread, type AskedThread } from '../../../kernel/asked-thread.ts'
import { type CompareJob, compareTexts, type TextLikeness } from '../../../engines/matching/compare-texts.ts'
import { type MatchScore, type ScoreJob, scoreMatches } from '../../../engines/matching/score.ts'
import { type Counted, type CountJob, countHits } from './count.ts'

/** Bytes of postings from which on a thread of its own is worth the trip. */
const worthATrip = 20_000
/** The same in pairs of characters: what it takes to compare texts grows with the length of both. */
const pairsWorthATrip = 5_000_000

/** The questions to a thread, and its answers. */
export type Work =
  | { task: 'count'; job: CountJob }
  | { task: 'compare'; job: CompareJob }
  | { task: 'score'; job: ScoreJob }
export type Result = Counted[] | TextLikeness[] | MatchScore[]

const threads: AskedThread<Work, Result>[] = []
const most = Math.max(1, availableParallelism() - 1)

/** `countHits` beside everything else: on another thread when there is much to count. */
export async function countBeside(job: CountJob): Promise<Counted[]> {
  if (job.bytes.length < worthATrip) return countHits(job)
  return (await ask({ task: 'count', job }, [
    job.bytes.buffer as ArrayBuffer,
    job.sizes.buffer as ArrayBuffer,
  ])) as Counted[]
}

/** `compareTexts` beside everything else, as far as it pays. */
export async function compareBeside(job: CompareJob): Promise<TextLikeness[]> {
  if (pairsIn(job) < pairsWorthATrip) return compareTexts(job)
  return (await ask({ task: 'compare', job })) as TextLikeness[]
}

/** `scoreMatches` beside everything else, where texts are long. */
export async function scoreBeside(job: ScoreJob): Promise<MatchScore[]> {
  const { query, candidates } = job
  const pairs = candidates.reduce((sum, { text }) => sum + text.length * query.text.length, 0)
  if (pairs < pairsWorthATrip) return scoreMatches(job)
  return (await ask({ task: 'score', job })) as MatchScore[]
}

function pairsIn({ texts, sources }: CompareJob): number {
  let pairs = 0
  for (const { text, places } of texts) for (const place of places) pairs += text.length * sources[place]!.length
  return pairs
}

function ask(work: Work, handedOver?: ArrayBuffer[]): Promise<Result> {
  const [idlest] = threads.toSorted((a, b) => a.waiting - b.waiting)
  const thread = idlest && (idlest.waiting === 0 || threads.length >= most) ? idlest : newThread()
  return thread.ask(work, handedOver)
}

function newThread(): AskedThread<Work, Result> {
  const thread = startThread<Work, Result>(new URL('./search-worker.ts', import.meta.url), () => {
    const at = threads.indexOf(thread)
    if (at >= 0) threads.splice(at, 1)
  })
  threads.push(thread)
  return thread
}
