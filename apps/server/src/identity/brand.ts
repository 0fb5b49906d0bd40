import type { Brand, LogoPictures } from '@dragoman/sdk/operations/branding'
import { planIncludes } from '@dragoman/sdk/tiers'
import type { StoredLogo } from '../kernel/tables.ts'
import type { SignedIn } from './sessions.ts'

/** Where a picture of a logo is found. */
export const logoAddress = (key: string): string => `/api/v3/account/logo/${key}`

export const logoPictures = ({ original, square, wide, width, height }: StoredLogo): LogoPictures => ({
  original: logoAddress(original),
  square: logoAddress(square),
  wide: logoAddress(wide),
  isWide: width >= 2 * height,
})

/**
 * The account's name and logo, shown to its people instead of the product's; undefined without logos, or without a plan
 * that includes them.
 */
export function brandOf(session: SignedIn): Brand | undefined {
  const { name, logo, portalLogo } = session.account
  if ((!logo && !portalLogo) || !planIncludes(session, 'BRANDING')) return undefined
  return {
    name,
    ...(logo && { logo: logoPictures(logo) }),
    ...(portalLogo && { portalLogo: logoPictures(portalLogo) }),
  }
}
