import { cpSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export const root: string = resolve(import.meta.dirname, '..')

/**
 * Copies the checkout to a new folder, whose sources a test may change: everything but what is built. The packages are
 * linked to each other in the copy, and to the installation of the original.
 */
export function copyCheckout(folder: string): void {
  const leftOut = new Set(['.git', '.data', 'dist', '.turbo', '.vite', 'test-results'])
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(basename(path)) && path !== join(root, 'node_modules'),
  })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}
