import { describe, expect, it } from 'vitest'
import { textWords } from '../text-words.ts'
import { PhraseCounter } from './phrase-counter.ts'
import { phrasesIn } from './phrases.ts'
import { listedStopWords } from './stop-words.ts'
import { cValues, isGeneral, weirdness } from './termhood.ts'
import { usualForm } from './usual-form.ts'
import { commonTranslation, phraseSpread, type Spelled } from './translations.ts'

const stops: Record<string, Set<string>> = { en: new Set(['the', 'of', 'is', 'and']), es: new Set(['de', 'del']) }
const texts = (text: string, locale: string) => {
  const language = locale.slice(0, 2)
  const isStop = (word: string) => (stops[language] ?? listedStopWords(language)).has(word)
  return phrasesIn(text, locale, { words: textWords(text, locale), stems: [] }, isStop).map(({ start, end }) =>
    text.slice(start, end),
  )
}

describe('the phrases of a text', () => {
  it.each([
    ['en', 'The yaw brake is hot.', ['yaw', 'yaw brake', 'brake', 'hot'], 'brake is hot'],
    ['en', 'Point of sale', ['Point', 'Point of sale', 'sale'], 'of sale'],
    ['en', 'Check ⟦1⟧oil⟦/1⟧, pump 12 OK', ['Check', 'oil', 'pump', 'OK'], 'oil pump'],
    ['pl', 'Filtr oleju i pompa', ['Filtr', 'Filtr oleju', 'oleju', 'pompa'], 'oleju i pompa'],
    ['es', 'Tire del freno de mano', ['Tire', 'Tire del freno', 'freno de mano', 'mano'], 'del freno'],
    ['ja', 'ヨーブレーキを点検します', ['ヨー', 'ヨーブレーキ', 'ブレーキ', '点検'], '点検し'],
    ['zh_cn', '请检查偏航制动器的状态', ['检查', '偏航', '偏航制动器', '制动器', '状态'], '请检查'],
  ])('in %s, of “%s”', (locale, text, expected, absent) => {
    const found = texts(text, locale)
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(found).not.toContain(absent)
  })
})

it('a full counter forgets rare phrases, and keeps every phrase above its floor', () => {
  const counter = new PhraseCounter(10)
  for (let at = 0; at < 500; at += 1) {
    counter.add(`rare ${at}`)
    if (at % 5 === 0) counter.add('yaw brake')
  }
  expect(counter.times('yaw brake')).toBe(100)
  expect([...counter.atLeast(1)].length).toBeLessThanOrEqual(10)
  expect([...counter.atLeast(counter.floor + 1)].map(([key]) => key)).toContain('yaw brake')
})

it('a phrase of longer ones alone is worth nothing, and more words are worth more', () => {
  const values = cValues([
    { key: 'cable twist sensor', times: 10 },
    { key: 'twist sensor', times: 10 },
    { key: 'sensor', times: 14 },
    { key: 'grease pump', times: 10 },
  ])
  expect(values.get('twist sensor')).toBe(0)
  expect(values.get('sensor')).toBe(4)
  expect(values.get('cable twist sensor')).toBe(20)
  expect(values.get('grease pump')).toBeCloseTo(15.85)
})

it('words as frequent elsewhere are general, unless there is too little to compare', () => {
  const counts = (total: number, own: Record<string, number>) => ({ total, times: (word: string) => own[word] ?? 0 })
  const here = counts(1000, { nacelle: 20, time: 20 })
  const elsewhere = counts(10_000, { time: 200 })
  expect(isGeneral('nacelle', weirdness('nacelle', here, elsewhere))).toBe(false)
  expect(isGeneral('time', weirdness('time', here, elsewhere))).toBe(true)
  expect(weirdness('time', here, counts(50, {}))).toBeUndefined()
})

it('a phrase of most translations, and of few others, is proposed', () => {
  const phrases = (text: string): Spelled[] =>
    texts(text, 'pl').map((own) => ({ key: own, text: own, words: own.split(' ').length }))
  const own = ['Wymień filtr oleju', 'Sprawdź filtr oleju', 'Nowy filtr oleju jest tutaj']
  const others = ['Sprawdź wszystko', 'Sprawdź drzwi', 'Zamknij drzwi', 'Otwórz drzwi', 'Stop', 'Start']
  const all = phraseSpread([...own, ...others].map(phrases))
  expect(commonTranslation(own.map(phrases), all)).toEqual({ text: 'filtr oleju', times: 3, of: 3 })
  expect(commonTranslation(own.slice(1).map(phrases), all)).toBeUndefined()
})

it('the usual form is the most frequent one, in small letters where it has them', () => {
  const forms = { 'Grease pump': 2, 'grease pump': 1, 'grease pumps': 2, Rotor: 1 }
  expect(usualForm(new Map(Object.entries(forms)))).toBe('grease pump')
})
