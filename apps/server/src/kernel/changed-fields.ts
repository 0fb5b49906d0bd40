/** The difference between two states of a thing, for the journal: the fields that changed, before and after. */
export function changedFields<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State>; isChanged: boolean } {
  const changed = (Object.keys(before) as (keyof State)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const part = (state: State) => Object.fromEntries(changed.map((field) => [field, state[field]])) as Partial<State>
  return { before: part(before), after: part(after), isChanged: changed.length > 0 }
}
