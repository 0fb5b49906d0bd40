import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContract } from '../openapi/bundle.ts'
import { journalFields } from '../packages/sdk/src/list-fields.ts'
import { readSources } from './arrows.ts'

// The list of names of journal entries (openapi/shared/journal.yaml), and those who write, read, and say them. Each
// check is seen to fail on a violation that is planted for it.

const root = resolve(import.meta.dirname, '..')
const { journal } = readContract(join(root, 'openapi'))
const byServer = [...journal.rows.values()].flatMap(({ event, by }) => (by ? [event] : []))
const sources = [...readSources(join(root, 'apps/server/src'))]
  .filter(([file]) => !file.endsWith('.test.ts') && !file.startsWith('generated/'))
  .map(([, text]) => text)
  .join('\n')

/** Names that nothing in the sources gives an entry: as its event, or by way of a constant that is one. */
const unwritten = (names: readonly string[], text: string) =>
  names.filter((name) => {
    const [, constant] = new RegExp(`const (\\w+) = '${name}'`).exec(text) ?? []
    const isEvent = new RegExp(`\\b(event|journalEvent)\\b[^,;}\\n]*'${name}'`).test(text)
    const isNamed = new RegExp(`named\\([^)]*'${name}'`).test(text)
    return !isEvent && !isNamed && !(constant && new RegExp(`event: ${constant}\\b`).test(text))
  })

const words = readFileSync(join(root, 'apps/web/src/i18n/en/activity.po'), 'utf8')

/** Names without a sentence, and sentences without a name. */
function wordProblems(names: readonly string[], catalog: string): string[] {
  const said = [...catalog.matchAll(/^msgid "activity\.event\.([A-Z0-9_]+)"$/gm)].map(([, name]) => name!)
  return [
    ...names.filter((name) => !said.includes(name)).map((name) => `${name} has no words`),
    ...said.filter((name) => !names.includes(name)).map((name) => `no entry is called ${name}`),
  ]
}

describe('the list of journal entries', () => {
  it('has no name by the server that the server never writes', () => {
    expect(byServer.length).toBeGreaterThan(20)
    expect(unwritten([...byServer, 'PLANTED'], `${sources}\nconst readers = ['PLANTED']`)).toEqual(['PLANTED'])
    expect(unwritten(byServer, sources)).toEqual([])
  })

  it('has words for every name, and the web has no words for others', () => {
    const names = [...journal.rows.keys()]
    expect(wordProblems([...names, 'PLANTED'], `${words}\nmsgid "activity.event.LEFT"`)).toEqual([
      'PLANTED has no words',
      'no entry is called LEFT',
    ])
    expect(wordProblems(names, words)).toEqual([])
  })

  it('has the types of things that the journal can be asked for', () => {
    expect(journalFields.about.codes.toSorted()).toEqual([...journal.entities.keys()].toSorted())
  })
})
