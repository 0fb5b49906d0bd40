import { describe, expect, test } from 'vitest'
import { overlapOf, planRouting, type Routed } from './plan-routing.ts'

const unit = (orgUnitId: string, targetLocales: string[] = [], fileExtensions: string[] = []): Routed => ({
  orgUnitId,
  targetLocales,
  fileExtensions,
})
const files = ['guide.docx', 'app.json', 'Menu.JSON'].map((name) => ({ id: name, name }))

const planned = (units: Routed[], locales: string[], of = files) => {
  const { parts, unroutedLocales, unroutedFiles } = planRouting(units, locales, of)
  return {
    parts: parts.map((part) => [
      part.unit.orgUnitId,
      part.locales.join(' '),
      part.files.map(({ file, locales: its }) => `${file.name}: ${its.join(' ')}`),
    ]),
    unroutedLocales,
    unroutedFiles: unroutedFiles.map(({ file, locales: its }) => `${file.name}: ${its.join(' ')}`),
  }
}

const all = (locales: string) => files.map(({ name }) => `${name}: ${locales}`)

describe('a request is cut', () => {
  test('by language, and the rest goes to the unit that names none', () => {
    const units = [unit('Europe', ['de', 'fr']), unit('World')]
    expect(planned(units, ['de', 'fr', 'ja', 'ko'])).toEqual({
      parts: [
        ['Europe', 'de fr', all('de fr')],
        ['World', 'ja ko', all('ja ko')],
      ],
      unroutedLocales: [],
      unroutedFiles: [],
    })
  })

  test('by type of file within a language, whatever the case of its name', () => {
    const units = [unit('Software', ['de'], ['json']), unit('Documents', ['de'])]
    expect(planned(units, ['de']).parts).toEqual([
      ['Software', 'de', ['app.json: de', 'Menu.JSON: de']],
      ['Documents', 'de', ['guide.docx: de']],
    ])
  })

  test('so that a unit that is asked for nothing gets no project', () => {
    expect(planned([unit('Europe', ['de']), unit('Asia', ['ja'])], ['de']).parts).toEqual([['Europe', 'de', all('de')]])
  })

  test('twice where two units name the same language', () => {
    expect(planned([unit('One', ['de']), unit('Two', ['de'])], ['de']).parts).toEqual([
      ['One', 'de', all('de')],
      ['Two', 'de', all('de')],
    ])
  })

  test('and what no one gets is named', () => {
    const units = [unit('Software', ['de', 'fr'], ['json'])]
    expect(planned(units, ['de', 'fr', 'ja'])).toEqual({
      parts: [['Software', 'de fr', ['app.json: de fr', 'Menu.JSON: de fr']]],
      unroutedLocales: ['ja'],
      unroutedFiles: ['guide.docx: de fr'],
    })
  })

  test('by languages alone where there are no files yet', () => {
    expect(planned([unit('Software', ['de'], ['json']), unit('Rest')], ['de', 'ja'], [])).toEqual({
      parts: [
        ['Software', 'de', []],
        ['Rest', 'ja', []],
      ],
      unroutedLocales: [],
      unroutedFiles: [],
    })
  })
})

test.each<[string, Routed[], ReturnType<typeof overlapOf>]>([
  ['other languages', [unit('A', ['de']), unit('B', ['fr'])], undefined],
  ['a language and the rest', [unit('A', ['de']), unit('B')], undefined],
  ['the same language', [unit('A', ['de']), unit('B', ['fr', 'de'])], { at: 1, with: 0, locale: 'de' }],
  ['the same language, other files', [unit('A', ['de'], ['json']), unit('B', ['de'], ['docx'])], undefined],
  ['the same language, the rest of the files', [unit('A', ['de'], ['json']), unit('B', ['de'])], undefined],
  [
    'the same language and files',
    [unit('A', ['de'], ['json']), unit('B', ['de'], ['docx', 'json'])],
    { at: 1, with: 0, locale: 'de', extension: 'json' },
  ],
  ['twice the rest', [unit('A'), unit('C', ['de']), unit('B')], { at: 2, with: 0 }],
])('two units overlap or not: %s', (_, units, expected) => {
  expect(overlapOf(units)).toEqual(expected)
})
