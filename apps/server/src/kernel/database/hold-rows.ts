/**
 * Has a query hold the rows that it finds until the transaction ends, where that is wanted. The query keeps its
 * type: the compiler would compare that of one that holds with that of one that doesn't, member by member.
 */
export function holdRows<Query extends { for(strength: 'update'): unknown }>(query: Query, isHeld: boolean): Query {
  if (isHeld) query.for('update')
  return query
}
