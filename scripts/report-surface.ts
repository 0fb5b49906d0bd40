import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, resolve } from 'node:path'
import { checkout, runProgram } from './run-program.ts'

// Writes what others can import from the published packages as text that a review shows when it changes: `api.md` of
// each. With `--check` nothing is written, and reports that are out of date are listed.

const isCheck = process.argv.includes('--check')
const packages = ['packages/sdk', 'packages/hooks']

/** The declarations of a package's modules, without their comments, by the module's path below `src`. */
async function declarations(folder: string): Promise<Map<string, string>> {
  const target = mkdtempSync(resolve(tmpdir(), 'surface-'))
  try {
    const source = resolve(checkout, folder, 'src')
    const parameters = [
      '-p',
      `${folder}/tsconfig.build.json`,
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
    ]
    // Modules of other packages lie outside of the root, which is told of and does no harm.
    await runProgram('tsc', [
      ...parameters,
      '--removeComments',
      '--outDir',
      target,
      '--rootDir',
      resolve(checkout, 'packages'),
    ])
    const written = resolve(target, basename(folder), 'src')
    const files = globSync('**/*.d.ts', { cwd: written }).toSorted()
    if (files.length === 0) throw new Error(`${source} could not be read: run tsc -p ${folder}`)
    return new Map(files.map((file) => [file.replace(/\.d\.ts$/, ''), readFileSync(resolve(written, file), 'utf8')]))
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

/** Operations as one line each; the types that they take and give change with the contract, which has a review of its own. */
const operations = (resource: string, text: string): string[] =>
  [...text.matchAll(/^export declare const (\w+): Operation<([^;]*)>;$/gm)].map(
    ([, verb, types]) =>
      `- \`${resource}.${verb}\` ${(types ?? '')
        .split(', ')
        .map((type) => `\`${type}\``)
        .join(' → ')}`,
  )

const moduleText = (name: string, text: string): string =>
  [`## ${name}`, '', '```ts', text.replace(/^export \{\};\n/m, '').trim(), '```', ''].join('\n')

/** The modules of a package that others can import. */
function exportedModules(folder: string): Set<string> {
  const { exports } = JSON.parse(readFileSync(resolve(checkout, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@dragoman/source'?: string }>
  }
  const sources = Object.values(exports).flatMap((target) => target['@dragoman/source'] ?? [])
  return new Set(sources.map((source) => source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')))
}

/** Modules, and those of their folder that their declarations import. */
function leadingFrom(modules: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(modules)
  for (const path of found) {
    for (const [, next] of (texts.get(path) ?? '').matchAll(/'\.\/([\w-]+)\.tsx?'/g)) found.add(next!)
  }
  return found
}

async function report(folder: string): Promise<string> {
  const name = `@dragoman/${basename(folder)}`
  const all = [...(await declarations(folder))]
  const exported = exportedModules(folder)
  const shown = leadingFrom(exported, new Map(all))
  const ours = all.filter(([path]) => !path.includes('/') && shown.has(path))
  const generated = all.filter(([path]) => /^generated\/\w+$/.test(path))
  const lines = generated.flatMap(([path, text]) => operations(basename(path), text))
  return [
    `# What \`${name}\` exports`,
    '',
    'Made by `pnpm generate`; a review shows here what users of the package will notice.',
    '',
    ...ours.map(([path, text]) => {
      const title = path === 'sdk' ? name : `${name}/${path}`
      return moduleText(exported.has(path) ? title : `${path}, which exports lean on`, text)
    }),
    ...(lines.length > 0 ? [`## Operations (${lines.length})`, '', ...lines, ''] : []),
  ].join('\n')
}

const stale: string[] = []
for (const folder of packages) {
  const file = resolve(checkout, folder, 'api.md')
  const text = await report(folder)
  const present = globSync(file).length > 0 ? readFileSync(file, 'utf8') : ''
  if (text === present) continue
  stale.push(`${folder}/api.md`)
  if (!isCheck) writeFileSync(file, text)
}
if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run "pnpm generate", and look at what changed.`)
  process.exitCode = 1
}
