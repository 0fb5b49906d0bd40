import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const quickImports = pathToFileURL(resolve(import.meta.dirname, '../../../../scripts/quick-imports.ts')).href

/**
 * With what Node runs our scripts, as those of package.json do. Processes and threads that the server starts need it as
 * well: loading their modules would take several times as long.
 */
export const nodeOptions: readonly string[] = [`--import=${quickImports}`, '--conditions=@dragoman/source']
