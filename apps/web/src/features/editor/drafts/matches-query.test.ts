import type { EditorMatch } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { foldMatches } from './matches-query.ts'

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
