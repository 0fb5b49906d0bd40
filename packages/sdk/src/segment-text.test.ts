import { describe, expect, test } from 'vitest'
import { codeIssues, joinSegmentParts, splitSegmentText, stripCodes } from './segment-text.ts'

describe('splitSegmentText', () => {
  test('splitSegmentText finds text, paired tags, and standalone tags', () => {
    expect(splitSegmentText('Hi ⟦1⟧there⟦/1⟧, ⟦2/⟧!')).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'open', id: 1 },
      { kind: 'text', text: 'there' },
      { kind: 'close', id: 1 },
      { kind: 'text', text: ', ' },
      { kind: 'standalone', id: 2 },
      { kind: 'text', text: '!' },
    ])
  })

  test.each(['', '⟦', '⟦⟧', '⟦0⟧', '⟦01⟧', '⟦a⟧', '⟦/1/⟧', '⟦ 1⟧', '⟦1', '1⟧', '⟦1234567⟧'])(
    '%j contains no placeholder',
    (text) => {
      expect(splitSegmentText(text)).toEqual(text === '' ? [] : [{ kind: 'text', text }])
    },
  )

  test.each(['plain', '⟦1⟧⟦2/⟧⟦/1⟧', 'a⟦10⟧b⟦/10⟧c', '⟦⟦1/⟧⟧'])('the parts of %j join to the same text', (text) => {
    expect(joinSegmentParts(splitSegmentText(text))).toBe(text)
  })
})

test('stripCodes keeps only the words', () => {
  expect(stripCodes('Open ⟦1⟧the file⟦/1⟧ ⟦2/⟧ now ⟦x⟧')).toBe('Open the file  now ⟦x⟧')
})

describe('codeIssues', () => {
  const source = 'a ⟦1⟧b ⟦2/⟧⟦/1⟧ ⟦3⟧c⟦/3⟧'
  test.each([
    ['⟦1⟧x ⟦2/⟧⟦/1⟧ ⟦3⟧y⟦/3⟧', []],
    ['⟦3⟧y⟦/3⟧⟦2/⟧ ⟦1⟧x⟦/1⟧', []],
    ['⟦3⟧y⟦1⟧x⟦/1⟧⟦/3⟧⟦2/⟧', []],
    ['⟦1⟧x⟦/1⟧ ⟦3⟧y⟦/3⟧', [{ kind: 'missing', id: 2 }]],
    [
      '⟦2/⟧',
      [
        { kind: 'missing', id: 1 },
        { kind: 'missing', id: 3 },
      ],
    ],
    ['⟦1⟧x ⟦2/⟧⟦2/⟧⟦/1⟧ ⟦3⟧y⟦/3⟧', [{ kind: 'extra', id: 2 }]],
    ['⟦1⟧⟦/1⟧⟦1⟧⟦/1⟧⟦2/⟧⟦3⟧y⟦/3⟧', [{ kind: 'extra', id: 1 }]],
    ['⟦1⟧x ⟦2/⟧⟦/1⟧ ⟦3⟧y⟦/3⟧ ⟦4/⟧', [{ kind: 'extra', id: 4 }]],
    ['⟦1⟧x ⟦2/⟧ ⟦3⟧y⟦/3⟧', [{ kind: 'unpaired', id: 1 }]],
    ['x ⟦2/⟧⟦/1⟧ ⟦3⟧y⟦/3⟧', [{ kind: 'unpaired', id: 1 }]],
    ['⟦1/⟧ ⟦2/⟧ ⟦3⟧y⟦/3⟧', [{ kind: 'unpaired', id: 1 }]],
    ['⟦1⟧⟦2⟧⟦/2⟧⟦/1⟧⟦3⟧y⟦/3⟧', [{ kind: 'unpaired', id: 2 }]],
    ['⟦1⟧x⟦3⟧⟦/1⟧⟦2/⟧y⟦/3⟧', [{ kind: 'order', id: 3 }]],
    ['⟦/1⟧x⟦1⟧⟦2/⟧⟦3⟧y⟦/3⟧', [{ kind: 'order', id: 1 }]],
  ])('%s', (target, issues) => {
    expect(codeIssues(source, target)).toEqual(issues)
  })

  test('a source without changes has no issues, even if it repeats a tag', () => {
    for (const text of [source, '⟦1/⟧ ⟦1/⟧', 'no codes']) expect(codeIssues(text, text)).toEqual([])
  })
})
