import { runInNewContext } from 'node:vm'
import { FileRefused } from '../../kernel/file-refused.ts'
import type { FoundOptions, ParserParameter } from './format.ts'

/** Longest regular expression that a parser option may hold. */
const maxPatternLength = 1000
/** Longest time that a file with regular expressions of its own may take, in milliseconds. */
const patternDeadline = 10_000

/** A format's options with their defaults filled in, by key. */
export type ParameterValues = ReadonlyMap<string, boolean | string | number>

/**
 * Checks parser options against what the format knows, and fills in its defaults.
 * @throws FileRefused naming the option that is unknown, of another type, or none of its choices
 */
export function readParameters(
  known: readonly ParserParameter[],
  given: Readonly<Record<string, unknown>>,
  fileName: string,
): ParameterValues {
  const values = new Map(known.map((parameter) => [parameter.key, parameter.value]))
  for (const [key, value] of Object.entries(given)) {
    const parameter = known.find((candidate) => candidate.key === key)
    if (!parameter) {
      const names = known.map((candidate) => candidate.key).join(', ')
      throw new FileRefused({
        file: fileName,
        reason: `The parser option "${key}" is unknown. Known options: ${names}.`,
      })
    }
    values.set(key, checkedValue(parameter, value, fileName))
  }
  return values
}

function checkedValue(parameter: ParserParameter, value: unknown, fileName: string): boolean | string | number {
  if (parameter.type === 'boolean' && typeof value === 'boolean') return value
  if (typeof value === 'boolean' && parameter.choices?.includes('auto') && parameter.choices.includes('on'))
    return value ? 'on' : 'off'
  if (parameter.type === 'string' && typeof value === 'string') return chosenText(parameter, value, fileName)
  if (parameter.type === 'int' && typeof value === 'number' && Number.isInteger(value)) return value
  const wanted = { boolean: 'true or false', string: 'a text', int: 'a whole number' }[parameter.type]
  throw new FileRefused({ file: fileName, reason: `The parser option "${parameter.key}" must be ${wanted}.` })
}

function chosenText({ key, choices }: ParserParameter, value: string, fileName: string): string {
  if (!choices || choices.includes(value)) return value
  const list = choices.map((candidate) => `"${candidate}"`).join(', ')
  throw new FileRefused({ file: fileName, reason: `The parser option "${key}" must be one of ${list}.` })
}

/** A boolean option of the format; a key that it doesn't declare is a mistake of ours. */
export function flag(values: ParameterValues, key: string): boolean {
  const value = values.get(key)
  if (typeof value !== 'boolean') throw new Error(`no boolean option ${key}`)
  return value
}

/** The choices of a switch that may be left to the file; a boolean sets it, too. */
export const switchChoices = ['auto', 'on', 'off'] as const

/** A switch that may be left to the file. */
export function switchOf(values: ParameterValues, key: string): (typeof switchChoices)[number] {
  return choice(values, key, switchChoices)
}

/** A switch that the file turns on. */
export const foundOn = (key: string, isFound: boolean): FoundOptions => (isFound ? { [key]: 'on' } : {})

/** A text option of the format. */
export function textOf(values: ParameterValues, key: string): string {
  const value = values.get(key)
  if (typeof value !== 'string') throw new Error(`no text option ${key}`)
  return value
}

/** A number option of the format. */
export function wholeNumber(values: ParameterValues, key: string): number {
  const value = values.get(key)
  if (typeof value !== 'number') throw new Error(`no number option ${key}`)
  return value
}

/** A text option that has `choices`; others than the format declares are a mistake of ours. */
export function choice<Choice extends string>(
  values: ParameterValues,
  key: string,
  allowed: readonly Choice[],
): Choice {
  const value = textOf(values, key)
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`no choice ${value} of option ${key}`)
  return found
}

/**
 * A regular expression option, `undefined` when empty.
 * @throws FileRefused naming the option when it isn't an expression, or too long
 */
export function pattern(values: ParameterValues, key: string, fileName: string): RegExp | undefined {
  const source = textOf(values, key)
  if (source === '') return undefined
  if (source.length > maxPatternLength) {
    const reason = `The parser option "${key}" is longer than ${maxPatternLength} characters. Shorten the expression.`
    throw new FileRefused({ file: fileName, reason })
  }
  try {
    return new RegExp(source, 'gu')
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    throw new FileRefused({
      file: fileName,
      reason: `The parser option "${key}" isn't a valid regular expression: ${detail}.`,
    })
  }
}

/**
 * Runs `work`, but not for ever when it uses someone's regular expression: matching can take exponential time, and
 * only a context of its own can be stopped from within.
 * @throws FileRefused when the deadline is over
 */
export function withinDeadline<Result>(
  patterns: readonly (RegExp | undefined)[],
  fileName: string,
  work: () => Result,
  deadline = patternDeadline,
): Result {
  if (patterns.every((candidate) => candidate === undefined)) return work()
  let outcome: { result: Result } | { error: unknown } | undefined
  const run = (): void => {
    try {
      outcome = { result: work() }
    } catch (error) {
      outcome = { error }
    }
  }
  try {
    runInNewContext('run()', { run }, { timeout: deadline })
  } catch {
    const reason = 'A regular expression in the parser options takes too long on this file. Simplify the expression.'
    throw new FileRefused({ file: fileName, reason })
  }
  if (!outcome) throw new Error('the work did not end')
  if ('error' in outcome) throw outcome.error
  return outcome.result
}

/** An account's expression of codes, with those that a format always has. */
export function withOwnCodes(given: RegExp | undefined, own: string | undefined): RegExp | undefined {
  if (own === undefined) return given
  return new RegExp(given ? `${own}|(?:${given.source})` : own, 'gu')
}
