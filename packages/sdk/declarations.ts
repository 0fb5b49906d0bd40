import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Writes the declarations of a package, one file each, with their documentation: rolled up, what is reached through a
 * namespace loses it. Each has a twin for CommonJS. Generated ones, which are most of it, only point to the other there.
 * @param project a configuration of the compiler that emits declarations to `dist`
 */
export function writeDeclarations(project: string): void {
  execFileSync('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' })
  for (const file of globSync('dist/**/*.d.ts')) {
    // The compiler indents by four, which is a thirtieth of the tarball.
    const emitted = readFileSync(file, 'utf8').replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4))
    // Operations repeat what the paths document, and the copy would be a tenth of the tarball.
    const text = basename(file) === 'paths.d.ts' ? emitted.replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '') : emitted
    const twin = file.replace(/ts$/, 'cts')
    const isGenerated = /[/\\]generated[/\\]/.test(file) && !/^export \* /m.test(text)
    writeFileSync(twin, isGenerated ? pointer(text, `./${basename(file, '.d.ts')}.js`) : withExtension(text, 'cjs'))
    writeFileSync(file, withExtension(text, 'js'))
  }
}

const withExtension = (text: string, extension: string) =>
  text.replaceAll(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g, `$1$2$3.${extension}$2`)

/** The declarations of a module by those of another one, for a compiler that reads CommonJS. */
function pointer(text: string, module: string): string {
  const mode = "with { 'resolution-mode': 'import' }"
  const names = [...text.matchAll(/^export declare (?:const|function) (\w+)/gm)].map(
    ([, name]) => `export declare const ${name}: typeof all.${name};\n`,
  )
  const renamed = [...text.matchAll(/^export \{(?:\s*\/\*\*[^]*?\*\/)?\s*(\w+) as (\w+),?\s*\};$/gm)].map(
    ([, local, name]) => `declare const ${local}: typeof all.${name};\nexport { ${local} as ${name} };\n`,
  )
  const values = [...names, ...renamed]
  const all = `declare const all: typeof import('${module}', { ${mode.replace('with', 'with:')} });\n`
  return [
    `export type * from '${module}' ${mode};\n`,
    ...(values.length > 0 ? [all, ...values] : []),
    values.length > 0 ? '' : 'export {};\n',
  ].join('')
}
