import { wireLanguage } from '@dragoman/sdk/languages'
import type { FolderRule, Reading } from './configuration.ts'
import { iniSections, wrongAt, type Section } from './document.ts'
import { folderRule, spellings } from './places.ts'

const valueOf = (section: Section | undefined, name: string) => section?.values.get(name)?.text || undefined

/** `pt_BR: pt-br, zh_CN: zh` as spellings. */
function mapOf(section: Section | undefined, file: string): Record<string, string> {
  const map = section?.values.get('lang_map')
  const pairs = (map?.text ?? '').split(',').filter((pair) => pair.trim() !== '')
  const codes = pairs.map((pair): [string, string] => {
    const [code, own] = pair.split(':').map((part) => part.trim())
    if (code && own) return [code, own]
    const problem = `“${pair.trim()}” needs a language and its spelling, such as pt_BR: pt-br.`
    throw wrongAt(file, map!.line, `${section!.name}.lang_map`, problem)
  })
  return Object.fromEntries(codes)
}

/** Reads `.tx/config`. */
export function readTransifex(text: string, file: string): Reading {
  const sections = iniSections(text, file)
  const main = sections.find(({ name }) => name === 'main')
  const resources = sections.filter((section) => section !== main)
  if (resources.length === 0) throw wrongAt(file, undefined, '', 'It has no resource, such as [o:acme:p:app:r:texts].')
  const rules = resources.map((section): { rule: FolderRule; name: string; language: string | undefined } => {
    const source = valueOf(section, 'source_file')
    const filter = valueOf(section, 'file_filter') ?? ''
    const places = Object.fromEntries(
      [...section.values].flatMap(([name, { text: place }]) =>
        name.startsWith('trans.') ? [[name.slice(6), place]] : [],
      ),
    )
    if (!source) throw wrongAt(file, section.line, section.name, 'It needs a source_file.')
    if (!filter.includes('<lang>') && Object.keys(places).length === 0)
      throw wrongAt(
        file,
        section.values.get('file_filter')?.line ?? section.line,
        `${section.name}.file_filter`,
        'There is no <lang> in it.',
      )
    const rule = folderRule({
      source,
      translation: filter.includes('<lang>') ? filter.replaceAll('<lang>', '%osx_locale%') : '',
      mapping: spellings({ ...mapOf(main, file), ...mapOf(section, file) }),
      places,
    })
    const language = valueOf(section, 'source_lang') ?? valueOf(main, 'source_lang')
    return { rule, name: section.name, language: language && wireLanguage(language) }
  })
  const isFrom = (source: string | undefined, language: string | undefined) =>
    language === undefined || source === undefined || language === source
  return {
    source: rules.map(({ language }) => language).find(Boolean),
    notes: (source) =>
      rules
        .filter(({ language }) => !isFrom(source, language))
        .map(
          ({ name, language }) =>
            `[${name}] of ${file} is left out, as it is translated from ${language}. Use --source ${language} for it.`,
        ),
    rules: (source) => rules.flatMap(({ rule, language }) => (isFrom(source, language) ? [rule] : [])),
  }
}
