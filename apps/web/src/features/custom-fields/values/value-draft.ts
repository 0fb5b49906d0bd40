import type { CustomFieldContent, CustomFieldEntry } from '@dragoman/sdk/operations/customFields'

/** The facts about a custom field that its input needs. */
export type InputField = Pick<
  CustomFieldEntry,
  'uuid' | 'name' | 'description' | 'type' | 'kind' | 'options' | 'required'
>

/** The state of a custom field's input: text as it is typed, or the selected options. */
export interface ValueDraft {
  text: string
  chosen: string[]
}

export function draftOf({ type }: Pick<InputField, 'type'>, value: CustomFieldContent | undefined): ValueDraft {
  if (type === 'MULTIVALUE') return { text: '', chosen: value === undefined ? [] : [value].flat().map(String) }
  return { text: value === undefined ? '' : String(value), chosen: [] }
}

/** The value of an input; null for an empty one. `undefined` where it is wrong. */
export function contentOf(
  { type, kind }: Pick<InputField, 'type' | 'kind'>,
  { text, chosen }: ValueDraft,
): CustomFieldContent | null | undefined {
  const typed = text.trim()
  switch (type) {
    case 'MULTIVALUE':
      if (chosen.length === 0) return null
      return kind === 'SINGLE_SELECT' ? chosen[0]! : chosen
    case 'BOOLEAN':
      return typed === '' ? null : typed === 'true'
    case 'NUMERIC':
      if (typed === '') return null
      return /^-?\d{1,12}$/.test(typed) ? Number(typed) : undefined
    default:
      return typed || null
  }
}

/** The problem of an input: none, a value that is missing, or one that isn't a number. */
export function problemOf(field: InputField, draft: ValueDraft): 'missing' | 'number' | null {
  const content = contentOf(field, draft)
  if (content === undefined) return 'number'
  return content === null && field.required ? 'missing' : null
}
