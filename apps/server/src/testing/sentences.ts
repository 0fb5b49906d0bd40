/** Numbers in [0, 1), the same ones on every run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const common =
  'the of to and a in is for your this you with on that file be or not can are from will by project it as an if has all ' +
  'must when which was user select click open save new button page task account settings window name list message time ' +
  'work data after before each more one only other than then there they translation text number language price report ' +
  'delete change enter choose cannot please error server memory document system value option between first into no ' +
  'out same should some their these under unit up used using was were what where while who within without would'

const beginnings = [
  '',
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'gr',
  'l',
  'm',
  'n',
  'p',
  'pr',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
]
const middles = ['a', 'e', 'i', 'o', 'u', 'ea', 'io', 'ou']
const ends = ['', 'l', 'm', 'n', 'nt', 'r', 's', 't', 'ct', 'ng', 'd', 'st']

export interface Sentences {
  /** A sentence of 2 to 30 words, most of them of about ten. */
  sentence(): string
  /** The same with some edits: words changed, added, left out or moved, letters mistyped, numbers changed. */
  edited(sentence: string, edits: number): string
}

/**
 * Text that is shaped like what people have translated: few words are frequent and most are rare (Zipf), sentences are of
 * all lengths, some differ only in a number or a name, some repeat a phrase. The same seed gives the same text.
 */
export function sentencesFrom(seed: number, words = 40_000, frequent = common): Sentences {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const vocabulary = frequent.split(' ')
  while (vocabulary.length < words) {
    const syllables = 1 + Math.floor(random() * 3.5)
    vocabulary.push(Array.from({ length: syllables }, () => pick(beginnings) + pick(middles) + pick(ends)).join(''))
  }
  // The sum of 1/rank up to a rank is about its logarithm.
  const word = () => vocabulary[Math.min(words - 1, Math.floor(Math.exp(random() * Math.log(words + 1))) - 1)]!
  const phrases: string[] = []
  const some = (count: number) => Array.from({ length: count }, word)
  const normal = () => random() + random() + random() + random() - 2
  const sentence = () => {
    const count = Math.min(30, Math.max(2, Math.round(Math.exp(2.25 + 0.95 * normal()))))
    const parts = some(count)
    if (random() < 0.15) parts[Math.floor(random() * count)] = String(Math.floor(random() * 10_000))
    if (random() < 0.2 && phrases.length > 0) parts.splice(Math.floor(random() * count), 3, pick(phrases))
    if (random() < 0.02 && phrases.length < 3000) phrases.push(parts.slice(0, 6).join(' '))
    const text = parts.join(' ')
    return text.charAt(0).toUpperCase() + text.slice(1) + (random() < 0.7 ? '.' : random() < 0.2 ? '?' : '')
  }
  const edited = (text: string, edits: number) => {
    const parts = text.split(' ')
    for (let left = edits; left > 0; left -= 1) {
      const at = Math.floor(random() * parts.length)
      const kind = random()
      const own = parts[at]!
      if (kind < 0.3) parts[at] = word()
      else if (kind < 0.5) parts.splice(at, 0, word())
      else if (kind < 0.65 && parts.length > 2) parts.splice(at, 1)
      else if (kind < 0.75) parts.push(parts.splice(at, 1)[0]!)
      else if (/\d/.test(own)) parts[at] = String(Math.floor(random() * 10_000))
      else parts[at] = own.slice(0, own.length / 2) + pick(middles) + own.slice(own.length / 2 + 1)
    }
    return parts.join(' ')
  }
  return { sentence, edited }
}
