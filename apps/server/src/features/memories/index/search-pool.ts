import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { threadChannel, type Channel } from '../../../kernel/channel.ts'
import { type CompareJob, compareTexts, type TextLikeness } from '../../../engines/matching/compare-texts.ts'
import { type MatchScore, type ScoreJob, scoreMatches } from '../../../engines/matching/score.ts'
import { type Counted, type CountJob, countHits } from './count.ts'

/** Bytes of postings from which on a thread of its own is worth the trip. */
const worthATrip = 20_000
/** The same in pairs of characters: what it takes to compare texts grows with the length of both. */
const pairsWorthATrip = 5_000_000

type Work = { task: 'count'; job: CountJob } | { task: 'compare'; job: CompareJob } | { task: 'score'; job: ScoreJob }
type Result = Counted[] | TextLikeness[] | MatchScore[]

/** What a thread is sent. */
export interface PoolQuestion {
  number: number
  work: Work
}

/** What it sends back. */
export interface PoolAnswer {
  number: number
  result: Result
}

interface Waiting {
  resolve(result: Result): void
  reject(error: Error): void
}

interface Thread {
  worker: Worker
  channel: Channel<PoolQuestion, PoolAnswer>
  waiting: Map<number, Waiting>
}

const threads: Thread[] = []
const most = Math.max(1, availableParallelism() - 1)
let numbers = 0

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

async function ask(work: Work, handedOver: ArrayBuffer[] = []): Promise<Result> {
  const { worker, channel, waiting } = idlest()
  numbers += 1
  const question: PoolQuestion = { number: numbers, work }
  return new Promise((resolve, reject) => {
    waiting.set(question.number, { resolve, reject })
    worker.ref()
    channel.send(question, handedOver).catch(reject)
  })
}

function idlest(): Thread {
  const [first] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)
  return first && (first.waiting.size === 0 || threads.length >= most) ? first : startThread()
}

/** A thread keeps the process alive only while somebody waits for it. */
function startThread(): Thread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const channel: Thread['channel'] = threadChannel(worker)
  const thread = { worker, channel, waiting }
  worker.unref()
  channel.listen(({ number, result }) => {
    const known = waiting.get(number)
    waiting.delete(number)
    if (waiting.size === 0) worker.unref()
    known?.resolve(result)
  })
  // The next caller gets a new one.
  const gone = (error: Error) => {
    threads.splice(threads.indexOf(thread) >>> 0, 1)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', gone)
  worker.on('exit', () => gone(new Error('a searching thread has ended')))
  threads.push(thread)
  return thread
}
