import type { Say } from '../../../kernel/words/words.ts'
import type { Party, PaymentDetails } from '../money-document.ts'
import { plainLine } from '../text/plain-text.ts'
import type { Formats } from './formats.ts'
import type { Fact, Paper } from './paper.ts'

/** Words and formats of the document's language. */
export interface Writing {
  say: Say
  formats: Formats
}

/** The parts that differ by kind of document. */
export type Parts = Pick<Paper, 'facts' | 'table' | 'sums' | 'schedule'> & {
  from: Party
  to: Party
  /** Before the notes of the document. */
  remarks?: readonly string[]
  payment?: Paper['payment'] | undefined
}

/** A fact for each value that there is. */
export const factsOf = (facts: readonly (readonly [label: string, value: string | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === undefined || plainLine(value) === '' ? [] : [{ label, value: shown(value) }],
  )

/** Values of ours may have marks of direction; those that were typed have lost theirs. */
const shown = (value: string): string => (/[\u200E\u200F]/.test(value) ? value : plainLine(value))

/** In groups of four, as people read it. */
const grouped = (iban: string) =>
  plainLine(iban)
    .replace(/\s/g, '')
    .replace(/(.{4})(?=.)/g, '$1 ')

export function paymentFacts(details: PaymentDetails, reference: string | undefined, { say }: Writing): Fact[] {
  const { accountHolder, iban, bic, bankName, facts = [] } = details
  return factsOf([
    [say('documents.accountHolder'), accountHolder],
    [say('documents.iban'), iban && grouped(iban)],
    [say('documents.bic'), bic],
    [say('documents.bank'), bankName],
    ...facts.map(({ label, value }) => [plainLine(label), value] as const),
    [say('documents.reference'), details.reference ?? reference],
  ])
}
