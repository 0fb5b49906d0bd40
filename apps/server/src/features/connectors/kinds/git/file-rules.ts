import { crowdinRules, type FileRule } from '@dragoman/sdk/file-rules'
import { parse } from 'yaml'
import { PeerFault } from '../../peer/faults.ts'

/** Reads the file that says which files are translated. @throws PeerFault with what is wrong with it */
export function fileRules(text: string, path: string): FileRule[] {
  try {
    return crowdinRules(parse(text))
  } catch (error) {
    const problem = error instanceof Error ? (error.message.split('\n')[0] ?? '') : "it can't be read as YAML"
    throw new PeerFault('REFUSED', `${path}: ${problem}`)
  }
}
