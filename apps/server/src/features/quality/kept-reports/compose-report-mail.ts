import { formatsOf } from '../../../engines/documents/paper/formats.ts'
import type { AccountBrand } from '../../../kernel/account-brand.ts'
import { layOutMail, oneLine, type MailContent } from '../../../kernel/mail/compose.ts'
import { wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import type { BareSummary } from '../sums/summary.ts'
import type { ReportFile } from './report-files.ts'

interface ReportMail {
  name: string
  summary: BareSummary
  files: readonly ReportFile[]
  link: string
  /** The person who scheduled it. */
  author: string
  language: string
}

/** An email with a report, in the language of its reader. */
export function composeReportMail(mail: ReportMail, brand: AccountBrand | null): MailContent {
  const language = wordLanguage(mail.language) ? mail.language : 'en'
  const say = wordsIn(language)
  const formats = formatsOf(language)
  const { name, author, link, summary } = mail
  const { figures, before } = summary
  const values = { name, author, period: formats.period(summary.startDate, summary.endDate) }
  const scoreText = (score: number | undefined) => (score === undefined ? '–' : formats.score(String(score)))
  const content = layOutMail({
    subject: oneLine(say('mail.qualityReport.subject', values)),
    language,
    brand,
    blocks: [
      { text: say('mail.qualityReport.text', values) },
      figures.reviews === 0
        ? { text: say('mail.qualityReport.none') }
        : {
            facts: [
              { label: say('documents.score'), value: scoreText(figures.score) },
              { label: say('documents.before'), value: scoreText(before.score) },
              { label: say('documents.reviews'), value: formats.quantity(String(figures.reviews)) },
              { label: say('documents.reviewedWords'), value: formats.quantity(String(figures.reviewedWords)) },
            ],
          },
      { link: { label: say('mail.qualityReport.action'), address: link } },
      { small: say('mail.qualityReport.after', values) },
    ],
  })
  const attached = mail.files.map(({ name: filename, mediaType: contentType, bytes }) => ({
    filename,
    content: Buffer.from(bytes).toString('base64'),
    encoding: 'base64' as const,
    contentType,
  }))
  return { ...content, attachments: [...(content.attachments ?? []), ...attached] }
}
