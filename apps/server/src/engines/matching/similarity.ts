import { editDistance, editsUpTo } from './edit-distance.ts'

/**
 * `floor(100 × (1 − d / longer length))` of two normalized texts, in characters; 100 for two empty ones. Where it is less
 * than `lowest`, something less than that, in a fraction of the time.
 */
export function similarity(a: string, b: string, lowest = 0): number {
  const [left, right] = oneUnitEach(a, b)
  const longer = Math.max(left.length, right.length)
  if (longer === 0) return 100
  const most = Math.floor((longer * (100 - lowest)) / 100)
  const between = lowest > 0 ? editsUpTo(left, right, most) : editDistance(left, right)
  return Math.floor((100 * (longer - between)) / longer)
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
  return editDistance(...oneUnitEach(a, b))
}
