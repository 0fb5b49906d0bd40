import type { PluralCategory } from './format.ts'

/** All CLDR plural categories in their usual order. */
export const pluralCategories: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const rules = new Map<string, Intl.PluralRules>()

/** Whether a word is a CLDR plural category. */
export function isPluralCategory(word: string): word is PluralCategory {
  return pluralCategories.some((category) => category === word)
}

/** The categories that a locale distinguishes, `other` last: Arabic has six, Japanese one. */
export function categoriesOf(locale: string, type: 'cardinal' | 'ordinal'): PluralCategory[] {
  const known: readonly string[] = rulesOf(locale, type).resolvedOptions().pluralCategories
  return pluralCategories.filter((category) => known.includes(category))
}

/**
 * Whether forms that a file keeps under plural categories are those of one text: the source language has all of them,
 * beside `zero`, which programs use for none in every language, and there are several or they show a `count`.
 */
export function arePluralForms(
  forms: ReadonlyMap<PluralCategory, string>,
  sourceLocale: string,
  type: 'cardinal' | 'ordinal',
): boolean {
  const known = categoriesOf(sourceLocale, type)
  if (![...forms.keys()].every((category) => category === 'zero' || known.includes(category))) return false
  return forms.has('other') && (forms.size > 1 || /[{]\s*count\b/.test(forms.get('other') ?? ''))
}

/** The category of a number in a locale. */
export function categoryOf(number: number, locale: string, type: 'cardinal' | 'ordinal'): PluralCategory {
  return rulesOf(locale, type).select(number)
}

function rulesOf(locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${type}:${locale}`
  const known = rules.get(key)
  if (known) return known
  const made = new Intl.PluralRules(locale, { type })
  rules.set(key, made)
  return made
}
