import { toBcp47 } from '@dragoman/sdk/locale'
import { escapeXml } from '../../../engines/formats/xml/read-xml.ts'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'

/** The names of the elements in a version of TBX-Basic. */
interface TbxNames {
  root: string
  /** Those of the root. */
  attributes: string
  header: string
  /** The end of the header. */
  headerEnd: string
  concept: string
  language: string
  term: string
}

/** ISO 30042:2019, DCA. */
export const iso2019: TbxNames = {
  root: 'tbx',
  attributes: 'type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"',
  header: 'tbxHeader',
  headerEnd: '',
  concept: 'conceptEntry',
  language: 'langSec',
  term: 'termSec',
}

/** ISO 30042:2008, which older tools read alone. */
export const martif: TbxNames = {
  root: 'martif',
  attributes: 'type="TBX-Basic" xml:lang="en"',
  header: 'martifHeader',
  headerEnd: '\n    <encodingDesc><p type="XCSURI">TBXBasicXCSV02.xcs</p></encodingDesc>',
  concept: 'termEntry',
  language: 'langSet',
  term: 'tig',
}

/** Writes TBX-Basic of a version, piece by piece; `readTbx` reads the same concepts back. */
export async function* writeTbx(
  concepts: AsyncIterable<ExchangedConcept>,
  name: string,
  names: TbxNames,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<${names.root} ${names.attributes}>
  <${names.header}>
    <fileDesc>
      <titleStmt><title>${escapeXml(name)}</title></titleStmt>
      <sourceDesc><p>Dragoman</p></sourceDesc>
    </fileDesc>${names.headerEnd}
  </${names.header}>
  <text>
    <body>
`
  for await (const concept of concepts) yield conceptText(concept, names)
  yield `    </body>\n  </text>\n</${names.root}>\n`
}

const attribute = (text: string) => escapeXml(text).replaceAll('"', '&quot;')

function conceptText({ id = '', definition, note, terms }: ExchangedConcept, names: TbxNames): string {
  const lines = [`      <${names.concept} id="${attribute(id)}">`]
  if (definition) lines.push(`        <descrip type="definition">${escapeXml(definition)}</descrip>`)
  if (note) lines.push(`        <note>${escapeXml(note)}</note>`)
  for (const [language, own] of Map.groupBy(terms, (term) => term.language)) {
    lines.push(`        <${names.language} xml:lang="${attribute(toBcp47(language))}">`)
    for (const term of own) lines.push(...termLines(term, names.term))
    lines.push(`        </${names.language}>`)
  }
  return `${lines.join('\n')}\n      </${names.concept}>\n`
}

function termLines(term: ExchangedTerm, element: string): string[] {
  const { part, gender, termType, status, forbidden, definition, usage, note } = term
  const marks = (['dnt', 'exactMatch', 'caseSensitive', 'internal'] as const).filter((mark) => term[mark])
  const notes: [string, string | undefined][] = [
    ['partOfSpeech', part?.toLowerCase()],
    ['grammaticalGender', gender === 'Neutral' ? 'neuter' : gender?.toLowerCase()],
    ['termType', termType && (termType === 'Full' ? 'fullForm' : 'acronym')],
    ['administrativeStatus', forbidden ? 'deprecatedTerm-admn-sts' : undefined],
    ['processStatus', status && processStatus[status]],
    ...marks.map((mark): [string, string] => [marksOfTerms[mark], 'true']),
  ]
  return [
    `          <${element}>`,
    `            <term>${escapeXml(term.text)}</term>`,
    ...notes.flatMap(([type, value]) =>
      value === undefined ? [] : [`            <termNote type="${type}">${value}</termNote>`],
    ),
    ...(definition ? [`            <descrip type="definition">${escapeXml(definition)}</descrip>`] : []),
    ...(usage ? [`            <descrip type="context">${escapeXml(usage)}</descrip>`] : []),
    ...(note ? [`            <note>${escapeXml(note)}</note>`] : []),
    `          </${element}>`,
  ]
}

/** Notes of terms that TBX-Basic has no names for, as tools of its kind call them. */
const marksOfTerms = {
  dnt: 'doNotTranslate',
  exactMatch: 'exactMatch',
  caseSensitive: 'caseSensitive',
  internal: 'internal',
} as const

const processStatus = {
  New: 'unprocessed',
  Under_Review: 'provisionallyProcessed',
  Approved: 'finalized',
  Published: 'published',
} as const
