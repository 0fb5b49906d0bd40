import type { GlossaryAttribute } from '@dragoman/sdk/operations/glossaries'
import { invalid } from '../../kernel/refusals.ts'

const isDate = (value: string) => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** The types whose values are checked, each with what fits it. Others, such as the elements of TBX, hold any text. */
const types = new Map<string, { fits: (value: string) => boolean; wanted: string }>([
  ['number', { fits: (value) => /^-?\d+(\.\d+)?$/.test(value), wanted: 'a number, such as 12.5' }],
  ['date', { fits: isDate, wanted: 'a date, such as 2026-11-30' }],
  ['boolean', { fits: (value) => value === 'true' || value === 'false', wanted: '`true` or `false`' }],
])

/** The choices of a picklist of a glossary. */
const choicesOf = ({ value }: GlossaryAttribute) =>
  value.split('|').flatMap((choice) => (choice.trim() === '' ? [] : [choice.trim()]))

const isSame = (a: GlossaryAttribute, b: GlossaryAttribute) =>
  a.name === b.name && a.type === b.type && a.value === b.value

interface Known {
  /** Those of the glossary, which say what the picklists of its terms offer. */
  ofGlossary?: readonly GlossaryAttribute[]
  /** Those that are there already, which stay as they are. */
  present?: readonly GlossaryAttribute[]
}

/** Refuses with 400 an attribute whose value doesn't fit its type. */
export function checkAttributes(
  field: string,
  given: readonly GlossaryAttribute[],
  { ofGlossary, present = [] }: Known,
): void {
  for (const [at, attribute] of given.entries()) {
    const { name, type, value } = attribute
    if (value === '' || present.some((other) => isSame(other, attribute))) continue
    const refuse = (wanted: string) => {
      throw invalid(`${field}[${at}].value`, `“${value}” of “${name}” is not ${wanted}. Change it, or clear it.`)
    }
    const rule = types.get(type)
    if (rule && !rule.fits(value)) refuse(rule.wanted)
    const list = ofGlossary?.find((each) => each.name === name && each.type === 'picklist')
    if (!list || type !== 'picklist') continue
    const choices = choicesOf(list)
    if (choices.length > 0 && !choices.includes(value)) refuse(`one of ${choices.join(', ')}`)
  }
}
