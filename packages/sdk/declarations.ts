import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { publishedFile, publishedPath } from './generated-modules.ts'

/**
 * Writes the declarations of a package, one file each, with their documentation: rolled up, what is reached through a
 * namespace loses it. Those that no entry leads to are left out.
 * @param project a configuration of the compiler that emits declarations to `dist`
 * @param entries files of the entries below `dist`, without an extension
 */
export function writeDeclarations(project: string, entries: readonly string[]): void {
  execFileSync('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' })
  for (const file of globSync('dist/**/*.d.ts')) {
    // The compiler indents by four, which is a thirtieth of the tarball.
    const emitted = readFileSync(file, 'utf8').replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4))
    const text = basename(file) === 'paths.d.ts' ? withTypesOfResources(emitted) : emitted
    const path = file.replaceAll('\\', '/').replace(/\.d\.ts$/, '')
    rmSync(file)
    writeFileSync(
      `${publishedFile(path)}.d.ts`,
      text.replaceAll(
        /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g,
        (_, before: string, mark: string, to: string) => `${before}${mark}${publishedPath(path, to)}.js${mark}`,
      ),
    )
  }
  const needed = reachable(entries.map((entry) => resolve(`${entry}.d.ts`)))
  for (const file of globSync('dist/**/*.d.ts')) if (!needed.has(resolve(file))) rmSync(file)
}

/** Declaration files, and all that they refer to. */
function reachable(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\..+?)\.js['"]/g)) {
      visit(resolve(file, '..', `${path}.d.ts`))
    }
  }
  for (const file of files) visit(file)
  return found
}

/**
 * The paths of the contract with the types of the operations for its schemas, which a second copy would double. Operations
 * have their documentation, too.
 */
function withTypesOfResources(paths: string): string {
  const folder = 'dist/generated'
  const owners = new Map<string, string>()
  for (const file of globSync('*.d.ts', { cwd: folder })) {
    if (basename(file) === 'paths.d.ts') continue
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name] of text.matchAll(/^export (?:interface|type) (\w+)/gm)) {
      if (!owners.has(name!)) owners.set(name!, basename(file, '.d.ts'))
    }
  }
  const bare = paths.replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '')
  const [before, schemas, after] = parted(bare, /^ schemas: \{\n/m, /^ \};\n/m)
  const referring = schemas.replaceAll(/^ {2}(\w+): [^]*?;\n(?= {2}\w|$)/gm, (member, name: string) => {
    const owner = owners.get(name)
    return owner ? `  ${name}: import('./${owner}.js').${name};\n` : member
  })
  const answer =
    /\{\n +headers: \{\n +\[name: string\]: unknown;\n +\};\n +content: \{\n +"application\/json": ([^;{]+);\n +\};\n +\}/g
  const body = /\{\n +content: \{\n +"application\/json": ([^;{]+);\n +\};\n +\}/g
  const nothing = /\{\n +query\?: never;\n +header\?: never;\n +path\?: never;\n +cookie\?: never;\n +\}/g
  const anyHeaders = /\{\n +\[name: string\]: unknown;\n +\}/g
  return [
    `${before}${referring}${after}`
      .replaceAll(answer, 'JsonAnswer<$1>')
      .replaceAll(body, 'JsonBody<$1>')
      .replaceAll(nothing, 'NoParameters')
      .replaceAll(anyHeaders, 'AnyHeaders'),
    'interface NoParameters { query?: never; header?: never; path?: never; cookie?: never }\n',
    'interface AnyHeaders { [name: string]: unknown }\n',
    "interface JsonBody<T> { content: { 'application/json': T } }\n",
    'interface JsonAnswer<T> extends JsonBody<T> { headers: AnyHeaders }\n',
  ].join('')
}

function parted(text: string, begin: RegExp, end: RegExp): [before: string, between: string, after: string] {
  const start = begin.exec(text)
  if (!start) throw new Error('The declarations of paths have no schemas')
  const from = start.index + start[0].length
  const to = from + text.slice(from).search(end)
  return [text.slice(0, from), text.slice(from, to), text.slice(to)]
}
