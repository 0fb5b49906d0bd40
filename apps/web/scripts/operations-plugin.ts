import type { Plugin } from 'vite'

const oneOperation = /[\\/]sdk[\\/]src[\\/]generated[\\/]\w+\.ts\?operation=(\w+)$/

const everyResource = /^import \* as (\w+) from ['"]@dragoman\/sdk\/api['"]/m

const declaration = /^(?:export )?const (\w+)(?:: .+?)? = (\/\*@__PURE__\*\/ (?:o|asyncO)peration\(.*)$/gm

/**
 * Makes a module of each operation, and has a module that names one import no other. A chunk holds whole modules: with
 * all operations of a resource in one, the writes of every page would come with the sign-in page, because the loader of
 * some page names a read.
 */
export function operationsPlugin(): Plugin {
  return {
    name: 'dragoman:operations',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/](apps[\\/]web|packages[\\/](hooks|sdk))[\\/]src[\\/]/ },
      handler(code, id) {
        const wanted = oneOperation.exec(id)?.[1]
        const found = wanted ? cut(code, wanted) : point(code)
        return found === code ? null : { code: found, map: null }
      },
    },
  }
}

/** One operation of a file of them. */
function cut(code: string, wanted: string): string {
  const imports = code.match(/^import \{.*$/gm) ?? []
  const name = new RegExp(`(\\w+) as ${wanted}\\b`).exec(code)?.[1] ?? wanted
  const made = [...code.matchAll(declaration)].find(([, declared]) => declared === name)?.[2]
  if (!made) throw new Error(`There is no operation ${wanted}`)
  return [...imports, `export const operationOf = ${made}`].join('\n')
}

/** A module that names operations as `api.tasks.list`, with an import of each instead. */
function point(code: string): string {
  const api = everyResource.exec(code)?.[1]
  if (!api) return code
  const imports = new Set<string>()
  const pointed = code.replaceAll(
    new RegExp(`\\b${api}\\.(\\w+)\\.(\\w+)\\b`, 'g'),
    (_, resource: string, name: string) => {
      const local = `operation_${resource}_${name}`
      imports.add(`import { operationOf as ${local} } from '@dragoman/sdk/operations/${resource}?operation=${name}'`)
      return local
    },
  )
  return [...imports, pointed].join('\n')
}
