import type { Segment } from '@dragoman/sdk/operations/editor'
import { expect, test } from 'vitest'
import { selectedPart } from './selected-part.ts'

const segment = { source: 'Open ⟦1⟧it⟦/1⟧ now', before: 'Abre eso ya' } as Segment

test.each([
  ['eso', false, { side: 'TARGET', range: { start: 5, end: 8 } }],
  ['it⟦/1⟧ now', true, { side: 'SOURCE', range: { start: 8, end: 18 } }],
  ['aquello', false, {}],
  ['  ', false, {}],
  ['', true, {}],
])('the selection %j has its range in the text that is reviewed', (selected, isInSource, part) => {
  expect(selectedPart(segment, selected, isInSource)).toEqual(part)
})
