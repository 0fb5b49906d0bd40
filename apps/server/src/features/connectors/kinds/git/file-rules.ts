import { crowdinRules, type FileRule } from '@dragoman/sdk/file-rules'
import { wireLanguage } from '@dragoman/sdk/languages'
import { parse } from 'yaml'
import { PeerFault } from '../../peer/faults.ts'

export interface RepositoryRule extends FileRule {
  /** Languages that its files are not translated into. */
  excluded: readonly string[]
}

/** Reads the file that says which files are translated. @throws PeerFault with what is wrong with it */
export function fileRules(text: string, path: string): RepositoryRule[] {
  try {
    const content: unknown = parse(text)
    const rules = crowdinRules(content)
    const files = (content as { files: unknown[] }).files.filter((one) => typeof one === 'object' && one !== null)
    return rules.map((rule, at) => ({ ...rule, excluded: excludedBy(files[at] as Excluding) }))
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : "it can't be read as YAML"
    throw new PeerFault('REFUSED', `${path}: ${problem}`)
  }
}

interface Excluding {
  excluded_target_languages?: unknown
}

function excludedBy({ excluded_target_languages: codes }: Excluding): string[] {
  const all: unknown[] = Array.isArray(codes) ? codes : [codes]
  return all.filter((code) => typeof code === 'string').map(wireLanguage)
}
