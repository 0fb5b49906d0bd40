import { stripCodes } from '@dragoman/sdk/segment-text'
import { PhraseCounter } from '../../engines/terminology/extraction/phrase-counter.ts'
import { phrasesIn, type Phrase } from '../../engines/terminology/extraction/phrases.ts'
import { cValues, isGeneral, termhood, weirdness } from '../../engines/terminology/extraction/termhood.ts'
import { usualForm } from '../../engines/terminology/extraction/usual-form.ts'
import { caseless, textWords } from '../../engines/terminology/text-words.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { createYield } from '../../kernel/yield-thread.ts'
import { stemsOfWords, stopWordsAmong } from '../terminology/stems.ts'
import type { KeptExample } from './tables.ts'
import type { SourceText, TextSource } from './text-sources.ts'

/** Phrases that are counted exactly, and looked at more closely. */
const mostCounted = 5000
const mostExamples = 3
/** Letters of an example on each side of its phrase, at most. */
const around = 300
/** Texts of a candidate whose translations are compared. */
const mostRefs = 12
const mostForms = 10

/** A phrase with the places where it was found. */
interface Found {
  key: string
  times: number
  forms: Map<string, number>
  /** How many places it was found in, and the last of them: each is read from beginning to end. */
  places: number
  place: string
  examples: (KeptExample & { ref: number })[]
  refs: number[]
}

export interface Candidate extends Found {
  text: string
  worth: number
}

interface Reading {
  db: Database
  locale: string
  source: TextSource
  /** Called after each slice, with the number of texts that were read. */
  onRead(texts: number): Promise<void>
}

/** The phrases in each of some texts. */
export async function phrasesOf(db: Database, locale: string, texts: readonly string[]): Promise<Phrase[][]> {
  const words = texts.map((text) => textWords(text, locale))
  const stems = await stemsOfWords(db, locale, words)
  const plain = new Set(words.flatMap((each) => each.map(({ word }) => caseless(word, locale))))
  const stopWords = await stopWordsAmong(db, locale, [...plain])
  const yieldThread = createYield()
  const found: Phrase[][] = []
  for (const [at, text] of texts.entries()) {
    await yieldThread()
    found.push(phrasesIn(text, locale, { words: words[at]!, stems: stems[at]! }, (word) => stopWords.has(word)))
  }
  return found
}

/** Counts words in texts that are not about the subject. */
export async function countWords(
  db: Database,
  locale: string,
  slices: AsyncIterable<string[]>,
): Promise<PhraseCounter> {
  const counter = new PhraseCounter()
  for await (const texts of slices) {
    for (const phrase of (await phrasesOf(db, locale, texts)).flat()) if (phrase.words === 1) counter.add(phrase.key)
  }
  return counter
}

/**
 * Finds the phrases that repeat, best first. The texts are read twice: once to see roughly which phrases are frequent, in
 * a fixed room, and once to count those exactly.
 */
export async function findCandidates(
  reading: Reading,
  { minTimes, elsewhere }: { minTimes: number; elsewhere: PhraseCounter },
): Promise<{ texts: number; found: number; general: number; candidates: Candidate[] }> {
  const { phrases, words } = await countRoughly(reading)
  const frequent = [...phrases.atLeast(minTimes)].map(([key, times]) => ({ key, times }))
  const rough = cValues(frequent)
  const wanted = frequent
    .map(({ key }) => key)
    .toSorted((a, b) => rough.get(b)! - rough.get(a)!)
    .slice(0, mostCounted)
  const { texts, found } = await countExactly(reading, new Set(wanted))
  const repeated = [...found.values()].filter(({ times }) => times >= minTimes)
  const values = cValues(repeated)
  const standing = repeated.filter(({ key }) => values.get(key)! > 0)
  const candidates = standing.flatMap((own): Candidate[] => {
    const weird = weirdness(own.key, words, elsewhere)
    if (isGeneral(own.key, weird)) return []
    return [{ ...own, text: usualForm(own.forms), worth: termhood(values.get(own.key)!, weird) }]
  })
  candidates.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1))
  return { texts, found: standing.length, general: standing.length - candidates.length, candidates }
}

async function countRoughly({ db, locale, source, onRead }: Reading) {
  const phrases = new PhraseCounter()
  const words = new PhraseCounter()
  for await (const slice of source.slices()) {
    const found = await phrasesOf(db, locale, textsOf(slice))
    for (const phrase of found.flat()) {
      phrases.add(phrase.key)
      if (phrase.words === 1) words.add(phrase.key)
    }
    await onRead(slice.length)
  }
  return { phrases, words }
}

async function countExactly({ db, locale, source, onRead }: Reading, wanted: ReadonlySet<string>) {
  const found = new Map<string, Found>()
  let texts = 0
  for await (const slice of source.slices()) {
    const phrases = await phrasesOf(db, locale, textsOf(slice))
    for (const [at, text] of slice.entries()) {
      for (const phrase of phrases[at]!) if (wanted.has(phrase.key)) note(found, text, phrase)
    }
    texts += slice.length
    await onRead(slice.length)
  }
  return { texts, found }
}

const textsOf = (slice: readonly SourceText[]) => slice.map(({ text }) => text)

function note(found: Map<string, Found>, { ref, text, place }: SourceText, { key, start, end }: Phrase): void {
  const none: Found = { key, times: 0, forms: new Map(), places: 0, place: '', examples: [], refs: [] }
  const own = found.get(key) ?? none
  found.set(key, own)
  own.times += 1
  if (own.place !== place) own.places += 1
  own.place = place
  const form = text.slice(start, end)
  if (own.forms.has(form) || own.forms.size < mostForms) own.forms.set(form, (own.forms.get(form) ?? 0) + 1)
  if (own.refs.length < mostRefs && own.refs.at(-1) !== ref) own.refs.push(ref)
  if (own.examples.length >= mostExamples) return
  const example = exampleOf(text, start, form)
  if (own.examples.every((each) => each.text !== example.text)) own.examples.push({ ref, ...example })
}

/** A text without its tags, and the place of a phrase that stands in it. */
function exampleOf(text: string, start: number, form: string): KeptExample {
  const plain = stripCodes(text)
  const at = plain.indexOf(form, stripCodes(text.slice(0, start)).length)
  const from = borderAt(plain, at - around)
  const to = borderAt(plain, at + form.length + around)
  const [before, after] = [from > 0 ? '…' : '', to < plain.length ? '…' : '']
  const shift = before.length - from
  return { text: before + plain.slice(from, to) + after, start: at + shift, end: at + form.length + shift }
}

/** A place in a text, or the one before it where it is in the middle of a sign. */
function borderAt(text: string, at: number): number {
  const within = Math.min(Math.max(at, 0), text.length)
  return /^[\uDC00-\uDFFF]/.test(text.slice(within, within + 1)) ? within - 1 : within
}
