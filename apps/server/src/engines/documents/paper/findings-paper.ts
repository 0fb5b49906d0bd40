import { directionOf } from '@dragoman/sdk/direction'
import { wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import type { FindingsSheet, SheetFinding } from '../quality-sheet.ts'
import { isolated, plainLine } from '../text/plain-text.ts'
import { formatsOf } from './formats.ts'
import type { Paper } from './paper.ts'
import { factsOf } from './parts.ts'
import { categoryWord } from './quality-paper.ts'

const quoted = (text: string) => isolated(plainLine(text))

/** Findings one below the other, in the words of the language of the document. */
export function findingsPaper(sheet: FindingsSheet): Paper {
  const language = wordLanguage(sheet.language) ? sheet.language : 'en'
  const say = wordsIn(language)
  const formats = formatsOf(language)
  const title = say('documents.findings')
  const period = formats.period(sheet.period.from, sheet.period.to)
  const arrow = directionOf(language) === 'rtl' ? '←' : '→'
  return {
    title,
    heading: say('documents.heading', { title, number: isolated(period) }),
    ...(sheet.logo && { logo: sheet.logo }),
    from: { name: plainLine(sheet.from), lines: [] },
    to: { lines: [], small: [] },
    facts: factsOf([
      [say('documents.date'), formats.day(sheet.issueDate)],
      [say('documents.period'), period],
    ]),
    table: {
      columns: [
        { title, align: 'start' },
        { title: say('documents.category'), align: 'start' },
        { title: say('documents.severity'), align: 'start' },
        { title: say('documents.points'), align: 'figure' },
      ],
      rows: sheet.rows.map((finding) => ({
        cells: [
          textsOf(finding, arrow),
          categoryWord(say, finding.category, finding.categoryName),
          say(`documents.severity.${finding.severity}`),
          formats.quantity(finding.points),
        ],
        detail: finding.details.map(({ label, value }) => `${plainLine(label)}: ${quoted(value)}`).join(' · '),
      })),
    },
    sums: [{ label: title, value: formats.quantity(String(sheet.rows.length)), isTotal: true }],
    paragraphs: [],
    pageOf: (page, pages) => say('documents.page', { page: String(page), pages: String(pages) }),
  }
}

const textsOf = ({ before, after }: SheetFinding, arrow: string): string =>
  after === undefined || after === before ? quoted(before) : `${quoted(before)} ${arrow} ${quoted(after)}`
