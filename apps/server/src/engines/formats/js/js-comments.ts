import type { Comment } from 'acorn'
import { noteOf } from '../program/program-text.ts'

/** More white space than this parts a comment from what follows. */
const longestGap = 1000

/** Gives the comments about what stands from `start` to `end`: those above it, and those behind it on its line. */
export function notesFrom(text: string, comments: readonly Comment[]): (start: number, end: number) => string {
  const gap = (from: number, to: number): string | undefined => {
    if (to - from > longestGap) return undefined
    const between = text.slice(from, to)
    return between.trim() === '' ? between : undefined
  }
  const isOnOwnLine = ({ start }: Comment): boolean => {
    const before = text.slice(Math.max(0, start - longestGap), start)
    return /(?:^|[\r\n])[ \t]*$/.test(before)
  }
  const above = (start: number): string[] => {
    const found: string[] = []
    let next = start
    for (let at = firstFrom(comments, start) - 1; at >= 0; at -= 1) {
      const comment = comments[at]!
      const between = gap(comment.end, next)
      if (between === undefined || (between.match(/\r\n|\n|\r/g)?.length ?? 0) > 1) break
      const own = isOnOwnLine(comment)
      if (!own && /[\r\n]/.test(between)) break
      found.push(comment.value)
      if (!own) break
      next = comment.start
    }
    return found.reverse()
  }
  const behind = (end: number): string[] => {
    const comma = /^[ \t]*[,;]?/.exec(text.slice(end, end + longestGap))?.[0].length ?? 0
    const comment = comments[firstFrom(comments, end)]
    const between = comment && gap(end + comma, comment.start)
    const isLast = comment && /^[ \t]*(?:[\r\n]|$)/.test(text.slice(comment.end, comment.end + longestGap))
    return comment && between !== undefined && !/[\r\n]/.test(between) && isLast ? [comment.value] : []
  }
  return (start, end) => (comments.length === 0 ? '' : noteOf([...above(start), ...behind(end)]))
}

/** The index of the first comment that doesn't start before `at`. */
function firstFrom(comments: readonly Comment[], at: number): number {
  let low = 0
  let high = comments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (comments[middle]!.start < at) low = middle + 1
    else high = middle
  }
  return low
}
