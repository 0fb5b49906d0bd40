import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkout } from './run-program.ts'

export type WorkspacePackage = {
  name: string
  /** Below the checkout, such as `packages/sdk`. */
  folder: string
  scripts: Record<string, string>
}

/** The repository itself and every package of its workspace. */
export function workspacePackages(): WorkspacePackage[] {
  return globSync(['package.json', 'openapi/package.json', '{packages,apps,test}/*/package.json'], { cwd: checkout })
    .toSorted()
    .map((file) => {
      const manifest: { name: string; scripts?: Record<string, string> } = JSON.parse(
        readFileSync(resolve(checkout, file), 'utf8'),
      )
      return { name: manifest.name, folder: dirname(file), scripts: manifest.scripts ?? {} }
    })
}

/** Those whose tests vitest runs. */
export function testedPackages(): WorkspacePackage[] {
  return workspacePackages().filter(({ folder }) => existsSync(resolve(checkout, folder, 'vitest.config.ts')))
}
