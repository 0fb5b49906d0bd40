import { toBcp47 } from '@dragoman/sdk/locale'
import { wireLanguage } from '@dragoman/sdk/languages'
import type { FolderRule, Reading } from './configuration.ts'
import { iniSections, wrongAt, type Section } from './document.ts'
import { folderRule } from './places.ts'

const valueOf = (section: Section | undefined, name: string) => section?.values.get(name)?.text || undefined

/** `pt_BR: pt-br, zh_CN: zh` as spellings. */
function mapOf(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').map((pair) => pair.split(':').map((part) => part.trim()))
  return Object.fromEntries(pairs.flatMap(([code, own]) => (code && own ? [[toBcp47(wireLanguage(code)), own]] : [])))
}

/** Reads `.tx/config`. */
export function readTransifex(text: string, file: string): Reading {
  const sections = iniSections(text, file)
  const main = sections.find(({ name }) => name === 'main')
  const resources = sections.filter((section) => section !== main)
  if (resources.length === 0) throw wrongAt(file, undefined, '', 'It has no resource, such as [o:acme:p:app:r:texts].')
  const rules = resources.map((section): FolderRule => {
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
    return folderRule({
      source,
      translation: filter.includes('<lang>') ? filter.replaceAll('<lang>', '%osx_locale%') : '',
      mapping: { osx_locale: { ...mapOf(valueOf(main, 'lang_map')), ...mapOf(valueOf(section, 'lang_map')) } },
      places,
    })
  })
  const source = resources.map((section) => valueOf(section, 'source_lang')).find(Boolean)
  return { source: source && wireLanguage(source), rules: () => rules }
}
