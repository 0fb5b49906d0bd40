/**
 * Has a query hold the rows that it finds until the transaction ends, where they are wanted so. It stays of one type:
 * the compiler would compare that of a query that holds with that of one that doesn't, member by member.
 */
export function holdRows<Query extends { for(strength: 'update'): unknown }>(query: Query, isHeld: boolean): Query {
  if (isHeld) query.for('update')
  return query
}
