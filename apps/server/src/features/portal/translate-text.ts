import { toBcp47 } from '@dragoman/sdk/locale'
import type {
  PortalMatch,
  PortalTerm,
  PortalTranslation,
  PortalTranslationRequest,
} from '@dragoman/sdk/operations/portal'
import { segmentText } from '../../engines/segmentation/segment.ts'
import { unknownContext } from '../../engines/matching/normalize.ts'
import type { Context } from '../../identity/context.ts'
import { impossible } from '../../kernel/refusals.ts'
import { defaultPrompt } from '../machine-translation/prompt.ts'
import type { EngineRow } from '../machine-translation/run-engine.ts'
import { findEngines, isLanguageModel, translateTexts } from '../machine-translation/translate.ts'
import { lookupMatches, type MemoryMatch } from '../memories/lookup/lookup.ts'
import { adviseTerms, type TermAdvice } from '../terminology/term-advice.ts'
import { glossariesOf, memoriesOf } from './resources-of-caller.ts'

/** A sentence, or what stands between two. */
interface Piece {
  text: string
  isSentence: boolean
}

/** The sentences of a text with all white space between them. */
function piecesOf(text: string, locale: string): Piece[] {
  return text.split(/(\n+)/).flatMap((line): Piece[] =>
    segmentText(line, toBcp47(locale)).flatMap((sentence) => {
      const core = sentence.trim()
      if (core === '') return [{ text: sentence, isSentence: false }]
      const at = sentence.indexOf(core)
      return [
        { text: sentence.slice(0, at), isSentence: false },
        { text: core, isSentence: true },
        { text: sentence.slice(at + core.length), isSentence: false },
      ]
    }),
  )
}

/** Translates a text: sentences that a memory holds come from there, the rest from the engines of the account. */
export async function translateText(
  { pool, session, settings, now }: Pick<Context, 'pool' | 'session' | 'settings' | 'now'>,
  { originalContent, sourceLocale, targetLocale, instructions = {} }: PortalTranslationRequest,
): Promise<PortalTranslation> {
  const pieces = piecesOf(originalContent, sourceLocale)
  const sentences = [...new Set(pieces.filter(({ isSentence }) => isSentence).map(({ text }) => text))]
  const bindings = await memoriesOf(pool, session, sourceLocale)
  const queries = sentences.map((source) => ({ source, context: unknownContext }))
  const found = await lookupMatches(pool, bindings, queries, targetLocale)
  const terms = await termsOf({ pool, session }, { sourceLocale, targetLocale }, sentences)
  const targets = new Map<string, string>()
  const memories: PortalMatch[] = []
  for (const [at, source] of sentences.entries()) {
    const best = found[at]?.find(({ score }) => score >= 100)
    if (!best) continue
    targets.set(source, best.target)
    memories.push({ source, target: best.target, memory: best.memoryName })
  }
  const wanted = { orgUnitId: null, sourceLocale, targetLocale }
  const engines = await findEngines(pool, session.account.id, wanted)
  const instructed = engines.map((engine) => withInstructions(engine, instructions))
  const open = sentences.flatMap((source, at) =>
    targets.has(source)
      ? []
      : [{ source, examples: examplesOf(found[at]), terms: terms[at]?.map(({ advice }) => advice) ?? [] }],
  )
  const made = open.length > 0 ? await translateTexts({ db: pool, settings, now }, instructed, wanted, open) : []
  for (const [at, { target, problem }] of made.entries()) {
    if (target === undefined) throw refused(problem)
    targets.set(open[at]!.source, target)
  }
  const translatedContent = pieces
    .map(({ text, isSentence }) => (isSentence ? (targets.get(text) ?? text) : text))
    .join('')
  const engine = made.find(({ engineName }) => engineName !== undefined)?.engineName
  const usedModel = engines.some((one) => one.name === engine && isLanguageModel(one))
  return {
    translatedContent,
    sourceLocale,
    targetLocale,
    ...(engine !== undefined && { engine }),
    terms: shownTerms(terms.flat(), translatedContent),
    memories,
    areInstructionsUsed: usedModel && instructionLine(instructions) !== '',
  }
}

const examplesOf = (matches: readonly MemoryMatch[] = []) =>
  matches.slice(0, 3).map(({ source, target }) => ({ source, target }))

const refused = (problem: string | undefined) =>
  problem === 'NO_ENGINE'
    ? impossible('The account has no engine for this language pair. An administrator can add one.', 'NOT_READY', {
        problem,
      })
    : impossible('No engine could translate the text. Try again later.', 'NOT_READY', { problem: problem ?? 'ANSWER' })

function instructionLine({ formality, tone = '' }: NonNullable<PortalTranslationRequest['instructions']>): string {
  const parts = [
    formality && formality !== 'Neutral'
      ? `Address readers in ${formality === 'Formal' ? 'a formal' : 'an informal'} way.`
      : '',
    tone.trim() ? `Write in this tone: ${tone.replaceAll(/[{}\n]/g, ' ').trim()}.` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** An engine that heeds instructions, where it is a language model. */
function withInstructions(
  engine: EngineRow,
  instructions: NonNullable<PortalTranslationRequest['instructions']>,
): EngineRow {
  const line = instructionLine(instructions)
  return line && isLanguageModel(engine) ? { ...engine, prompt: `${engine.prompt ?? defaultPrompt}\n${line}` } : engine
}

interface GlossaryTerm {
  glossary: string
  advice: TermAdvice
}

/** The terms of glossaries in each sentence. */
async function termsOf(
  { pool, session }: Pick<Context, 'pool' | 'session'>,
  pair: { sourceLocale: string; targetLocale: string },
  sentences: readonly string[],
): Promise<GlossaryTerm[][]> {
  const all: GlossaryTerm[][] = sentences.map(() => [])
  for (const { id, name } of await glossariesOf(pool, session, pair.sourceLocale)) {
    const advice = await adviseTerms(pool, { ...pair, glossaryIds: [id] }, sentences)
    for (const [at, own] of advice.entries()) all[at]!.push(...own.map((one) => ({ glossary: name, advice: one })))
  }
  return all
}

function shownTerms(terms: readonly GlossaryTerm[], translation: string): PortalTerm[] {
  const lower = translation.toLowerCase()
  const shown = terms.flatMap(({ glossary, advice: { source, use, isKept } }) => {
    const targets = isKept ? [source] : use
    const used = targets.find((target) => lower.includes(target.toLowerCase()))
    const target = used ?? targets[0]
    return target === undefined ? [] : [{ source, target, glossary, isKept: used !== undefined }]
  })
  return [...new Map(shown.map((term) => [`${term.glossary}\n${term.source}`, term])).values()]
}
