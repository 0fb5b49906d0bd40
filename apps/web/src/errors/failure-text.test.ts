import { readFileSync } from 'node:fs'
import type { Failure } from '@dragoman/sdk/operations/shared'
import { i18n } from '@lingui/core'
import { shell } from 'virtual:words/en'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasMessage } from '../i18n/t.ts'
import { failureText } from './failure-text.ts'

beforeAll(() => {
  i18n.load('en', shell)
  i18n.activate('en')
})

test('every failure code of the contract has words', () => {
  const file = new URL('../../../../openapi/shared/failures.yaml', import.meta.url)
  const { components } = parse(readFileSync(file, 'utf8'))
  const codes: string[] = components.schemas.Failure.properties.code['x-open-enum']
  expect(codes).toContain('CANCELLED')
  expect(codes.filter((code) => !hasMessage(`shell.failure.${code}`))).toEqual([])
})

const plain = (text: string | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '')

test.each<[Failure | undefined, string | undefined]>([
  [undefined, 'The server’s sentence.'],
  [{ code: 'NEW_HERE' }, 'The server’s sentence.'],
  [{ code: 'CANCELLED' }, 'Canceled.'],
  [
    { code: 'FILES_NOT_READ', data: { files: ['a.json', 'b.po'] } },
    'Couldn’t import these files: a.json and b.po. Check each file for details.',
  ],
  [
    { code: 'FILE_REFUSED', data: { file: 'a.json', line: 3, reason: 'Close it.' } },
    'Couldn’t read or write a.json, line 3: Close it.',
  ],
  [{ code: 'FILE_REFUSED', data: { file: 'a.json', reason: 'Close it.' } }, 'Couldn’t read or write a.json: Close it.'],
  [
    { code: 'WORDS_PER_UNIT_MISSING', data: { priceList: 'Main', unit: 'HOUR' } },
    'Price list Main charges by the hour but has no words-per-hour value.',
  ],
])('the failure %j is told in words', (failure, text) => {
  expect(plain(failureText(failure, 'The server’s sentence.'))).toBe(text)
})
