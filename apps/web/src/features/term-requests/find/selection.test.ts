import type { GlossaryTerm, TermPair } from '@dragoman/sdk/operations/glossaryTerms'
import { describe, expect, it } from 'vitest'
import { selectedRows, selectRows, type SelectedTerms } from './selection.ts'

const term = (uuid: string) => ({ uuid }) as GlossaryTerm
const pair = (source: string, target: string): TermPair => ({ sourceTerm: term(source), targetTerm: term(target) })
const pairs = [pair('hatch', 'escotilla'), pair('hatch', 'portilla'), pair('tower', 'torre')]
const none: SelectedTerms = new Map()
const hatch = new Set(['hatch escotilla', 'hatch portilla'])

describe('the selection of found terms', () => {
  it('selects a term with all of its translations, and deselects it with any one of them', () => {
    const selected = selectRows(none, pairs, new Set(['hatch portilla']))
    expect(selectedRows(selected, pairs)).toEqual(hatch)
    expect(selectRows(selected, pairs, new Set(['hatch escotilla']))).toEqual(none)
    expect([...selectRows(selected, pairs, new Set([...hatch, 'tower torre'])).keys()]).toEqual(['hatch', 'tower'])
  })

  it('keeps the terms of another page until all are deselected', () => {
    const other = [pair('nacelle', 'góndola')]
    const before = selectRows(none, pairs, hatch)
    const both = selectRows(before, other, new Set([...selectedRows(before, other), 'nacelle góndola']))
    expect([...both.keys()]).toEqual(['hatch', 'nacelle'])
    expect([...selectRows(both, other, new Set(['hatch'])).keys()]).toEqual(['hatch'])
    expect(selectRows(both, other, new Set())).toEqual(none)
  })
})
