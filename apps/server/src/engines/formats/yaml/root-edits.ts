import { isAlias, isMap, type YAMLMap } from 'yaml'
import type { CatalogEntry } from '../catalog.ts'
import { type Edit, sliceWith } from '../edits.ts'
import type { ParseOptions } from '../format.ts'
import { pointer } from '../key-parameters.ts'
import { keyLike, type RootLanguages, textsOfTarget } from '../root-languages.ts'
import { membersOf, type YamlMember, type YamlText } from './read-yaml.ts'
import { writeFlowScalar, type YamlStyle } from './write-yaml.ts'

/** A file with several languages at its root: its texts, and the mapping of the languages. */
type Languages = {
  text: string
  texts: readonly YamlText[]
  root: YAMLMap.Parsed
  languages: RootLanguages<YamlMember>
  style: YamlStyle
  options: ParseOptions
}

/**
 * Writes what was to be edited in the source's texts into the target's place: all other languages stay. A value without
 * translation, and a key that the source lacks, are kept as the target has them.
 */
export function editsOfTarget(
  file: Languages,
  edits: readonly Edit[],
  untranslated: readonly CatalogEntry[],
  entries: readonly CatalogEntry[],
): Edit[] {
  const { text, texts, root, languages, style, options } = file
  const { source, target } = languages
  const present = textsOfTarget(languages, texts)
  const prefix = pointer([source.key])
  const kept = untranslated.flatMap((entry) => {
    const own = present.get(entry.key.slice(prefix.length))
    return own === undefined ? [] : entry.write(own.value)
  })
  const known = new Set(entries.flatMap(({ key }) => waysTo(key)))
  const more = target ? membersOfTarget(file, source, target, { known, path: [source.key] }) : []
  const all = sliceWith(text, [...edits, ...kept, ...more])(source.colon, source.end)
  // An anchor is the source's alone.
  const value = all.replace(/^(\s*:)[ \t]*&[^\s,[\]{}]+/, '$1')
  if (target) {
    const isLined = /[\r\n]$/.test(text.slice(0, target.end))
    return [{ start: target.colon, end: target.end, text: isLined ? lined(value, style) : value.trimEnd() }]
  }
  const name = writeFlowScalar(keyLike(source.key, options), '', root.flow === true, style)
  const last = membersOf(root, text)?.at(-1) ?? source
  return [{ start: last.end, end: last.end, text: memberAfter(file, last, root, `${name}${value}`) }]
}

/** The way to a text, and those to what it is in. */
const waysTo = (key: string): string[] =>
  key.split('/').flatMap((_, at, names) => (at === 0 ? [] : [names.slice(0, at + 1).join('/')]))

/** Keeps the target's values that hold no texts, and adds the keys that only it has, behind those of the source. */
function membersOfTarget(
  file: Languages,
  source: YamlMember,
  target: YamlMember,
  { known, path }: { known: ReadonlySet<string>; path: readonly string[] },
): Edit[] {
  if (!isMap(source.value) || !isMap(target.value)) return []
  const [into, from] = [source.value, target.value]
  // `"a":1` is a member between braces, and none on a line of its own.
  const asWritten = (member: YamlMember, like: YamlMember) =>
    into.flow || from.flow ? inFlow(member) : asLines(file, member, like)
  const members = membersOf(into, file.text) ?? []
  // Of a key given twice, the last one counts.
  const own = [...new Map((membersOf(from, file.text) ?? []).map((member) => [member.key, member])).values()]
  const byKey = new Map(members.toReversed().map((member) => [member.key, member]))
  const last = members.at(-1)
  if (!last) {
    const at = into.range[1] - 1
    return [{ start: at, end: at, text: own.map((member) => inFlow(member)).join(', ') }]
  }
  return own.flatMap((member): Edit[] => {
    const same = byKey.get(member.key)
    const way = [...path, member.key]
    if (same && isMap(same.value) && isMap(member.value))
      return membersOfTarget(file, same, member, { known, path: way })
    if (known.has(pointer(way))) return []
    if (same) {
      const isKept = same.value !== null && !isAlias(member.value)
      return isKept ? [valueOfTarget(file, into, same, asWritten(member, same))] : []
    }
    const written = asWritten(member, last)
    const at = into.flow && last.value ? last.value.range[1] : last.end
    return [{ start: at, end: at, text: memberAfter(file, last, into, written) }]
  })
}

function valueOfTarget({ text, style }: Languages, map: YAMLMap.Parsed, same: YamlMember, written: string): Edit {
  const { start, end, value } = same
  if (map.flow) return { start, end: value?.range[1] ?? end, text: written.trimEnd() }
  const isLined = /[\r\n]$/.test(text.slice(0, end))
  return { start, end, text: isLined ? lined(written, style) : written.trimEnd() }
}

const inFlow = ({ key, value }: YamlMember): string => `${JSON.stringify(key)}: ${JSON.stringify(value)}`

/** A member as it stands, its lines as far to the right as those of another one. */
function asLines({ text }: Languages, member: YamlMember, like: YamlMember): string {
  const shift = columnOf(text, like.start) - columnOf(text, member.start)
  return text
    .slice(member.start, member.end)
    .replace(
      /(\n|\r(?!\n))( +)(?=\S)/g,
      (_, end: string, indent: string) => end + ' '.repeat(Math.max(0, indent.length + shift)),
    )
}

function columnOf(text: string, at: number): number {
  let start = at
  while (start > 0 && !/[\r\n]/.test(text.charAt(start - 1))) start -= 1
  return at - start
}

/** A new member behind another one: on a line of its own, or behind a comma. */
function memberAfter({ text, style }: Languages, last: YamlMember, map: YAMLMap.Parsed, member: string): string {
  if (map.flow) return `, ${member.trimEnd()}`
  const line = ' '.repeat(columnOf(text, last.start)) + lined(member, style)
  return /[\r\n]$/.test(text.slice(0, last.end)) ? line : style.lineEnding + line.trimEnd()
}

const lined = (lines: string, { lineEnding }: YamlStyle): string => (/[\r\n]$/.test(lines) ? lines : lines + lineEnding)
