import type { GlossaryTerm, TermPair } from '@dragoman/sdk/operations/glossaryTerms'
import { expect, it } from 'vitest'
import { selectTerms, termsOf } from './rows.ts'

const term = (uuid: string) => ({ uuid }) as GlossaryTerm
const pair = (source: string, target?: string): TermPair => ({
  sourceTerm: term(source),
  ...(target !== undefined && { targetTerm: term(target) }),
})

it('a term is one row with all of its translations', () => {
  const rows = termsOf([pair('a', 'x'), pair('a', 'y'), pair('b')])
  expect(rows.map((row) => [row.term.uuid, row.translations.map(({ uuid }) => uuid)])).toEqual([
    ['a', ['x', 'y']],
    ['b', []],
  ])
})

it('selected terms of another page stay selected until their id goes', () => {
  const page = termsOf([pair('b'), pair('c')])
  const both = selectTerms(new Map([['a', term('a')]]), page, new Set(['a', 'b']))
  expect([...both.keys()]).toEqual(['a', 'b'])
  expect([...selectTerms(both, page, new Set(['b'])).keys()]).toEqual(['b'])
})
