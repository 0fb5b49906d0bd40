/** Points, and the forms that letters have at the end of a word. */
const points = /[\u0591-\u05C7]/g
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Endings of the plural, of the feminine, and of words that are bound to the next one; the longest first. */
const endings = /(?:ויות|אות|יות|ות|ימ|ה|ת|י|א)$/
/** Endings that stay before those. */
const innerEndings = /(?:ת|יי?)$/
/** Letters that stand for vowels, which some forms of a word are written without. */
const vowels = /[וי]/g
/** “The”, “and”, “in”, “as”, “to”, “from”, and “that” are written in one with their word. */
const prefixes = 'הובכלמש'
const shortest = 2

const plain = (word: string) => word.replace(points, '').replace(/[ךםןףץ]/g, (letter) => finals[letter]!)

/** A word without its endings, and these. */
function partsOf(word: string): { base: string; ending: string } {
  const letters = plain(word)
  const base = [endings, innerEndings].reduce((text, ending) => {
    const bare = text.replace(ending, '')
    return bare.length >= 2 ? bare : text
  }, letters)
  return { base, ending: letters.slice(base.length) }
}

const consonantsOf = (base: string) => base.slice(0, 1) + base.slice(1).replace(vowels, '')

/** The letters common to the forms of a Hebrew word. */
export function hebrewStem(word: string): string {
  let stem = consonantsOf(partsOf(word).base)
  while (stem.length > shortest && prefixes.includes(stem[0]!)) stem = stem.slice(1)
  return stem
}

/** Words that lose their vowel in the plural: קובץ, קבצים. Most keep it: חודש, חודשים. */
const shortened = new Set([
  'קובצ',
  'צורכ',
  'גודל',
  'בורג',
  'אורכ',
  'עומק',
  'רוחב',
  'בוקר',
  'אוהל',
  'קוטב',
  'גורנ',
  'חוזק',
])

const feminine = /^(?:י?[הא]|י?י?ת)$/
const mostPrefixes = 4

/** Whether a word is another one with prefixes and an ending that this one takes. */
export function isHebrewForm(word: string, wanted: string): boolean {
  const [given, term] = [partsOf(word), partsOf(wanted)]
  // “Minister” has no ending, and isn't a form of “server”, which ends in ת.
  const isFeminine = /[התא]$/.test(term.ending)
  if (isFeminine ? given.ending === '' : feminine.test(given.ending)) return false
  // A program (תוכנית) isn't software (תוכנה).
  if (term.ending.startsWith('י') ? !given.ending.startsWith('י') : /^יו?ת$/.test(given.ending)) return false
  for (let at = 0; at <= mostPrefixes && at < given.base.length; at += 1) {
    if (at > 0 && !prefixes.includes(given.base[at - 1]!)) return false
    if (isShortened(given.base.slice(at), term.base)) return true
  }
  return false
}

/** Whether one word is the other one, or the form of it that is written without its vowel. */
const isShortened = (word: string, whole: string): boolean =>
  word === whole || (shortened.has(whole) && word === consonantsOf(whole))
