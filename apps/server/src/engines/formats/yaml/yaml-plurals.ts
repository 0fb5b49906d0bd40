import { type CST, isScalar, type YAMLMap } from 'yaml'
import type { Edit } from '../edits.ts'
import type { PluralCategory } from '../format.ts'
import { categoriesOf, isPluralCategory } from '../plural-categories.ts'
import { scalarEdits, writeFlowScalar, type YamlStyle } from './write-yaml.ts'
import type { YamlText } from './read-yaml.ts'

/** A plural form that the target language needs: one that the file has, or one that it gains. */
export type YamlPlural = { category: PluralCategory; source: YamlText; write: (value: string) => Edit[] }

/** The plural forms in place of the texts of Rails' plural mappings, by the text whose place they take. */
export type YamlPlurals = { forms: ReadonlyMap<YamlText, readonly YamlPlural[]>; unused: ReadonlySet<YamlText> }

/**
 * Finds mappings whose keys are plural categories, `other` among them, and that `isGroup` takes for the forms of one text,
 * and gives them the forms of the target language. `zero` stays wherever it is: Rails uses it for none in every language.
 */
export function yamlPlurals(
  texts: readonly YamlText[],
  text: string,
  targetLocale: string,
  style: YamlStyle,
  isGroup: (forms: ReadonlyMap<PluralCategory, YamlText>) => boolean = () => true,
): YamlPlurals {
  const groups = new Map<YAMLMap.Parsed, Map<PluralCategory, YamlText>>()
  for (const one of texts) {
    const category = one.path.at(-1) ?? ''
    if (!one.map || !isPluralCategory(category)) continue
    const forms = groups.get(one.map) ?? new Map<PluralCategory, YamlText>()
    groups.set(one.map, forms.set(category, one))
  }
  const found = new Map<YamlText, readonly YamlPlural[]>()
  const unused = new Set<YamlText>()
  for (const [map, forms] of groups) {
    const other = forms.get('other')
    if (!other || forms.size !== map.items.length || !isGroup(forms)) continue
    const wanted = new Set(categoriesOf(targetLocale, 'cardinal'))
    if (forms.has('zero')) wanted.add('zero')
    const last = [...forms.values()].reduce((a, b) => (b.token.offset > a.token.offset ? b : a))
    const added: YamlPlural[] = []
    for (const category of wanted) {
      const present = forms.get(category)
      if (present)
        found.set(present, [{ category, source: present, write: (value) => scalarEdits(present, value, style) }])
      else
        added.push({ category, source: other, write: (value) => [insertion(text, map, last, category, value, style)] })
    }
    for (const [category, form] of forms) if (!wanted.has(category)) unused.add(form)
    found.set(other, [...(found.get(other) ?? []), ...added])
  }
  return { forms: found, unused }
}

/** A new form after the last one, laid out like the first. */
function insertion(
  text: string,
  map: YAMLMap.Parsed,
  last: YamlText,
  category: PluralCategory,
  value: string,
  style: YamlStyle,
): Edit {
  const key = map.items[0]?.key
  const keyStart = isScalar(key) ? key.srcToken?.offset : undefined
  if (keyStart === undefined) throw new Error('a plural form without key')
  const end = endOf(last.token)
  if (map.flow) return { start: end, end, text: `, ${category}: ${writeFlowScalar(value, '"', true, style)}` }
  const lineStart = Math.max(text.lastIndexOf('\n', keyStart - 1), text.lastIndexOf('\r', keyStart - 1)) + 1
  const indent = ' '.repeat(keyStart - lineStart)
  const line = `${indent}${category}: ${writeFlowScalar(value, last.token.type === 'scalar' ? '' : '"', false, style)}`
  // A block of lines ends with its line end, whereas a comment may follow what stands on one line.
  if (last.token.type === 'block-scalar') {
    const closed = /[\r\n]$/.test(text.slice(0, end))
    return { start: end, end, text: closed ? line + style.lineEnding : style.lineEnding + line }
  }
  const rest = /^[^\r\n]*/.exec(text.slice(end, end + 10_000))?.[0].length ?? 0
  return { start: end + rest, end: end + rest, text: style.lineEnding + line }
}

function endOf(token: CST.FlowScalar | CST.BlockScalar): number {
  if (token.type !== 'block-scalar') return token.offset + token.source.length
  const props = token.props.reduce((length, prop) => length + ('source' in prop ? prop.source.length : 0), 0)
  return token.offset + props + token.source.length
}
