import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  catalogAreas,
  catalogLocales,
  catalogPath,
  formatCatalog,
  readCatalog,
  sourceLocale,
} from '../../scripts/catalogs.ts'
import { messageShape, pluralUses } from '../../scripts/message-shape.ts'
import { locales } from './locales.ts'

const areas = catalogAreas(sourceLocale)
const source = new Map(areas.flatMap((area) => [...readCatalog(sourceLocale, area)]))
const translations = catalogLocales().flatMap((locale) => areas.map((area) => ({ locale, area })))

test('every language of the interface has a folder of catalogs', () => {
  expect(catalogLocales().toSorted()).toEqual(Object.keys(locales).toSorted())
})

test('every id starts with its area, or with enum in the shell', () => {
  for (const area of areas) {
    const strangers = [...readCatalog(sourceLocale, area).keys()].filter((id) => {
      const [first] = id.split('.')
      return first !== area && !(area === 'shell' && first === 'enum')
    })
    expect({ area, strangers }).toEqual({ area, strangers: [] })
  }
})

describe.each(translations)('$locale/$area', ({ locale, area }) => {
  const messages = readCatalog(locale, area)

  test('the catalog has exactly the ids of the English one', () => {
    expect([...messages.keys()].toSorted()).toEqual([...readCatalog(sourceLocale, area).keys()].toSorted())
  })

  test('every message parses, and takes the values and tags of the English one', () => {
    for (const [id, message] of messages) {
      const { values, tags } = messageShape(message)
      const english = messageShape(source.get(id)!)
      expect({ id, values: sorted(values), tags }).toEqual({ id, values: sorted(english.values), tags: english.tags })
    }
  })

  test('every message has exactly the plural forms of its language', () => {
    for (const [id, message] of messages) {
      for (const { type, keys } of pluralUses(message)) {
        const rules = new Intl.PluralRules(locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' })
        const possible = rules.resolvedOptions().pluralCategories
        const counted = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
        const named = keys.filter((key) => !key.startsWith('='))
        expect({ id, unknown: named.filter((key) => !possible.includes(key as Intl.LDMLPluralRule)) }).toEqual({
          id,
          unknown: [],
        })
        expect({ id, missing: ['other', ...counted].filter((key) => !named.includes(key)) }).toEqual({
          id,
          missing: [],
        })
      }
    }
  })

  test('the catalog is formatted as the tool writes it', () => {
    expect(readFileSync(catalogPath(locale, area), 'utf8')).toBe(formatCatalog(locale, messages))
  })
})

test('every message is used, and every id in the code exists', () => {
  const code = sourceFiles(join(import.meta.dirname, '..'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const literal = new Set([...code.matchAll(/['"`]([a-zA-Z]+(?:\.[\w ]+)+)['"`]/g)].map(([, id]) => id!))
  const built = [...code.matchAll(/`([a-zA-Z]+\.(?:[\w ]+\.)*)\$\{/g)].map(([, start]) => start!)
  const unused = [...source.keys()].filter((id) => !literal.has(id) && !built.some((start) => id.startsWith(start)))
  expect(unused).toEqual([])
  // What the types see too, except where an id is made of parts.
  const broken = built.filter(
    (start) => areas.includes(start.split('.')[0]!) && ![...source.keys()].some((id) => id.startsWith(start)),
  )
  expect(broken).toEqual([])
})

test('every enum code of the contract has a word', () => {
  const contract = parse(readFileSync(join(import.meta.dirname, '../../../../openapi/shared/enums.yaml'), 'utf8')) as {
    components: { schemas: Record<string, { enum?: string[]; 'x-open-enum'?: string[] }> }
  }
  const missing = Object.entries(vocabularies).flatMap(([schema, vocabulary]) => {
    const codes = contract.components.schemas[schema]!
    return (codes.enum ?? codes['x-open-enum'])!
      .map((code) => `enum.${vocabulary}.${code}`)
      .filter((id) => !source.has(id))
  })
  expect(missing).toEqual([])
})

/** Schemas of the contract whose codes people see, and the vocabulary that has their words. */
const vocabularies = {
  AccountType: 'accountType',
  AssignmentState: 'assignment',
  CostsStatus: 'costsStatus',
  CostUnit: 'costUnit',
  GenesisCreationStatus: 'genesis',
  JobStatus: 'jobStatus',
  PermissionModule: 'permissionModule',
  ProjectStatus: 'projectStatus',
  Role: 'role',
  TaskStatus: 'taskStatus',
  TmMatchType: 'matchType',
  TranslationStatus: 'translationStatus',
  UserStatus: 'userStatus',
  WorkflowCode: 'workflow',
}

const sorted = (values: Record<string, string>) => Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(gen|test)\./.test(name))
    .map((name) => join(folder, name))
}
