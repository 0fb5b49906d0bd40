import { type Say, wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import type { QualitySummarySheet } from '../quality-sheet.ts'
import { isolated, plainLine } from '../text/plain-text.ts'
import { formatsOf, type Formats } from './formats.ts'
import type { Paper } from './paper.ts'
import { factsOf } from './parts.ts'
import { stepWord } from './quality-paper.ts'

/** A report that compares subjects, in the words of its language. */
export function qualitySummaryPaper(sheet: QualitySummarySheet): Paper {
  const language = wordLanguage(sheet.language) ? sheet.language : 'en'
  const say = wordsIn(language)
  const formats = formatsOf(language)
  const count = (value: number) => formats.quantity(String(value))
  const scoreText = (value: string | undefined) => (value === undefined ? '–' : formats.score(value))
  const pointsText = (value: string | undefined) => (value === undefined ? '–' : formats.quantity(value))
  const title = say('documents.title.QUALITY_REPORT')
  const name = plainLine(sheet.number)
  const { whole, before } = sheet
  return {
    title,
    heading: say('documents.heading', { title, number: isolated(name) }),
    ...(sheet.logo && { logo: sheet.logo }),
    from: { name: plainLine(sheet.from), lines: [] },
    to: { lines: [name], small: [say(`documents.subject.${sheet.by}`)] },
    facts: factsOf([
      [say('documents.date'), formats.day(sheet.issueDate)],
      [say('documents.period'), formats.period(sheet.period.from, sheet.period.to)],
      [say('documents.reviews'), count(whole.reviews)],
      [say('documents.reviewedWords'), count(whole.words)],
      [say('documents.passMark'), formats.score(sheet.passMark)],
    ]),
    table: {
      columns: [
        { title: say(`documents.subject.${sheet.by}`), align: 'start' },
        { title: say('documents.reviews'), align: 'figure' },
        { title: say('documents.reviewedWords'), align: 'figure' },
        { title: say('documents.perThousand'), align: 'figure' },
        { title: say('documents.score'), align: 'figure' },
        { title: say('documents.before'), align: 'figure' },
      ],
      rows: sheet.rows.map((row) => ({
        cells: [
          subjectWord(sheet.by, row.subject, { say, formats }),
          count(row.reviews),
          count(row.words),
          pointsText(row.perThousand),
          scoreText(row.score),
          scoreText(row.scoreBefore),
        ],
      })),
    },
    sums: [
      {
        label: say('documents.scoreBefore', { period: formats.period(before.from, before.to) }),
        value: scoreText(whole.scoreBefore),
      },
      { label: say('documents.pointsPerThousand'), value: pointsText(whole.perThousand) },
      { label: say('documents.score'), value: scoreText(whole.score), isTotal: true },
    ],
    paragraphs: [
      ...(sheet.omitted > 0 ? [say('documents.omittedRows', { count: sheet.omitted })] : []),
      say('documents.scoreNote'),
    ],
    pageOf: (page, pages) => say('documents.page', { page: String(page), pages: String(pages) }),
  }
}

/** The subject of a row as people read it. */
export function subjectWord(
  by: QualitySummarySheet['by'],
  subject: string,
  { say, formats }: { say: Say; formats: Pick<Formats, 'language'> },
): string {
  if (subject === '') return '–'
  if (by === 'WORKFLOW') return stepWord(say, subject)
  if (by !== 'LANGUAGE_PAIR') return plainLine(subject)
  const [source = '', target = ''] = subject.split(' ')
  return say('documents.languages', { source: formats.language(source), target: formats.language(target) })
}
