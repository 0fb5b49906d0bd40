import type { Edit } from '../edits.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { styleOf } from '../json/scan-json.ts'
import { lineEndingOf } from '../text.ts'
import { quoteToml, scanToml } from '../toml/scan-toml.ts'
import { readYaml } from '../yaml/read-yaml.ts'
import { scalarEdits } from '../yaml/write-yaml.ts'

/** A value of the front matter that can be translated, and how a translation of it is written. */
export type FrontMatterValue = {
  key: string
  path: readonly string[]
  value: string
  edits: (value: string) => Edit[]
}

const openingFence = /^(?:---|\+\+\+)[ \t]*(?:\r\n|\n|\r)/
const closingFence = /(?:---|\+\+\+)[ \t]*$/

/**
 * The texts of front matter, YAML or TOML. `raw`, with its fences, stands at `from`. What cannot be read has none.
 */
export function frontMatterValues(raw: string, from: number, language: 'yaml' | 'toml'): FrontMatterValue[] {
  const opening = openingFence.exec(raw)?.[0].length ?? 0
  // Blanks in place of the closing fence would belong to a block scalar that ends before it.
  const content = raw.slice(opening, closingFence.exec(raw)?.index)
  const start = from + opening
  const lineEnding = lineEndingOf(content)
  if (language === 'toml')
    return unlessRefused(() => scanToml(content, 'front matter')).map(({ path, value, start: at, end }) => ({
      key: path.join('.'),
      path,
      value,
      edits: (target) => {
        // A line that looks like the fence would end the front matter.
        const literal = /^\+\+\+/m.test(target) ? '"' : content.slice(at, end)
        return [moved({ start: at, end, text: quoteToml(target, literal, lineEnding) }, start)]
      },
    }))
  const style = { ...styleOf(content), lineEnding }
  return unlessRefused(() => readYaml(content, 'front matter').texts).map((text) => ({
    key: text.path.join('.'),
    path: text.path,
    value: text.value,
    edits: (value) => scalarEdits(text, value, style).map((edit) => moved(edit, start)),
  }))
}

/** Whether a key is one of those, or in one of those; `links.text` means that of each link in a list, too. */
export function isKeyWanted(path: readonly string[], wanted: ReadonlySet<string>): boolean {
  const names = path.filter((name) => !/^\d+$/.test(name))
  return [path, names].some((one) => one.some((_, at) => wanted.has(one.slice(0, at + 1).join('.'))))
}

function unlessRefused<Text>(read: () => readonly Text[]): readonly Text[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileRefused) return []
    throw error
  }
}

const moved = ({ start, end, text }: Edit, by: number): Edit => ({ start: start + by, end: end + by, text })
