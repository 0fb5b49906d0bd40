import { wireLanguage } from '@dragoman/sdk/languages'
import type { UnmatchedText } from '@dragoman/sdk/operations/imports'
import { unreadOf } from '../../engines/tables/unread-columns.ts'
import type { NotTaken } from '../../engines/exchange/not-taken.ts'
import { unknownContext } from '../../engines/matching/normalize.ts'
import { writeTmx, type TmxOutput } from '../memories/tmx/tmx-writer.ts'
import type { FileTerms } from './file-terms.ts'
import { placesOf } from './mapped-table.ts'
import { ImportProblem } from './problem.ts'
import { readTranslations } from './read-translations.ts'
import { rowsOf } from './read-headings.ts'

/** The content of a file as a memory takes it. */
export interface MemoryContent {
  file: File
  sourceLocale: string
  notTaken: NotTaken[]
  unmatched: UnmatchedText[]
}

export const isTmx = (path: string) => /\.tmx(?:\.gz)?$/i.test(path)

/** Reads a file of translations as TMX. @throws FileRefused when it cannot be read, and ImportProblem when it lacks a language */
export async function memoryContent(terms: FileTerms): Promise<MemoryContent> {
  const { file, row, sourceLocale } = terms
  if (row.kind === 'MEMORY' && isTmx(row.path)) return { file, sourceLocale, notTaken: [], unmatched: [] }
  const read = row.kind === 'MEMORY' ? await tableUnits(terms) : { ...(await pairUnits(terms)), notTaken: [] }
  const { tmUnits, ...rest } = read
  const pieces: string[] = []
  for await (const piece of writeTmx(oneByOne(tmUnits), sourceLocale)) pieces.push(piece)
  return { file: new File(pieces, `${file.name}.tmx`), sourceLocale, ...rest }
}

async function* oneByOne<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const one of all) yield one
}

async function pairUnits({ db, row, file, sourceLocale, sourceFile, accountId, at }: FileTerms) {
  const { targetLocale } = row.choice
  if (targetLocale === undefined)
    throw new ImportProblem('TARGET_LANGUAGE_MISSING', 'The language of the translations is unknown. Choose it.')
  const source = row.choice.sourceFileUuid === row.id ? file : await sourceFile()
  if (!source) throw new ImportProblem('SOURCE_FILE_MISSING', 'The file of the source texts is missing. Choose it.')
  const translation = source === file ? undefined : file
  return readTranslations(db, { source, translation, languages: { accountId, sourceLocale, targetLocale }, at })
}

/** The rows of a table that has a column for each language. */
async function tableUnits({ file, row, sourceLocale, at }: FileTerms) {
  const [head, ...body] = await rowsOf(file)
  const columns = (head ? placesOf(head, row.choice.columns ?? []) : []).map(({ place, means }) => ({
    place,
    locale: wireLanguage(means),
  }))
  const from = columns.find(({ locale }) => locale === sourceLocale)
  if (!head || !from) {
    const sentence = `No column is taken as the source language ${sourceLocale}. Choose it, or another source language.`
    throw new ImportProblem('SOURCE_COLUMN_MISSING', sentence, { language: sourceLocale })
  }
  const unmatched: UnmatchedText[] = []
  const tmUnits = body.flatMap(({ cells, line }): TmxOutput[] => {
    const source = cells.get(from.place) ?? ''
    const targets = columns.flatMap(({ place, locale }) => {
      const text = cells.get(place)
      return locale === sourceLocale || !text ? [] : [{ locale, text, codes: null, writtenAt: at, writtenBy: '' }]
    })
    if (source !== '' && targets.length > 0)
      return [{ source, codes: [], context: unknownContext, createdAt: at, targets }]
    unmatched.push({ key: `#${line}`, reason: 'MISSING' })
    return []
  })
  const read = new Set(columns.map(({ place }) => place))
  return { tmUnits, unmatched, notTaken: unreadOf(head, body, (column) => read.has(column)) }
}
