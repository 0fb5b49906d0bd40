import { languageCodes, spellingsOf } from '@dragoman/sdk/languages'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { lazy } from '../kernel/lazy.ts'
import { userLanguagePairs } from './tables.ts'

// A linguist who translates into `pl` translates into `pl_pl`, too: pairs count in every spelling.

/** The codes that have other spellings, each with all of them, as JSON. */
const spellings = lazy(() => {
  const several = languageCodes
    .map((code) => [code, spellingsOf(code)] as const)
    .filter(([, codes]) => codes.length > 1)
  return JSON.stringify(Object.fromEntries(several))
})

/** `user_id`, `source` and `target` of the pairs of some people, in every spelling. */
export const spelledPairs = (isTheirs: (userId: SQLWrapper) => SQL): SQL => sql`(
  select ${userLanguagePairs.userId} as user_id, source_codes.code as source, target_codes.code as target
  from ${userLanguagePairs}
  cross join (select ${spellings()}::jsonb as of) spellings
  cross join lateral ${codesOf(userLanguagePairs.source)} source_codes(code)
  cross join lateral ${codesOf(userLanguagePairs.target)} target_codes(code)
  where ${isTheirs(userLanguagePairs.userId)})`

const codesOf = (column: SQLWrapper) =>
  sql`jsonb_array_elements_text(coalesce(spellings.of -> ${column}, jsonb_build_array(${column})))`

/** Whether a person translates from one locale into another, both being columns. */
export const translatesPair = (userId: string, source: SQLWrapper, target: SQLWrapper): SQL =>
  sql`(${source}, ${target}) in (select spoken.source, spoken.target from ${spelledPairs((id) => sql`${id} = ${userId}`)} spoken)`
