import { describe, expect, test } from 'vitest'
import { isBlocked, segmentIssues } from './segment-issues.ts'

const segment = (source: string, target: string, more: object = {}) => ({
  source,
  target,
  plural: null,
  maxLength: null,
  ...more,
})

const locales = { sourceLocale: 'en', targetLocale: 'es', levels: {} }

describe('what is wrong with a translation', () => {
  test.each([
    ['nothing', 'Save ⟦1⟧all⟦/1⟧', 'Guardar ⟦1⟧todo⟦/1⟧', []],
    ['no text', 'Save', '  ', ['empty']],
    ['a missing code', 'Save ⟦1/⟧', 'Guardar', ['missing']],
    ['a superfluous code', 'Save', 'Guardar ⟦1/⟧', ['extra']],
    ['half a pair', 'a ⟦1⟧b⟦/1⟧', 'a ⟦1⟧b', ['unpaired']],
    ['crossing pairs', '⟦1⟧a⟦/1⟧⟦2⟧b⟦/2⟧', '⟦1⟧a⟦2⟧⟦/1⟧b⟦/2⟧', ['order']],
  ])('%s', (_, source, target, kinds) => {
    const issues = segmentIssues(segment(source, target), locales)
    expect(issues.map(({ kind }) => kind)).toEqual(kinds)
    expect(isBlocked(issues)).toBe(kinds.length > 0)
  })

  test.each([
    ['Save', 'Guardar\n', true],
    ['Save ⟦1⟧all⟦/1⟧', 'Guardar ⟦1⟧todo\n⟦/1⟧ ', true],
    ['Save\n', 'Guardar\n', false],
    ['Save', 'Guardar\ntodo', false],
  ])('a line break at the end that the source %j does not have is a warning: %j', (source, target, isStray) => {
    const issues = segmentIssues(segment(source, target), locales)
    const strays = issues.filter(({ kind }) => kind === 'lineBreak')
    expect(strays).toHaveLength(Number(isStray))
    expect(isBlocked(issues)).toBe(false)
  })

  test('a text over its character limit is a warning, counted in user-perceived characters', () => {
    expect(segmentIssues(segment('a', '👩‍👩‍👧‍👦é', { maxLength: 2 }), locales)).toEqual([])
    const issues = segmentIssues(segment('a', 'abc', { maxLength: 2 }), locales)
    expect(issues).toMatchObject([{ kind: 'length', blocking: false }])
  })

  test.each([
    ['es', 'one', false],
    ['es', 'other', true],
    ['ru', 'one', true],
    ['ar', 'two', false],
    ['ar', 'few', true],
    ['pt_br', 'one', true],
  ])('in %s the form %s without its number blocks: %s', (locale, category, blocked) => {
    const issues = segmentIssues(segment('⟦1/⟧ files', 'archivo', { plural: { category, group: 'g' } }), {
      ...locales,
      targetLocale: locale,
    })
    expect(issues.filter(({ kind }) => kind === 'missing')).toMatchObject([{ id: 1 }])
    expect(isBlocked(issues)).toBe(blocked)
  })

  test('a wrong number or code is a warning with its place, its fix, and a key to ignore it by', () => {
    const issues = segmentIssues(segment('Use ⟦1⟧M-82⟦/1⟧ now', 'Use ahora ⟦1⟧M-62⟦/1⟧'), locales)
    expect(issues).toEqual([
      {
        kind: 'alphanumeric',
        rule: 'changed',
        blocking: false,
        begin: 13,
        end: 17,
        found: 'M-62',
        expected: 'M-82',
        fix: 'M-82',
        key: 'alphanumeric changed M-62 M-82',
        message: 'The source has “M-82”, the translation “M-62”.',
      },
    ])
  })

  test('a broken placeholder blocks, and cannot be ignored', () => {
    const [issue] = segmentIssues(segment('Hi {name}', 'Hola {nombre}'), locales)
    expect(issue).toMatchObject({ kind: 'placeholder', blocking: true, fix: '{name}' })
    expect(issue).not.toHaveProperty('key')
  })
})
