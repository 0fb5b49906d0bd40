import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readHelp } from '../apps/reference/src/help.ts'
import { helpPages } from '../apps/web/src/display/help/help-pages.ts'

const source = resolve(import.meta.dirname, '../apps/web/src')
const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/(?:helpOn\(|<\w+ term=)['"](\w+)['"]/g)])
  .map(([, term]) => term)

it('the help beside each word leads to a section of the help center', () => {
  const sections = new Set(readHelp().flatMap(({ entries }) => entries.map((entry) => entry.at(-1))))
  expect(sections.size).toBeGreaterThan(50)
  expect(Object.values(helpPages).filter((page) => !sections.has(`/docs/${page}`))).toEqual([])
})

it('each word with help stands somewhere, and they are many', () => {
  expect(Object.keys(helpPages).filter((term) => !drawn.includes(term))).toEqual([])
  expect(drawn.length).toBeGreaterThan(30)
})
