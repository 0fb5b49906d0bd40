import { isWordForm } from '@dragoman/sdk/checks'
import { caseless } from './text-words.ts'

/** Forms that no ending explains, each behind its usual one. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  en: [
    'analysis analyses',
    'axis axes',
    'child children',
    'crisis crises',
    'criterion criteria',
    'diagnosis diagnoses',
    'foot feet',
    'goose geese',
    'half halves',
    'hypothesis hypotheses',
    'index indices indexes',
    'knife knives',
    'man men',
    'matrix matrices',
    'mouse mice',
    'phenomenon phenomena',
    'shelf shelves',
    'tooth teeth',
    'vertex vertices',
    'woman women',
    'appendix appendices',
    'break broke broken',
    'build built',
    'choose chose chosen',
    'drive drove driven',
    'hold held',
    'keep kept',
    'run ran',
    'send sent',
    'write wrote written',
  ],
  fr: [
    'bail baux',
    'enjeu enjeux',
    'feu feux',
    'jeu jeux',
    'lieu lieux',
    'milieu milieux',
    'œil yeux',
    'travail travaux',
    'vœu vœux',
    'émail émaux',
  ],
}

const usualForms: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(irregular).map(([language, lines]) => [
    language,
    new Map(
      lines.flatMap((line) => {
        const [usual, ...forms] = line.split(' ')
        return forms.map((form): [string, string] => [form, usual!])
      }),
    ),
  ]),
)

/** The usual form of a word in small letters, where the dictionaries of the database would miss it. */
export const baseForm = (word: string, language: string): string => usualForms.get(language)?.get(word) ?? word

/** A stem of the database without the vowels that only some forms have: `Konto` and `Konten`, `Medium` and `Medien`. */
export const commonStem = (stem: string, language: string): string =>
  language === 'de' ? stem.replace(/(?<=kont|risik)o$|(?<=zentr|i)um$|(?<=them|firm)a$/, '') : stem

/**
 * The parts in which two forms of a word may differ, behind those that they have in common. The stems of the database
 * have more in common: `organ` and `organization`, `imprimer` and `imprimante`.
 */
const endings: Readonly<Record<string, RegExp>> = {
  en: /^(?:|e?s|'s?|s'|es'|e|ed|d|ing|y|ys|y's|ies|ied|ying|(?:[bdglmnprt])(?:ed|ing))$/,
  fr: /^.{0,3}$|^(?:aient|erons?|eront|erez|erai|erait|irons|iront|irez|issent|issons|issez|issant)$/,
  es: /^.{0,4}$|^(?:aremos|eremos|iremos|aciones)$/,
  it: /^.{0,4}$/,
  pt: /^.{0,4}$/,
}

/** Whether a word with the same stem as a term's word is a form of it. */
export function isFormOf(word: string, wanted: string, language: string, isLast: boolean): boolean {
  // Nouns have capitals in German: “rechnen” isn't a form of “Rechner”.
  if (language === 'de' && isCapital(wanted) && !isCapital(word)) return false
  const [given, term] = [word, wanted].map((each) => baseForm(caseless(each, language), language)) as [string, string]
  if (given === term) return true
  const rule = endings[language]
  if (!rule) return isWordForm(given, term, language, isLast)
  let same = 0
  while (same < given.length && given[same] === term[same]) same += 1
  const [end, wantedEnd] = [given.slice(same), term.slice(same)]
  // A French noun has one gender: “porte” isn't a form of “port”, but “connectée” is one of “connecté”.
  if (language === 'fr' && wantedEnd === '' && /^es?$/.test(end) && !term.endsWith('é')) return false
  return rule.test(end) && rule.test(wantedEnd)
}

const isCapital = (word: string) => word.slice(0, 1) !== word.slice(0, 1).toLowerCase()
