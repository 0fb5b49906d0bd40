import { isMap, type YAMLMap } from 'yaml'
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
 * Writes what was to be edited in the source's texts into the target's place: all other languages stay. A text without
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
  const known = new Set(entries.map(({ key }) => key))
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

/** Adds the keys that only the target has, behind those of the source. */
function membersOfTarget(
  file: Languages,
  source: YamlMember,
  target: YamlMember,
  { known, path }: { known: ReadonlySet<string>; path: readonly string[] },
): Edit[] {
  if (!isMap(source.value) || !isMap(target.value)) return []
  const into = source.value
  const members = membersOf(into, file.text) ?? []
  const own = membersOf(target.value, file.text) ?? []
  const last = members.at(-1)
  if (!last) {
    const at = into.range[1] - 1
    return [{ start: at, end: at, text: own.map((member) => inFlow(member)).join(', ') }]
  }
  return own.flatMap((member): Edit[] => {
    const same = members.find(({ key }) => key === member.key)
    const way = [...path, member.key]
    if (same) return membersOfTarget(file, same, member, { known, path: way })
    if (known.has(pointer(way))) return []
    const written = into.flow ? inFlow(member) : asLines(file, member, last)
    const at = into.flow && last.value ? last.value.range[1] : last.end
    return [{ start: at, end: at, text: memberAfter(file, last, into, written) }]
  })
}

const inFlow = ({ key, value }: YamlMember): string => `${JSON.stringify(key)}: ${JSON.stringify(value)}`

/** A member as it stands, its lines as far to the right as those of another one. */
function asLines({ text }: Languages, member: YamlMember, like: YamlMember): string {
  const shift = columnOf(text, like.start) - columnOf(text, member.start)
  return text
    .slice(member.start, member.end)
    .replace(/(\n|\r(?!\n))( +)(?=\S)/g, (_, end: string, indent: string) => end + ' '.repeat(indent.length + shift))
}

const columnOf = (text: string, at: number): number =>
  at - Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) - 1

/** A new member behind another one: on a line of its own, or behind a comma. */
function memberAfter({ text, style }: Languages, last: YamlMember, map: YAMLMap.Parsed, member: string): string {
  if (map.flow) return `, ${member.trimEnd()}`
  const line = ' '.repeat(columnOf(text, last.start)) + lined(member, style)
  return /[\r\n]$/.test(text.slice(0, last.end)) ? line : style.lineEnding + line.trimEnd()
}

const lined = (lines: string, { lineEnding }: YamlStyle): string => (/[\r\n]$/.test(lines) ? lines : lines + lineEnding)
