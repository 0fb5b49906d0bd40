import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/connect.ts'
import { enginesFor, type Wanted } from './engine-order.ts'
import { providers } from './providers/providers.ts'
import {
  runEngine,
  type EngineRow,
  type EngineTools,
  type MtProblem,
  type MtSource,
  type MtTarget,
} from './run-engine.ts'
import { mtEngines } from './tables.ts'

/** A translation with the engine that made it, or why there is none. */
export interface MachineTranslation extends MtTarget {
  engineName?: string
}

/** The engines for a language pair in an organizational unit, in the order in which they are tried. */
export async function findEngines(db: Database, accountId: string, wanted: Wanted): Promise<EngineRow[]> {
  const rows = await db
    .select()
    .from(mtEngines)
    .where(eq(mtEngines.accountId, accountId))
    .orderBy(asc(mtEngines.position))
  return enginesFor(rows, wanted)
}

/** Whether an engine is a language model: it learns from examples, and can review. */
export const isLanguageModel = ({ provider }: EngineRow): boolean => providers[provider].kind === 'LLM'

/** Problems of an engine, not of a text: until it works again, its page says so. */
const outages: readonly MtProblem[] = ['KEY', 'QUOTA', 'RATE', 'UNREACHABLE', 'ADDRESS', 'TIMEOUT', 'ANSWER', 'NO_KEY']

/**
 * Translates texts with the first engine that can; what one leaves is for the next. Without an engine, or where all of
 * them fail, a text keeps the problem of the last one.
 */
export async function translateTexts(
  tools: EngineTools,
  engines: readonly EngineRow[],
  wanted: Wanted,
  texts: readonly MtSource[],
): Promise<MachineTranslation[]> {
  const results: MachineTranslation[] = texts.map(() => ({ problem: 'NO_ENGINE' }))
  for (const engine of engines) {
    const open = [...results.keys()].filter((at) => results[at]?.target === undefined)
    if (open.length === 0) break
    const run = await runEngine(
      tools,
      engine,
      wanted,
      open.map((at) => texts[at]!),
    )
    for (const [place, at] of open.entries()) {
      const { target, problem } = run.results[place]!
      results[at] = target === undefined ? { problem: problem! } : { target, engineName: engine.name }
    }
    await noteHealth(tools, engine, run.results)
  }
  return results
}

/** Notes since when an engine fails, or that it works again. */
async function noteHealth({ db, now }: EngineTools, { id }: EngineRow, results: readonly MtTarget[]): Promise<void> {
  const problem = results.at(-1)?.problem
  if (problem !== undefined && outages.includes(problem)) {
    await db
      .update(mtEngines)
      .set({ failingSince: now })
      .where(and(eq(mtEngines.id, id), isNull(mtEngines.failingSince)))
    await db.update(mtEngines).set({ problem }).where(eq(mtEngines.id, id))
  } else if (results.some(({ target }) => target !== undefined)) {
    await db.update(mtEngines).set({ failingSince: null, problem: null }).where(eq(mtEngines.id, id))
  }
}
