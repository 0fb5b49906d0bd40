import { toBcp47 } from '@dragoman/sdk/locale'
import { escapeXml } from '../../../engines/formats/xml/read-xml.ts'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'

/** Writes TBX-Basic (ISO 30042:2019, DCA), piece by piece; `readTbx` reads the same concepts back. */
export async function* writeTbx(concepts: AsyncIterable<ExchangedConcept>, name: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
  <tbxHeader>
    <fileDesc>
      <titleStmt><title>${escapeXml(name)}</title></titleStmt>
      <sourceDesc><p>Dragoman</p></sourceDesc>
    </fileDesc>
  </tbxHeader>
  <text>
    <body>
`
  for await (const concept of concepts) yield conceptText(concept)
  yield '    </body>\n  </text>\n</tbx>\n'
}

const attribute = (text: string) => escapeXml(text).replaceAll('"', '&quot;')

function conceptText({ id = '', definition, note, terms }: ExchangedConcept): string {
  const lines = [`      <conceptEntry id="${attribute(id)}">`]
  if (definition) lines.push(`        <descrip type="definition">${escapeXml(definition)}</descrip>`)
  if (note) lines.push(`        <note>${escapeXml(note)}</note>`)
  for (const [language, own] of Map.groupBy(terms, (term) => term.language)) {
    lines.push(`        <langSec xml:lang="${attribute(toBcp47(language))}">`)
    for (const term of own) lines.push(...termLines(term))
    lines.push('        </langSec>')
  }
  return `${lines.join('\n')}\n      </conceptEntry>\n`
}

function termLines(term: ExchangedTerm): string[] {
  const { part, gender, termType, status, forbidden, definition, usage, note } = term
  const notes: [string, string | undefined][] = [
    ['partOfSpeech', part?.toLowerCase()],
    ['grammaticalGender', gender === 'Neutral' ? 'neuter' : gender?.toLowerCase()],
    ['termType', termType && (termType === 'Full' ? 'fullForm' : 'acronym')],
    ['administrativeStatus', forbidden ? 'deprecatedTerm-admn-sts' : undefined],
    ['processStatus', status && processStatus[status]],
  ]
  return [
    '          <termSec>',
    `            <term>${escapeXml(term.text)}</term>`,
    ...notes.flatMap(([type, value]) =>
      value === undefined ? [] : [`            <termNote type="${type}">${value}</termNote>`],
    ),
    ...(definition ? [`            <descrip type="definition">${escapeXml(definition)}</descrip>`] : []),
    ...(usage ? [`            <descrip type="context">${escapeXml(usage)}</descrip>`] : []),
    ...(note ? [`            <note>${escapeXml(note)}</note>`] : []),
    '          </termSec>',
  ]
}

const processStatus = {
  New: 'unprocessed',
  Under_Review: 'provisionallyProcessed',
  Approved: 'finalized',
  Published: 'published',
} as const
