import { describe, expect, it } from 'vitest'
import { renumberCodes } from './renumber-codes.ts'

describe('renumberCodes', () => {
  it.each([
    ['⟦1/⟧', '⟦1/⟧', '⟦1/⟧', '⟦1/⟧'],
    ['⟦1⟧a⟦/1⟧⟦2/⟧', '⟦4⟧a⟦/4⟧⟦2/⟧', '⟦2/⟧⟦4⟧x⟦/4⟧', '⟦2/⟧⟦1⟧x⟦/1⟧'],
    ['⟦1/⟧', '⟦2/⟧', '⟦2/⟧⟦1/⟧⟦1/⟧', '⟦1/⟧⟦2/⟧⟦2/⟧'],
    ['a', 'a', '⟦9/⟧', '⟦1/⟧'],
    ['a', 'a', 'b', 'b'],
  ])('%s for %s: %s becomes %s', (querySource, unitSource, target, expected) => {
    expect(renumberCodes(querySource, unitSource, target)).toBe(expected)
  })
})
