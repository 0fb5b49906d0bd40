import type { Failure } from './test-events.ts'

export type CheckFailure = Failure & { check: string }

/** Lines of a message and of the server's log, from generous to scarce: where many fail, each has less room. */
const rooms = [6, 4, 2, 1]
const widest = 240

/**
 * All failures in so many lines, whole if they fit; else the first ones whole and the others in a line each. What has no
 * room even so is in the file with everything.
 */
export function tellFailures(failures: readonly CheckFailure[], lines: number, file: string): string[] {
  const told = rooms.map((room) => failures.flatMap((failure) => tellWhole(failure, room)))
  return (told.find(({ length }) => length <= lines) ?? tellFirst(failures, lines, file)).map((line) =>
    line.length > widest ? `${line.slice(0, widest - 1)}…` : line,
  )
}

function tellFirst(failures: readonly CheckFailure[], lines: number, file: string): string[] {
  const wholes: string[][] = []
  const used = () => wholes.reduce((sum, { length }) => sum + length, 0)
  for (const failure of failures) {
    const whole = tellWhole(failure, rooms[1])
    if (used() + whole.length > lines / 2) break
    wholes.push(whole)
  }
  const others = failures.slice(wholes.length)
  const free = lines - used()
  if (others.length <= free) return [...wholes.flat(), ...others.map(tellShort)]
  const shorts = others.slice(0, free - 1).map(tellShort)
  return [...wholes.flat(), ...shorts, `and ${others.length - shorts.length} more, all in ${file}`]
}

/** All that is needed to mend one failure, with so many lines of its message. */
export function tellWhole(failure: CheckFailure, room: number = Number.POSITIVE_INFINITY): string[] {
  const { check, place, title, message, seconds, load, attachments = [], page = [], serverLog = [], command } = failure
  return [
    `FAILED ${[check, place].filter(Boolean).join(', ')} (${seconds.toFixed(1)} s, load ${load.toFixed(1)})`,
    ...(title === undefined ? [] : [`  ${title}`]),
    ...message.slice(0, room).map((line) => `  | ${line}`),
    ...attachments.map((path) => `  ${path.endsWith('.zip') ? 'trace' : 'picture'} ${path}`),
    ...page.slice(-room).map((line) => `  page: ${line}`),
    ...serverLog.slice(-room).map((line) => `  server: ${line}`),
    `  alone: ${command}`,
  ]
}

function tellShort({ check, place, title, message, command }: CheckFailure): string {
  return `FAILED ${[place ?? check, title ?? message[0]].filter(Boolean).join(', ')} | ${command}`
}
