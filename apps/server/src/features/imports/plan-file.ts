import type { ImportResult } from '@dragoman/sdk/operations/imports'
import { readTable } from '../../engines/file-work/tables.ts'
import { NotTakenTally, type NotTaken } from '../../engines/exchange/not-taken.ts'
import type { ChangeContext } from '../../identity/change-context.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { mergeConcepts } from '../glossaries/exchange/merge-concepts.ts'
import { readConcepts } from '../glossaries/exchange/exchange-jobs.ts'
import { findGlossary } from '../glossaries/glossaries.ts'
import { createGlossary } from '../glossaries/save-glossary.ts'
import { findMemory } from '../memories/memories.ts'
import { compareTmx } from '../memories/tmx/compare.ts'
import { reportOf, type TableContext } from '../table-imports/table-import.ts'
import { choiceOf, type FileTerms } from './file-terms.ts'
import { requireKind } from './imported-kinds.ts'
import { mappedTable } from './mapped-table.ts'
import { memoryContent } from './memory-content.ts'
import { problemOf } from './problem.ts'
import { importedTables } from './tables-of-kinds.ts'

/** Most lines and texts that a result tells of, so that it stays small. */
const mostTold = 200

/** A context in which the plan is made; what it writes is taken back. */
export type PlanContext = TableContext & { session: ChangeContext['session'] }

/** Finds out what a file would do, or what keeps it from being imported. Run it in a transaction that is taken back. */
export async function planFile(context: PlanContext, terms: FileTerms): Promise<ImportResult> {
  try {
    requireKind(context.session, terms.row)
    return await planOf(context, terms)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return { ...nothing, ...problem }
  }
}

const nothing: ImportResult = { added: 0, changed: 0, unchanged: 0, notTaken: [] }

function planOf(context: PlanContext, terms: FileTerms): Promise<ImportResult> {
  const { kind } = terms.row
  if (kind === 'MEMORY' || kind === 'TRANSLATIONS') return planMemory(context, terms)
  if (kind === 'GLOSSARY') return planTerms(context, terms)
  if (kind === 'PEOPLE' || kind === 'RATES') return planTable(context, terms, kind)
  return Promise.resolve(nothing)
}

async function planMemory({ db, session, progress }: PlanContext, terms: FileTerms): Promise<ImportResult> {
  const content = await memoryContent(terms)
  const { intoUuid } = terms.row.choice
  const memory =
    intoUuid === undefined
      ? { id: undefined, sourceLocale: content.sourceLocale, targetLocales: [] }
      : await findMemory(db, session, intoUuid)
  const wanted = { content: content.file, fileName: content.file.name, memory }
  const { added, changed, unchanged, skippedLines, notTaken } = await compareTmx(db, wanted, () => progress(0))
  const unmatched = [
    ...content.unmatched,
    ...skippedLines.map((line) => ({ key: `#${line}`, reason: 'MISSING' as const })),
  ].slice(0, mostTold)
  return {
    added,
    changed,
    unchanged,
    notTaken: all(content.notTaken, notTaken),
    ...(unmatched.length > 0 && { unmatched }),
  }
}

async function planTerms({ db, session, now, progress }: PlanContext, terms: FileTerms): Promise<ImportResult> {
  const { file, notTaken } = await termFile(terms)
  const read = await readConcepts(file, file.name)
  const { intoUuid } = terms.row.choice
  const glossary =
    intoUuid === undefined
      ? await createGlossary(db, session, { name: intoNameOf(terms), languages: [terms.sourceLocale] })
      : await findGlossary(db, session, intoUuid, { held: true })
  const given = { glossary, userId: session.user.id, now, progress: () => progress(0) }
  const report = await mergeConcepts(db, given, read)
  const total = read.concepts.reduce((sum, concept) => sum + concept.terms.length, 0)
  return {
    added: report.terms,
    changed: report.merged,
    unchanged: total - report.terms - report.skipped,
    notTaken: all(notTaken, report.notTaken ?? []),
  }
}

async function planTable(context: PlanContext, terms: FileTerms, kind: 'PEOPLE' | 'RATES'): Promise<ImportResult> {
  const { file, notTaken, lineOf } = await mappedTable(terms.file, choiceOf(terms.row))
  const table = importedTables[kind]
  const { lines, unread } = await readTable(file, await table.wanted(context.db, context.session))
  return tableResult(reportOf(await table.write(context, lines), false), { notTaken: all(notTaken, unread), lineOf })
}

/** The report on a table as that of a file of an import. */
export function tableResult(
  report: ReturnType<typeof reportOf>,
  { notTaken, lineOf }: { notTaken: readonly NotTaken[]; lineOf: (line: number) => number },
): ImportResult {
  const lines = report.lines
    .toSorted((a, b) => Number(b.outcome === 'WRONG') - Number(a.outcome === 'WRONG'))
    .slice(0, mostTold)
    .map((line) => ({ ...line, line: lineOf(line.line) }))
  const { wrong } = report
  const which = wrong === 1 ? '1 line is wrong. Correct it' : `${wrong} lines are wrong. Correct them`
  const problem = `${which} in the file, or change what its columns and values mean.`
  return {
    added: report.added,
    changed: report.changed,
    unchanged: report.unchanged,
    notTaken: [...notTaken],
    lines,
    ...(wrong > 0 && { problem, failure: { code: 'LINES_WRONG', data: { count: wrong } } }),
  }
}

/** A file of terms as its door takes it. */
export async function termFile({ file, row }: FileTerms): Promise<{ file: File; notTaken: NotTaken[] }> {
  return (row.choice.columns ?? []).length > 0 ? mappedTable(file, choiceOf(row)) : { file, notTaken: [] }
}

/** The name of what a file makes. */
export const intoNameOf = ({ row, file }: FileTerms): string => row.choice.intoName ?? file.name.replace(/\.[^.]*$/, '')

function all(...lists: (readonly NotTaken[])[]): NotTaken[] {
  const tally = new NotTakenTally()
  for (const list of lists) tally.add(list)
  return tally.list()
}

class PlanMade<T> extends Error {
  override readonly name = 'PlanMade'
  readonly made: T

  constructor(made: T) {
    super('a plan is not kept')
    this.made = made
  }
}

/** Does something in a transaction that is taken back, and answers what came of it. */
export async function takenBack<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (inner): Promise<T> => {
      throw new PlanMade(await work(inner))
    })
  } catch (error) {
    if (error instanceof PlanMade) return error.made as T
    throw error
  }
}
