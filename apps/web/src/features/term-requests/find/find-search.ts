import { listSearch, oneOf, text } from '@dragoman/hooks/list'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { uuid } from '../../../list/list-state.ts'

export const matchTypes = ['Contains', 'StartsWith', 'EndsWith', 'ExactMatch'] as const

/** The search parameters of pages that find terms in glossaries. */
export const findSearch = listSearch({
  q: text,
  match: oneOf(matchTypes),
  source: text,
  target: text,
  glossary: uuid,
})

export type FindSearch = ReturnType<typeof findSearch>

export const pageSize = 50

/** Terms with the text of a search; ask only where there is a text. */
export const findQuery = ({
  q = '',
  match = 'Contains',
  source = 'en',
  target = 'en',
  glossary,
  page = 0,
}: FindSearch) =>
  query(api.glossaryTerms.search, {
    query: {
      query: q,
      queryLocale: source,
      targetLocale: target,
      matchType: match,
      page,
      pageSize,
      ...(glossary && { glossaryIds: [glossary] }),
    },
  })
