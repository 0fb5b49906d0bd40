import { type Say, wordLanguage, wordsIn } from '../../../kernel/words/words.ts'
import type { MoneyDocument, Party } from '../money-document.ts'
import type { FindingsSheet, QualitySheet, QualitySummarySheet } from '../quality-sheet.ts'
import { isolated, plainLine, plainText } from '../text/plain-text.ts'
import { billingParts } from './billing-parts.ts'
import { addressOf, formatsOf } from './formats.ts'
import { remittanceParts, statementParts } from './other-parts.ts'
import { findingsPaper } from './findings-paper.ts'
import type { Paper } from './paper.ts'
import { qualityPaper } from './quality-paper.ts'
import { qualitySummaryPaper } from './quality-summary-paper.ts'
import type { Writing } from './parts.ts'

/** A document that can be printed. */
export type PrintedDocument = MoneyDocument | FindingsSheet | QualitySheet | QualitySummarySheet

/** The language that a document is written in: its own, or English where there are no words of it. */
export const languageOf = ({ language }: Pick<PrintedDocument, 'language'>): string =>
  wordLanguage(language) ? language : 'en'

/** A document in the words of its language. */
export function paperOf(document: PrintedDocument): Paper {
  if (document.kind === 'QUALITY_REPORT') return qualityPaper(document)
  if (document.kind === 'QUALITY_SUMMARY') return qualitySummaryPaper(document)
  if (document.kind === 'QUALITY_FINDINGS') return findingsPaper(document)
  const language = languageOf(document)
  const writing: Writing = { say: wordsIn(language), formats: formatsOf(language) }
  const { say, formats } = writing
  const parts =
    document.kind === 'REMITTANCE_ADVICE'
      ? remittanceParts(document, writing)
      : document.kind === 'STATEMENT'
        ? statementParts(document, writing)
        : billingParts(document, writing)
  const title = say(`documents.title.${document.kind}`)
  const number = isolated(plainLine(document.number))
  const buyer = parts.to
  return {
    title,
    heading: say('documents.heading', { title, number }),
    ...(document.isPreview && { preview: say('documents.preview') }),
    ...(document.logo && { logo: document.logo }),
    from: { name: plainLine(parts.from.name), lines: [...addressOf(parts.from, formats), ...idsOf(parts.from, say)] },
    to: { lines: addressOf(buyer, formats), small: idsOf(buyer, say) },
    facts: [{ label: say('documents.date'), value: formats.day(document.issueDate) }, ...parts.facts],
    table: parts.table,
    sums: parts.sums,
    paragraphs: [...(parts.remarks ?? []), ...(document.notes ?? [])].map(plainText).filter((text) => text !== ''),
    ...(parts.payment && { payment: parts.payment }),
    ...(parts.schedule && { schedule: parts.schedule }),
    pageOf: (page, pages) => say('documents.page', { page: String(page), pages: String(pages) }),
  }
}

function idsOf({ vatId, taxNumber, registration, email }: Party, say: Say): string[] {
  const id = (value: string) => ({ id: isolated(plainLine(value)) })
  return [
    vatId ? say('documents.vatId', id(vatId)) : '',
    taxNumber ? say('documents.taxNumber', id(taxNumber)) : '',
    registration ? say('documents.registration', id(registration)) : '',
    plainLine(email ?? ''),
  ].filter((line) => line !== '')
}
