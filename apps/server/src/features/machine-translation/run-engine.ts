import { setTimeout as pause } from 'node:timers/promises'
import type { AppSettings } from '../../identity/context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { keysOf, opened } from './keys.ts'
import type { TermAdvice } from '../terminology/term-advice.ts'
import { defaultPrompt, filledPrompt, type Example } from './prompt.ts'
import { takeTurn } from './pace.ts'
import { askProvider, ProviderFailed, type ProviderProblem } from './provider-request.ts'
import type { ProviderJob, ProviderResult } from './providers/provider.ts'
import { providers } from './providers/providers.ts'
import { keepsTags } from './tags-kept.ts'
import { fromMarkup, toMarkup } from './tagged-text.ts'
import type { mtEngines } from './tables.ts'
import { settleUsage, takeCharacters } from './usage.ts'

export type EngineRow = typeof mtEngines.$inferSelect
export type MtProblem = ProviderProblem | 'EMPTY' | 'TAGS' | 'BUDGET' | 'PACE' | 'NO_KEY' | 'NO_ENGINE'

/** A text for an engine, in the segment notation. */
export interface MtSource {
  source: string
  /** Earlier translations of similar texts. */
  examples?: readonly Example[]
  /** Terms of glossaries that stand in it. */
  terms?: readonly TermAdvice[]
}

/** A translation, or why there is none. */
export interface MtTarget {
  target?: string
  problem?: MtProblem
}

export interface EngineRun {
  results: MtTarget[]
  characters: number
  tokens: number
  /** The prompt that a language model got for the first text. */
  prompt?: string
}

/** The tools that engines need to run. */
export interface EngineTools {
  /** Not that of a transaction: what was used stays used. */
  db: Database
  settings: Pick<AppSettings, 'secretKey' | 'aiAllowedHosts'>
  now: Date
}

export interface LanguagePair {
  /** The organizational unit whose key is used, for an engine of the whole account. */
  orgUnitId?: string | null
  sourceLocale: string
  targetLocale: string
}

/** How often a request is sent that may pass the next time, and the first wait between two, in milliseconds. */
const attempts = 3
const firstWait = 300

/** A request to an engine. */
export type EngineRequest = Omit<ProviderJob, 'model' | 'source' | 'target'>

/** The answer of an engine, or its problem. */
export type EngineAnswer = ProviderResult | { problem: MtProblem }

/** Sends an engine a request of so many characters, which count for its budget where they are answered. */
export type AskEngine = (request: EngineRequest, characters: number) => Promise<EngineAnswer>

/** The way to an engine; undefined without a key for it. */
export async function openEngine(
  { db, settings, now }: EngineTools,
  engine: EngineRow,
  orgUnitId: string | null,
): Promise<AskEngine | undefined> {
  const { usualUrl, codesOf, translate, read } = providers[engine.provider]
  const keyRow = (await keysOf(db, engine.accountId))({ ...engine, orgUnitId: engine.orgUnitId ?? orgUnitId })
  if (!keyRow) return undefined
  const key = opened(keyRow, settings)
  const reach = { baseUrl: keyRow.baseUrl ?? usualUrl(key), allowedHosts: settings.aiAllowedHosts ?? [] }
  return async (request, characters) => {
    const { source, target } = codesOf?.(request) ?? { source: request.sourceLocale, target: request.targetLocale }
    if (source === undefined || target === undefined) return { problem: 'LANGUAGE' }
    if (!(await takeCharacters(db, engine, characters, now))) return { problem: 'BUDGET' }
    const giveBack = () => settleUsage(db, engine.id, { characters, tokens: 0 }, now)
    if (!(await takeTurn(db, engine))) {
      await giveBack()
      return { problem: 'PACE' }
    }
    try {
      const sent = translate(key, { ...request, source, target, model: engine.model ?? '' })
      const answer = readOrFail(read, await askPatiently(() => askProvider(sent, reach)), request.texts.length)
      await settleUsage(db, engine.id, { characters: 0, tokens: answer.tokens }, now)
      return answer
    } catch (error) {
      await giveBack()
      if (error instanceof ProviderFailed) return { problem: error.problem }
      throw error
    }
  }
}

/** How many characters texts have, as engines count them. */
export const charactersOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + [...text].length, 0)

/**
 * Translates texts with one engine. Whatever goes wrong is said of each text; a translation whose inline tags
 * are lost or no longer hold what they held is none. After a failure that concerns all texts, the others are not sent.
 */
export async function runEngine(
  tools: EngineTools,
  engine: EngineRow,
  { sourceLocale, targetLocale, orgUnitId = null }: LanguagePair,
  texts: readonly MtSource[],
): Promise<EngineRun> {
  const run: EngineRun = { results: [], characters: 0, tokens: 0 }
  const { kind, textsAtOnce } = providers[engine.provider]
  const ask = await openEngine(tools, engine, orgUnitId)
  if (!ask) return { ...run, results: texts.map(() => ({ problem: 'NO_KEY' })) }
  const promptFor = ({ examples = [], terms = [] }: MtSource) =>
    kind === 'LLM' ? filledPrompt(engine.prompt ?? defaultPrompt, { sourceLocale, targetLocale, examples, terms }) : ''
  if (kind === 'LLM' && texts[0]) run.prompt = promptFor(texts[0])

  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const some = texts.slice(at, at + textsAtOnce)
    const characters = charactersOf(some.map(({ source }) => source))
    const answer = await ask(
      {
        texts: some.map(({ source }) => (kind === 'LLM' ? source : toMarkup(source))),
        sourceLocale,
        targetLocale,
        prompt: promptFor(some[0]!),
      },
      characters,
    )
    if ('problem' in answer) {
      const rest = texts.slice(at).map(() => ({ problem: answer.problem }))
      return { ...run, results: [...run.results, ...rest] }
    }
    run.characters += characters
    run.tokens += answer.tokens
    for (const [place, { source }] of some.entries())
      run.results.push(checked(source, kind === 'LLM' ? answer.targets[place]! : fromMarkup(answer.targets[place]!)))
  }
  return run
}

function checked(source: string, target: string): MtTarget {
  if (target.trim() === '') return { problem: 'EMPTY' }
  return keepsTags(source, target) ? { target } : { problem: 'TAGS' }
}

function readOrFail(read: (answer: unknown) => ProviderResult, answer: unknown, count: number): ProviderResult {
  let result: ReturnType<typeof read>
  try {
    result = read(answer)
  } catch {
    throw new ProviderFailed('ANSWER')
  }
  const isWhole = result.targets.length === count && result.targets.every((target) => typeof target === 'string')
  if (!isWhole) throw new ProviderFailed('ANSWER')
  return result
}

/** Sends a request again after a pause where the provider was busy or away. */
async function askPatiently(ask: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const mayPass = error instanceof ProviderFailed && ['RATE', 'UNREACHABLE'].includes(error.problem)
      if (!mayPass || attempt === attempts) throw error
      await pause(error.retryAfter ?? firstWait * 2 ** (attempt - 1))
    }
  }
}
