/**
 * Pairs each of the ones with the first of the others that has a key in common and no partner yet. Takes time in
 * proportion to their number: texts may have tens of thousands.
 */
export function pairOff<One, Other, Key>(
  ones: readonly One[],
  others: readonly Other[],
  keysOf: (one: One) => readonly Key[],
  keysOfOther: (other: Other) => readonly Key[],
): { left: One[]; rest: Other[] } {
  const queues = new Map<Key, { places: number[]; next: number }>()
  for (const [place, other] of others.entries())
    for (const key of new Set(keysOfOther(other))) {
      const queue = queues.get(key)
      if (queue) queue.places.push(place)
      else queues.set(key, { places: [place], next: 0 })
    }
  const taken = new Set<number>()
  const firstOf = (key: Key): number => {
    const queue = queues.get(key)
    if (!queue) return Infinity
    while (taken.has(queue.places[queue.next]!)) queue.next += 1
    return queue.places[queue.next] ?? Infinity
  }
  const left = ones.filter((one) => {
    const place = Math.min(...keysOf(one).map(firstOf))
    if (place !== Infinity) taken.add(place)
    return place === Infinity
  })
  return { left, rest: others.filter((_, place) => !taken.has(place)) }
}
