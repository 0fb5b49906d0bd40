import { toBcp47 } from '@dragoman/sdk/locale'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'
import { attributeHeading, termAttributes, type TermAttribute } from '../../../engines/terminology/term-notes.ts'
import type { Cell } from '../../../kernel/table-file.ts'
import { cellOfTerms } from './term-cells.ts'
import { conceptHeadings } from './term-table.ts'
import type { TermUsage } from './term-usage.ts'

interface TermColumn {
  field: string
  title: string
  cell(concept: ExchangedConcept): Cell
}

/** The columns of a table that `readTermTable` reads again: what nothing is said of has none. */
export function termColumns(locales: readonly string[], attributes: TermUsage['attributes']): TermColumn[] {
  return [
    { field: 'id', title: conceptHeadings.id, cell: ({ id = '' }) => id },
    ...locales.flatMap((locale) => [
      { field: locale, title: toBcp47(locale), cell: cellOf(locale, ({ text }) => text) },
      ...termAttributes
        .filter((attribute) => attributes.get(locale)?.has(attribute))
        .map((attribute) => ({
          field: `${locale}.${attribute}`,
          title: `${toBcp47(locale)}: ${attributeHeading(attribute)}`,
          cell: cellOf(locale, (term) => shown(term[attribute])),
        })),
    ]),
    { field: 'definition', title: conceptHeadings.definition, cell: ({ definition }) => definition },
    { field: 'note', title: conceptHeadings.note, cell: ({ note }) => note },
  ]
}

const cellOf =
  (locale: string, valueOf: (term: ExchangedTerm) => string) =>
  ({ terms }: ExchangedConcept): Cell => {
    const values = terms.filter(({ language }) => language === locale).map(valueOf)
    return values.every((value) => value === '') ? '' : cellOfTerms(values)
  }

function shown(value: ExchangedTerm[TermAttribute]): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return (value ?? '').replaceAll('_', ' ')
}
