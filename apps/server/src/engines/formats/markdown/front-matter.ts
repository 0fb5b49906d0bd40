import type { Edit } from '../edits.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { styleOf } from '../json/scan-json.ts'
import { onOneLine } from '../lines.ts'
import { lineEndingOf } from '../text.ts'
import { readYaml, type YamlText } from '../yaml/read-yaml.ts'
import { scalarEdits } from '../yaml/write-yaml.ts'

/** A value of the front matter that can be translated, and how a translation of it is written. */
export type FrontMatterValue = { key: string; outermost: string; value: string; edits: (value: string) => Edit[] }

/** Longer lines aren't titles or descriptions. */
const longestLine = 10_000

const openingFence = /^(?:---|\+\+\+)[ \t]*(?:\r\n|\n|\r)/
const closingFence = /(?:---|\+\+\+)[ \t]*$/
const tomlEntry = /^([\w.-]+)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')[ \t]*(?:#.*)?$/

/**
 * The texts of front matter, YAML or TOML. `raw`, with its fences, stands at `from`. What cannot be read has none.
 */
export function frontMatterValues(raw: string, from: number, language: 'yaml' | 'toml'): FrontMatterValue[] {
  const opening = openingFence.exec(raw)?.[0].length ?? 0
  // Blanks in place of the closing fence would belong to a block scalar that ends before it.
  const content = raw.slice(opening, closingFence.exec(raw)?.index)
  const start = from + opening
  if (language === 'toml') return tomlValues(content, start)
  const style = { ...styleOf(content), lineEnding: lineEndingOf(content) }
  return yamlTexts(content).map((text) => ({
    key: text.path.join('.'),
    outermost: text.path[0] ?? '',
    value: text.value,
    edits: (value) => scalarEdits(text, value, style).map((edit) => moved(edit, start)),
  }))
}

function yamlTexts(content: string): readonly YamlText[] {
  try {
    return readYaml(content, 'front matter').texts
  } catch (error) {
    if (error instanceof FileRefused) return []
    throw error
  }
}

/** Strings on one line, before the first table. */
function tomlValues(content: string, from: number): FrontMatterValue[] {
  const values: FrontMatterValue[] = []
  for (const { 0: line, index } of content.matchAll(/[^\r\n]+/g)) {
    if (/^[ \t]*\[/.test(line)) break
    const match = line.length > longestLine ? null : tomlEntry.exec(line)
    const [, key = '', double, single] = match ?? []
    const value = single ?? jsonString(double)
    if (value === undefined) continue
    const raw = single ?? double ?? ''
    const start = from + index + line.indexOf(`${single === undefined ? '"' : "'"}${raw}`)
    const edits = (target: string) => [{ start, end: start + raw.length + 2, text: JSON.stringify(onOneLine(target)) }]
    values.push({ key, outermost: key, value, edits })
  }
  return values
}

/** Reads text between double quotes; `undefined` for escapes that JSON doesn't have. */
function jsonString(raw: string | undefined): string | undefined {
  if (raw === undefined) return undefined
  try {
    return String(JSON.parse(`"${raw}"`))
  } catch {
    return undefined
  }
}

const moved = ({ start, end, text }: Edit, by: number): Edit => ({ start: start + by, end: end + by, text })
