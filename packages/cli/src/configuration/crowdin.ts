import { crowdinRules } from '@dragoman/sdk/file-rules'
import type { Reading } from './configuration.ts'
import { fieldsOfList, textsIn, yamlDocument } from './document.ts'
import { plain } from './places.ts'
import { wireLanguage } from '@dragoman/sdk/languages'

/** Reads `crowdin.yml`. */
export function readCrowdin(text: string, file: string): Reading {
  const { content, wrong } = yamlDocument(text, file)
  let rules: ReturnType<typeof crowdinRules>
  try {
    rules = crowdinRules(content)
  } catch (error) {
    throw wrong(['files'], `${error instanceof Error ? error.message : String(error)}.`)
  }
  const files = fieldsOfList(content['files'])
  for (const [at, rule] of rules.entries()) {
    const [unknown] = rule.translation.match(/%\w+%/g)?.filter((one) => !known.has(one)) ?? []
    if (unknown) throw wrong(['files', at, 'translation'], `${unknown} is not known. Use one such as %osx_code%.`)
  }
  return {
    rules: () =>
      rules.map((rule, at) => ({
        ...rule,
        pattern: plain(String(files[at]?.['source'])),
        excluded: textsIn(files[at]?.['excluded_target_languages']).map(wireLanguage),
      })),
  }
}

const known = new Set(
  'two_letters_code locale locale_with_underscore osx_code osx_locale android_code language original_file_name file_name file_extension original_path'
    .split(' ')
    .map((one) => `%${one}%`),
)
