import type { Database } from '../../../kernel/database/connect.ts'
import { lowestOf, mayBeSimilar, type MemoryBinding } from './binding.ts'
import { loadByHash } from './candidates.ts'
import { findSimilar, keepKnown, type Known, type KnownTargets } from './find-similar.ts'
import type { MatchQuery } from './lookup.ts'
import { normalizeSegment, sourceHash } from '../../../engines/matching/normalize.ts'
import { matchScore } from '../../../engines/matching/score.ts'
import { type Search, searchesOf } from './searches.ts'

export interface ScoreOptions {
  /** Leave out what was learned from this project. */
  exceptProject?: string
  /** Spares reading the same again where the same texts are asked for in several locales. */
  known?: Known
  /** Hears now and then for how many queries the score is known; when it throws, the search ends. */
  progress?: (done: number) => Promise<void>
}

/** A text, and the queries that ask for it by their places. */
interface AskedText {
  source: string
  queries: number[]
}

/** Texts that are looked up between two signs of progress. */
const textsAtOnce = 256
/** How many such groups are under way: the database works on one while another is compared. */
const groupsAtOnce = 2
/** Queries whose exact matches are in memory at once. */
const exactAtOnce = 2000

/**
 * The best score of each of `queries` in the memories, in percent and in their order; 0 without a match. The same
 * scores that `lookupMatches` gives, for the many segments of a file: similar text is only looked for where no memory
 * has the same text, each text once, those of like lengths together, since they need the same parts of the index.
 */
export async function lookupScores(
  db: Database,
  bindings: readonly MemoryBinding[],
  queries: readonly MatchQuery[],
  targetLocale: string,
  { exceptProject, known = keepKnown(), progress = async () => {} }: ScoreOptions = {},
): Promise<number[]> {
  const scores = queries.map(() => 0)
  const readable = bindings.filter(({ read }) => read)
  if (readable.length === 0) return scores
  const searches = searchesOf(readable, targetLocale, exceptProject ?? null)
  const hashes: string[] = []
  for (let from = 0; from < queries.length; from += exactAtOnce) {
    await progress(0)
    const some = queries
      .slice(from, from + exactAtOnce)
      .map((query, at) => ({ query, at: from + at, hash: sourceHash(query.source) }))
    for (const { hash } of some) hashes.push(hash)
    for (const search of searches) await scoreExact(db, search, some, scores)
  }
  const open = [...scores.keys()].filter((at) => scores[at]! < 100)
  const texts = [...Map.groupBy(open, (at) => hashes[at]!).values()]
    .map((own): AskedText => ({ source: queries[own[0]!]!.source, queries: own }))
    .sort((a, b) => a.source.length - b.source.length)
  const fuzzy = searches.filter(({ binding, serving }) => mayBeSimilar(binding, serving))
  const total = open.length * fuzzy.length
  let done = 0
  for (const search of fuzzy) {
    await scoreSimilar(db, search, texts, {
      scores,
      known,
      progress: async (more) => {
        done += more
        await progress(queries.length - open.length + Math.floor((open.length * done) / total))
      },
    })
  }
  return scores
}

interface Scoring {
  /** Of all queries; raised where a memory has something better. */
  scores: number[]
}

function raise(scores: number[], at: number, score: number, { threshold }: MemoryBinding): void {
  if (score >= threshold && score > scores[at]!) scores[at] = score
}

async function scoreExact(
  db: Database,
  { binding, serving, terms }: Search,
  asked: readonly { query: MatchQuery; at: number; hash: string }[],
  scores: number[],
): Promise<void> {
  const penalty = binding.penalty + serving.penalty
  const found = await loadByHash(db, binding.memoryId, [...new Set(asked.map(({ hash }) => hash))], terms)
  for (const { query, at, hash } of asked) {
    for (const { tmUnit } of found.get(hash) ?? []) {
      const text = { text: query.source, codes: query.codes, context: query.context }
      const candidate = { text: tmUnit.source, codes: tmUnit.codes, context: tmUnit }
      raise(scores, at, matchScore(text, candidate, penalty, binding.requireContext).score, binding)
    }
  }
}

async function scoreSimilar(
  db: Database,
  { binding, serving, terms }: Search,
  texts: readonly AskedText[],
  { scores, known, progress }: Scoring & { known: Known; progress: (more: number) => Promise<void> },
): Promise<void> {
  const targets: KnownTargets = new Map()
  const lowest = lowestOf(binding, serving)
  const penalty = binding.penalty + serving.penalty
  const groups = groupsOf(texts)
  const work = async () => {
    for (const group of groups) {
      const normalized = group.map(({ source }) => normalizeSegment(source))
      const similar = await findSimilar(
        db,
        binding.memoryId,
        normalized,
        { ...terms, lowest, most: 1 },
        { known, targets },
      )
      for (const [at, { queries }] of group.entries()) {
        const [best] = similar[at]!
        // The same text in the same context was found before.
        const most = binding.requireContext ? 99 : 100
        if (best) for (const query of queries) raise(scores, query, Math.min(best.score, most) - penalty, binding)
      }
      await progress(group.reduce((sum, { queries }) => sum + queries.length, 0))
    }
  }
  // They share the groups: the one that fails ends them for the others, too.
  await Promise.all(Array.from({ length: groupsAtOnce }, work))
}

function* groupsOf(texts: readonly AskedText[]): Generator<AskedText[]> {
  for (let at = 0; at < texts.length; at += textsAtOnce) yield texts.slice(at, at + textsAtOnce)
}
