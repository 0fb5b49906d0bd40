import type { PluralCategory } from '../format.ts'
import { categoriesOf, isPluralCategory } from '../plural-categories.ts'
import { type JsonNode, memberOf, textOf } from './json-tree.ts'

/** A text of a string: the way to it within its localization. */
export type Variant = {
  path: readonly string[]
  source: string
  plural: PluralCategory | undefined
}

/** The texts that a translation of a localization has; plural forms are those of the target language. */
export function variantsOf(localization: JsonNode, targetLocale: string, path: readonly string[] = []): Variant[] {
  return localization.members.flatMap(({ key, node }): Variant[] => {
    const inner = [...path, key]
    if (key === 'stringUnit') {
      const source = textOf(node, 'value')
      const form = path.at(-1) ?? ''
      const plural = path.at(-2) === 'plural' && isPluralCategory(form) ? form : undefined
      return source === undefined ? [] : [{ path: inner, source, plural }]
    }
    if (key !== 'plural') return variantsOf(node, targetLocale, inner)
    return formsOf(node, targetLocale).flatMap(({ category, form }) =>
      variantsOf(form, targetLocale, [...inner, category]),
    )
  })
}

/** The plural forms of a translation, each with the form of the source that it is made from. */
function formsOf(plural: JsonNode, targetLocale: string): { category: PluralCategory; form: JsonNode }[] {
  const other = memberOf(plural, 'other')
  const wanted = categoriesOf(targetLocale, 'cardinal')
  const categories = memberOf(plural, 'zero') && !wanted.includes('zero') ? ['zero' as const, ...wanted] : wanted
  return categories.flatMap((category) => {
    const form = memberOf(plural, category) ?? other
    return form ? [{ category, form }] : []
  })
}

export type Plain = { readonly [key: string]: Plain | string | number | boolean | null }

/** The localization in another language: `textAt` gives the text at a path, with its state. */
export function translated(
  localization: JsonNode,
  targetLocale: string,
  textAt: (path: readonly string[]) => { value: string; state: string } | undefined,
  path: readonly string[] = [],
): Plain {
  const members = localization.members.flatMap(({ key, node }): [string, Plain[string]][] => {
    const inner = [...path, key]
    if (key === 'stringUnit') {
      const text = textAt(inner)
      return text ? [[key, { state: text.state, value: text.value }]] : []
    }
    if (node.value !== undefined) return [[key, node.value as string | number | boolean | null]]
    const forms = key === 'plural' ? formsOf(node, targetLocale) : undefined
    const value = forms
      ? Object.fromEntries(
          forms.map(({ category, form }) => [category, translated(form, targetLocale, textAt, [...inner, category])]),
        )
      : translated(node, targetLocale, textAt, inner)
    return [[key, value]]
  })
  return Object.fromEntries(members)
}

/** The part of a localization at a path. */
export const nodeAt = (node: JsonNode | undefined, path: readonly string[]): JsonNode | undefined =>
  path.reduce<JsonNode | undefined>((inner, key) => memberOf(inner, key), node)
