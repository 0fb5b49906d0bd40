import type { GlossaryTerm, TermPair } from '@dragoman/sdk/operations/glossaryTerms'

/** Terms that are selected, by their id. A term has a row for each of its translations, on this page or another. */
export type SelectedTerms = ReadonlyMap<string, GlossaryTerm>

export const rowId = ({ sourceTerm, targetTerm }: TermPair) => `${sourceTerm.uuid} ${targetTerm?.uuid ?? ''}`

const termIdOf = (id: string): string => id.split(' ')[0] ?? ''

/** The rows of the selected terms; a term of another page stands for its own. */
export function selectedRows(selected: SelectedTerms, pairs: readonly TermPair[]): Set<string> {
  const present = new Set(pairs.map(({ sourceTerm }) => sourceTerm.uuid))
  return new Set([
    ...pairs.filter(({ sourceTerm }) => selected.has(sourceTerm.uuid)).map(rowId),
    ...[...selected.keys()].filter((id) => !present.has(id)),
  ])
}

/** The selected terms once other rows are selected: a term goes with any of its rows. */
export function selectRows(
  selected: SelectedTerms,
  pairs: readonly TermPair[],
  rows: ReadonlySet<string>,
): SelectedTerms {
  const gone = new Set([...selectedRows(selected, pairs)].filter((id) => !rows.has(id)).map(termIdOf))
  const added = pairs.filter((pair) => rows.has(rowId(pair))).map(({ sourceTerm }) => sourceTerm)
  const next = new Map([...selected, ...added.map((term) => [term.uuid, term] as const)])
  return new Map([...next].filter(([id]) => !gone.has(id)))
}
