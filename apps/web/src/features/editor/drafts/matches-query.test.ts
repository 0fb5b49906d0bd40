import type { EditorMatch } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { foldMatches, takenMatch } from './matches-query.ts'

const match = (sourceText: string, targetText: string) => ({ sourceText, targetText }) as EditorMatch

test('a match is folded with others of its source that differ in letter case, punctuation, and spaces alone', () => {
  const matches = [
    match('Stop at 62.', 'Halten Sie bei 62.'),
    match('Stop at 62.', 'Halten Sie  bei 62'),
    match('Stop at 62.', 'Halten Sie bei 82.'),
    match('Stop at 62.', '⟦1⟧Halten⟦/1⟧ Sie bei 62.'),
    match('Stop by 62.', 'Halten Sie bei 62.'),
    match('Stop at 62.', 'Halten Sie bei −62.'),
  ]
  expect(foldMatches(matches).map(({ match: first, alike }) => [matches.indexOf(first), alike.length])).toEqual([
    [0, 1],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
  ])
})

test('a match is taken with the numbers of the segment, and stays the match that it is', () => {
  const found: EditorMatch = { ...match('Stop at 62.', 'Halten Sie bei 62.'), type: 'FUZZY', match: 94 }
  expect(takenMatch(found, 'Stop at 82.')).toEqual({ text: 'Halten Sie bei 82.', origin: 'TM_FUZZY', score: 94 })
})
