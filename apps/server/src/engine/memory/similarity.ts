import { distance } from 'fastest-levenshtein'

/** `floor(100 × (1 − d / longer length))` of two normalized texts, in characters; 100 for two empty ones. */
export function similarity(a: string, b: string): number {
  const [left, right] = oneUnitEach(a, b)
  const longer = Math.max(left.length, right.length)
  if (longer === 0) return 100
  return Math.floor((100 * (longer - distance(left, right))) / longer)
}

/** The same texts with one UTF-16 unit for each character, so that an emoji counts once. */
function oneUnitEach(a: string, b: string): [string, string] {
  if (!/[\uD800-\uDFFF]/.test(a) && !/[\uD800-\uDFFF]/.test(b)) return [a, b]
  const units = new Map<string, string>()
  const unitOf = (character: string): string => {
    const known = units.get(character) ?? String.fromCharCode(units.size)
    units.set(character, known)
    return known
  }
  return [Array.from(a, unitOf).join(''), Array.from(b, unitOf).join('')]
}

/** Edits between two texts, in characters. */
export function edits(a: string, b: string): number {
  return distance(...oneUnitEach(a, b))
}
