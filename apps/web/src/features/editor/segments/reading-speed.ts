const timing = /((?:\d+:)?\d+:\d+[.,]\d+) *--> *((?:\d+:)?\d+:\d+[.,]\d+)/

const secondsOf = (time: string) =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0)

/** How long a subtitle is shown, in seconds, by the timing in its note; undefined for anything else. */
export function secondsShown(note: string | undefined): number | undefined {
  const [, begin, end] = timing.exec(note ?? '') ?? []
  if (begin === undefined || end === undefined) return undefined
  const seconds = secondsOf(end) - secondsOf(begin)
  return seconds > 0 ? seconds : undefined
}
