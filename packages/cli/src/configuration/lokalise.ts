import { wireLanguage } from '@dragoman/sdk/languages'
import type { Reading } from './configuration.ts'
import { fieldsIn, isFields, textIn, textsIn, yamlDocument, type Fields } from './document.ts'
import { folderRule, plain, spellings } from './places.ts'

/** A value under either spelling of its name. */
const either = (fields: Fields, name: string): unknown => fields[name] ?? fields[name.replaceAll('-', '_')]

const mappingExample = '[{"original_language_iso": "pt_BR", "custom_language_iso": "pt"}]'

/** Spellings of languages; undefined where they can't be read. */
function codesIn(value: unknown): Record<string, string> | undefined {
  let list: unknown = value ?? []
  try {
    if (typeof value === 'string') list = JSON.parse(value)
  } catch {
    return undefined
  }
  if (!Array.isArray(list)) return undefined
  const codes: [string, string][] = []
  for (const one of list.map(fieldsIn)) {
    const [code, own] = [textIn(one['original_language_iso']), textIn(one['custom_language_iso'])]
    if (!code || !own) return undefined
    codes.push([code, own])
  }
  return Object.fromEntries(codes)
}

/** Reads `lokalise.yml`: the flags of its commands, under `file`, or under `upload` and `download`. */
export function readLokalise(text: string, file: string): Reading {
  const { content, wrong } = yamlDocument(text, file)
  const inner = isFields(content['file']) ? content['file'] : content
  const parent = inner === content ? [] : ['file']
  const [upload, download] = [fieldsIn(inner['upload']), fieldsIn(inner['download'])]
  const sources = textsIn(either(upload, 'file')).flatMap((one) => one.split(','))
  if (sources.length === 0) throw wrong([...parent, 'upload', 'file'], 'It needs the file that is translated.')
  const to = textIn(either(download, 'unzip-to')) ?? ''
  const hasNames = either(download, 'original-filenames') !== false
  const prefix = textIn(either(download, 'directory-prefix')) ?? '%LANG_ISO%'
  const structure = hasNames ? `${prefix}/%original_file_name%` : textIn(either(download, 'bundle-structure'))
  if (!structure?.includes('%LANG_ISO%'))
    throw wrong(
      [...parent, 'download', hasNames ? 'directory-prefix' : 'bundle-structure'],
      'There is no %LANG_ISO% in it.',
    )
  const translation = `${plain(to)}/${structure}`
    .replaceAll('%LANG_ISO%', '%osx_locale%')
    .replaceAll('%FORMAT%', '%file_extension%')
  const codes = codesIn(either(download, 'language-mapping'))
  if (!codes)
    throw wrong([...parent, 'download', 'language-mapping'], `It must be a list in JSON, such as ${mappingExample}.`)
  const mapping = spellings(codes)
  const source = textIn(either(upload, 'lang-iso'))
  const [project, branch] = textIn(either(content, 'project-id'))?.split(':') ?? []
  return {
    project,
    branch,
    source: source && wireLanguage(source),
    rules: () => sources.map((one) => folderRule({ source: one.trim(), translation, mapping })),
  }
}
