import { describe, expect, test } from 'vitest'
import { declaredPluralForms, standardPluralForms } from './plural-forms.ts'
import { parsePluralExpression } from './plural-expression.ts'

describe('parsePluralExpression', () => {
  test.each<[string, number[]]>([
    ['0', [0, 0, 0, 0]],
    ['n', [0, 1, 2, 5]],
    ['n != 1', [1, 0, 1, 1]],
    ['(n > 1)', [0, 0, 1, 1]],
    ['n==1 ? 0 : n==2 ? 1 : 2', [2, 0, 1, 2]],
    ['n%2 == 0 && n != 0 || n == 5', [0, 0, 1, 1]],
    ['!(n == 1) + 2 * 3 - 6 / 2', [4, 3, 4, 4]],
    ['n ? n > 1 ? 2 : 1 : 0', [0, 1, 2, 2]],
    ['n % 0', [0, 0, 0, 0]],
  ])('%s', (source, expected) => {
    const select = parsePluralExpression(source)
    expect([0, 1, 2, 5].map((n) => select?.(n))).toEqual(expected)
  })

  test.each(['', 'n ==', 'm', '(n', 'n)', 'n ? 1', 'process.exit()', '1 2', 'n = 1', '('.repeat(1000)])(
    '%j is none',
    (source) => {
      expect(parsePluralExpression(source)).toBeUndefined()
    },
  )
})

test('every language has forms that tell apart what its CLDR rules tell apart', () => {
  const languages =
    'af ar be bg br bs ca cs cy da de el en es et eu fa fi fil fr ga gd he hi hr hu hy id is it ja kk ko lt lv mk mt nb nl pl pt ro ru sk sl sr sv th tr uk vi zh'
  for (const language of languages.split(' ')) {
    const { header, categories } = standardPluralForms(language)
    const [, total, expression] = /^nplurals=(\d+); plural=(.*);$/.exec(header) ?? []
    const select = parsePluralExpression(expression ?? '')
    expect(categories).toHaveLength(Number(total))
    for (let n = 0; n <= 300; n += 1) {
      expect(`${language} ${n} ${categories[select?.(n) ?? -1]}`).toBe(
        `${language} ${n} ${new Intl.PluralRules(language).select(n)}`,
      )
    }
  }
})

test('a declared header is believed when its language is the right one', () => {
  const odd = 'nplurals=2; plural=n > 2;'
  expect(declaredPluralForms(odd, 'ru', true)?.categories).toHaveLength(2)
  expect(declaredPluralForms(odd, 'ru', false)).toBeUndefined()
  expect(declaredPluralForms(undefined, 'ru', true)).toBeUndefined()
})
