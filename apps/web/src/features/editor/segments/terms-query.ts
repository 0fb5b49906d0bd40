import { query } from '@dragoman/hooks/query'
import type { CheckedTerm } from '@dragoman/sdk/checks'
import { searchBySegment, type TermMatch } from '@dragoman/sdk/operations/glossaryTerms'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'

/** The length of a text that the API takes at once. */
const longest = 20_000

/** The terms of the project's glossaries that stand in a source. */
export const termsQuery = (workUnit: WorkUnit, source: string) =>
  query(searchBySegment, {
    query: {
      segment: source.slice(0, longest),
      sourceLanguage: workUnit.sourceLanguage,
      targetLanguage: workUnit.targetLanguage,
      workUnitId: workUnit.uuid,
    },
  })

/** The terms of a source as checks want them. Those that only managers see hold no one up. */
export function checkedTerms(source: string, matches: readonly TermMatch[] | undefined): CheckedTerm[] {
  const shown = (matches ?? []).filter(({ sourceTerm, targetTerm }) => !sourceTerm.internal && !targetTerm?.internal)
  return [...Map.groupBy(shown, ({ start, end }) => `${start} ${end}`).values()].map((same) => {
    const targets = same.flatMap(({ targetTerm }) => targetTerm ?? [])
    const textsOf = (isForbidden: boolean) =>
      targets.flatMap(({ text, forbidden }) => ((forbidden ?? false) === isForbidden ? [text] : []))
    return {
      source: source.slice(same[0]!.start, same[0]!.end),
      targets: textsOf(false),
      forbidden: textsOf(true),
      isKept: same.some(({ sourceTerm }) => sourceTerm.dnt),
    }
  })
}
