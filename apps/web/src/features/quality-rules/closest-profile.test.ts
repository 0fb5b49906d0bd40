import type { QualityPlace, QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { expect, it } from 'vitest'
import { closestProfile, profileAt, type Place } from './closest-profile.ts'

const profile = (name: string, ...places: QualityPlace[]) => ({ name, places }) as unknown as QualityProfile

const account: Place = { level: 'ACCOUNT' }
const unit: Place = { level: 'ORG_UNIT', placeUuid: 'u' }
const project: Place = { level: 'PROJECT', placeUuid: 'p' }

it('the profile of the closest place that has one applies, else Default', () => {
  const all = [profile('Default'), profile('Wide', { level: 'ACCOUNT' }), profile('Unit', unit)]
  expect(closestProfile(all, [project, unit, account])?.name).toBe('Unit')
  expect(closestProfile(all, [project, account])?.name).toBe('Wide')
  expect(closestProfile(all.slice(0, 1), [project, account])?.name).toBe('Default')
  expect(profileAt(all, project)).toBeUndefined()
  expect(profileAt(all, unit)?.name).toBe('Unit')
})
