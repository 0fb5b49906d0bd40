/** A field that two people have changed, each in another way. */
export interface Clash<Values> {
  field: keyof Values & string
  mine: unknown
  theirs: unknown
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** My values over theirs: a field that I did not change since `base` takes what they saved. */
export function mergeValues<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const changed = fieldsOf(mine).filter((field) => !isSame(mine[field], base[field]))
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) }
}

/** The fields that both have changed since `base`, in the order of the form. */
export const clashesOf = <Values extends object>(base: Values, mine: Values, theirs: Values): Clash<Values>[] =>
  fieldsOf(mine)
    .filter(
      (field) =>
        !isSame(mine[field], base[field]) && !isSame(theirs[field], base[field]) && !isSame(mine[field], theirs[field]),
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]
