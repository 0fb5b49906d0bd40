import { FileRefused } from '../../../kernel/file-refused.ts'
import { type Line, linesOf } from '../lines.ts'

/** A cue: its number or name if it has one, its timing as it is written, where its lines stand, and notes before it. */
export type Cue = { id: string; timing: string; start: number; end: number; note: string }

/** The cues of a file, and blocks that are none, by the number of their first line. */
export type Cues = { cues: Cue[]; unread: { line: number; text: string }[] }

const srtTiming = /^\s*(\d{1,3}:\d{1,2}:\d{1,2}[,.]\d{1,3}\s*-->\s*\d{1,3}:\d{1,2}:\d{1,2}[,.]\d{1,3})/
const vttTiming = /^\s*((?:\d{1,5}:)?\d{2}:\d{2}\.\d{3}\s*-->\s*(?:\d{1,5}:)?\d{2}:\d{2}\.\d{3})(?!\d)/

/**
 * Finds the cues of SubRip subtitles. Blank lines within a cue's text are taken as part of it; a numbered block whose
 * timing can't be read is left alone.
 * @throws FileRefused with the line of anything that isn't a cue, at the start or where the file has none
 */
export function scanSrt(text: string, fileName: string): Cues {
  const lines = linesOf(text)
  const cues: Cue[] = []
  const unread: Cues['unread'] = []
  const isTiming = (line: Line) => srtTiming.test(line.text)
  const timings = lines.flatMap((line, at) => (isTiming(line) || isDamagedTiming(lines, at) ? [at] : []))
  const first = lines.findIndex((line) => line.text.trim() !== '')
  const firstTiming = timings[0]
  if (
    first !== -1 &&
    (!lines.some(isTiming) ||
      firstTiming === undefined ||
      firstTiming > first + 1 ||
      (firstTiming === first + 1 && !isNumber(lines[first])))
  ) {
    const reason =
      'Subtitles begin with a number and a line such as 00:00:01,000 --> 00:00:04,000. Is it another kind of file?'
    throw new FileRefused({ file: fileName, line: first + 1, reason })
  }
  timings.forEach((at, index) => {
    const next = timings[index + 1]
    const before = lines[at - 1]
    const own =
      next === undefined
        ? lines.slice(at + 1)
        : lines.slice(at + 1, isNumber(lines[next - 1]) && next - 1 > at ? next - 1 : next)
    const id = isNumber(before) ? before.text.trim() : ''
    const timing = timingOf(lines[at], srtTiming)
    const { start, end } = extentOf(own, lines[at])
    if (timing !== '') cues.push({ id, timing, start, end, note: '' })
    else unread.push({ line: at, text: text.slice(before?.start, end) })
  })
  return { cues, unread }
}

/** A line with an arrow, under the number that begins a block. */
function isDamagedTiming(lines: readonly Line[], at: number): boolean {
  const start = lines[at - 2]
  return isArrow(lines[at]) && isNumber(lines[at - 1]) && (start === undefined || start.text.trim() === '')
}

/**
 * Finds the cues of WebVTT. Style and region blocks are left alone; comments are notes of the cue after them. Players
 * pass over blocks without timing, and so does this.
 * @throws FileRefused with the line of anything that isn't a cue, where the file has none
 */
export function scanVtt(text: string, fileName: string): Cues {
  const lines = linesOf(text)
  if (lines.every((line) => line.text.trim() === '')) return { cues: [], unread: [] }
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0]?.text ?? '')) {
    throw new FileRefused({
      file: fileName,
      line: 1,
      reason: 'WebVTT begins with a line WEBVTT. Is it another kind of file?',
    })
  }
  const cues: Cue[] = []
  const unread: Cues['unread'] = []
  let notes: string[] = []
  // The header goes on to the first blank line, or to a cue without one before it.
  let at = endOfBlock(lines, 0)
  while (at < lines.length) {
    const end = endOfBlock(lines, at)
    const [first, second] = lines.slice(at, end)
    const timing = first && isArrow(first) ? first : second && isArrow(second) ? second : undefined
    if (!first || first.text.trim() === '') {
      at += 1
      continue
    }
    if (timing && vttTiming.test(timing.text)) {
      const id = timing === second ? first.text.trim() : ''
      const own = lines.slice(at + (timing === second ? 2 : 1), end)
      cues.push({ id, timing: timingOf(timing, vttTiming), ...extentOf(own, timing), note: notes.join('\n') })
      notes = []
    } else if (!timing && /^NOTE(?:[ \t]|$)/.test(first.text)) {
      notes.push(
        lines
          .slice(at, end)
          .map((line) => line.text)
          .join('\n')
          .replace(/^NOTE\s*/, '')
          .trim(),
      )
    } else if (timing || !/^(?:STYLE|REGION)\s*$/.test(first.text)) {
      unread.push({ line: at + 1, text: text.slice(first.start, lines[end - 1]?.end) })
    }
    at = end
  }
  const [bad] = unread
  if (bad && cues.length === 0) {
    const reason = 'This block has no line such as 00:01.000 --> 00:04.000. Give it its timing, or make it a NOTE.'
    throw new FileRefused({ file: fileName, line: bad.line, reason })
  }
  return { cues, unread }
}

/** The line after a block: it ends with an empty line, or where the next cue begins. */
function endOfBlock(lines: readonly Line[], from: number): number {
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at]
    if (!line || line.text === '') break
    const mayBeTiming = from > 0 && (at === from || (at === from + 1 && !isArrow(lines[from])))
    if (isArrow(line) && !mayBeTiming) break
  }
  return at
}

/** A line with an arrow is the timing of a cue; no text can have one. */
function isArrow(line: Line | undefined): boolean {
  return line !== undefined && line.text.includes('-->')
}

function isNumber(line: Line | undefined): line is Line {
  return line !== undefined && /^\s*\d{1,9}\s*$/.test(line.text)
}

function timingOf(line: Line | undefined, pattern: RegExp): string {
  return pattern.exec(line?.text ?? '')?.[1] ?? ''
}

/** From the first to the last line with text; where there is none, the place after the timing. */
function extentOf(lines: readonly Line[], timing: Line | undefined): { start: number; end: number } {
  const first = lines.find((line) => line.text.trim() !== '')
  const last = lines.findLast((line) => line.text.trim() !== '')
  const nowhere = timing?.next ?? 0
  return { start: first?.start ?? nowhere, end: last?.end ?? nowhere }
}
