import type { QualityPlace, QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'

/** A place with those around it, the closest first. */
export type Place = Pick<QualityPlace, 'level' | 'placeUuid'>

const isAt = ({ places }: QualityProfile, { level, placeUuid }: Place) =>
  places.some((place) => place.level === level && place.placeUuid === placeUuid)

/** The profile of the closest of some places that has one; the product's default without any. */
export const closestProfile = (
  profiles: readonly QualityProfile[],
  places: readonly Place[],
): QualityProfile | undefined =>
  places.map((place) => profiles.find((profile) => isAt(profile, place))).find((found) => found !== undefined) ??
  profiles[0]

/** The profile that was chosen for a place itself. */
export const profileAt = (profiles: readonly QualityProfile[], place: Place): QualityProfile | undefined =>
  profiles.find((profile) => isAt(profile, place))
