import type { GlossaryTerm, TermPair } from '@dragoman/sdk/operations/glossaryTerms'

/** A term with its translations, which a search answers one by one. */
export interface FoundTerm {
  term: GlossaryTerm
  translations: GlossaryTerm[]
}

/** The terms of a page of pairs, in their order. */
export function termsOf(pairs: readonly TermPair[]): FoundTerm[] {
  const byTerm = Map.groupBy(pairs, ({ sourceTerm }) => sourceTerm.uuid)
  return [...byTerm.values()].map((own) => ({
    term: own[0]!.sourceTerm,
    translations: own.flatMap(({ targetTerm }) => targetTerm ?? []),
  }))
}

/** Terms that are selected, on this page or another, by their id. */
export type SelectedTerms = ReadonlyMap<string, GlossaryTerm>

/** The selected terms once other ids are selected. */
export function selectTerms(
  selected: SelectedTerms,
  found: readonly FoundTerm[],
  ids: ReadonlySet<string>,
): SelectedTerms {
  const known = new Map([...selected, ...found.map(({ term }) => [term.uuid, term] as const)])
  return new Map([...known].filter(([id]) => ids.has(id)))
}
