// Generated from openapi/resources/search.yaml by openapi/generate.ts. Do not edit.
import type { Operation } from '../operation.ts'
import type { LocaleCode } from './shared.ts'
import { operation } from '../operation.ts'

/** The whole text (`exact`), its beginning (`startsWith`), its end (`endsWith`), all given words in any order (`fts`), or any part (`contains`). */
export type SearchMode = 'exact' | 'startsWith' | 'endsWith' | 'fts' | 'contains'

/** Kind of a result. */
export type SearchKind = 'PROJECT' | 'TASK' | 'FILE' | 'SEGMENT' | 'MEMORY' | 'TRANSLATION_UNIT' | 'TERM' | 'ORGANIZATION' | 'ORG_UNIT' | 'PERSON'

/** What a search found. */
export interface SearchResults {
  /** Results by kind; kinds without any are left out. */
  groups: SearchGroup[]
}

/** Results of one kind. */
export interface SearchGroup {
  /** Kind. */
  kind: SearchKind
  /** Number of results, at most 500. */
  total: number
  /** Whether there are more results than `total`. */
  hasMore: boolean
  /** Results of the page, the best first. */
  content: SearchHit[]
}

/** Something that was found. */
export interface SearchHit {
  /** The project, task, file, memory, term, organization, organizational unit, or person; the work unit of a segment, and the memory of a translation unit. */
  uuid: string
  /** What was found: a name, or the text of a segment, translation unit, or term. */
  text: string
  /** A translation of a translation unit; absent for other kinds. */
  translation?: string
  /** Project number, or e-mail address of a person; absent for other kinds. */
  code?: string
  /** Organization of a project or organizational unit, project of a task, file, or segment, memory of a translation unit, and glossary of a term; absent for other kinds. */
  parent?: SearchParent
  /** File name of a segment; absent for other kinds. */
  file?: string
  /** Position of a segment in its file; absent for other kinds. */
  position?: number
  /** Number of the concept of a term; absent for other kinds. */
  conceptId?: number
  /** Whether a term must not be used; absent unless it must not. */
  forbidden?: boolean
  /** A task of the caller in which the segment can be opened; absent without one. */
  taskUuid?: string
  /** Status of a project, task, or person; absent for other kinds. */
  status?: string
  /** Workflow of a task; absent for other kinds. */
  step?: string
  /** Due date of a project or task, epoch ms; absent without one. */
  dueDate?: number
  /** Target locales of a task, segment, or translation unit, and the locale of a term; absent for other kinds. */
  locales?: LocaleCode[]
}

/** What a result belongs to. */
export interface SearchParent {
  /** Id. */
  uuid: string
  /** Name. */
  name: string
  /** Number of a project; absent for others. */
  code?: string
}

/** What `search.find` takes. */
export interface SearchFindParams {
  query: {
    /** What to search for. */
    q: string
    /** How texts must match; `contains` if omitted. */
    mode?: SearchMode | undefined
    /** Only results of these kinds. */
    kinds?: readonly SearchKind[] | undefined
    /** Page number, from 0. */
    page?: number | undefined
    /** Results of each kind per page. */
    size?: number | undefined
  }
}

/**
 * Search everything that the caller may see
 *
 * One group for each kind that has results, in the order of `SearchKind`. Neither case nor accents matter, and words of scripts without spaces are found anywhere. Segments and translation units, and terms by one or two characters, are found from the beginning of a word. Of each kind, the newest 500 results are looked at, the best ones first.
 *
 * `GET /api/v3/search` (designed). Needs SEARCH_global.
 *
 * @throws {HttpError} a code of any call
 */
export const find: Operation<SearchFindParams, SearchResults> = /*@__PURE__*/ operation('search.find', 'GET', '/api/v3/search')
