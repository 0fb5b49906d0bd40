import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** Node 20: the one of the installation, otherwise one that is on the path; undefined where there is neither. */
export const node20: string | undefined = [
  resolve(import.meta.dirname, `../../node-20/node_modules/node-${process.platform}-${process.arch}/bin/node`),
  ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node')),
].find(
  (path) =>
    existsSync(path) && spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.startsWith('20.'),
)

/** Where the installation brings it, its absence is a failure and no reason to skip. */
export const bringsNode20: boolean = process.platform === 'linux' && process.arch === 'x64'
