import { enableCompileCache, flushCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'
import { resolve } from 'node:path'

// Makes starting the server twice as fast.

enableCompileCache(resolve(import.meta.dirname, '../node_modules/.cache/compiled'))
// At the end of a process it would be kept by itself, but many are killed.
setTimeout(flushCompileCache, 3000).unref()

const known = new Map<string, ResolveFnOutput>()

/**
 * Node reads a package's package.json again for every import of it and every module in it, and drizzle-orm's lists
 * hundreds of entries: together that takes a second. There is one drizzle-orm here, and its own relative imports all
 * lead to modules beside them, as ours do. A package of the workspace is the same for all that import it.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (specifier.startsWith('.')) {
      const isOurs = specifier.endsWith('.ts') && !parentURL?.includes('/node_modules/')
      if (isOurs) return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
      const isInside = parentURL?.includes('/node_modules/drizzle-orm/') && parentURL.endsWith('.js')
      if (!isInside) return next(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    const isWorkspace = specifier.startsWith('@dragoman/') && !parentURL?.includes('/node_modules/')
    if (!isWorkspace && !specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(specifier, found)
    return found
  },
})
