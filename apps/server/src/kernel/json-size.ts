/** Levels of a body: what goes through it level by level would run out of stack at some thousands. */
const deepest = 100
/** Fields of all its objects together, and characters of the name of one: more than anything here needs. */
const mostFields = 100_000
const longestName = 1000

/** Explains in a sentence why a JSON body is too large; undefined if it isn't. */
export function jsonProblem(value: unknown): string | undefined {
  let fields = 0
  let level = [value].filter(isHolder)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === deepest) return `The body is nested deeper than ${deepest} levels.`
    for (const holder of level) {
      if (Array.isArray(holder)) continue
      const names = Object.keys(holder)
      fields += names.length
      if (fields > mostFields)
        return `The body has more than ${mostFields.toLocaleString('en')} fields. Send less per request.`
      if (names.some((name) => name.length > longestName))
        return `The name of a field is longer than ${longestName.toLocaleString('en')} characters.`
    }
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder))
  }
  return undefined
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null
