import { toBcp47 } from '@dragoman/sdk/locale'
import { wireLanguage } from '@dragoman/sdk/languages'
import type { FolderRule, Reading } from './configuration.ts'
import { fieldsIn, fieldsOfList, textIn, textsIn, yamlDocument } from './document.ts'
import { folderRule, plain } from './places.ts'

const languages: Readonly<Record<string, string>> = {
  languageTag: '%osx_code%',
  snakeLanguageTag: '%osx_locale%',
  androidLanguageTag: '%android_code%',
  extension: '%file_extension%',
}
const placeholders = (path: string) => path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => languages[name] ?? whole)

/** Filters of `pull` that the server has no counterpart of. */
const withoutEffect = ['namespaces', 'states', 'tags', 'excludeTags'] as const

/** A path with the part of a namespace filled in, whatever it is. */
const named = (path: string, namespace: string) => path.replaceAll('{namespace}', namespace)

/** Reads `.tolgeerc` and `.tolgeerc.json`. */
export function readTolgee(text: string, file: string): Reading {
  const { content, wrong } = yamlDocument(text, file)
  const [push, pull] = [fieldsIn(content['push']), fieldsIn(content['pull'])]
  const files = fieldsOfList(push['files'])
  const templates = [...textsIn(push['filesTemplate']), ...textsIn(push['filesTemplates'])]
  if (files.length + templates.length === 0) throw wrong(['push', 'files'], 'It needs files, or a filesTemplate.')
  const structure = textIn(pull['fileStructureTemplate']) ?? '{namespace}/{languageTag}.{extension}'
  if (!/\{\w*[lL]anguageTag\}/.test(structure))
    throw wrong(['pull', 'fileStructureTemplate'], 'There is no {languageTag} in it.')
  const to = placeholders(`${plain(textIn(pull['path']) ?? '.')}/${structure}`)
  const namespaces = textsIn(push['namespaces'])
  const isWanted = (namespace: string) => namespaces.length === 0 || namespaces.includes(namespace)
  return {
    notes(source) {
      const pushed = textsIn(push['languages']).map(wireLanguage)
      const isLeftOut = source !== undefined && pushed.length > 0 && !pushed.includes(source)
      return [
        ...(isLeftOut ? [`push.languages of ${file} has no effect: the files of ${source} are sent.`] : []),
        ...withoutEffect
          .filter((name) => textsIn(pull[name]).length > 0)
          .map((name) => `pull.${name} of ${file} has no effect: translations of all files that are sent are pulled.`),
      ]
    },
    languages: textsIn(pull['languages']).length > 0 ? textsIn(pull['languages']).map(wireLanguage) : undefined,
    branch: textIn(content['branch']),
    rules(source) {
      if (!source) throw wrong(['push'], 'The source language is missing. Use --source, or "source" in dragoman.yml.')
      const own = files.filter(
        (one) => wireLanguage(textIn(one['language']) ?? source) === source && isWanted(textIn(one['namespace']) ?? ''),
      )
      return [
        ...own.map((one, at) => {
          const path = textIn(one['path'])
          if (!path) throw wrong(['push', 'files', at, 'path'], 'It needs a path.')
          return folderRule({ source: path, translation: named(to, textIn(one['namespace']) ?? '') })
        }),
        ...templates.flatMap((template) =>
          namespaces.length > 0 && template.includes('{namespace}')
            ? namespaces.map((one) => ruleOfTemplate(named(template, one), named(to, one), source))
            : [ruleOfTemplate(template, to, source)],
        ),
      ]
    },
  }
}

/** A namespace in the name of a file is kept by that name, one in its folder by that. */
function ruleOfTemplate(template: string, to: string, source: string): FolderRule {
  const path = template.replaceAll('{extension}', '*').replaceAll('{languageTag}', toBcp47(source))
  const spelled = path
    .replaceAll('{snakeLanguageTag}', toBcp47(source).replaceAll('-', '_'))
    .replaceAll('{androidLanguageTag}', toBcp47(source).replace('-', '-r'))
  const isFileName = /\{namespace\}(?=\.[^/]*$)/.test(template)
  return folderRule({
    source: named(spelled, isFileName ? '*' : '**'),
    translation: named(to, isFileName ? '%file_name%' : template.includes('{namespace}') ? '**' : ''),
  })
}
