import type { MtEngine, MtEngineInput } from '@dragoman/sdk/operations/mtEngines'
import { asc, eq } from 'drizzle-orm'
import { loadPeople } from '../../identity/people.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import { orgUnits } from '../../identity/tables.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, updateOne } from '../../kernel/database/one-row.ts'
import { findVisible } from '../../kernel/find-visible.ts'
import { impossible, invalid } from '../../kernel/refusals.ts'
import { versionOf } from '../../kernel/version.ts'
import { keysOf } from './keys.ts'
import { providers } from './providers/providers.ts'
import type { EngineRow, MtProblem } from './run-engine.ts'
import { mtEngines } from './tables.ts'
import { usageOf } from './usage.ts'

/** Engines that an account can have. */
const most = 50

/** An engine of an account; 404 for any other. */
export const findEngine = (db: Database, accountId: string, id: string, held = false): Promise<EngineRow> =>
  findVisible(db, mtEngines, { id, visible: eq(mtEngines.accountId, accountId), what: 'engine', held })

/** The fields of an engine that are journaled, and that its version follows. */
export function recorded(engine: EngineRow) {
  const { id: _id, accountId: _account, failingSince: _since, problem: _problem, ...rest } = engine
  const { changedBy: _by, changedAt: _at, createdAt: _created, ...own } = rest
  return own
}

const ofNew = {
  model: null,
  sourceLocale: null,
  targetLocale: null,
  position: 1,
  enabled: true,
  prompt: null,
  monthlyCharacters: null,
  requestsPerMinute: null,
  pricePerMillion: null,
}

type Changeable = Pick<EngineRow, keyof typeof ofNew>

/** A body as the columns have it, with what it leaves out as it was; 400 where a language model is not named. */
function columnsOf({ name, provider, orgUnitUuid: _unit, ...given }: MtEngineInput, was: Changeable = ofNew) {
  const isModel = providers[provider].kind === 'LLM'
  const kept = Object.fromEntries(Object.keys(ofNew).map((field) => [field, was[field as keyof Changeable]]))
  const columns = { ...(kept as unknown as Changeable), ...given }
  if (isModel && columns.model === null) throw invalid('body.model', 'Enter the language model.')
  return { ...columns, ...(!isModel && { model: null, prompt: null }), name: name.trim(), provider }
}

/** The engines of an account, in the order in which they are tried. */
export async function showEngines(
  { db, session, now }: { db: Database; session: SignedIn; now: Date },
  accountId: string,
): Promise<MtEngine[]> {
  const rows = await db
    .select({ engine: mtEngines, unitName: orgUnits.name })
    .from(mtEngines)
    .leftJoin(orgUnits, eq(orgUnits.id, mtEngines.orgUnitId))
    .where(eq(mtEngines.accountId, accountId))
    .orderBy(asc(mtEngines.position), asc(mtEngines.createdAt), asc(mtEngines.id))
  const ids = rows.map(({ engine }) => engine.id)
  const usage = await usageOf(db, ids, now)
  const hasKey = await keysOf(db, accountId)
  const people = await loadPeople(
    db,
    session,
    rows.map(({ engine }) => engine.changedBy),
  )
  return rows.map(({ engine, unitName }) => {
    const { characters, tokens } = usage(engine.id)
    const changedBy = people(engine.changedBy)
    return {
      uuid: engine.id,
      version: versionOf(Object.values(recorded(engine))),
      kind: providers[engine.provider].kind,
      name: engine.name,
      provider: engine.provider,
      ...(engine.model !== null && { model: engine.model }),
      ...(engine.orgUnitId !== null && { orgUnit: { uuid: engine.orgUnitId, name: unitName ?? '' } }),
      ...(engine.sourceLocale !== null && { sourceLocale: engine.sourceLocale }),
      ...(engine.targetLocale !== null && { targetLocale: engine.targetLocale }),
      position: engine.position,
      enabled: engine.enabled,
      ...(engine.prompt !== null && { prompt: engine.prompt }),
      ...(engine.monthlyCharacters !== null && { monthlyCharacters: engine.monthlyCharacters }),
      ...(engine.requestsPerMinute !== null && { requestsPerMinute: engine.requestsPerMinute }),
      ...(engine.pricePerMillion !== null && { pricePerMillion: engine.pricePerMillion }),
      usedCharacters: characters,
      usedTokens: tokens,
      hasKey: hasKey(engine) !== undefined,
      ...(engine.failingSince !== null && { failingSince: engine.failingSince.getTime() }),
      ...(engine.problem !== null && { problem: engine.problem as MtProblem }),
      changedAt: engine.changedAt.getTime(),
      ...(changedBy && { changedBy }),
    }
  })
}

/** The author of a change of an engine, and the engine's organizational unit. */
interface EngineChange {
  orgUnitId: string | null
  changedBy: string
  changedAt: Date
}

/** Adds an engine to an account that is held; 422 where it has too many. */
export const insertEngine = (
  db: Database,
  change: EngineChange & { accountId: string },
  body: MtEngineInput,
): Promise<EngineRow> => insertEngineRow(db, { ...change, ...columnsOf(body) })

export async function insertEngineRow(db: Database, row: typeof mtEngines.$inferInsert): Promise<EngineRow> {
  if ((await db.$count(mtEngines, eq(mtEngines.accountId, row.accountId))) >= most)
    throw impossible(`An account can have ${most} engines.`, 'TOO_MANY', { limit: most })
  return insertOne(db, mtEngines, row)
}

export const changeEngine = (
  db: Database,
  held: EngineRow,
  change: EngineChange,
  body: MtEngineInput,
): Promise<EngineRow> => updateOne(db, mtEngines, eq(mtEngines.id, held.id), { ...change, ...columnsOf(body, held) })

export async function removeEngine(db: Database, { id }: EngineRow): Promise<void> {
  await db.delete(mtEngines).where(eq(mtEngines.id, id))
}
