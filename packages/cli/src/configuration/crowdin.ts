import { crowdinRules } from '@dragoman/sdk/file-rules'
import { wireLanguage } from '@dragoman/sdk/languages'
import type { Reading } from './configuration.ts'
import { fieldsOfList, textsIn, yamlDocument } from './document.ts'
import { plain, placeholderProblem } from './places.ts'

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
    const problem = placeholderProblem(rule.translation)
    if (problem !== undefined) throw wrong(['files', at, 'translation'], problem)
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
