import { wireLanguage } from '@dragoman/sdk/languages'
import type { UnmatchedText } from '@dragoman/sdk/operations/imports'
import { unreadOf } from '../../engines/tables/unread-columns.ts'
import type { NotTaken } from '../../engines/exchange/not-taken.ts'
import { unknownContext } from '../../engines/matching/normalize.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { writeTmx, type TmxOutput } from '../memories/tmx/tmx-writer.ts'
import type { FileTerms } from './file-terms.ts'
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

/** Reads a file of translations as TMX. @throws FileRefused when it cannot be read, or lacks a language */
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
  const refuse = (reason: string) => new FileRefused({ file: row.path, reason })
  if (targetLocale === undefined) throw refuse('The language of the translations is unknown. Choose it.')
  const source = row.choice.sourceFileUuid === row.id ? file : await sourceFile()
  if (!source) throw refuse('The file of the source texts is missing. Choose it.')
  const translation = source === file ? undefined : file
  return readTranslations(db, { source, translation, languages: { accountId, sourceLocale, targetLocale }, at })
}

/** The rows of a table that has a column for each language. */
async function tableUnits({ file, row, sourceLocale, at }: FileTerms) {
  const [head, ...body] = await rowsOf(file)
  const meant = new Map(
    (row.choice.columns ?? []).flatMap(({ heading, means }) =>
      means ? [[heading, wireLanguage(means)] as const] : [],
    ),
  )
  const columns = [...(head?.cells ?? [])].flatMap(([place, heading]) => {
    const locale = meant.get(heading.trim().slice(0, 200))
    return locale === undefined ? [] : [{ place, locale }]
  })
  const from = columns.find(({ locale }) => locale === sourceLocale)
  if (!head || !from) {
    const reason = `No column is taken as the source language ${sourceLocale}. Choose it, or another source language.`
    throw new FileRefused({ file: row.path, line: 1, reason })
  }
  const tmUnits = body.map(({ cells }): TmxOutput => {
    const targets = columns.flatMap(({ place, locale }) => {
      const text = cells.get(place)
      return locale === sourceLocale || !text ? [] : [{ locale, text, codes: null, writtenAt: at, writtenBy: '' }]
    })
    return { source: cells.get(from.place) ?? '', codes: [], context: unknownContext, createdAt: at, targets }
  })
  const read = new Set(columns.map(({ place }) => place))
  return { tmUnits, unmatched: [], notTaken: unreadOf(head, body, (column) => read.has(column)) }
}
