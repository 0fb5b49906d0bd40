import { registerHooks } from 'node:module'

/**
 * Node reads a package's package.json again for every module in it, to learn whether it is one, and drizzle-orm's lists
 * hundreds of entries: a second of start-up time for 70 files. Its relative imports all lead to modules beside them.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const isInside = parentURL?.includes('/node_modules/drizzle-orm/') && parentURL.endsWith('.js')
    if (!isInside || !specifier.startsWith('.')) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
