import type { SearchKind, SearchMode } from '@dragoman/sdk/operations/search'
import type { IconName } from '@dragoman/ui/Icon'
import type { LinkProps } from '@tanstack/react-router'

/** How texts can match, in the order of the choice. */
export const searchModes = [
  'contains',
  'startsWith',
  'endsWith',
  'exact',
  'fts',
] as const satisfies readonly SearchMode[]

/** The kinds of results: those that the server finds, and those that the app knows itself. */
export type ResultKind = SearchKind | 'SETTING' | 'DOCUMENT'

/** The kinds in their order, with their icons. */
export const kindIcons = {
  PROJECT: 'folder',
  TASK: 'tasks',
  FILE: 'file',
  SEGMENT: 'translate',
  MEMORY: 'database',
  TRANSLATION_UNIT: 'database',
  TERM: 'glossary',
  ORGANIZATION: 'building',
  ORG_UNIT: 'building',
  PERSON: 'user',
  SETTING: 'settings',
  DOCUMENT: 'help',
} as const satisfies Record<ResultKind, IconName>

export const resultKinds = Object.keys(kindIcons) as ResultKind[]

/** Kinds that the app searches by itself. */
export const ownKinds = ['SETTING', 'DOCUMENT'] as const satisfies readonly ResultKind[]

/** A result as it is shown. */
export interface Result {
  key: string
  kind: ResultKind
  text: string
  /** Where it belongs, in quieter words. */
  detail?: string
  /** At the end of the row: a status, or languages. */
  end?: string
  /** Epoch ms, with the status that says whether it presses. */
  due?: { date: number; status: string }
  /** A page of the app, or another address. */
  place: Pick<LinkProps, 'to' | 'params' | 'search'> | string
}
