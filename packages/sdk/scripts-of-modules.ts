import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Writes for every module what a CommonJS script gets: the module itself, which Node has given to `require` since 20.19, so
 * that each class exists once in a program; and declarations that point to those of the module, by the rules of a compiler
 * that reads CommonJS.
 * @param modules files of the entries below `dist`, without an extension
 */
export async function writeScripts(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    const name = basename(module)
    writeFileSync(`${module}.cjs`, `module.exports = require('./${name}.js')\n`)
    const declarations = readFileSync(`${module}.d.ts`, 'utf8')
    const values = (await import(pathToFileURL(resolve(`${module}.js`)).href)) as Record<string, unknown>
    writeFileSync(`${module}.d.cts`, pointer(`./${name}.js`, declarations, values))
  }
}

const mode = "'resolution-mode': 'import'"

function pointer(module: string, declarations: string, values: Readonly<Record<string, unknown>>): string {
  // Namespaces hold types, too, so each is handed on as one.
  if (/^export \* as /m.test(declarations)) return declarations.replaceAll(/\.js';$/gm, ".cjs';")
  const names = Object.keys(values)
  if (!/^export (?:type|interface|\*|\{[^}]*\btype )|^export declare class/m.test(declarations) && names.length > 0) {
    return `declare const all: typeof import('${module}', { with: { ${mode} } });\nexport = all;\n`
  }
  return [
    `export type * from '${module}' with { ${mode} };\n`,
    names.length > 0 ? `import type * as all from '${module}' with { ${mode} };\n` : 'export {};\n',
    ...names.map((name) => {
      // A name of the language, such as `delete`, can be exported, though not declared.
      if (new RegExp(`\\w+ as ${name}\\b`).test(declarations)) {
        return `declare const ${name}_: typeof all.${name};\nexport { ${name}_ as ${name} };\n`
      }
      const type = isClass(values[name]) ? `export type ${name} = all.${name};\n` : ''
      return `export declare const ${name}: typeof all.${name};\n${type}`
    }),
  ].join('')
}

const isClass = (value: unknown) =>
  typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value))
