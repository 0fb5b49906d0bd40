import type { Plugin } from 'vite'
import { requirements } from '../../../packages/sdk/src/generated/requirements.ts'

const imported = /^import \{ requirements \} from ['"]@dragoman\/sdk\/requirements['"];?$/m
const named = /\brequirements\['(\w+\.\w+)'\]/g

/**
 * Puts the requirements of an operation where a module names them, as in `requirements['tasks.get']`: all of them are five
 * kilobytes, and a page needs a few. A module that looks one up by a computed name has all of them.
 */
export function requirementsPlugin(): Plugin {
  return {
    name: 'dragoman:requirements',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/](apps[\\/]web|packages[\\/]hooks)[\\/]src[\\/]/, code: imported },
      handler(code) {
        const put = code.replaceAll(named, (_, id: string) => JSON.stringify(requirements[id as never]))
        const isUsed = /\brequirements\b/.test(put.replace(imported, ''))
        return { code: isUsed ? put : put.replace(imported, ''), map: null }
      },
    },
  }
}
