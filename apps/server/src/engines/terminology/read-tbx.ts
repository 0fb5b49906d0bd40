import { toWireLocale } from '@dragoman/sdk/locale'
import type { PartOfSpeech, TermStatus } from '@dragoman/sdk/operations/glossaries'
import type { TermGender, TermType } from '@dragoman/sdk/operations/shared'
import { SaxesParser } from 'saxes'
import { decodeXml, withoutForbidden } from '../formats/xml/decode-xml.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import type { ExchangedConcept, ExchangedTerm } from './exchanged-concept.ts'

const longestText = 100_000
const deepest = 200

/**
 * Reads TBX piece by piece, the dialects of ISO 30042 of 2008 (`martif`) and of 2019 (`tbx`). External entities are never
 * fetched, and entities that the file declares itself are refused.
 * @throws FileRefused for a damaged file, with the line
 */
export async function* readTbx(chunks: Iterable<Uint8Array>, fileName: string): AsyncGenerator<ExchangedConcept> {
  const reader = new TbxReader(fileName)
  for await (const text of withoutForbidden(decodeXml(chunks, fileName))) {
    reader.parser.write(text)
    yield* reader.take()
  }
  reader.parser.close()
  yield* reader.take()
  reader.finish()
}

const concepts = new Set(['termEntry', 'conceptEntry'])
const languages = new Set(['langSet', 'langSec'])
const terms = new Set(['tig', 'ntig', 'termSec'])
const texts = new Set(['term', 'descrip', 'termNote', 'note', 'admin'])

class TbxReader {
  readonly parser = new SaxesParser({ xmlns: false as const })
  private readonly fileName: string
  private ready: ExchangedConcept[] = []
  private path: string[] = []
  private concept: ExchangedConcept | undefined
  private language = ''
  private languageDefinition = ''
  private term: ExchangedTerm | undefined
  private open: { name: string; type: string; text: string } | undefined
  private sawRoot = false

  constructor(fileName: string) {
    this.fileName = fileName
    const { parser } = this
    parser.on('error', (error) => {
      const reason = error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.$/, '')
      this.refuse(`The XML is damaged (${reason}). Export the file again.`)
    })
    parser.on('doctype', (doctype) => {
      if (!/<!ENTITY/i.test(doctype)) return
      this.refuse("Entities that the file itself declares aren't supported. Export it without them.")
    })
    parser.on('opentag', ({ name, attributes }) => this.begin(name, attributes))
    parser.on('closetag', ({ name }) => this.end(name))
    parser.on('text', (text) => this.text(text))
    parser.on('cdata', (text) => this.text(text))
  }

  take(): ExchangedConcept[] {
    return this.ready.splice(0)
  }

  finish(): void {
    if (!this.sawRoot) this.refuse('The file is empty. Export it again.')
  }

  private refuse(reason: string): never {
    throw new FileRefused({ file: this.fileName, line: this.parser.line, reason })
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.path.length === 0) {
      if (name !== 'martif' && name !== 'tbx') this.refuse(`This isn't a TBX file. It starts with <${name}>.`)
      this.sawRoot = true
    }
    if (this.path.length >= deepest)
      this.refuse(`Elements are nested more than ${deepest} levels deep. Export the file again.`)
    this.path.push(name)
    if (concepts.has(name)) this.concept = { id: attributes['id'], definition: '', note: '', terms: [] }
    if (languages.has(name)) {
      this.language = toWireLocale((attributes['xml:lang'] ?? '').trim())
      this.languageDefinition = ''
      if (!this.language) this.refuse('A term has no language (xml:lang).')
    }
    if (terms.has(name)) this.term = { language: this.language, text: '' }
    if (texts.has(name) && !this.open) this.open = { name, type: attributes['type'] ?? '', text: '' }
  }

  private text(text: string): void {
    if (!this.open) return
    this.open.text += text
    if (this.open.text.length > longestText) this.refuse(`A text exceeds ${longestText} characters. Shorten it.`)
  }

  private end(name: string): void {
    this.path.pop()
    if (this.open?.name === name) {
      const { type, text } = this.open
      this.open = undefined
      this.keep(name, type, text.replaceAll(/\s+/g, ' ').trim())
    }
    if (terms.has(name) && this.term) {
      const { definition = this.languageDefinition } = this.term
      if (this.term.text) this.concept?.terms.push({ ...this.term, ...(definition && { definition }) })
      this.term = undefined
    }
    if (concepts.has(name) && this.concept) {
      this.ready.push(this.concept)
      this.concept = undefined
    }
  }

  private keep(name: string, type: string, text: string): void {
    const { concept, term } = this
    if (!concept || text === '') return
    if (name === 'term' && term) term.text = text
    else if (name === 'termNote' && term) Object.assign(term, termNote(type, text))
    else if (name === 'note') {
      if (term) term.note = joined(term.note, text)
      else concept.note = joined(concept.note, text)
    } else if (name === 'descrip') this.describe(type, text)
  }

  private describe(type: string, text: string): void {
    const { concept, term } = this
    if (type === 'definition') {
      if (term) term.definition = text
      else if (this.path.some((name) => languages.has(name))) this.languageDefinition = text
      else concept!.definition = text
    }
    if (type === 'context' && term) term.usage = joined(term.usage, text)
  }
}

const joined = (before: string | undefined, text: string) => (before ? `${before}\n${text}` : text)

/** What a note of a term says, in the words of TBX-Basic and of the tools that are freer with them. */
function termNote(type: string, text: string): Partial<ExchangedTerm> {
  const value = text.toLowerCase().replaceAll(/[\s_-]/g, '')
  if (type === 'partOfSpeech') return { part: parts.get(value) }
  if (type === 'grammaticalGender') return { gender: genders.get(value) }
  if (type === 'termType') return { termType: termTypes.get(value) }
  if (type === 'administrativeStatus' || type === 'normativeAuthorization') return standing(value)
  if (type === 'processStatus') return { status: statuses.get(value) }
  return {}
}

/** Whether a term is to be used, as TBX says it: `deprecatedTerm-admn-sts`. */
function standing(value: string): Partial<ExchangedTerm> {
  const standsFor = value.replace(/admnsts$/, '')
  if (/^(deprecated|superseded|forbidden|notrecommended)/.test(standsFor))
    return { forbidden: true, status: 'Approved' }
  if (/^(preferred|admitted|standardized|legal|regulated)/.test(standsFor)) return { status: 'Approved' }
  return {}
}

const parts: ReadonlyMap<string, PartOfSpeech> = new Map(
  Object.entries({
    noun: 'Noun',
    propernoun: 'Noun',
    pronoun: 'Pronoun',
    adjective: 'Adjective',
    determiner: 'Determiner',
    verb: 'Verb',
    adverb: 'Adverb',
    preposition: 'Preposition',
    conjunction: 'Conjunction',
    interjection: 'Interjection',
  }),
)
const genders: ReadonlyMap<string, TermGender> = new Map(
  Object.entries({
    masculine: 'Masculine',
    feminine: 'Feminine',
    neuter: 'Neutral',
    neutral: 'Neutral',
  }),
)
const termTypes: ReadonlyMap<string, TermType> = new Map(
  Object.entries({
    fullform: 'Full',
    full: 'Full',
    acronym: 'Acronym',
    abbreviation: 'Acronym',
    initialism: 'Acronym',
  }),
)
const statuses: ReadonlyMap<string, TermStatus> = new Map(
  Object.entries({
    unprocessed: 'New',
    new: 'New',
    provisionallyprocessed: 'Under_Review',
    underreview: 'Under_Review',
    finalized: 'Approved',
    approved: 'Approved',
    published: 'Published',
  }),
)
