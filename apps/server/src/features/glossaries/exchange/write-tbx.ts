import { toBcp47 } from '@dragoman/sdk/locale'
import { escapeXml } from '../../../engines/formats/xml/read-xml.ts'
import type { NotTakenTally } from '../../../engines/exchange/not-taken.ts'
import type { ExchangedConcept, ExchangedTerm } from '../../../engines/terminology/exchanged-concept.ts'
import {
  fieldsOfTerm,
  sharedFields,
  stepSeparator,
  type TbxField,
} from '../../../engines/terminology/tbx-attributes.ts'

/** The dialects of TBX: each has the fields of those before it and further ones. */
export type TbxDialect = 'core' | 'min' | 'basic'

const titles: Readonly<Record<TbxDialect, string>> = { core: 'TBX-Core', min: 'TBX-Min', basic: 'TBX-Basic' }

/** The fields that a small dialect has. */
const fieldsOf: Readonly<Record<Exclude<TbxDialect, 'basic'>, ReadonlySet<string>>> = {
  core: new Set(),
  min: new Set(['administrativeStatus', 'customerSubset', 'partOfSpeech', 'subjectField']),
}

/** The names of the elements in a version of TBX. */
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
  attributes: 'style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"',
  header: 'tbxHeader',
  headerEnd: '',
  concept: 'conceptEntry',
  language: 'langSec',
  term: 'termSec',
}

/** ISO 30042:2008, which older tools read alone. */
export const martif: TbxNames = {
  root: 'martif',
  attributes: 'xml:lang="en"',
  header: 'martifHeader',
  headerEnd: '\n    <encodingDesc><p type="XCSURI">TBXBasicXCSV02.xcs</p></encodingDesc>',
  concept: 'termEntry',
  language: 'langSet',
  term: 'tig',
}

/** A file of TBX to write. */
interface TbxFile {
  name: string
  names: TbxNames
  dialect: TbxDialect
  /** Counts the fields that the dialect does not have. */
  notHeld: NotTakenTally
}

/** Writes TBX of a version and a dialect, piece by piece; `readTbx` reads the same concepts back, in what the dialect has. */
export async function* writeTbx(concepts: AsyncIterable<ExchangedConcept>, file: TbxFile): AsyncGenerator<string> {
  const { names, dialect, name } = file
  yield `<?xml version="1.0" encoding="UTF-8"?>
<${names.root} type="${titles[dialect]}" ${names.attributes}>
  <${names.header}>
    <fileDesc>
      <titleStmt><title>${escapeXml(name)}</title></titleStmt>
      <sourceDesc><p>Dragoman</p></sourceDesc>
    </fileDesc>${names.headerEnd}
  </${names.header}>
  <text>
    <body>
`
  for await (const concept of concepts) yield conceptText(concept, file)
  yield `    </body>\n  </text>\n</${names.root}>\n`
}

const attribute = (text: string) => escapeXml(text).replaceAll('"', '&quot;')

/** Those of some fields that a dialect has; counts the others. */
function held({ dialect, notHeld }: TbxFile, fields: readonly TbxField[]): TbxField[] {
  if (dialect === 'basic') return [...fields]
  return fields.filter(({ name }) => {
    if (fieldsOf[dialect].has(name)) return true
    notHeld.note('FIELD', name)
    return false
  })
}

function fieldText({ element, name, value }: TbxField): string {
  if (element === 'transac') {
    const [date = '', ...by] = value.split(stepSeparator)
    const says = [date && `<date>${escapeXml(date)}</date>`]
    for (const who of by) says.push(`<transacNote type="responsibility">${escapeXml(who)}</transacNote>`)
    const what = `<transac type="transactionType">${escapeXml(name)}</transac>`
    return `<transacGrp>${what}${says.join('')}</transacGrp>`
  }
  const [target = '', ...rest] = element === 'xref' || element === 'ref' ? value.split(' ') : []
  const leadsTo = target === '' ? '' : ` target="${attribute(target)}"`
  const said = target === '' ? value : rest.join(' ')
  return `<${element} type="${attribute(name)}"${leadsTo}>${escapeXml(said)}</${element}>`
}

/** Readers take a line's end for a space: each line has an element. */
const linesOf = (text = '') => text.split('\n').filter((line) => line.trim() !== '')
const noteText = (note: string | undefined) => linesOf(note).map((line) => `<note>${escapeXml(line)}</note>`)
const descrip = (name: string, text: string | undefined): TbxField[] =>
  linesOf(text).map((value) => ({ element: 'descrip', name, value }))

function conceptText({ id = '', definition, note, terms }: ExchangedConcept, file: TbxFile): string {
  const { names } = file
  const shared = sharedFields('concept', terms)
  const own = [...descrip('definition', definition), ...shared.map(([, field]) => field)]
  const lines = [
    `<${names.concept} id="${attribute(id)}">`,
    ...[...held(file, own).map(fieldText), ...noteText(note)].map((line) => `  ${line}`),
  ]
  for (const [language, ofLanguage] of Map.groupBy(terms, (term) => term.language)) {
    const sharedHere = sharedFields('language', ofLanguage)
    const written = [...shared, ...sharedHere].map(([each]) => each)
    lines.push(`  <${names.language} xml:lang="${attribute(toBcp47(language))}">`)
    const here = sharedHere.map(([, field]) => field)
    lines.push(...held(file, here).map((field) => `    ${fieldText(field)}`))
    for (const term of ofLanguage) {
      const fields = [...termFields(term), ...fieldsOfTerm(term.customAttributes ?? [], written)]
      const inside = [
        `<term>${escapeXml(term.text)}</term>`,
        ...held(file, fields).map(fieldText),
        ...noteText(term.note),
      ]
      lines.push(`    <${names.term}>`, ...inside.map((line) => `      ${line}`), `    </${names.term}>`)
    }
    lines.push(`  </${names.language}>`)
  }
  return [...lines, `</${names.concept}>\n`].map((line) => `      ${line}`).join('\n')
}

function termFields(term: ExchangedTerm): TbxField[] {
  const { part, gender, termType, status, forbidden, definition, usage } = term
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
    ...notes.flatMap(([name, value]) => (value === undefined ? [] : [{ element: 'termNote', name, value }])),
    ...descrip('definition', definition),
    ...descrip('context', usage),
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
