import { joinSegmentParts, splitSegmentText } from '@dragoman/sdk/segment-text'

/**
 * `target` with the numbers of `querySource` in place of those of `unitSource`: the first code of one source stands
 * for the first code of the other, and so on. Codes that its own source doesn't have get numbers that are free.
 */
export function renumberCodes(querySource: string, unitSource: string, target: string): string {
  const from = codeOrder(unitSource)
  const to = codeOrder(querySource)
  const numbers = new Map<number, number>()
  from.forEach((id, at) => {
    const number = to[at]
    if (number !== undefined) numbers.set(id, number)
  })
  let free = Math.max(0, ...to)
  const parts = splitSegmentText(target).map((part) => {
    if (part.kind === 'text') return part
    const known = numbers.get(part.id)
    if (known !== undefined) return { ...part, id: known }
    free += 1
    numbers.set(part.id, free)
    return { ...part, id: free }
  })
  return joinSegmentParts(parts)
}

function codeOrder(source: string): number[] {
  return [...new Set(splitSegmentText(source).flatMap((part) => (part.kind === 'text' ? [] : [part.id])))]
}
