import type { QualityFigures, QualityGroup } from '@dragoman/sdk/operations/qualityReports'
import type { QualitySummarySheet, SheetFigures } from '../../../engines/documents/quality-sheet.ts'
import { formatsOf } from '../../../engines/documents/paper/formats.ts'
import { subjectWord } from '../../../engines/documents/paper/quality-summary-paper.ts'
import { makePdf } from '../../../engines/file-work/documents.ts'
import type { Context } from '../../../identity/context.ts'
import { timezoneOf } from '../../../identity/reading-at.ts'
import { accountBrand } from '../../../kernel/account-brand.ts'
import { dayIn } from '../../../kernel/days.ts'
import { tableFormats, writeTable, type Cell } from '../../../kernel/table-file.ts'
import { wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import { withNames, type BareSummary } from '../sums/summary.ts'

type Reading = Pick<Context, 'db' | 'session' | 'now' | 'objects'>

/** A report with its name, kept or about to be. */
interface NamedSummary {
  name: string
  summary: BareSummary
  createdAt: Date
}

export interface ReportFile {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** A report as PDF or CSV, in the language of its reader. */
export const reportFile = (context: Reading, report: NamedSummary, type: 'pdf' | 'csv'): Promise<ReportFile> =>
  type === 'pdf' ? pdfOf(context, report) : csvOf(context, report)

const fileName = ({ name, summary }: NamedSummary, extension: string) =>
  `${name.replaceAll(/[/\\\p{Cc}]/gu, '-')} ${summary.startDate} ${summary.endDate}.${extension}`

const optional = (value: number | undefined) => (value === undefined ? undefined : String(value))

function figuresIn({ reviews, reviewedWords, ...own }: QualityFigures, earlier: QualityFigures): SheetFigures {
  const [perThousand, score, scoreBefore] = [own.perThousand, own.score, earlier.score].map(optional)
  return {
    reviews,
    words: reviewedWords,
    ...(perThousand !== undefined && { perThousand }),
    ...(score !== undefined && { score }),
    ...(scoreBefore !== undefined && { scoreBefore }),
  }
}

const subjectOf = ({ id, vendor, organization, organizationalUnit, workflow, sourceLanguage }: QualityGroup): string =>
  vendor?.name ?? organization?.name ?? organizationalUnit?.name ?? workflow ?? (sourceLanguage ? id : '')

async function pdfOf({ db, session, objects }: Reading, report: NamedSummary): Promise<ReportFile> {
  const { account, user } = session
  const { summary, name, createdAt } = report
  const { by, startDate, endDate, beforeStartDate, beforeEndDate, passMark, omitted } = summary
  const brand = await accountBrand(db, objects, account.id)
  const rows = await withNames({ db, session }, by, summary.rows)
  const sheet: QualitySummarySheet = {
    kind: 'QUALITY_SUMMARY',
    number: name,
    issueDate: dayIn(timezoneOf(session), createdAt),
    language: user.language,
    ...(brand && { logo: { bytes: brand.logo } }),
    from: account.name,
    by,
    period: { from: startDate, to: endDate },
    before: { from: beforeStartDate, to: beforeEndDate },
    passMark: String(passMark),
    whole: figuresIn(summary.figures, summary.before),
    rows: rows.map((row) => ({ subject: subjectOf(row), ...figuresIn(row, row.before) })),
    omitted,
  }
  const { bytes } = await makePdf(sheet)
  return { name: fileName(report, 'pdf'), mediaType: 'application/pdf', bytes }
}

async function csvOf({ db, session }: Reading, report: NamedSummary): Promise<ReportFile> {
  const { by, rows, omitted } = report.summary
  const language = wordLanguage(session.user.language) ? session.user.language : 'en'
  const say = wordsIn(language)
  const words = { say, formats: formatsOf(language) }
  const shown = await withNames({ db, session }, by, rows)
  const columns: readonly (readonly [title: string, cell: (row: QualityGroup) => Cell | undefined])[] = [
    [say(`documents.subject.${by}`), (row) => subjectWord(by, subjectOf(row), words)],
    [say('documents.reviews'), ({ reviews }) => reviews],
    [say('documents.reviewedWords'), ({ reviewedWords }) => reviewedWords],
    [say('documents.findings'), ({ findings }) => findings],
    [say('documents.points'), ({ points }) => points],
    [say('documents.perThousand'), ({ perThousand }) => perThousand],
    [say('documents.score'), ({ score }) => score],
    ['±', ({ band }) => band],
    [say('documents.before'), ({ before }) => before.score],
    [say('documents.disputed'), ({ disputed }) => disputed],
    [say('documents.failed'), ({ failed }) => failed],
  ]
  async function* cells() {
    for (const row of shown) yield columns.map(([, cell]) => cell(row) ?? null)
    const note = say('documents.omittedRows', { count: omitted })
    if (omitted > 0) yield columns.map((_, at) => (at === 0 ? note : null))
  }
  const titles = columns.map(([title], at) => ({ field: String(at), title }))
  const { extension, mediaType } = tableFormats.CSV
  const pieces: Uint8Array[] = []
  for await (const piece of writeTable('CSV', titles, cells())) pieces.push(piece)
  return { name: fileName(report, extension), mediaType, bytes: Buffer.concat(pieces) }
}
