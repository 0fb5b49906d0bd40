import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { formatPages } from './help-pages.ts'
import { json } from './json/json.ts'

const help = new URL('../../../../../docs/help/formats/', import.meta.url)

test('the help center has an up-to-date page for each format', () => {
  const pages = formatPages()
  expect(readdirSync(help).toSorted()).toEqual(pages.map(({ name }) => `${name}.md`).toSorted())
  for (const { name, text } of pages) expect(readFileSync(new URL(`${name}.md`, help), 'utf8')).toBe(text)
})

test('a page is found by nothing but the folder of its format', () => {
  const root = mkdtempSync(join(tmpdir(), 'formats-'))
  const planted = { ...json, name: 'planted', label: 'Planted', extensions: ['plant'] }
  const pages = () => formatPages(pathToFileURL(`${root}/`), [planted])
  expect(pages).toThrow('## planted')
  mkdirSync(join(root, 'planted'))
  writeFileSync(join(root, 'planted/help.md'), '## planted\n\nTranslated: leaves.\n')
  const [page] = pages()
  expect(page?.text).toMatch(/^# Planted\n\nFiles: `\.plant`\.\n\n\*\*Translated:\*\* leaves\.\n/)
  expect(page?.text).toContain('| Skip these keys |')
})
