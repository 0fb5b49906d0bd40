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
  return texts
}

/** The translations of a file, and the texts that have no counterpart. */
export interface ReadTranslations {
  tmUnits: TmxOutput[]
  unmatched: UnmatchedText[]
}

/**
 * Pairs a file with the one of its source texts by their keys, or with itself where it holds both.
 * @throws FileRefused when one of them cannot be read
 */
export async function readTranslations(
  db: Database,
  {
    source,
    translation,
    languages,
    at,
  }: { source: File; translation: File | undefined; languages: Languages; at: Date },
): Promise<ReadTranslations> {
  const texts = await textsOf(db, source, languages)
  const theirs = translation && new Map((await textsOf(db, translation, languages)).map((text) => [text.key, text]))
  const unmatched: UnmatchedText[] = []
  const note = (key: string, reason: UnmatchedText['reason']) => unmatched.push({ key: key.slice(0, 200), reason })
  const contexts = contextsOf(texts.map(({ sourceHash, context = null }) => ({ sourceHash, context })))
  const tmUnits = texts.flatMap((text, at_): TmxOutput[] => {
    const other = theirs?.get(text.key)
    const target = theirs ? (other?.target ?? other?.source) : text.target
    if (text.locked) return []
    if (target === undefined || target.trim() === '') note(text.key, 'MISSING')
    else if (codeIssues(text.source, target).length > 0) note(text.key, 'PLACEHOLDERS')
    else if (theirs && target === text.source) note(text.key, 'SAME')
    else
      return [
        unitOf(text, {
          target,
          codes: other?.codes ?? text.codes,
          locale: languages.targetLocale,
          context: contexts[at_]!,
          at,
        }),
      ]
    return []
  })
  const keys = new Set(texts.map(({ key }) => key))
  for (const key of theirs?.keys() ?? []) if (!keys.has(key)) note(key, 'EXTRA')
  return { tmUnits, unmatched }
}

function unitOf(
  { source, codes }: ReadSegment,
  given: Pick<TmxOutput, 'context'> & { target: string; codes: ReadSegment['codes']; locale: string; at: Date },
): TmxOutput {
  const target = { locale: given.locale, text: given.target, codes: given.codes, writtenAt: given.at, writtenBy: '' }
  return { source, codes, context: given.context, createdAt: given.at, targets: [target] }
}
