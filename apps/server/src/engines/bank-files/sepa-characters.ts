/** Letters of German, which its banks write with two. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }
const germanCountries: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'LI', 'LU'])

const pairs = (from: string, to: string): [string, string][] => {
  const letters = Array.from(from)
  return to.split(' ').map((letter, at) => [letters[at]!, letter])
}

/** Letters without a base letter, Greek by ELOT 743, Cyrillic as in passports, and signs (EPC217-08). */
const others: ReadonlyMap<string, string> = new Map([
  ...pairs('ßæœøđðþłıħŋĸ', 'ss ae oe o d d th l i h n k'),
  ...pairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...pairs(
    'абвгдежзийклмнопрстуфхцчшщыэюяёєіїґђјљњћџ',
    'a b v g d e zh z i i k l m n o p r s t u f kh ts ch sh shch y e iu ia e ie i i g d j lj nj c dz',
  ),
  ['ъ', ''],
  ['ь', ''],
  ...pairs('&@_"*;<>[]{}!#$%=\\|~^`€', "+ . - ' . , ( ) ( ) ( ) . . . . . / / - . ' E"),
  ...pairs('’‘“”„«»–—‐‑…', "' ' ' ' ' ' ' - - - - ."),
])

const allowed = /[A-Za-z0-9/\-?:().,'+ ]/

/** A text in the characters that every bank of SEPA takes. */
export interface Folded {
  text: string
  /** Whether it was in other characters before. */
  isChanged: boolean
  /** Characters for which there is none, each of which is a dot now. */
  lost: readonly string[]
}

/** Folds a text to the SEPA character set. `country` is that of the account: German letters are written as in German there. */
export function foldToSepa(text: string, country: string): Folded {
  const lost: string[] = []
  const composed = text.normalize('NFC')
  const folded = Array.from(composed, (character) => {
    if (allowed.test(character)) return character
    if (/[\s\p{Cc}\p{Zs}]/u.test(character)) return ' '
    if (/[\p{Cf}\p{Mn}]/u.test(character)) return ''
    const two = germanCountries.has(country) ? german[character] : undefined
    const found = two ?? lookUp(character)
    if (found === undefined) lost.push(character)
    return found ?? '.'
  })
  const clean = folded.join('').replace(/ +/g, ' ').trim()
  return { text: clean, isChanged: clean !== text, lost }
}

function lookUp(character: string): string | undefined {
  const lower = character.toLowerCase()
  const known = others.get(character) ?? others.get(lower)
  if (known !== undefined) return lower === character || known === '' ? known : known[0]!.toUpperCase() + known.slice(1)
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
  if (base === character || base === '') return undefined
  const letters = Array.from(base, (letter) => (allowed.test(letter) ? letter : lookUp(letter)))
  return letters.includes(undefined) ? undefined : letters.join('')
}

/** An identifier in a file of payments: up to 35 such characters, no slash at its ends, and no two in a row. */
export const isSepaId = (id: string): boolean =>
  /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(id) && !/^\/|\/$|\/\/|^ | $/.test(id)
