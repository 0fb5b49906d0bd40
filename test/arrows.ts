import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sources by their paths within a folder. */
export type Sources = ReadonlyMap<string, string>

/** Every source below a folder, but what is generated. */
export const readSources = (folder: string): Sources =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.endsWith('.gen.ts') }).map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )

/** Everything that a source names as an import, packages included: types, modules loaded later, and workers. */
export const importedBy = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g)].map(([, name = '']) => name)

/** The files that each file imports. */
export const importsOf = (files: Sources): Map<string, Set<string>> =>
  new Map(
    [...files].map(([file, text]) => [
      file,
      new Set(
        importedBy(text)
          .filter((name) => name.startsWith('.'))
          .map((name) => join(dirname(file), name))
          .filter((imported) => files.has(imported)),
      ),
    ]),
  )

/** The same arrows between what the files belong to; those within one are left out, and those that `counts` denies. */
export function between(
  files: Sources,
  roomOf: (file: string) => string,
  counts: (from: string, to: string) => boolean = () => true,
): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const [file, imported] of importsOf(files)) {
    const room = roomOf(file)
    const others = [...imported].filter((other) => counts(file, other) && roomOf(other) !== room).map(roomOf)
    arrows.set(room, new Set([...(arrows.get(room) ?? []), ...others]))
  }
  return arrows
}

/** The first circle found on a walk along the arrows, as `a > b > a`. */
export function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>()
  const walk = (node: string, path: readonly string[]): string | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node].join(' > ')
    if (done.has(node)) return undefined
    for (const next of arrows.get(node) ?? []) {
      const circle = walk(next, [...path, node])
      if (circle) return circle
    }
    done.add(node)
    return undefined
  }
  for (const node of arrows.keys()) {
    const circle = walk(node, [])
    if (circle) return circle
  }
  return undefined
}

/** The floors that rooms without circles stand on: the rooms of the longest walk along the arrows. */
export function floorsOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): number {
  const known = new Map<string, number>()
  const floorOf = (node: string): number => {
    const floor = known.get(node) ?? 1 + Math.max(0, ...[...(arrows.get(node) ?? [])].map(floorOf))
    known.set(node, floor)
    return floor
  }
  return Math.max(0, ...[...arrows.keys()].map(floorOf))
}

/** Sources with further files, for a violation that a test plants. */
export const withPlanted = (files: Sources, planted: Record<string, string>): Sources =>
  new Map([...files, ...Object.entries(planted)])
