import { type Edit, sliceWith } from '../edits.ts'
import type { ParseOptions } from '../format.ts'
import { pointer } from '../key-parameters.ts'
import { keyLike, type RootLanguages, textsOfTarget } from '../root-languages.ts'
import type { JsonMember, JsonString } from './scan-json.ts'

/** Edits of the source's texts, the texts that have none, and the plural forms that come in, by their way. */
type Changes = { edits: readonly Edit[]; untranslated: readonly JsonString[]; added: ReadonlySet<string> }

/**
 * Writes what was to be edited in the source's texts into the target's place: all other languages stay. A text without
 * translation, and a key that the source lacks, are kept as the target has them.
 */
export function editsOfTarget(
  text: string,
  languages: RootLanguages<JsonMember>,
  { edits, untranslated, added }: Changes,
  { strings, options }: { strings: readonly JsonString[]; options: ParseOptions },
): Edit[] {
  const { source, target } = languages
  const present = textsOfTarget(languages, strings)
  const kept = untranslated.flatMap(({ path, start, end }): Edit[] => {
    const own = present.get(pointer(path.slice(1)))
    return own === undefined ? [] : [{ start, end, text: text.slice(own.start, own.end) }]
  })
  const more = target ? membersOfTarget(text, source, target, added) : []
  const value = sliceWith(text, [...edits, ...kept, ...more])(startOfValue(text, source), source.end)
  if (target) return [{ start: startOfValue(text, target), end: target.end, text: value }]
  const colon = /\s*:\s*$/.exec(text.slice(source.start, startOfValue(text, source)))?.[0] ?? ':'
  const key = JSON.stringify(keyLike(source.key, options))
  const space = spaceBefore(text, source.start) || ' '
  return [{ start: source.end, end: source.end, text: `,${space}${key}${colon}${value}` }]
}

/** Adds the keys that only the target has, behind those of the source. */
function membersOfTarget(text: string, source: JsonMember, target: JsonMember, added: ReadonlySet<string>): Edit[] {
  if (!source.object || !target.object) return []
  const { members, path } = source.object
  return target.object.members.flatMap((member): Edit[] => {
    const same = members.find(({ key }) => key === member.key)
    if (same) return membersOfTarget(text, same, member, added)
    if (added.has(pointer([...path, member.key]))) return []
    const literal = text.slice(member.start, member.end)
    const last = members.at(-1)
    // An empty object is closed right where it ends.
    const at = last ? last.end : source.end - 1
    const isFirst = !last && target.object?.members[0] === member
    return [{ start: at, end: at, text: `${isFirst ? '' : ','}${spaceBefore(text, (last ?? member).start)}${literal}` }]
  })
}

function spaceBefore(text: string, at: number): string {
  const before = text.slice(0, at)
  return before.slice(before.trimEnd().length)
}

const startOfValue = (text: string, { start }: JsonMember): number =>
  start + (/^"(?:[^"\\]|\\.)*"\s*:\s*/.exec(text.slice(start))?.[0].length ?? 0)
