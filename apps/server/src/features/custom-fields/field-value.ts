import type { CustomFieldContent } from '@dragoman/sdk/operations/customFields'
import { invalid } from '../../kernel/refusals.ts'
import type { FieldRow } from './field-access.ts'

/** A value as it is kept: a text for each part of it, and the number that the text is. */
export interface StoredValue {
  texts: string[]
  number: string | null
}

type Typed = Pick<FieldRow, 'name' | 'type' | 'kind' | 'options'>

/** The largest number in a query line. */
const mostNumber = 999_999_999_999

/**
 * A value as it is kept; null for an empty one. 400 with the field's name for one of another type, and for an option that
 * the field does not have. `kept` are options that may stay although the field no longer has them.
 */
export function readValue(
  field: Typed,
  value: CustomFieldContent | null,
  place: string,
  kept: readonly string[] = [],
): StoredValue | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null
  const refused = (wanted: string) => invalid(place, `${field.name}: ${wanted}`)
  switch (field.type) {
    case 'BOOLEAN':
      if (typeof value !== 'boolean') throw refused('Enter true or false.')
      return { texts: [String(value)], number: null }
    case 'NUMERIC': {
      if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > mostNumber)
        throw refused('Enter a whole number of up to 12 digits, such as 42.')
      return { texts: [String(value)], number: String(value) }
    }
    case 'FREE_TEXT': {
      if (typeof value !== 'string') throw refused('Enter a text.')
      const text = value.trim()
      return text ? { texts: [text], number: null } : null
    }
    case 'MULTIVALUE': {
      const chosen = typeof value === 'string' ? [value] : value
      if (!Array.isArray(chosen)) throw refused('Select one of its options.')
      if (field.kind === 'SINGLE_SELECT' && chosen.length > 1) throw refused('Select a single option.')
      const unknown = chosen.find((option) => !field.options.includes(option) && !kept.includes(option))
      if (unknown !== undefined) throw refused(`${unknown} isn't one of its options.`)
      return { texts: [...new Set(chosen)], number: null }
    }
  }
}

/** A value as the wire has it; undefined without one. */
export function showValue(
  { type, kind }: Pick<Typed, 'type' | 'kind'>,
  texts: readonly string[],
): CustomFieldContent | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  if (type === 'BOOLEAN') return first === 'true'
  if (type === 'NUMERIC') return Number(first)
  return kind === 'MULTI_SELECT' ? [...texts] : first
}
