import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { transformSync } from 'esbuild'

/**
 * Writes generated modules to `dist`, each with its exports where they stand, which a bundler would list once more; they need
 * the core of the package in place of the files that it gathers.
 * @param files below `src`
 */
export function writeGenerated(files: readonly string[]): void {
  for (const file of files) {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      loader: 'ts',
      target: 'es2022',
      charset: 'utf8',
      minifySyntax: true,
      // It takes the marks of pure calls away, too, by which a bundler leaves out operations that are not used.
      minifyWhitespace: file.includes('/schemas/'),
    })
    const target = `${publishedFile(file)}.js`
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(
      target,
      code
        .replaceAll(/(from ?|import ?)"\.\.\/(?:answers|body|operation|operation-table)\.ts"/g, '$1"../core.js"')
        .replaceAll(/(from ?|import ?)"(\.{1,2}\/[^"]+)\.ts"/g, (_, before: string, path: string) => {
          return `${before}"${publishedPath(file, path)}.js"`
        }),
    )
  }
}

/**
 * The published file of a module, without an extension. Tarballs are sorted by the names of files: schemas have names that
 * lie together, which makes it a fortieth smaller.
 */
export const publishedFile = (source: string): string =>
  source
    .replace(/^(?:\.\/)?src\//, 'dist/')
    .replace(/\.ts$/, '')
    .replace(/(\/schemas\/)([\w*]+)$/, '$1schemas-of-$2')

/** A path without an extension, as it stands in the published file of a module. */
export const publishedPath = (source: string, path: string): string =>
  source.includes('/schemas/') ? path.replace(/^\.\/(\w+)$/, './schemas-of-$1') : path
