import { expect, test } from 'vitest'
import { scoreRevisions } from './kept-share.ts'

test.each([
  ['nothing', [], { score: 100, changed: 0 }],
  ['nothing changed', [['Hola', 'Hola']], { score: 100, changed: 0 }],
  ['one character of ten', [['0123456789', '012345678x']], { score: 90, changed: 1 }],
  [
    'half of the texts rewritten',
    [
      ['aaaa', 'aaaa'],
      ['bbbb', 'cccc'],
    ],
    { score: 50, changed: 1 },
  ],
  ['all rewritten', [['aaaa', 'bbbb']], { score: 0, changed: 1 }],
  ['emptied', [['aaaa', '']], { score: 0, changed: 1 }],
  ['a third, rounded down', [['abc', 'abx']], { score: 66.66, changed: 1 }],
  ['empty on both sides', [['', '']], { score: 100, changed: 0 }],
  [
    'a long text',
    [
      ['a'.repeat(5000), 'b'.repeat(5000)],
      ['c'.repeat(5000), 'c'.repeat(5000)],
    ],
    { score: 50, changed: 1 },
  ],
])('the kept share of %s', async (_, texts, expected) => {
  const revisions = texts.map(([before = '', after = '']) => ({ before, after }))
  expect(await scoreRevisions(revisions)).toEqual({ ...expected, count: texts.length })
})
