import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { showExample } from './example-of-format.ts'
import type { FileFormat, ParserParameter } from './format.ts'
import { formats } from './formats.ts'

/** A page of the help center about a format, as Markdown. */
export type FormatPage = { name: string; text: string }

/** The words of the app for an option, or for a choice of one; `undefined` where it has none. */
type OptionWords = (kind: 'option' | 'optionText' | 'choice', format: string, key: string) => string | undefined

/** A page for each format: what its folder says about it in `help.md`, with its example translated, and its options. */
export function formatPages(
  words: OptionWords,
  root: URL = new URL('.', import.meta.url),
  all: readonly FileFormat[] = formats,
): FormatPage[] {
  const said = sectionsIn(root)
  return all.map((format) => {
    const text = said.get(format.name)
    if (text === undefined) throw new Error(`no help.md has a section "## ${format.name}"`)
    const extensions = format.extensions.map((extension) => `\`.${extension}\``).join(', ')
    const options = optionsTable(format, words)
    return {
      name: format.name.replaceAll('_', '-'),
      text: `# ${format.label}\n\nFiles: ${extensions}.\n\n${showExample(text, format)}\n\n## Import settings\n\n${options}\n`,
    }
  })
}

/** The sections of all folders, by the name of their format. */
function sectionsIn(root: URL): Map<string, string> {
  const places = readdirSync(root).map((folder) => new URL(`${folder}/help.md`, root))
  const sections = places
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readFileSync(place, 'utf8')
        .split(/^## (?=[a-z_]+\n)/m)
        .slice(1),
    )
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      const text = section.slice(end).trim()
      return [section.slice(0, end).trim(), text.replace(/^(Translated|Kept|Limits):/gm, '**$1:**')]
    }),
  )
}

function optionsTable({ name, parameters }: FileFormat, words: OptionWords): string {
  const rows = parameters.map(({ key, title, description, ...option }) => {
    const label = words('option', name, key) ?? title
    const text = words('optionText', name, key) ?? description
    return `| ${cell(label)} | ${cell(text)} | ${usual(option, (choice) => words('choice', name, choice))} |`
  })
  return ['| Setting | Effect | Usually |', '|---|---|---|', ...rows].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/<[^>]*>|\\[uxn]\w*|%\S*\w/g, '`$&`')

function usual(
  { value, choices }: Pick<ParserParameter, 'value' | 'choices'>,
  labelOf: (choice: string) => string | undefined,
): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === '') return '–'
  return (choices && typeof value === 'string' && labelOf(value)) || `\`${value}\``
}
