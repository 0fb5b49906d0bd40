import type { CheckProfiles } from '@dragoman/sdk/operations/checkProfiles'
import { expect, test } from 'vitest'
import { levelElsewhere, profileAt } from './levels-elsewhere.ts'

const orgUnit = { uuid: 'u', name: 'Unit' }
const data: CheckProfiles = {
  standard: { number: 'WARN', space: 'WARN', term: 'WARN' },
  profiles: [
    { levels: { number: 'BLOCK', space: 'OFF' }, version: '1' },
    { targetLanguage: 'de', levels: { number: 'OFF' }, version: '2' },
    { orgUnit, levels: { space: 'BLOCK' }, version: '3' },
    { projectUuid: 'p', levels: { term: 'OFF' }, version: '4' },
  ],
}

test('a level comes from the nearest profile that is farther than the place', () => {
  const at = (place: Parameters<typeof levelElsewhere>[1], kind: 'number' | 'space' | 'term') => {
    const { level, profile } = levelElsewhere(data, place, kind)
    return [level, profile?.version]
  }
  expect(at({}, 'number')).toEqual(['WARN', undefined])
  expect(at({ targetLanguage: 'de' }, 'number')).toEqual(['BLOCK', '1'])
  expect(at({ orgUnitUuid: 'u', targetLanguage: 'de' }, 'number')).toEqual(['OFF', '2'])
  expect(at({ orgUnitUuid: 'v' }, 'space')).toEqual(['OFF', '1'])
  expect(at({ projectUuid: 'p' }, 'space')).toEqual(['BLOCK', '3'])
  expect(at({ projectUuid: 'p', targetLanguage: 'de' }, 'term')).toEqual(['OFF', '4'])
  expect(profileAt(data, { orgUnitUuid: 'u' })?.version).toBe('3')
})
