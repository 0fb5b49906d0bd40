import { expect, it } from 'vitest'
import { exceptionFor, moved, neverBreaks, textOf, withDocument, withSet, type RulesDraft } from './rules-draft.ts'
import { startingRules } from './srx-document.ts'

const draft: RulesDraft = { fileName: 'a.srx', document: startingRules('All'), text: '<srx/>', extendsBuiltIn: true }

it('an unedited file is kept to the letter, and an edited one is rewritten', () => {
  expect(textOf(draft)).toBe('<srx/>')
  expect(textOf(withDocument(draft, { cascade: true }))).toContain('cascade="yes"')
})

it('renaming a rule set renames it in the language maps', () => {
  const [set] = draft.document.sets
  const { sets, maps } = withSet(draft, { ...set!, name: 'English' }).document
  expect([sets[0]?.name, maps[0]?.set]).toEqual(['English', 'English'])
})

it('a rule moves only within its list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('an abbreviation is matched literally', () => {
  const { before, after } = exceptionFor('e.g. (c++)')
  expect(new RegExp(`${before}(?=${after})`, 'v').test('so e.g. (c++) is')).toBe(true)
  expect(new RegExp(`${before}(?=${after})`, 'v').test('so e_g_ (c++) is')).toBe(false)
})

it('rules that never break are reported', () => {
  expect(neverBreaks(draft)).toBe(false)
  expect(neverBreaks({ ...draft, extendsBuiltIn: false })).toBe(true)
  const rules = [{ id: 'r', breaks: true, before: '\\.', after: '\\s', comments: [] }]
  expect(
    neverBreaks({
      ...draft,
      extendsBuiltIn: false,
      document: { ...draft.document, sets: [{ id: 's', name: 'All', rules }] },
    }),
  ).toBe(false)
})
