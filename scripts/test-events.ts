import { closeSync, fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { loadavg } from 'node:os'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// The events that the reporters of the test runners write for each test, a line of JSON each, in a file that is there
// even when they are killed.

export type Failure = {
  /** The file below the checkout and the line. */
  place?: string
  title?: string
  message: readonly string[]
  seconds: number
  /** Of the whole machine, when the failure came. */
  load: number
  /** Traces and pictures, below the checkout. */
  attachments?: readonly string[]
  /** The alerts of the browser’s pages then, and the calls that the server refused. */
  page?: readonly string[]
  /** The last lines that the server had written by then. */
  serverLog?: readonly string[]
  /** The command that runs it alone. */
  command: string
}

type TestEvent =
  | { type: 'planned'; tests?: number; files?: number }
  | { type: 'began'; id: string; file: string; title?: string; at: number }
  | { type: 'ended'; id: string; passed?: boolean }
  | { type: 'endedFile'; id: string }
  | { type: 'failed'; failure: Failure }

export type TestProgress = {
  plannedTests?: number
  plannedFiles?: number
  endedFiles: number
  passed: number
  failures: Failure[]
  running: { file: string; title?: string; at: number }[]
}

const mostLines = 12

/** Lines worth reading, without colors. */
export function readableLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
}

/** For the reporters: writes to the file that the run has named, nowhere when they are used without it. */
export function openEvents() {
  const file = process.env['TEST_EVENTS']
  const checkout = process.env['TEST_CHECKOUT'] ?? process.cwd()
  const command = process.env['TEST_COMMAND'] ?? ''
  const handle = file === undefined ? undefined : openSync(file, 'a')
  const write = (event: TestEvent) => {
    if (handle !== undefined) writeSync(handle, `${JSON.stringify(event)}\n`)
  }
  return {
    write,
    fail({ message, alone, ...rest }: Omit<Failure, 'load' | 'message' | 'command'> & Told) {
      const load = loadavg()[0] ?? 0
      const lines = readableLines(message).slice(0, mostLines)
      write({ type: 'failed', failure: { ...rest, message: lines, load, command: `${command} ${alone}`.trim() } })
    },
    below: (path: string): string => relative(checkout, path),
  }
}

type Told = {
  message: string
  /** The arguments with which the runner runs this alone. */
  alone: string
}

/** As a parameter in a shell. */
export function quoted(parameter: string): string {
  return /^[\w./:@-]+$/.test(parameter) ? parameter : `'${parameter.replaceAll("'", String.raw`'\''`)}'`
}

/** The last lines of a file that may be large, none when it is not there. */
export function lastLines(file: string | undefined, count: number): string[] {
  if (file === undefined) return []
  try {
    const handle = openSync(file, 'r')
    const tail = Buffer.alloc(8_192)
    const length = readSync(handle, tail, 0, tail.length, Math.max(fstatSync(handle).size - tail.length, 0))
    closeSync(handle)
    return readableLines(tail.toString('utf8', 0, length)).slice(-count)
  } catch {
    return []
  }
}

export function readProgress(file: string): TestProgress {
  const progress: TestProgress = { endedFiles: 0, passed: 0, failures: [], running: [] }
  const running = new Map<string, TestProgress['running'][number]>()
  const ended = new Set<string>()
  for (const event of readEvents(file)) {
    if (event.type === 'planned') {
      progress.plannedTests = event.tests
      progress.plannedFiles = event.files
    } else if (event.type === 'began') {
      // vitest tells of quick tests in any order.
      if (!ended.has(event.id)) running.set(event.id, event)
    } else if (event.type === 'failed') {
      progress.failures.push(event.failure)
    } else {
      if (event.type === 'endedFile') progress.endedFiles += 1
      else if (event.passed) progress.passed += 1
      running.delete(event.id)
      ended.add(event.id)
    }
  }
  const all = [...running.values()]
  const isInside = ({ file: inside }: { file: string }) => all.some(({ file: of, title }) => of === inside && title)
  progress.running = all.filter((each) => each.title !== undefined || !isInside(each))
  return progress
}

function readEvents(file: string): TestEvent[] {
  try {
    // The text after the last line break is still being written.
    return readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}
