import type { PlaceholderOptions } from '../inline/placeholders.ts'
import type { LeftOutText } from '../format.ts'
import type { Unit } from '../units.ts'
import { type Content, type ContentFilter, type Facts, readContent } from './content.ts'

/** A text that is a document: what there is to translate in it, and how it is written when that is translated. */
type ContentMessage = {
  units: readonly Unit[]
  leftOut: readonly LeftOutText[]
  compose(translated: ReadonlyMap<Unit, { text: string }>): string | undefined
}

/**
 * A text that is a document, with the translation that the file holds; `undefined` where that one is laid out in another
 * way, or where the text isn't to be read so.
 */
export function contentMessage(
  facts: Facts,
  source: string,
  target: { text: string; confirmed: boolean } | undefined,
  filter: ContentFilter | undefined,
  codes: PlaceholderOptions,
): ContentMessage | undefined {
  const kind = filter?.kindOf(facts.context ?? facts.key)
  if (!filter || !kind) return undefined
  const read = (text: string): Content => readContent(kind, text, facts, codes, filter.fileName)
  const { units, leftOut, write } = read(source)
  const held = target && read(target.text)
  if (held && !isLike(units, held.units)) return undefined
  const sourceOf = new Map<Unit, Unit>()
  for (const [at, unit] of units.entries()) {
    if (!target || !held) break
    const own = held.units[at]!
    unit.target = own.text
    unit.confirmed = target.confirmed
    sourceOf.set(own, unit)
  }
  return {
    units,
    leftOut,
    compose: (translated) => {
      if (!units.some((unit) => translated.has(unit))) return undefined
      const textOf = (unit: Unit): string | undefined => translated.get(unit)?.text ?? unit.target
      // The markup and the code of the translation may be its own.
      return (held?.write ?? write)((unit) => {
        const text = textOf(sourceOf.get(unit) ?? unit)
        return text === unit.text ? undefined : text
      })
    },
  }
}

const words = /\b(alt|title|placeholder|aria-label)=(?:"[^"]*"|'[^']*')/gi

/** Whether two documents have the same texts, with the same codes in each. */
function isLike(units: readonly Unit[], others: readonly Unit[]): boolean {
  const codesOf = ({ codes }: Unit): string =>
    codes.map(({ open, close = '' }) => `${open}${close}`.replace(words, '$1')).join('\n')
  return (
    units.length === others.length &&
    units.every((unit, at) => unit.key === others[at]!.key && codesOf(unit) === codesOf(others[at]!))
  )
}
