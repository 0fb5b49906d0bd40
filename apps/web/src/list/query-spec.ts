import type { QueryFields } from '@dragoman/sdk/query-line'
import type { Vocabulary } from '../i18n/t.ts'

/** The query line of a list, with the facts that the API doesn't know. */
export interface QuerySpec {
  fields: QueryFields
  /** The words for the codes of a field. */
  vocabularies: Readonly<Record<string, Vocabulary>>
  /** The names of codes that are everyone's, such as countries. */
  names?: Readonly<Record<string, (code: string) => string>>
  /** The names of fields that an account has added. */
  fieldNames?: Readonly<Record<string, string>>
  /** All values that a field can have, where they are not codes. */
  options?: Readonly<Record<string, readonly string[]>>
  /** Where the values of a field come from, for the suggestions. */
  sources: Readonly<Record<string, ValueSource>>
}

export type ValueSource =
  | 'people'
  | 'managers'
  | 'linguists'
  | 'clients'
  | 'organizations'
  | 'units'
  | 'languages'
  | 'countries'
  | 'currencies'
  | 'projects'
  | 'steps'
