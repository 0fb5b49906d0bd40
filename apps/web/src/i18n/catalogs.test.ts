import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { catalogProblems, messageProblems } from '../../../../scripts/words/catalog-problems.ts'
import { sourceLocale, webCatalogs } from '../../../../scripts/words/catalogs.ts'
import { locales } from './locales.ts'

const areas = webCatalogs.areas(sourceLocale)
const source = new Map(areas.flatMap((area) => [...webCatalogs.read(sourceLocale, area)]))
const translations = webCatalogs.locales().flatMap((locale) => areas.map((area) => ({ locale, area })))

test('every language of the interface has a folder of catalogs', () => {
  expect(webCatalogs.locales().toSorted()).toEqual(Object.keys(locales).toSorted())
})

test('every id starts with its area, or with enum in the shell', () => {
  for (const area of areas) {
    const strangers = [...webCatalogs.read(sourceLocale, area).keys()].filter((id) => {
      const [first] = id.split('.')
      return first !== area && !(area === 'shell' && first === 'enum')
    })
    expect({ area, strangers }).toEqual({ area, strangers: [] })
  }
})

test.each(translations)(
  '$locale/$area is complete, parses, and takes the values, tags and plurals it has to',
  ({ locale, area }) => {
    expect(catalogProblems(webCatalogs, locale, area)).toEqual([])
  },
)

test('a message with other values, tags or plurals than it needs is found', () => {
  const english = '{count, plural, one {# file} other {# files}} of <b>{name}</b>'
  expect(messageProblems('x', '{count, plural, other {# 件}} <b>{name}</b>', english, 'ja')).toEqual([])
  expect(messageProblems('x', '<b>{name}</b>', english, 'de')).toEqual(['x: other values or tags than in English'])
  expect(messageProblems('x', '{count, plural, one {# x} few {# x} other {# x}} <b>{name}</b>', english, 'de')).toEqual(
    ['x: de has no plural few'],
  )
  expect(messageProblems('x', '{count, plural, one {# x} other {# x}} <b>{name}</b>', english, 'ru')).toEqual([
    'x: no case for the plural many',
    'x: no case for the plural few',
  ])
  expect(messageProblems('x', '{count', english, 'de')).toHaveLength(1)
  expect(messageProblems('x', 'x', undefined, 'de')).toEqual(['x: not in the English catalog'])
})

test('every message is used, and every id in the code exists', () => {
  const code = sourceFiles(join(import.meta.dirname, '..'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const literal = new Set([...code.matchAll(/['"`]([a-zA-Z]+(?:\.[\w ]+)+)['"`]/g)].map(([, id]) => id!))
  const built = [...code.matchAll(/`([a-zA-Z]+\.(?:[\w ]+\.)*)\$\{/g)].map(([, start]) => start!)
  const unused = [...source.keys()].filter((id) => !literal.has(id) && !built.some((start) => id.startsWith(start)))
  expect(unused).toEqual([])
  // The types find these too, except where an id is made of parts.
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

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(gen|test)\./.test(name))
    .map((name) => join(folder, name))
}
