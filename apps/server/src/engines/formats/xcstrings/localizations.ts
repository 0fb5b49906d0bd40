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

/** The source with the forms and devices that its translation has besides. */
export function withFormsOf(translation: JsonNode | undefined, source: JsonNode): JsonNode {
  if (!translation) return source
  const text = memberOf(source, 'stringUnit')
  const varies = memberOf(translation, 'variations') && !memberOf(translation, 'stringUnit')
  if (text && varies && !memberOf(source, 'substitutions')) return withText(translation, text)
  const other = memberOf(source, 'other')
  const own = source.members.map((member) => ({
    ...member,
    node: withFormsOf(memberOf(translation, member.key), member.node),
  }))
  const added = translation.members.flatMap((member) =>
    !other || memberOf(source, member.key) ? [] : [{ ...member, node: withFormsOf(member.node, other) }],
  )
  return { ...source, members: [...own, ...added] }
}

/** The same with one text in all its places. */
const withText = (node: JsonNode, text: JsonNode): JsonNode => ({
  ...node,
  members: node.members.map((member) => ({
    ...member,
    node: member.key === 'stringUnit' ? text : withText(member.node, text),
  })),
})

export type Plain = { readonly [key: string]: Plain | string | number | boolean | null }

/**
 * The localization in another language: `textAt` gives the text at a path, with its state. Where there is none, the
 * text of the source stands as a new one.
 */
export function translated(
  localization: JsonNode,
  targetLocale: string,
  textAt: (path: readonly string[]) => { value: string; state: string } | undefined,
  path: readonly string[] = [],
): Plain {
  const members = localization.members.flatMap(({ key, node }): [string, Plain[string]][] => {
    const inner = [...path, key]
    if (key === 'stringUnit') {
      const { state, value } = textAt(inner) ?? { state: 'new', value: textOf(node, 'value') ?? '' }
      return [[key, { state, value }]]
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

/** The localization with the substitutions that only the present one has: the texts in those stay as they are. */
export function withSubstitutionsOf(present: JsonNode | undefined, localization: Plain): Plain {
  const { substitutions } = localization
  const known = typeof substitutions === 'object' && substitutions !== null ? substitutions : {}
  const kept = (memberOf(present, 'substitutions')?.members ?? []).filter(({ key }) => !Object.hasOwn(known, key))
  if (kept.length === 0) return localization
  return { ...localization, substitutions: { ...known, ...plainOf(kept) } }
}

const plainOf = (members: JsonNode['members']): Plain =>
  Object.fromEntries(
    members.map(({ key, node }) => [
      key,
      node.value === undefined ? plainOf(node.members) : (node.value as string | number | boolean | null),
    ]),
  )

/** The part of a localization at a path. */
export const nodeAt = (node: JsonNode | undefined, path: readonly string[]): JsonNode | undefined =>
  path.reduce<JsonNode | undefined>((inner, key) => memberOf(inner, key), node)
