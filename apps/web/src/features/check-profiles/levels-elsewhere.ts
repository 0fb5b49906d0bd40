import type { CheckLevel, CheckLevels, CheckProfile, CheckProfiles } from '@dragoman/sdk/operations/checkProfiles'

export type CheckKind = keyof CheckLevels

/** The account, an organizational unit, or a project, and one target language or all. */
export interface ProfilePlace {
  orgUnitUuid?: string | undefined
  projectUuid?: string | undefined
  targetLanguage?: string | undefined
}

/** A level, and the profile that decides it; without one it is the standard. */
export interface Elsewhere {
  level: CheckLevel
  profile?: CheckProfile
}

/** How near a profile is: what a nearer one says counts. */
const nearness = ({ projectUuid, orgUnitUuid, targetLanguage }: ProfilePlace): number =>
  (projectUuid ? 4 : orgUnitUuid ? 2 : 0) + (targetLanguage ? 1 : 0)

const placeOf = ({ orgUnit, projectUuid, targetLanguage }: CheckProfile): ProfilePlace => ({
  orgUnitUuid: orgUnit?.uuid,
  projectUuid,
  targetLanguage,
})

/** The profile of a place; undefined where nothing is decided there. */
export const profileAt = ({ profiles }: CheckProfiles, place: ProfilePlace): CheckProfile | undefined =>
  profiles.find((profile) => {
    const { orgUnitUuid, projectUuid, targetLanguage } = placeOf(profile)
    return (
      orgUnitUuid === place.orgUnitUuid && projectUuid === place.projectUuid && targetLanguage === place.targetLanguage
    )
  })

/** The level of a check that holds in a place as long as nothing is decided there. */
export function levelElsewhere({ standard, profiles }: CheckProfiles, place: ProfilePlace, kind: CheckKind): Elsewhere {
  const farther = profiles
    .filter((profile) => {
      const other = placeOf(profile)
      const isOfUnit = other.orgUnitUuid === undefined || place.projectUuid || other.orgUnitUuid === place.orgUnitUuid
      const isOfLanguage = other.targetLanguage === undefined || other.targetLanguage === place.targetLanguage
      return isOfUnit && isOfLanguage && nearness(other) < nearness(place) && profile.levels[kind] !== undefined
    })
    .toSorted((one, other) => nearness(placeOf(other)) - nearness(placeOf(one)))
  const [profile] = farther
  return profile ? { level: profile.levels[kind]!, profile } : { level: standard[kind] ?? 'WARN' }
}
