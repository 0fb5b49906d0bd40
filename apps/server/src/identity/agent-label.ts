import { withoutHidden } from '../kernel/hidden-characters.ts'

/** The characters of the name of an agent. */
const mostCharacters = 100

/** A name as a program says it, on one line and short; undefined where nothing is left. */
export function agentLabel(name: string): string | undefined {
  const label = withoutHidden(name.toWellFormed()).replaceAll(/\s+/g, ' ').trim()
  // Only whole characters are texts.
  return Array.from(label).slice(0, mostCharacters).join('').trim() || undefined
}
