import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { FileFormat, ParserParameter } from './format.ts'
import { formats } from './formats.ts'

/** A page of the help center about a format, as Markdown. */
export type FormatPage = { name: string; text: string }

/** A page for each format: what its folder says about it in `help.md`, and its options. */
export function formatPages(
  root: URL = new URL('.', import.meta.url),
  all: readonly FileFormat[] = formats,
): FormatPage[] {
  const said = sectionsIn(root)
  return all.map((format) => {
    const text = said.get(format.name)
    if (text === undefined) throw new Error(`no help.md has a section "## ${format.name}"`)
    const extensions = format.extensions.map((extension) => `\`.${extension}\``).join(', ')
    return {
      name: format.name.replaceAll('_', '-'),
      text: `# ${format.label}\n\nFiles: ${extensions}.\n\n${text}\n\n## Import settings\n\n${optionsTable(format.parameters)}\n`,
    }
  })
}

/** The sections of all folders, by the name of their format. */
function sectionsIn(root: URL): Map<string, string> {
  const places = readdirSync(root).map((folder) => new URL(`${folder}/help.md`, root))
  const sections = places
    .filter((place) => existsSync(place))
    .flatMap((place) => readFileSync(place, 'utf8').split(/^## /m).slice(1))
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      const text = section.slice(end).trim()
      return [section.slice(0, end).trim(), text.replace(/^(Translated|Kept|Limits):/gm, '**$1:**')]
    }),
  )
}

const optionsTable = (parameters: readonly ParserParameter[]): string =>
  [
    '| Setting | Effect | Usually |',
    '|---|---|---|',
    ...parameters.map(({ title, description, value }) => `| ${title} | ${cell(description)} | ${usual(value)} |`),
  ].join('\n')

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/<[^>]*>|\\[uxn]\w*|%\S*\w/g, '`$&`')

function usual(value: ParserParameter['value']): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return value === '' ? '–' : `\`${value}\``
}
