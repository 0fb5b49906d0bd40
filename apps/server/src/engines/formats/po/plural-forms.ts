import type { PluralCategory } from '../format.ts'
import { categoriesOf, categoryOf } from '../plural-categories.ts'
import { parsePluralExpression } from './plural-expression.ts'

/** The plural forms of a PO file: the header's value, and the CLDR category that each `msgstr[n]` stands for. */
export type PluralForms = { header: string; categories: readonly PluralCategory[] }

/** Expressions in use for gettext catalogs, by number of forms; which one a locale needs is decided by its CLDR rules. */
const expressions: readonly (readonly [number, string])[] = [
  [1, '0'],
  [2, 'n != 1'],
  [2, 'n > 1'],
  [2, 'n%10 != 1 || n%100 == 11'],
  [2, 'n%10 == 4 || n%10 == 6 || n%10 == 9'],
  [2, '!(n <= 1 || (n >= 11 && n <= 99))'],
  [2, '!(n == 1 || n == 2 || n == 3 || (n%10 != 4 && n%10 != 6 && n%10 != 9))'],
  [3, 'n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2'],
  [3, 'n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2'],
  [3, 'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2'],
  [3, 'n%10 == 1 && (n%100 < 11 || n%100 > 19) ? 0 : n%10 >= 2 && n%10 <= 9 && (n%100 < 11 || n%100 > 19) ? 1 : 2'],
  [3, 'n%10 == 0 || (n%100 >= 11 && n%100 <= 19) ? 0 : n%10 == 1 && n%100 != 11 ? 1 : 2'],
  [3, 'n == 1 ? 0 : n == 0 || (n%100 >= 1 && n%100 <= 19) ? 1 : 2'],
  [3, 'n == 1 ? 0 : n == 2 ? 1 : 2'],
  [3, 'n == 0 ? 0 : n == 1 ? 1 : 2'],
  [3, 'n <= 1 ? 0 : n >= 2 && n <= 10 ? 1 : 2'],
  [4, 'n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3'],
  [4, 'n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : (n >= 3 && n <= 10) || (n >= 13 && n <= 19) ? 2 : 3'],
  [4, 'n%10 == 1 ? 0 : n%10 == 2 ? 1 : n%20 == 0 ? 2 : 3'],
  [5, 'n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4'],
  [5, 'n == 1 ? 0 : n == 2 ? 1 : n == 0 || (n%100 >= 3 && n%100 <= 10) ? 2 : n%100 >= 11 && n%100 <= 19 ? 3 : 4'],
  [
    5,
    'n%10 == 1 && n%100 != 11 && n%100 != 71 && n%100 != 91 ? 0 : ' +
      'n%10 == 2 && n%100 != 12 && n%100 != 72 && n%100 != 92 ? 1 : ' +
      '(n%10 == 3 || n%10 == 4 || n%10 == 9) && (n%100 < 10 || n%100 > 19) && (n%100 < 70 || n%100 > 79) && ' +
      '(n%100 < 90 || n%100 > 99) ? 2 : n != 0 && n%1000000 == 0 ? 3 : 4',
  ],
  [6, 'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5'],
  [6, 'n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5'],
]

/** Counts that tell the rules of any language apart; a million only matters to the `many` of Spanish and its like. */
const counts = [...Array.from({ length: 221 }, (_, count) => count), 1000, 1001, 1002, 1005, 1011, 1021]
const million = 1_000_000

const standard = new Map<string, PluralForms>()

/** The plural forms that gettext catalogs of a locale have: Japanese one, Spanish two, Arabic six. */
export function standardPluralForms(locale: string): PluralForms {
  const known = standard.get(locale)
  if (known) return known
  const made = findForms(locale)
  standard.set(locale, made)
  return made
}

/**
 * The plural forms that a file's header declares. `undefined` when the header has none, cannot be read, or (unless
 * `trusted`) says something else than the locale's own rules: a template often keeps the rules of another language.
 */
export function declaredPluralForms(
  header: string | undefined,
  locale: string,
  trusted: boolean,
): PluralForms | undefined {
  const match = /^\s*nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]{1,500});?\s*$/.exec(header ?? '')
  if (!header || !match) return undefined
  const total = Number(match[1])
  const select = parsePluralExpression(match[2] ?? '')
  if (!select || total < 1) return undefined
  const categories = categoriesFor(total, select, locale)
  if (!categories) return undefined
  if (!trusted && !partitionsAlike(select, locale)) return undefined
  return { header: header.trim(), categories }
}

function findForms(locale: string): PluralForms {
  for (const [total, expression] of expressions) {
    const select = parsePluralExpression(expression)
    if (!select) throw new Error(`not a plural expression: ${expression}`)
    const categories = partitionsAlike(select, locale) ? categoriesFor(total, select, locale) : undefined
    if (categories)
      return { header: `nplurals=${total}; plural=${total === 1 ? expression : `(${expression})`};`, categories }
  }
  return { header: 'nplurals=2; plural=(n != 1);', categories: ['one', 'other'] }
}

/** Whether an expression tells the same numbers apart as the locale's CLDR rules do. */
function partitionsAlike(select: (n: number) => number, locale: string): boolean {
  const formOf = new Map<PluralCategory, number>()
  for (const count of counts) {
    const category = categoryOf(count, locale, 'cardinal')
    const form = select(count)
    if (formOf.has(category) && formOf.get(category) !== form) return false
    formOf.set(category, form)
  }
  return new Set(formOf.values()).size === formOf.size
}

/** The category that most counts of each form have; `undefined` when the expression picks forms that don't exist. */
function categoriesFor(total: number, select: (n: number) => number, locale: string): PluralCategory[] | undefined {
  const votes = Array.from({ length: total }, () => new Map<PluralCategory, number>())
  for (const count of [...counts, million]) {
    const form = votes[select(count)]
    if (!form) return undefined
    const category = categoryOf(count, locale, 'cardinal')
    form.set(category, (form.get(category) ?? 0) + 1)
  }
  const free = new Set(categoriesOf(locale, 'cardinal'))
  return votes.map((form) => {
    const ranked = [...form].sort((a, b) => b[1] - a[1]).map(([category]) => category)
    const category = ranked.find((candidate) => free.has(candidate)) ?? ranked[0] ?? 'other'
    free.delete(category)
    return category
  })
}
