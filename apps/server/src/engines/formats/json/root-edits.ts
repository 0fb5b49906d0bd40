import { type Edit, editsWithin, sliceWith } from '../edits.ts'
import type { ParseOptions } from '../format.ts'
import { pointer } from '../key-parameters.ts'
import { keyLike, type RootLanguages, textsOfTarget } from '../root-languages.ts'
import type { JsonMember, JsonString } from './scan-json.ts'

/** Edits of the source, its texts with and without translation, and the plural forms that come in, by their way. */
type Changes = {
  edits: readonly Edit[]
  translated: readonly JsonString[]
  untranslated: readonly JsonString[]
  added: ReadonlySet<string>
}

/** Values of the target beside those of the source. */
type Values = {
  added: ReadonlySet<string>
  /** Whether a translation is written within a value. */
  isWritten(start: number, end: number): boolean
  /** The target's texts for those without translation within a value. */
  keptWithin(start: number, end: number): Edit[]
}

/**
 * Writes what was to be edited in the source's texts into the target's place: all other languages stay. A value without
 * translation, and a key that the source lacks, are kept as the target has them.
 */
export function editsOfTarget(
  text: string,
  languages: RootLanguages<JsonMember>,
  { edits, translated, untranslated, added }: Changes,
  { strings, options }: { strings: readonly JsonString[]; options: ParseOptions },
): Edit[] {
  const { source, target } = languages
  const present = textsOfTarget(languages, strings)
  const kept = untranslated.flatMap(({ path, start, end }): Edit[] => {
    const own = present.get(pointer(path.slice(1)))
    return own === undefined ? [] : [{ start, end, text: text.slice(own.start, own.end) }]
  })
  const written = editsWithin([...edits, ...translated.map(({ start, end }) => ({ start, end, text: '' }))])
  const isWritten = (start: number, end: number) => written(start, end).length > 0
  const values: Values = { added, isWritten, keptWithin: editsWithin(kept) }
  const more = target ? membersOfTarget(text, source, target, values) : []
  const value = sliceWith(text, [...edits, ...more])(startOfValue(text, source), source.end)
  if (target) return [{ start: startOfValue(text, target), end: target.end, text: value }]
  const colon = /\s*:\s*$/.exec(text.slice(source.start, startOfValue(text, source)))?.[0] ?? ':'
  const key = JSON.stringify(keyLike(source.key, options))
  const space = spaceBefore(text, source.start) || ' '
  return [{ start: source.end, end: source.end, text: `,${space}${key}${colon}${value}` }]
}

/** Keeps the values of the target without translation, and adds the keys that only it has, behind those of the source. */
function membersOfTarget(text: string, source: JsonMember, target: JsonMember, values: Values): Edit[] {
  if (!source.object || !target.object) return valueOfTarget(text, source, target, values)
  const { members, path } = source.object
  const { added } = values
  const byKey = new Map(members.toReversed().map((member) => [member.key, member]))
  // Of a key given twice, the last one counts.
  const own = new Map(target.object.members.map((member) => [member.key, member]))
  return [...own.values()].flatMap((member, index): Edit[] => {
    const same = byKey.get(member.key)
    if (same) return membersOfTarget(text, same, member, values)
    if (added.has(pointer([...path, member.key]))) return []
    const literal = text.slice(member.start, member.end)
    const last = members.at(-1)
    // An empty object is closed right where it ends.
    const at = last ? last.end : source.end - 1
    const isFirst = !last && index === 0
    return [{ start: at, end: at, text: `${isFirst ? '' : ','}${spaceBefore(text, (last ?? member).start)}${literal}` }]
  })
}

function valueOfTarget(text: string, source: JsonMember, target: JsonMember, values: Values): Edit[] {
  const start = startOfValue(text, source)
  if (values.isWritten(start, source.end)) return values.keptWithin(start, source.end)
  return [{ start, end: source.end, text: text.slice(startOfValue(text, target), target.end) }]
}

function spaceBefore(text: string, at: number): string {
  const before = text.slice(0, at)
  return before.slice(before.trimEnd().length)
}

const startOfValue = (text: string, { start }: JsonMember): number =>
  start + (/^"(?:[^"\\]|\\.)*"\s*:\s*/.exec(text.slice(start))?.[0].length ?? 0)
