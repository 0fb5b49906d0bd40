import type { Reading } from './configuration.ts'
import { iniSections, wrongAt } from './document.ts'
import { folderRule } from './places.ts'

const placeholders: Partial<Record<string, string>> = {
  bcp: '%osx_code%',
  bcp_legacy: '%osx_code%',
  android: '%android_code%',
}

/**
 * Reads `weblate.ini` and `.weblate`. Weblate keeps the places of files on its server: they are said here under the names
 * that they have there.
 */
export function readWeblate(text: string, file: string): Reading {
  const sections = iniSections(text, file).filter(({ name }) => name !== 'keys')
  const masked = sections.filter(({ values }) => values.has('filemask'))
  const [section] = sections
  if (masked.length === 0)
    throw wrongAt(
      file,
      section?.line,
      'filemask',
      'Weblate has it on its server, under Files of the component. Copy it and "template" to this section.',
    )
  const rules = masked.map(({ name, line, values }) => {
    const [mask, template] = [values.get('filemask')!, values.get('template')?.text]
    if (!mask.text.includes('*'))
      throw wrongAt(file, mask.line, `${name}.filemask`, 'There is no * for the language in it.')
    if (!template) throw wrongAt(file, line, `${name}.template`, 'It needs the file that is translated.')
    const style = values.get('language_code_style')?.text ?? ''
    return folderRule({
      source: template,
      translation: mask.text.replaceAll('*', placeholders[style] ?? '%osx_locale%'),
    })
  })
  const translation = sections.map(({ values }) => values.get('translation')?.text).find(Boolean)
  return { project: translation?.replaceAll('/', '-'), rules: () => rules }
}
