import { distance } from 'fastest-levenshtein'
import { describe, expect, it } from 'vitest'
import { editDistance, editsUpTo } from './edit-distance.ts'
import { cpuTime } from '../../testing/cpu-time.ts'
import { randomFrom, sentencesFrom } from '../../testing/sentences.ts'

const random = randomFrom(11)
const below = (end: number) => Math.floor(random() * end)
const letters = (count: number, kinds: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + below(kinds))).join('')

/** The text with letters changed, and parts of it elsewhere. */
function edited(text: string, times: number): string {
  let made = text
  for (let time = 0; time < times; time += 1) {
    const at = below(made.length)
    const kind = random()
    if (kind < 0.3) made = made.slice(0, at) + made.slice(at + 1)
    else if (kind < 0.9) made = made.slice(0, at) + letters(1, 4) + made.slice(kind < 0.6 ? at : at + 1)
    else made = made.slice(at) + made.slice(0, at)
  }
  return made
}

const pairs = Array.from({ length: 600 }, (_, at): [string, string] => {
  const kinds = [2, 4, 26][at % 3]!
  const text = letters(66 + below(300), kinds)
  return [text, random() < 0.2 ? letters(66 + below(300), kinds) : edited(text, below(50))]
})

describe('edit distance', () => {
  it('is what it is without a band, of whatever texts', () => {
    expect(pairs.map(([a, b]) => editDistance(a, b))).toEqual(pairs.map(([a, b]) => distance(a, b)))
  })

  it('is exact up to the most that is asked for, and more than that above', () => {
    const wrong = pairs.flatMap(([a, b]) => {
      const right = distance(a, b)
      const asked = [0, 1, 5, right - 1, right, right + 1, right + 7, 40, 100, 400].filter((most) => most >= 0)
      return asked.filter((most) => (right <= most ? editsUpTo(a, b, most) !== right : editsUpTo(a, b, most) <= most))
    })
    expect(wrong).toEqual([])
  })

  it('takes a fraction of the time where long texts are alike, or cannot be alike enough', () => {
    const { sentence } = sentencesFrom(3, 400)
    const long = () => Array.from({ length: 400 }, sentence).join(' ').slice(0, 20_000)
    const [text, other] = [long(), long()]
    const alike = `${text.slice(0, 5000)} once more ${text.slice(5000)} again`
    const time = (work: () => number) => {
      const started = cpuTime()
      work()
      return cpuTime() - started
    }
    const fastest = (work: () => number) => Math.min(...Array.from({ length: 3 }, () => time(work)))
    const whole = fastest(() => distance(text, other))
    expect(fastest(() => editDistance(text, alike))).toBeLessThan(whole / 10)
    expect(fastest(() => editsUpTo(text, other, 2000))).toBeLessThan(whole / 10)
  })
})
