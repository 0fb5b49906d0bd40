import { wireLanguage } from '@dragoman/sdk/languages'
import { SaxesParser } from 'saxes'
import { decodeXml, withoutForbidden } from '../formats/xml/decode-xml.ts'
import { FileRefused } from '../../kernel/file-refused.ts'
import { NotTakenTally } from '../exchange/not-taken.ts'
import type { ExchangedAttribute, ExchangedConcept, ExchangedTerm } from './exchanged-concept.ts'
import {
  attributeElements,
  attributeFrom,
  mostAttributes,
  stepSeparator,
  withAttributes,
  type TbxLevel,
} from './tbx-attributes.ts'
import { termNote } from './term-notes.ts'

const longestText = 100_000
const deepest = 200

/**
 * Reads TBX piece by piece, the dialects of ISO 30042 of 2008 (`martif`) and of 2019 (`tbx`), in which the kind of a text
 * is an attribute of its element (DCA) or the element itself (DCT). External entities are never
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
const texts = new Set(['term', 'note', 'date', 'transacNote', ...attributeElements])
/** Elements that only hold others together. */
const groups = new Set(['termGrp', 'descripGrp', 'adminGrp', 'termNoteGrp', 'transacGrp', 'auxGrp', 'termCompList'])
/** Elements that name the place that they lead to. */
const links = new Set(['ref', 'xref'])
const structural = new Set([...concepts, ...languages, ...terms, ...groups])
/** The prefix that elements of the core have in some files. */
const corePrefix = 'tbx'

class TbxReader {
  readonly parser = new SaxesParser({ xmlns: false as const })
  private readonly fileName: string
  private ready: ExchangedConcept[] = []
  private path: string[] = []
  private concept: ExchangedConcept | undefined
  private language = ''
  private languageDefinition = ''
  private term: ExchangedTerm | undefined
  private open: { name: string; type: string; text: string; target: string } | undefined
  private attributes: Record<TbxLevel, ExchangedAttribute[]> = { concept: [], language: [], term: [] }
  /** A step of a history whose date and author follow. */
  private step: { name: string; says: string[] } | undefined
  private sawRoot = false
  private notTaken = new NotTakenTally()

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
    parser.on('closetag', ({ name }) => this.end(coreName(name)))
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

  private begin(given: string, attributes: Readonly<Record<string, string>>): void {
    const name = coreName(given)
    if (this.path.length === 0) {
      if (name !== 'martif' && name !== 'tbx') this.refuse(`This isn't a TBX file. It starts with <${name}>.`)
      this.sawRoot = true
    }
    if (this.path.length >= deepest)
      this.refuse(`Elements are nested more than ${deepest} levels deep. Export the file again.`)
    this.path.push(name)
    if (concepts.has(name)) {
      this.concept = { id: attributes['id'], definition: '', note: '', terms: [] }
      this.notTaken = new NotTakenTally()
      this.attributes = { concept: [], language: [], term: [] }
    }
    if (languages.has(name)) {
      this.attributes.language = []
      this.language = wireLanguage(attributes['xml:lang'] ?? '')
      this.languageDefinition = ''
      if (!this.language) this.refuse('A term has no language (xml:lang).')
    }
    if (terms.has(name)) {
      this.term = { language: this.language, text: '' }
      this.attributes.term = []
    }
    if (name === 'transacGrp') this.step = { name: '', says: [] }
    if (this.open || !this.concept) return
    // An element with a prefix is named after what it says: `<min:administrativeStatus>`.
    const target = links.has(name) ? (attributes['target'] ?? '') : ''
    if (name.includes(':')) this.open = { name, type: name.slice(name.indexOf(':') + 1), text: '', target }
    else if (texts.has(name)) this.open = { name, type: attributes['type'] ?? '', text: '', target }
    else if (!structural.has(name)) this.leaveOut('FIELD', attributes['type'] || attributes['target'] || name)
  }

  private leaveOut(kind: 'FIELD' | 'VALUE', name: string): void {
    this.notTaken.note(kind, name, { line: this.parser.line })
  }

  private text(text: string): void {
    if (!this.open) return
    this.open.text += text
    if (this.open.text.length > longestText) this.refuse(`A text exceeds ${longestText} characters. Shorten it.`)
  }

  private end(name: string): void {
    this.path.pop()
    if (this.open?.name === name) {
      const { type, text, target } = this.open
      this.open = undefined
      const said = text.replaceAll(/\s+/g, ' ').trim()
      this.keep(name, type, target === '' ? said : [target, said].filter(Boolean).join(' '))
    }
    if (name === 'transacGrp' && this.step) {
      const { name: what, says } = this.step
      this.step = undefined
      if (this.concept && what !== '') this.addAttribute('transac', what, says.join(stepSeparator))
      else for (const said of says) this.leaveOut('VALUE', said)
    }
    if (terms.has(name) && this.term) {
      const { definition = this.languageDefinition } = this.term
      const { language, term } = this.attributes
      const customAttributes = [...term, ...language]
      if (this.term.text)
        this.concept?.terms.push({
          ...this.term,
          ...(definition && { definition }),
          ...(customAttributes.length > 0 && { customAttributes }),
        })
      else this.leaveOut('FIELD', name)
      this.term = undefined
    }
    if (concepts.has(name) && this.concept) {
      this.concept.terms = this.concept.terms.map((term) => this.withConceptAttributes(term))
      const notTaken = this.notTaken.list()
      this.ready.push({ ...this.concept, ...(notTaken.length > 0 && { notTaken }) })
      this.concept = undefined
    }
  }

  private keep(name: string, type: string, text: string): void {
    const { concept, term } = this
    if (!concept || text === '') return
    if (name === 'term' && term) term.text = text
    else if (name === 'note' && term) term.note = joined(term.note, text)
    else if (name === 'note') concept.note = joined(concept.note, text)
    else if (this.step && (name === 'transac' || type === 'transactionType')) this.step.name = text
    else if (this.step && (name === 'date' || name === 'transacNote' || type === 'responsibility'))
      this.step.says.push(text)
    else if (!this.describe(type, text) && !this.noteTerm(type, text)) this.addAttribute(name, type || name, text)
  }

  /** Keeps what terms have no place of their own for. */
  private addAttribute(element: string, name: string, value: string): void {
    const isAbove = this.path.some((each) => languages.has(each)) ? 'language' : 'concept'
    const level = this.term ? 'term' : isAbove
    const known = attributeElements.has(element) ? element : 'descrip'
    const attribute = attributeFrom(level, known, name, value)
    if (attribute && this.attributes[level].length < mostAttributes) this.attributes[level].push(attribute)
    else this.leaveOut('FIELD', name)
  }

  private withConceptAttributes(term: ExchangedTerm): ExchangedTerm {
    const { customAttributes, left } = withAttributes(term.customAttributes ?? [], this.attributes.concept)
    for (const { name } of left) this.leaveOut('FIELD', name)
    return customAttributes.length > 0 ? { ...term, customAttributes } : term
  }

  private describe(type: string, text: string): boolean {
    const { concept, term } = this
    if (type === 'definition') {
      if (term) term.definition = joined(term.definition, text)
      else if (this.path.some((name) => languages.has(name)))
        this.languageDefinition = joined(this.languageDefinition, text)
      else concept!.definition = joined(concept!.definition, text)
      return true
    }
    if (type !== 'context' || !term) return false
    term.usage = joined(term.usage, text)
    return true
  }

  private noteTerm(type: string, text: string): boolean {
    const { term } = this
    const said = term && termNote(type, text)
    if (!term || said === undefined) return false
    if (said === 'unclear') this.leaveOut('VALUE', `${type}: ${text}`)
    // A term that is forbidden stays so, in whatever order its notes stand.
    else Object.assign(term, { ...said, ...(term.forbidden && { forbidden: true }) })
    return true
  }
}

const coreName = (name: string) => (name.startsWith(`${corePrefix}:`) ? name.slice(corePrefix.length + 1) : name)

const joined = (before: string | undefined, text: string) => (before ? `${before}\n${text}` : text)
