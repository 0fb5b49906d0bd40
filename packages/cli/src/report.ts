import type { Context } from './context.ts'
import { translationThere } from './folder.ts'
import { usualReasons, type Move } from './moves.ts'
import { exitCodes } from './stop.ts'

const marks: Readonly<Record<Move['state'], string>> = {
  new: 'new',
  changed: 'changed',
  languages: 'more languages',
  written: 'written',
  unchanged: 'unchanged',
  skipped: 'skipped',
}

/** A number of things: `1 file`, `2 files`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

export const hasMoved = ({ state }: Move): boolean => state !== 'unchanged' && state !== 'skipped'
export const isLeft = (move: Move): boolean => move.state === 'skipped' && !usualReasons.has(move.reason)

/** Gathers what happens to files, and tells of it as it goes. */
export async function gather(context: Context, moves: AsyncIterable<Move>): Promise<Move[]> {
  const all: Move[] = []
  for await (const move of moves) {
    all.push(move)
    context.progress(`${counted(all.length, 'file')}, ${move.path}`)
  }
  context.progress('')
  for (const move of all) if (hasMoved(move)) context.say(`${marks[move.state]}: ${move.path}`)
  for (const move of all)
    if (move.state === 'skipped' && move.reason !== translationThere)
      context.say(`skipped: ${nameOf(move)}: ${move.reason}`)
  return all
}

const nameOf = ({ path, language }: Move) => (language ? `${path} (${language})` : path)

/** A line that sums up, and the code that follows from it. */
export function conclude(context: Context, all: readonly Move[], did: string): number {
  const moved = all.filter(hasMoved).length
  const skipped = all.filter(({ state }) => state === 'skipped').length
  const same = all.length - moved - skipped
  const verb = context.isDryRun ? `would be ${did}` : did
  context.say(`${moved} ${verb}, ${same} unchanged, ${skipped} skipped.`)
  return all.some(isLeft) ? exitCodes.left : exitCodes.done
}
