import { type Say, wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import type { QualitySheet } from '../quality-sheet.ts'
import { isolated, plainLine } from '../text/plain-text.ts'
import { formatsOf } from './formats.ts'
import type { Paper } from './paper.ts'
import { factsOf } from './parts.ts'

/** A report about quality in the words of its language. */
export function qualityPaper(sheet: QualitySheet): Paper {
  const language = wordLanguage(sheet.language) ? sheet.language : 'en'
  const say = wordsIn(language)
  const formats = formatsOf(language)
  const { before, score, band, perThousand } = sheet
  const count = (value: number) => formats.quantity(String(value))
  const scoreText = (value: string | undefined) => (value === undefined ? '–' : formats.score(value))
  const title = say('documents.title.QUALITY_REPORT')
  const linguist = plainLine(sheet.number)
  return {
    title,
    heading: say('documents.heading', { title, number: isolated(linguist) }),
    ...(sheet.logo && { logo: sheet.logo }),
    from: { name: plainLine(sheet.from), lines: [] },
    to: {
      lines: [
        linguist,
        say('documents.languages', {
          source: formats.language(sheet.source),
          target: formats.language(sheet.target),
        }),
      ],
      small: [stepWord(say, sheet.step)],
    },
    facts: factsOf([
      [say('documents.date'), formats.day(sheet.issueDate)],
      [say('documents.period'), formats.period(sheet.period.from, sheet.period.to)],
      [say('documents.reviews'), count(sheet.reviews)],
      [say('documents.reviewedWords'), count(sheet.reviewedWords)],
      [say('documents.passMark'), formats.score(sheet.passMark)],
    ]),
    table: {
      columns: [
        { title: say('documents.category'), align: 'start' },
        ...severities.map((severity) => ({ title: say(`documents.severity.${severity}`), align: 'figure' as const })),
        { title: say('documents.points'), align: 'figure' },
        { title: say('documents.perThousand'), align: 'figure' },
      ],
      rows: sheet.categories.map((own) => ({
        cells: [
          categoryWord(say, own.code, own.name),
          ...severities.map((severity) => count(own.severities[severity])),
          formats.quantity(own.points),
          own.perThousand === undefined ? '–' : formats.quantity(own.perThousand),
        ],
      })),
    },
    sums: [
      {
        label: say('documents.scoreBefore', { period: formats.period(before.period.from, before.period.to) }),
        value: scoreText(before.score),
      },
      {
        label: say('documents.pointsPerThousand'),
        value: perThousand === undefined ? '–' : formats.quantity(perThousand),
      },
      {
        label: say('documents.score'),
        value: band === undefined ? scoreText(score) : `${scoreText(score)} ± ${formats.score(band)}`,
        isTotal: true,
      },
    ],
    paragraphs: [say('documents.scoreNote')],
    pageOf: (page, pages) => say('documents.page', { page: String(page), pages: String(pages) }),
  }
}

/** A category by its word, or by its name where the product has no word for it. */
export function categoryWord(say: Say, code: string, name: string): string {
  const known = categories.find((category) => category === code)
  return known ? say(`documents.category.${known}`) : plainLine(name)
}

/** A step by its name, or by its code where the product has no word for it. */
export function stepWord(say: Say, code: string): string {
  const known = steps.find((step) => step === code)
  return known ? say(`documents.step.${known}`) : plainLine(code)
}

/** The steps and categories of the product; those of an account have their own names. */
const steps = [
  'EDITING',
  'FAST_POST_EDITING',
  'FEEDBACK_IMPLEMENTATION',
  'FULL_POST_EDITING',
  'ICR',
  'ICR_2',
  'LQA',
  'PROOFREADING',
  'RAW_MT',
  'REGIONAL_APPROVAL',
  'REVIEW',
  'REVIEW_2',
  'REVIEW_3',
  'REVIEW_PROOFREADING',
  'TRANSLATION',
  'WEB_QA',
] as const

const categories = [
  'AUDIENCE',
  'DESIGN',
  'FLUENCY',
  'GRAMMAR',
  'INCORRECT_TRANSLATION',
  'LOCALE',
  'OTHER',
  'PREFERENTIAL_IMPROVED',
  'PREFERENTIAL_NOT_IMPROVED',
  'TERMINOLOGY',
] as const

const severities = ['MINOR', 'MAJOR', 'CRITICAL'] as const
