import type { GlossaryAttribute } from '@dragoman/sdk/operations/glossaries'

export const attributeTypes = ['text', 'number', 'date', 'boolean', 'picklist'] as const

/** The choices of a picklist, as its glossary names them. */
const choicesOf = (value: string): string[] =>
  value.split('|').flatMap((choice) => (choice.trim() === '' ? [] : [choice.trim()]))

/** The picklists that a glossary offers for its terms, by their name. */
export const picklistsOf = (attributes: readonly GlossaryAttribute[]): ReadonlyMap<string, string[]> =>
  new Map(attributes.flatMap(({ name, type, value }) => (type === 'picklist' ? [[name, choicesOf(value)]] : [])))

/** The attributes of a term with those that its glossary offers and it has no value of. */
export const withPicklists = (
  own: readonly GlossaryAttribute[],
  picklists: ReadonlyMap<string, string[]>,
): GlossaryAttribute[] => [
  ...own,
  ...[...picklists.keys()].flatMap((name) =>
    own.some((attribute) => attribute.name === name) ? [] : [{ name, type: 'picklist', value: '' }],
  ),
]

/** The attributes that are worth keeping: lines without a value, or without anything, are none. */
export const filled = (attributes: readonly GlossaryAttribute[]): GlossaryAttribute[] =>
  attributes
    .map(({ name, type, value }) => ({ name: name.trim(), type, value: value.trim() }))
    .filter(({ value }) => value !== '')

/** Whether each attribute with a value has a name. */
export const areNamed = (attributes: readonly GlossaryAttribute[]): boolean =>
  filled(attributes).every(({ name }) => name !== '')
