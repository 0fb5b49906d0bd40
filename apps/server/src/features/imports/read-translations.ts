import { resolveLanguage, sameLanguage } from '@dragoman/sdk/languages'
import { toBcp47 } from '@dragoman/sdk/locale'
import type { UnmatchedText } from '@dragoman/sdk/operations/imports'
import { codeIssues } from '@dragoman/sdk/segment-text'
import type { ReadSegment } from '../../engines/file-work/file-tasks.ts'
import { readSegments } from '../../engines/file-work/files.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { contextsOf } from '../../engines/matching/normalize.ts'
import { parseOptions } from '../intake/reading/parse-resource.ts'
import { readingOfFile } from '../intake/reading/reading-of-file.ts'
import { chosenParams } from '../intake/uploads/uploads.ts'
import type { TmxOutput } from '../memories/tmx/tmx-writer.ts'
import { isBilingual } from './pair-files.ts'
import { ImportProblem } from './problem.ts'

interface Languages {
  accountId: string
  sourceLocale: string
  targetLocale: string
}

/** The texts of a file, as a project of the account would have them. @throws FileRefused when it cannot be read */
async function textsOf(db: Database, file: File, { accountId, sourceLocale, targetLocale }: Languages) {
  const params = chosenParams(file.name, {}, 'body')
  const reading = await readingOfFile(db, accountId, { segmentationId: null })
  const { targetLocale: _, ...options } = parseOptions({ name: file.name, params }, sourceLocale, targetLocale, reading)
  const texts: ReadSegment[] = []
  const wanted = { ...options, targetLocales: [toBcp47(targetLocale)], counter: 'WORD' as const }
  for await (const piece of readSegments(file, wanted)) {
    if (piece instanceof FileRefused) throw piece
    if (Array.isArray(piece)) texts.push(...piece)
  }
  return { texts, isCut: options.applySourceSegmentation }
}

/** The texts of a file of translations, whose sentences end as in its own language. */
async function textsIn(db: Database, file: File, languages: Languages): Promise<ReadSegment[]> {
  const { sourceLocale, targetLocale } = languages
  const own = isBilingual(file.name) ? {} : { sourceLocale: targetLocale, targetLocale: sourceLocale }
  return (await textsOf(db, file, { ...languages, ...own })).texts
}

/** The translations of a file, and the texts that have no counterpart. */
export interface ReadTranslations {
  tmUnits: TmxOutput[]
  unmatched: UnmatchedText[]
}

/** The file of the source texts, that of their translations where it is another one, and their languages. */
interface Pair {
  source: File
  translation: File | undefined
  languages: Languages
  at: Date
}

/**
 * Pairs a file with the one of its source texts by their keys, or with itself where it holds both.
 * @throws FileRefused when one of them cannot be read, and ImportProblem when it isn't known which texts belong together
 */
export async function readTranslations(
  db: Database,
  { source, translation, languages, at }: Pair,
): Promise<ReadTranslations> {
  const { texts, isCut } = await textsOf(db, source, languages)
  const ours = keyed(texts, languages.sourceLocale)
  const theirs = translation && keyed(await textsIn(db, translation, languages), languages.targetLocale)
  if (theirs) requireSameParts(translation, ours, theirs)
  const unequal = theirs && isCut ? unequalParts(ours, theirs) : new Set<string>()
  const unmatched: UnmatchedText[] = [...unequal].map((part) => ({ key: part.slice(0, 200), reason: 'SENTENCES' }))
  const contexts = contextsOf(texts.map(({ sourceHash, context = null }) => ({ sourceHash, context })))
  const tmUnits = [...ours].flatMap(([key, text], place): TmxOutput[] => {
    if (text.locked || unequal.has(partOf(key))) return []
    const other = theirs?.get(key)
    const target = theirs ? (other?.target ?? other?.source) : text.target
    const reason = reasonAgainst(text, target, { isPair: theirs !== undefined, isPo: /\.po$/i.test(source.name) })
    if (reason !== undefined) unmatched.push({ key: text.key.slice(0, 200), reason })
    if (reason !== undefined || target === undefined) return []
    const codes = other?.codes ?? text.codes
    return [unitOf(text, { target, codes, locale: languages.targetLocale, context: contexts[place]!, at })]
  })
  for (const [key, text] of theirs ?? [])
    if (!ours.has(key) && !unequal.has(partOf(key))) unmatched.push({ key: text.key.slice(0, 200), reason: 'EXTRA' })
  return { tmUnits, unmatched }
}

function reasonAgainst(
  { source, confirmed }: ReadSegment,
  target: string | undefined,
  { isPair, isPo }: { isPair: boolean; isPo: boolean },
): UnmatchedText['reason'] | undefined {
  if (target === undefined || target.trim() === '') return 'MISSING'
  // Of a fuzzy entry, the source has changed since.
  if (isPo && !isPair && confirmed === false) return 'UNFINISHED'
  if (codeIssues(source, target).length > 0) return 'PLACEHOLDERS'
  return isPair && target === source ? 'SAME' : undefined
}

/** Texts by their keys. The language of a file that stands above all of its keys, as in `de.yml` of Rails, is none of them. */
function keyed(texts: readonly ReadSegment[], locale: string): Map<string, ReadSegment> {
  const [, root] = /^\/([^/]+)\//.exec(texts[0]?.key ?? '') ?? []
  const language = root === undefined ? undefined : resolveLanguage(root)
  const isRoot =
    language !== undefined && sameLanguage(language, locale) && texts.every(({ key }) => key.startsWith(`/${root}/`))
  const from = isRoot ? root!.length + 1 : 0
  return new Map(texts.map((text) => [text.key.slice(from), text]))
}

/** The text that a sentence with a key belongs to. */
const partOf = (key: string) => key.replace(/#\d+$/, '')

type Keyed = ReadonlyMap<string, ReadSegment>

const partsOf = (texts: Keyed) => Map.groupBy(texts.keys(), partOf)

/** Refuses a translation whose texts have no keys but their numbers, where these are others than those of the source. */
function requireSameParts(translation: File, ours: Keyed, theirs: Keyed): void {
  const hasKeys = [...ours.values()].some(({ context }) => context !== undefined)
  if (hasKeys || isBilingual(translation.name)) return
  const [own, other] = [partsOf(ours), partsOf(theirs)]
  if (own.size === other.size && [...own.keys()].every((part) => other.has(part))) return
  const [translated, given] = [other.size, own.size]
  const sentence = `The paragraphs of this file (${translated}) aren't those of the source file (${given}), so it is unknown which belong together. Make them the same, or import a TMX file of both.`
  throw new ImportProblem('PARAGRAPHS_DIFFER', sentence, { translated, source: given })
}

/** Texts that have more sentences in one language than in the other: it isn't known which belong together. */
function unequalParts(ours: Keyed, theirs: Keyed): ReadonlySet<string> {
  const other = partsOf(theirs)
  return new Set(
    [...partsOf(ours)]
      .filter(([part, keys]) => other.has(part) && other.get(part)!.length !== keys.length)
      .map(([part]) => part),
  )
}

function unitOf(
  { source, codes }: ReadSegment,
  given: Pick<TmxOutput, 'context'> & { target: string; codes: ReadSegment['codes']; locale: string; at: Date },
): TmxOutput {
  const target = { locale: given.locale, text: given.target, codes: given.codes, writtenAt: given.at, writtenBy: '' }
  return { source, codes, context: given.context, createdAt: given.at, targets: [target] }
}
