import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Paths of the repository that a document names as code, and links to files, as far as they are missing. */
function missing(file: string, text: string): string[] {
  const named = [...text.matchAll(/`((?:apps|packages|openapi|scripts|test|docs)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => join(file, '..', path))
  return [...named.filter((path) => !/[<{*…]/.test(path)), ...linked].filter((path) => !existsSync(join(root, path)))
}

it('documents name only files that exist', () => {
  expect(missing('docs/planted.md', 'See `apps/planted/x.ts`, `apps/web`, and [it](planted.png).')).toEqual([
    'apps/planted/x.ts',
    'docs/planted.png',
  ])
  const files = globSync(['*.md', 'docs/*.md'], { cwd: root })
  expect(files).toContain('docs/architecture.md')
  expect(
    files.flatMap((file) => missing(file, readFileSync(join(root, file), 'utf8')).map((path) => `${file}: ${path}`)),
  ).toEqual([])
})
