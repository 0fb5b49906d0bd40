import type { Context } from './context.ts'
import { translationThere } from './folder.ts'
import type { Move } from './moves.ts'
import { exitCodes } from './stop.ts'

const marks: Readonly<Record<Move['state'], string>> = {
  new: 'new',
  changed: 'changed',
  languages: 'more languages',
  written: 'written',
  unchanged: 'unchanged',
  skipped: 'skipped',
}

/** Reasons that leave nothing to do: no command fails because of them. */
const usual = new Set([
  translationThere,
  'its language was not asked for',
  'the file isn’t here',
  'the configuration has no place for its language',
])

export const hasMoved = ({ state }: Move): boolean => state !== 'unchanged' && state !== 'skipped'
export const isLeft = (move: Move): boolean => move.state === 'skipped' && !usual.has(move.reason)

/** Gathers what happens to files, and tells of it as it goes. */
export async function gather(context: Context, moves: AsyncIterable<Move>): Promise<Move[]> {
  const all: Move[] = []
  for await (const move of moves) {
    all.push(move)
    context.progress(`${all.length} files, ${move.path}`)
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
